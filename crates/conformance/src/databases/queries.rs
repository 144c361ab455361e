//! sqlx's offline data, which checks the queries without a database.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::Scratch;
use crate::copies;

/// Every described query with its description.
#[must_use]
pub fn described<S: Scratch>() -> Vec<(String, Value)> {
    let described: Vec<_> = fs::read_dir(Path::new(S::CRATE).join(".sqlx"))
        .unwrap()
        .map(|entry| serde_json::from_str::<Value>(&fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap())
        .map(|data| (data["query"].as_str().unwrap().to_owned(), data["describe"].clone()))
        .collect();
    assert!(described.len() > 20, "only {} queries are described", described.len());
    described
}

/// No description is left of a removed query.
pub fn every_description_belongs_to_a_query<S: Scratch>() {
    let folders = ["src", "../store/statements"].map(|folder| Path::new(S::CRATE).join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let sources: String = files.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    for (sql, _) in described::<S>() {
        let written = sql.trim_end_matches(" FOR UPDATE");
        assert!(copies(&sql) || sources.contains(written), "run prepare.sh, for this query is gone: {sql}");
    }
}

/// Asserts that each of these queries may scan a whole table, as a step of its plan does: it begins like one of those in `may`, or it moves
/// or recounts everything, once.
pub fn no_other_query_scans<S: Scratch>(scans: Vec<(String, String)>, may: &[&str]) {
    let moving = ["../store/statements/import.rs", "../store/statements/recount.rs", "src/counters.rs"]
        .map(|file| fs::read_to_string(Path::new(S::CRATE).join(file)).unwrap());
    let others = scans.into_iter().filter(|(sql, _)| {
        !copies(sql)
            && !moving.iter().any(|text| text.contains(sql))
            && !may.iter().any(|allowed| sql.starts_with(allowed))
    });
    assert_eq!(others.collect::<Vec<_>>(), Vec::new());
}
