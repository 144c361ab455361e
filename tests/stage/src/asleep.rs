//! Simulates time that passes while the program is off.
//!
//! The program reads the real clock, and people's clocks run for hours. Instead of waiting, a test stops the program, ages everything in
//! its database with the help of an archive from `talon export`, and restarts it.

use std::time::Duration;

use serde_json::Value;

use super::program::Program;

/// The fields of an archive's rows that contain a time.
const MOMENTS: [&str; 9] =
    ["at", "opened_at", "behind_at", "expires", "due", "shown_at", "not_before", "taken_at", "next"];

/// Any whole number from here on is a time, in milliseconds since 1970.
const MOMENTS_BEGIN: i64 = 1_000_000_000_000;

const ARCHIVE: &str = "asleep.jsonl";
const DATABASE: &str = "talon.db";

impl Program {
    /// Stops the program (SIGTERM) and lets this much time pass, as far as it can know.
    pub async fn sleep_through(&mut self, time: Duration) {
        assert_eq!(self.stop().await, Some(0), "an orderly end");
        assert!(self.other_database().is_none(), "only the usual file can be made older");
        self.succeeds(&["export", "--everything", "--out", ARCHIVE]);
        let path = self.path(ARCHIVE);
        let archive = std::fs::read_to_string(&path).expect("the archive");
        let older: Vec<String> = archive.lines().map(|line| made_older(line, time)).collect();
        std::fs::write(&path, older.join("\n") + "\n").expect("the archive is written");
        for suffix in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(self.path(&format!("{DATABASE}{suffix}")));
        }
        self.succeeds(&["import", ARCHIVE]);
        std::fs::remove_file(path).expect("the archive goes");
    }

    fn succeeds(&self, arguments: &[&str]) {
        let output = self.talon(arguments);
        assert!(output.status.success(), "talon {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

fn made_older(line: &str, time: Duration) -> String {
    let mut row: Value = serde_json::from_str(line).expect("a row of JSON");
    age(&mut row, None, i64::try_from(time.as_millis()).expect("a time"));
    row.to_string()
}

fn age(value: &mut Value, key: Option<&str>, by: i64) {
    match value {
        Value::Object(fields) => fields.iter_mut().for_each(|(key, value)| age(value, Some(key), by)),
        Value::Array(items) => items.iter_mut().for_each(|item| age(item, None, by)),
        Value::Number(number) => {
            let Some(moment) = number.as_i64().filter(|moment| *moment >= MOMENTS_BEGIN) else { return };
            assert!(key.is_some_and(|key| MOMENTS.contains(&key)), "{key:?} is a moment that the archive did not have");
            *value = Value::from(moment - by);
        }
        Value::String(_) | Value::Bool(_) | Value::Null => {}
    }
}
