//! `talon demo-data` makes the same data from the same seed, and the data are correct.

use std::path::Path;
use std::process::Output;

use talon_stage::without_settings;

fn talon(directory: &Path, database: &str, arguments: &[&str]) -> Output {
    let mut command = without_settings(env!("CARGO_BIN_EXE_talon"));
    command.current_dir(directory).env("TALON_DATABASE_URL", database).args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

const FEW: [&str; 11] =
    ["demo-data", "--matches", "300", "--people", "20", "--communities", "2", "--seed", "5", "--until", "2026-11-01"];

fn export(directory: &Path, database: &str, name: &str) -> String {
    said(&talon(directory, database, &["export", "--everything", "--out", name]));
    std::fs::read_to_string(directory.join(name)).unwrap()
}

fn boards(directory: &Path, database: &str) -> String {
    said(&talon(directory, database, &["standings", "leaderboard", "--format", "json"]))
}

#[test]
fn the_same_seed_makes_the_same_everywhere_and_it_is_right() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let postgres = talon_cluster::cluster().map(talon_cluster::Cluster::empty);
    let databases: Vec<String> =
        ["sqlite:one.db", "sqlite:two.db"].into_iter().map(str::to_owned).chain(postgres).collect();
    for (number, database) in databases.iter().enumerate() {
        assert_eq!(
            said(&talon(directory, database, &FEW)),
            "demo-data: 300 matches of 20 people in 2 communities, seed 5\n"
        );
        assert_eq!(
            said(&talon(directory, database, &["standings", "rebuild"])),
            "standings: 300 results counted; every row was correct\n",
            "each was counted as it came"
        );
        let (first, this) = (&databases[0], format!("{number}.jsonl"));
        assert_eq!(export(directory, database, &this), export(directory, first, &format!("first{number}.jsonl")));
        assert_eq!(boards(directory, database), boards(directory, first));
    }
    let shown = boards(directory, &databases[0]);
    assert!(shown.contains("\"santase\"") && shown.contains("\"belot\""), "{shown}");
    let mut other = FEW;
    other[8] = "6";
    said(&talon(directory, "sqlite:other.db", &other));
    assert_ne!(boards(directory, "sqlite:other.db"), shown);
}

#[test]
fn tables_of_others_are_not_mixed_with_it_unasked() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let database = "sqlite:talon.db";
    said(&talon(directory, database, &FEW));
    let again = talon(directory, database, &FEW);
    assert_eq!(again.status.code(), Some(2));
    let refusal = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(refusal.contains("--beside-others"), "{refusal}");
    let more = [&["demo-data", "--beside-others", "--seed", "6"], &FEW[1..7], &FEW[9..]].concat();
    said(&talon(directory, database, &more));
    let counted = said(&talon(directory, database, &["standings", "rebuild"]));
    assert_eq!(counted, "standings: 600 results counted; every row was correct\n");
    let few = talon(directory, "sqlite:few.db", &["demo-data", "--people", "2", "--communities", "3"]);
    assert_eq!(few.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&few.stderr).contains("--communities"));
}

const SCRATCH: &str = "sqlite:first.db";

/// Makes a database with a finished match that has no result.
fn without_results(directory: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = talon_store_sqlite::SqliteStore::open(&directory.join("first.db")).await.unwrap();
        talon_conformance::play_a_match(&store).await;
        store.close().await;
    });
}

/// The same archive with other points in its result.
fn tampered(archive: &str) -> String {
    let line = archive.lines().find(|line| line.starts_with("{\"row\":\"result\"")).unwrap();
    let mut row: serde_json::Value = serde_json::from_str(line).unwrap();
    let points = &mut row["fact"]["players"][0]["points"];
    *points = (points.as_i64().unwrap() + 1).into();
    archive.replace(line, &row.to_string())
}

#[test]
fn results_are_found_in_the_logs() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    without_results(directory);
    let from_logs = |database: &str| said(&talon(directory, database, &["standings", "rebuild", "--from-logs"]));
    let right = "standings: 1 results counted; every row was correct\n";
    assert_eq!(from_logs(SCRATCH), format!("standings: 1 results added from the logs\n{right}"));
    assert_eq!(from_logs(SCRATCH), format!("standings: 0 results added from the logs\n{right}"));

    let archive = export(directory, SCRATCH, "right.jsonl");
    std::fs::write(directory.join("wrong.jsonl"), tampered(&archive)).unwrap();
    let postgres = talon_cluster::cluster().map(talon_cluster::Cluster::empty);
    for (number, database) in ["sqlite:second.db".to_owned()].into_iter().chain(postgres).enumerate() {
        said(&talon(directory, &database, &["import", "wrong.jsonl"]));
        let told = from_logs(&database);
        assert!(told.contains("1 differed from their logs, and were kept: add --overwrite"), "{told}");
        let overwritten = said(&talon(directory, &database, &["standings", "rebuild", "--from-logs", "--overwrite"]));
        assert!(overwritten.contains("1 differed from their logs, and were corrected"), "{overwritten}");
        assert!(!overwritten.contains("every row was correct"), "{overwritten}");
        assert_eq!(from_logs(&database), format!("standings: 0 results added from the logs\n{right}"));
        assert_eq!(export(directory, &database, &format!("again{number}.jsonl")), archive);
    }
}
