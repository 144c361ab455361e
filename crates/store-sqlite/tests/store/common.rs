//! Helpers that the tests share.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection, query_scalar};
use talon_store::{Commit, InputKey, Place, PlatformKind, Timer, TimerKind};
use talon_store_sqlite::SqliteStore;
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};

/// A table whose number has its highest bit set: SQLite sees it as negative.
pub(crate) const TABLE: TableId = TableId(0xfedc_ba98_7654_3210);
pub(crate) const PERSON: PersonId = PersonId(0x8000_0000_0000_0001);

/// A directory of its own, and a path in it.
pub(crate) fn scratch() -> (tempfile::TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("talon.db");
    (directory, path)
}

pub(crate) async fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path).await.unwrap()
}

/// A connection past the store, as a foreign tool would make it.
pub(crate) async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap()
}

pub(crate) fn home() -> Place {
    Place { platform: PlatformKind::Telegram, chat: "-100200300".into(), thread: None, private: false }
}

pub(crate) fn key(name: impl Into<String>) -> InputKey {
    InputKey { platform: PlatformKind::Telegram, key: name.into() }
}

/// The next decision of [`TABLE`], which brings one event and has an input of its own.
pub(crate) fn commit(expected: u32) -> Commit {
    let seq = expected + 1;
    let at = Timestamp(1_700_000_000_000 + i64::from(seq));
    let event = Event::OptionSet { key: "target".into(), value: seq.to_string() };
    Commit {
        reading: talon_table::Reading::current(),
        table: TABLE,
        expected,
        home: (expected == 0).then(home),
        onto: None,
        fixture: None,
        events: vec![Recorded { seq, at, event }],
        key: Some(key(format!("update-{seq}"))),
        answered: None,
        seated: vec![PERSON],
        open: true,
        ended: None,
        timers: vec![Timer { kind: TimerKind::Table, due: at }],
        at,
    }
}

/// The value of every event that [`commit`] made, which is its number.
pub(crate) fn numbers(log: &[Recorded]) -> Vec<u32> {
    log.iter()
        .map(|recorded| match &recorded.event {
            Event::OptionSet { value, .. } => value.parse().unwrap(),
            other => panic!("not an event of these tests: {other:?}"),
        })
        .collect()
}

/// Asserts that the file holds what SQLite and its references promise.
pub(crate) async fn assert_sound(connection: &mut SqliteConnection) {
    let integrity: String = query_scalar("PRAGMA integrity_check").fetch_one(&mut *connection).await.unwrap();
    assert_eq!(integrity, "ok");
    let dangling = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *connection).await.unwrap();
    assert!(dangling.is_empty(), "{} rows refer to nothing", dangling.len());
}

/// The files of a directory with their contents, without SQLite's shared index and the lock.
pub(crate) fn contents(directory: &Path) -> BTreeMap<String, Vec<u8>> {
    std::fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_none_or(|ending| ending != "lock" && ending != "db-shm"))
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(&path).unwrap()))
        .collect()
}
