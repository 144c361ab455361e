//! A whole database goes through a file into another one, unchanged.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Output;

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::{Map, Value};
use talon_cards::fair::Secret;
use talon_cluster::{Cluster, cluster};
use talon_conformance::results::some_results;
use talon_conformance::{ARCHIVED, play_a_match, twin};
use talon_games::GameKind;
use talon_stage::without_settings;
use talon_store::archive::ARCHIVE_VERSION;
use talon_store::daily::{DailyDeal, DailyPlay, begun_name};
use talon_store::{AccountRef, Choices as _, CommunityRow, Dailies as _, PlatformKind};
use talon_store_sqlite::SqliteStore;
use talon_table::{PersonId, TableId, Timestamp};

fn talon(directory: &Path, database: &str, arguments: &[&str]) -> Output {
    let mut command = without_settings(env!("CARGO_BIN_EXE_talon"));
    command.current_dir(directory).env("TALON_DATABASE_URL", database).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn done(output: &Output) {
    assert!(output.status.success(), "{}", text(&output.stderr));
}

fn refused(output: &Output, parts: &[&str]) {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    for part in parts {
        assert!(said.contains(part), "“{part}” is missing in: {said}");
    }
}

fn export(directory: &Path, database: &str, name: &str) -> String {
    done(&talon(directory, database, &["export", "--everything", "--out", name]));
    std::fs::read_to_string(directory.join(name)).unwrap()
}

/// A SQLite database after a match and many random requests.
fn filled(directory: &Path) -> String {
    let path: PathBuf = directory.join("first.db");
    let mut chance = TestRunner::deterministic();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(&path).await.unwrap();
        let requests = (0..48).flat_map(|_| twin::requests().new_tree(&mut chance).unwrap().current());
        twin::compare(&store, requests.collect()).await;
        play_a_match(&store).await;
        store.close().await;
    });
    "sqlite:first.db".to_owned()
}

fn row(line: &str) -> Map<String, Value> {
    serde_json::from_str(line).unwrap()
}

/// The kinds of rows in an archive.
fn kinds(archive: &str) -> BTreeSet<String> {
    archive.lines().filter_map(|line| Some(row(line).get("row")?.to_string())).collect()
}

#[test]
fn nothing_is_lost_between_the_databases() {
    let Some(cluster) = cluster() else { return };
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let first = export(directory, &filled(directory), "first.jsonl");
    assert!(kinds(&first).len() > 18, "there is little to be lost: {:?}", kinds(&first));

    let postgres = cluster.empty();
    done(&talon(directory, &postgres, &["import", "first.jsonl"]));
    assert_eq!(export(directory, &postgres, "second.jsonl"), first);
    refused(&talon(directory, &postgres, &["import", "first.jsonl"]), &["not empty"]);

    done(&talon(directory, "sqlite:third.db", &["import", "second.jsonl"]));
    assert_eq!(export(directory, "sqlite:third.db", "third.jsonl"), first);
    refused(&talon(directory, "sqlite:third.db", &["import", "first.jsonl"]), &["not empty", "sqlite:new.db"]);

    let lists = |database: &str| text(&talon(directory, database, &["export"]).stdout);
    let tables = lists("sqlite:first.db");
    assert!(tables.lines().count() > 1, "{tables}");
    assert_eq!(lists(&postgres), tables);
    let table = tables.lines().last().unwrap().split_whitespace().next().unwrap();
    let verified = |database: &str| text(&talon(directory, database, &["verify", table]).stdout);
    assert_eq!(verified(&postgres), verified("sqlite:first.db"));
    refused(&talon(directory, &postgres, &["backup", "copy.db"]), &["pg_dump", "--everything"]);
    let check = text(&talon(directory, &postgres, &["check"]).stdout);
    assert!(check.contains("database: test_") && check.contains("schema"), "{check}");
}

#[test]
fn standings_are_counted_alike_everywhere() {
    let Some(cluster) = cluster() else { return };
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(&directory.join("first.db")).await.unwrap();
        some_results(&store).await;
        store.close().await;
    });
    export(directory, "sqlite:first.db", "first.jsonl");
    // Counted live in the first, and recounted in the others.
    let postgres = cluster.empty();
    let databases = ["sqlite:first.db", &postgres, "sqlite:third.db"];
    for database in &databases[1..] {
        done(&talon(directory, database, &["import", "first.jsonl"]));
    }
    for format in ["text", "json", "csv"] {
        let boards = databases.map(|database| {
            let arguments = ["standings", "leaderboard", "santase", "--community", "telegram:-1", "--format", format];
            let output = talon(directory, database, &arguments);
            done(&output);
            text(&output.stdout)
        });
        assert!(boards[0].contains("Ana") && boards[0].contains("Bob"), "{}", boards[0]);
        assert_eq!([&boards[1], &boards[2]], [&boards[0]; 2]);
    }
    let arguments =
        ["standings", "leaderboard", "--community", "telegram:-2", "--window", "2026-11-22", "--format", "json"];
    let board = text(&talon(directory, databases[0], &arguments).stdout);
    let line = board.lines().find(|line| line.contains("santase")).unwrap();
    let board: Value = serde_json::from_str(line).unwrap();
    assert_eq!((&board["window"], &board["people"]), (&"2026-w47".into(), &2.into()));
    assert_eq!((&board["lines"][0]["name"], &board["lines"][0]["wins"]), (&"Bob".into(), &1.into()));
    for database in databases {
        let output = talon(directory, database, &["standings", "rebuild"]);
        done(&output);
        assert_eq!(text(&output.stdout), "standings: 5 results counted; every row was correct\n");
    }
    for (flag, value, why) in [("--community", "-2", "telegram:"), ("--window", "soon", "2026-q4")] {
        refused(&talon(directory, databases[0], &["standings", "leaderboard", flag, value]), &[why]);
    }
}

#[test]
fn the_tables_are_created_on_demand_and_once() {
    let Some(cluster) = cluster() else { return };
    let directory = tempfile::tempdir().unwrap();
    for database in [cluster.empty(), "sqlite:new.db".to_owned()] {
        let [first, again] = [(); 2].map(|()| talon(directory.path(), &database, &["migrate"]));
        done(&first);
        assert!(text(&first.stdout).contains("now at schema"), "{}", text(&first.stdout));
        done(&again);
        assert!(text(&again.stdout).contains("already at schema"), "{}", text(&again.stdout));
    }
}

#[test]
fn an_archive_that_is_not_whole_is_not_taken_in() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let whole = export(directory, &filled(directory), "whole.jsonl");
    let lines: Vec<&str> = whole.lines().collect();
    let broken = lines[1].replace("person", "hidden-card");
    let without = [&lines[..5], &lines[6..]].concat().join("\n");
    for (name, text, why) in [
        ("cut", lines[..lines.len() - 1].join("\n"), "before its last line"),
        ("other", whole.replacen(&format!("\"version\":{ARCHIVE_VERSION}"), "\"version\":99", 1), "version 99"),
        ("none", "cards".to_owned(), "not an archive from talon export"),
        ("short", without, "rows were announced, but there are"),
        ("broken", whole.replacen(lines[1], &broken, 1), "line 2 is not a row"),
    ] {
        std::fs::write(directory.join(name), text).unwrap();
        let output = talon(directory, "sqlite:target.db", &["import", name]);
        refused(&output, &[why, name]);
        assert!(!String::from_utf8_lossy(&output.stderr).contains("hidden-card"));
    }
    done(&talon(directory, "sqlite:target.db", &["import", "whole.jsonl"]));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(directory.join("whole.jsonl")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "the archive holds hidden cards");
    }
}

/// A database with a match at table 1, a group's daily deal that ends at this time.
fn with_a_daily_deal(path: &Path, ends_at: Timestamp) {
    let (platform, chat, day) = (PlatformKind::Telegram, "g".to_owned(), "2026-11-28".parse().unwrap());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(path).await.unwrap();
        play_a_match(&store).await;
        store.save_community(&CommunityRow::new(platform, &chat)).await.unwrap();
        let (game, secret, committed_at) = (GameKind::Santase, Secret::new([1; 32]), Timestamp(1));
        let deal =
            DailyDeal { platform, chat: chat.clone(), day, game, secret, committed_at, ends_at, posted_at: None };
        store.fix_daily(&deal).await.unwrap();
        let account = begun_name(&deal, &AccountRef { platform, id: "1".to_owned() });
        let play = DailyPlay { platform, chat, day, person: PersonId(1), table: TableId(1), ended: None };
        store.begin_daily(&play, &account, Timestamp(1)).await.unwrap().expect("a play");
        store.close().await;
    });
}

/// An operator who plays gets the deal's cards no sooner than others do.
#[test]
fn a_daily_deal_that_others_still_play_is_not_exported() {
    let table = TableId(1).to_string();
    for (ends_at, sealed) in [(Timestamp(4_000_000_000_000), true), (Timestamp(1), false)] {
        let directory = tempfile::tempdir().unwrap();
        let directory = directory.path();
        with_a_daily_deal(&directory.join("first.db"), ends_at);
        done(&talon(directory, "sqlite:first.db", &["export", "--everything", "--out", "all.jsonl"]));
        let mut databases = vec!["sqlite:first.db".to_owned()];
        databases.extend(cluster().map(Cluster::empty));
        for database in &databases[1..] {
            done(&talon(directory, database, &["import", "all.jsonl"]));
        }
        for database in &databases {
            for arguments in [&["export", &table][..], &["export", "--match", &format!("{table}/1")]] {
                let output = talon(directory, database, arguments);
                match sealed {
                    true => refused(&output, &["still being played", &table]),
                    false => done(&output),
                }
            }
        }
    }
}

/// Fields that rows of earlier versions lack, with the values they get on import.
const UNCHOSEN: [(&str, &str, &str); 2] = [
    ("daily", "post", "\"never\""),
    // When 28 November 2026 is over everywhere.
    ("daily-deal", "ends_at", "1795953600000"),
];

#[test]
fn archives_of_every_version_are_read() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/archives");
    for version in 1..=ARCHIVE_VERSION {
        let directory = tempfile::tempdir().unwrap();
        let directory = directory.path();
        let old = std::fs::read_to_string(golden.join(format!("v{version}.jsonl")));
        let old = old.unwrap_or_else(|error| panic!("version {version} needs a file in {}: {error}", golden.display()));
        std::fs::write(directory.join("old.jsonl"), &old).unwrap();
        let mut databases = vec!["sqlite:target.db".to_owned()];
        databases.extend(cluster().map(Cluster::empty));
        for database in &databases {
            done(&talon(directory, database, &["import", "old.jsonl"]));
            let new = text(&talon(directory, database, &["export", "--everything"]).stdout);
            assert_eq!(new.lines().count(), old.lines().count(), "version {version}");
            assert!(version < ARCHIVE_VERSION || new == old, "the present version is written as it is read");
            let all = ARCHIVED.len() + 1;
            assert!(version < ARCHIVE_VERSION || kinds(&old).len() == all, "a row of every table, and a counter");
            for (old, new) in old.lines().zip(new.lines()).skip(1) {
                completed(old, new);
            }
        }
    }
}

/// Fields of rows of earlier versions that are no longer read.
const RETIRED: [&str; 1] = ["astray"];

/// Checks that an imported row of an earlier version has all its fields that are still read, and defaults for new ones.
fn completed(old: &str, new: &str) {
    let (old, new) = (row(old), row(new));
    // Defaults are not written.
    let comes_back = |key: &str, value: &Value| new.get(key).unwrap_or_default() == value;
    assert!(
        old.iter().all(|(key, value)| RETIRED.contains(&&**key) || comes_back(key, value)),
        "{old:?} became {new:?}"
    );
    for (key, value) in new.iter().filter(|(key, _)| !old.contains_key(*key)) {
        let of = |(row, field, _): &&(&str, &str, &str)| new["row"] == *row && key == field;
        let expected = UNCHOSEN.iter().find(of).map_or("null", |(_, _, value)| value);
        assert_eq!(value.to_string(), expected, "{key} of {new:?}");
    }
}

#[test]
fn a_server_s_password_is_never_repeated() {
    let directory = tempfile::tempdir().unwrap();
    let nowhere = "postgres://talon:swordfish@%2Fnowhere/cards";
    for arguments in [&["check"][..], &["migrate"], &["export"], &["verify", "x"], &["import", "x"]] {
        std::fs::write(directory.path().join("x"), "").unwrap();
        let output = talon(directory.path(), nowhere, arguments);
        assert!(!output.status.success());
        let said = text(&output.stdout) + &text(&output.stderr);
        assert!(!said.contains("swordfish"), "{said}");
    }
}
