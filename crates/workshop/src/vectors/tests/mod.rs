//! Records of our own deals agree; a record that is changed in a single place does not.

mod santase_cs;
mod snaps_cp;

use serde_json::{Value, json};

use super::{Summary, VectorError, run_vectors};

fn replay(records: &[Value]) -> (Result<Summary, VectorError>, String) {
    let file: Vec<String> = records.iter().map(|record| record.to_string() + "\n").collect();
    let mut report = Vec::new();
    let summary = run_vectors(file.concat().as_bytes(), &mut report);
    (summary, String::from_utf8(report).unwrap())
}

/// Damages a record.
type Change = Box<dyn Fn(&mut Value)>;

/// Replaces the existing value at `path`.
fn set(path: String, value: Value) -> Change {
    Box::new(move |record| *record.pointer_mut(&path).unwrap() = value.clone())
}

/// Makes each change on its own; the deal must disagree, and its report say `what`. Returns how many changes there were.
fn every_change_is_noticed(original: &Value, changes: &[(Change, &'static str)]) -> usize {
    for (change, what) in changes {
        let mut changed = original.clone();
        change(&mut changed);
        assert_ne!(*original, changed, "{what}: nothing was changed");
        let (summary, report) = replay(&[santase_cs::record(77), changed, snaps_cp::plain()]);
        assert_eq!(summary.unwrap(), Summary { agree: 2, listed: 0, disagree: 1 }, "{what}: {original}");
        let first = report.lines().next().unwrap();
        assert!(first.starts_with(&format!("seed {}, step ", original["seed"])), "{report}");
        assert!(first.contains(what), "{what} is not in {first}");
        assert!(report.ends_with("agree 2, listed difference 0, disagree 1 of 3\n"), "{report}");
    }
    changes.len()
}

#[test]
fn an_engine_that_nobody_knows_is_named() {
    let error = replay(&[snaps_cp::plain(), json!({"engine": "Deep@1", "seed": 0})]).0.unwrap_err();
    assert_eq!(error.to_string(), "line 2: no known engine: \"Deep@1\"");
}
