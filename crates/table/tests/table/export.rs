use proptest::prelude::*;
use serde_json::{Value, json};
use talon_table::{BadExport, Command, Export, ExportRefused, Fault, TableId, What, Why, verify};

use crate::bench::{ANA, BORIS, Bench, secret};

fn file() -> Value {
    let export = Export::new(&Bench::over(6).log).unwrap();
    serde_json::from_str(&export.to_json().unwrap()).unwrap()
}

fn read(file: &Value) -> Result<Export, BadExport> {
    Export::from_json(&file.to_string())
}

#[test]
fn a_finished_match_is_exported_and_checked() {
    let bench = Bench::over(6);
    let export = Export::new(&bench.log).unwrap();
    assert_eq!(export.log(), bench.log);
    assert_eq!(Some(export.table()), bench.table.id());
    assert_eq!(export.commitments()[0].commitment, secret(6).commitment());
    let read = Export::from_json(&export.to_json().unwrap()).unwrap();
    assert_eq!(read, export);
    assert_eq!(read.verify(), verify(&bench.log));
    assert!(read.verify().is_ok());
}

#[test]
fn hidden_cards_do_not_leave() {
    let id = TableId(77);
    let refused = |bench: &Bench| Export::new(&bench.log).unwrap_err();
    assert_eq!(refused(&Bench::lobby(6)), ExportRefused::NothingFinished(id));
    assert_eq!(refused(&Bench::playing(6)), ExportRefused::MatchRunning(id));
    let mut bench = Bench::over(6);
    let over = bench.log.clone();
    bench.run(Command::Rematch { person: ANA, secret: secret(7) });
    // The coming match's secret stays behind.
    assert_eq!(Export::new(&bench.log).unwrap().log(), over);
    bench.run(Command::Rematch { person: BORIS, secret: secret(7) });
    assert_eq!(refused(&bench), ExportRefused::MatchRunning(id));
}

#[test]
fn a_bad_log_is_not_exported() {
    let mut log = Bench::over(6).log;
    log.remove(1);
    assert!(matches!(Export::new(&log), Err(ExportRefused::BadLog(bad)) if bad.seq == 3));
}

#[test]
fn a_file_says_what_is_wrong_where_it_is() {
    let mut other = file();
    other["version"] = json!(2);
    assert_eq!(read(&other), Err(BadExport::Version { found: 2 }));
    let mut other = file();
    other["log"][8]["event"]["type"] = json!("vanished");
    let said = read(&other).unwrap_err().to_string();
    assert_eq!(said, "record 9: it cannot be read: unexpected content");
    let mut other = file();
    other["log"][8] = json!(null);
    assert!(matches!(read(&other), Err(BadExport::BadLog(bad)) if bad.seq == 9));
    assert!(matches!(
        Export::from_json("{\n\"version\": x"),
        Err(BadExport::NotAnExport(Why::Malformed { line: 2, .. }))
    ));
}

#[test]
fn a_file_that_is_none_says_where() {
    let said = Export::from_json("{\n\"version\": x").unwrap_err().to_string();
    assert_eq!(said, "not an exported table: it cannot be read: not JSON at line 2, column 12");
}

#[test]
fn a_file_keeps_its_promises() {
    let fault = |other: &Value| read(other).unwrap().verify().unwrap_err();
    let mut other = file();
    other["commitments"][0]["commitment"] = json!(secret(99).commitment());
    assert_eq!(fault(&other), Fault { seq: 2, what: What::Promise { match_no: 1 } });
    let mut other = file();
    other["commitments"] = json!([]);
    assert_eq!(fault(&other), Fault { seq: 2, what: What::Promises { match_no: 1 } });
    let mut other = file();
    let second = json!({"match_no": 2, "commitment": secret(99).commitment()});
    other["commitments"].as_array_mut().unwrap().push(second);
    assert_eq!(fault(&other), Fault { seq: 0, what: What::Promises { match_no: 2 } });
    let mut other = file();
    other["table"] = json!(TableId(1));
    assert_eq!(fault(&other), Fault { seq: 1, what: What::Table });
    let mut other = file();
    other["log"][5]["seq"] = json!(17);
    assert_eq!(fault(&other), Fault { seq: 17, what: What::Log(Why::OutOfOrder { expected: 6 }) });
}

#[test]
fn a_line_that_a_mail_program_wrapped_is_named() {
    let text = file().to_string();
    // In the middle of a string: of a secret, for example.
    let at = text.find("\"commitment\":\"").unwrap() + 30;
    let wrapped = format!("{}\n{}", &text[..at], &text[at..]);
    let said = Export::from_json(&wrapped).unwrap_err().to_string();
    assert!(said.contains("a line that was wrapped, as mail programs do, at line 2"), "{said}");
}

proptest! {
    #[test]
    fn any_text_is_an_export_or_refused(text in "\\PC{0,200}") {
        prop_assert!(Export::from_json(&text).is_err());
    }

    #[test]
    fn a_damaged_file_never_panics(cut in 0.0..1.0f64, byte: u8) {
        let mut bytes = file().to_string().into_bytes();
        let place = (cut * bytes.len() as f64) as usize;
        bytes[place] = byte;
        let damaged = String::from_utf8_lossy(&bytes);
        if let Ok(export) = Export::from_json(&damaged) {
            let _ = export.verify();
        }
    }
}
