//! Which files can be opened, and which are refused without a trace.

use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection, query, query_scalar};
use talon_store::{Decisions as _, Store};
use talon_store_sqlite::{Archive, Condition, OpenError, SqliteStore};

use crate::common::{TABLE, assert_sound, commit, contents, open, raw, scratch};

/// The number of the newest migration.
const NEWEST: i64 = 27;

const NEWER: i64 = 9_999_999;

/// A closed database with one table in it.
async fn filled(path: &Path) {
    let store = open(path).await;
    store.commit(&commit(0)).await.unwrap();
    store.close().await;
}

async fn note_newer_migration(connection: &mut SqliteConnection) {
    query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (?, 'from the future', TRUE, x'00', 1)",
    )
    .bind(NEWER)
    .execute(connection)
    .await
    .unwrap();
}

#[tokio::test]
async fn a_new_database_is_ours_private_and_durable() {
    let (_directory, path) = scratch();
    assert_eq!(SqliteStore::examine(&path).await.unwrap(), Condition::New);
    let store = open(&path).await;
    assert_eq!(SqliteStore::examine(&path).await.unwrap(), Condition::Current { schema: NEWEST });
    store.close().await;

    let mut connection = raw(&path).await;
    let application: i64 = query_scalar("PRAGMA application_id").fetch_one(&mut connection).await.unwrap();
    assert_eq!(application.to_be_bytes()[4..], *b"Taln");
    let journal: String = query_scalar("PRAGMA journal_mode").fetch_one(&mut connection).await.unwrap();
    assert_eq!(journal, "wal");
    let lax: Vec<String> =
        query_scalar("SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
            .fetch_all(&mut connection)
            .await
            .unwrap();
    assert_eq!(lax, Vec::<String>::new(), "tables that are not STRICT");
    assert_sound(&mut connection).await;

    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "the file holds hidden cards");
    }
}

#[tokio::test]
async fn an_empty_file_is_a_new_database() {
    let (_directory, path) = scratch();
    std::fs::write(&path, "").unwrap();
    assert_eq!(SqliteStore::examine(&path).await.unwrap(), Condition::New);
    filled(&path).await;
}

#[tokio::test]
async fn a_creation_that_was_interrupted_is_finished() {
    let (_directory, path) = scratch();
    let mut connection = raw(&path).await;
    query("PRAGMA journal_mode = WAL").execute(&mut connection).await.unwrap();
    query(
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
         installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL,
         execution_time BIGINT NOT NULL)",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    assert_eq!(SqliteStore::examine(&path).await.unwrap(), Condition::New);
    filled(&path).await;
}

#[tokio::test]
async fn a_newer_database_is_refused_and_not_touched() {
    let (directory, path) = scratch();
    filled(&path).await;
    let mut connection = raw(&path).await;
    note_newer_migration(&mut connection).await;
    connection.close().await.unwrap();
    let before = contents(directory.path());
    assert_eq!(before.keys().collect::<Vec<_>>(), ["talon.db"]);

    assert_newer(SqliteStore::open(&path).await.map(drop));
    // Its owner found no log and left none, not even an empty one.
    assert_eq!(contents(directory.path()), before);
    assert!(!path.with_extension("db-shm").exists());

    assert_newer(SqliteStore::examine(&path).await.map(drop));
    assert_newer(Archive::open(&path).await.map(drop));
    let after = contents(directory.path());
    assert_eq!(after["talon.db"], before["talon.db"]);
    assert_eq!(after.get("talon.db-wal").map_or(0, Vec::len), 0);
}

#[tokio::test]
async fn a_newer_database_whose_process_was_killed_is_refused_and_not_touched() {
    let (directory, path) = scratch();
    filled(&path).await;
    // The migration is in the write-ahead log alone.
    let mut connection = raw(&path).await;
    note_newer_migration(&mut connection).await;
    let killed = copy_in_use(directory.path());
    let copy = killed.parent().unwrap();
    let before = contents(copy);
    assert_newer(SqliteStore::open(&killed).await.map(drop));
    assert_eq!(contents(copy), before);
    assert_newer(SqliteStore::examine(&killed).await.map(drop));
    assert_newer(Archive::open(&killed).await.map(drop));
    assert_eq!(contents(copy), before);
}

/// The database as a kill leaves it, with its write-ahead log: its files, copied while they are in use.
fn copy_in_use(directory: &Path) -> PathBuf {
    let copy = directory.join("copy");
    std::fs::create_dir(&copy).unwrap();
    for name in ["talon.db", "talon.db-wal"] {
        std::fs::copy(directory.join(name), copy.join(name)).unwrap();
    }
    assert!(std::fs::metadata(copy.join("talon.db-wal")).unwrap().len() > 0);
    copy.join("talon.db")
}

fn assert_newer(opened: Result<(), OpenError>) {
    match opened.unwrap_err() {
        OpenError::Newer { found: NEWER, known: NEWEST, .. } => {}
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_database_with_another_past_is_refused_and_not_touched() {
    let (directory, path) = scratch();
    filled(&path).await;
    let mut connection = raw(&path).await;
    query("UPDATE _sqlx_migrations SET checksum = x'00'").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let before = contents(directory.path());
    let refused = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::OtherHistory { version: 1, .. }), "{refused:?}");
    assert_eq!(contents(directory.path()), before);
}

#[tokio::test]
async fn another_programs_database_is_refused_and_not_touched() {
    for statement in ["CREATE TABLE recipe (name TEXT)", "PRAGMA application_id = 42"] {
        let (directory, path) = scratch();
        let mut connection = raw(&path).await;
        query(statement).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let before = contents(directory.path());
        let refused = SqliteStore::open(&path).await.unwrap_err();
        assert!(matches!(refused, OpenError::NotOurs { .. }), "{refused:?}");
        assert_eq!(contents(directory.path()), before);
    }
}

#[tokio::test]
async fn what_is_no_database_is_refused_and_not_touched() {
    let (directory, path) = scratch();
    for content in [
        "x".to_owned(),
        "two".to_owned(),
        "not a database\n".repeat(1000),
        format!("SQLite format 3\0{}", "z".repeat(5000)),
    ] {
        std::fs::write(&path, &content).unwrap();
        for refused in [
            SqliteStore::open(&path).await.unwrap_err(),
            SqliteStore::examine(&path).await.unwrap_err(),
            Archive::open(&path).await.unwrap_err(),
        ] {
            assert!(matches!(refused, OpenError::NotADatabase { .. }), "{refused:?}");
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), content);
    }
    let refused = SqliteStore::open(directory.path()).await.unwrap_err();
    assert!(matches!(refused, OpenError::NotADatabase { .. }), "{refused:?}");
}

#[tokio::test]
async fn a_missing_directory_is_named() {
    let (directory, _) = scratch();
    let path = directory.path().join("nowhere/talon.db");
    let refused = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(&refused, OpenError::NoDirectory { path: named } if *named == path), "{refused:?}");
    assert!(refused.to_string().contains("nowhere/talon.db"), "{refused}");
    assert!(!directory.path().join("nowhere").exists());
}

#[tokio::test]
async fn a_database_that_cannot_be_written_is_refused() {
    let (_directory, path) = scratch();
    filled(&path).await;
    // A directory in the log's place stops everybody, whatever his rights.
    std::fs::create_dir(path.with_extension("db-wal")).unwrap();
    for refused in [SqliteStore::open(&path).await.unwrap_err(), SqliteStore::examine(&path).await.unwrap_err()] {
        assert!(matches!(refused, OpenError::Unwritable { .. }), "{refused:?}");
    }
}

#[tokio::test]
async fn one_process_owns_a_database() {
    let (directory, path) = scratch();
    let store = open(&path).await;
    let refused = SqliteStore::open(&path).await.unwrap_err();
    let us = std::process::id();
    assert!(matches!(&refused, OpenError::InUse { holder: Some(holder), .. } if *holder == us), "{refused:?}");
    assert!(refused.to_string().ends_with(&format!("another process (number {us})")), "{refused}");

    #[cfg(unix)]
    {
        let link = directory.path().join("link.db");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        let refused = SqliteStore::open(&link).await.unwrap_err();
        assert!(matches!(refused, OpenError::InUse { .. }), "{refused:?}");
    }

    store.close().await;
    drop(store);
    open(&path).await.close().await;
    drop(directory);
}

#[tokio::test]
async fn an_archive_reads_beside_the_owner() {
    let (_directory, path) = scratch();
    let store = open(&path).await;
    store.commit(&commit(0)).await.unwrap();
    let archive = Archive::open(&path).await.unwrap();
    assert_eq!(archive.events(TABLE).await.unwrap(), store.events(TABLE, 0).await.unwrap());
    store.commit(&commit(1)).await.unwrap();
    assert_eq!(archive.events(TABLE).await.unwrap().len(), 2);
    assert_eq!(archive.tables().await.unwrap(), [store.table(TABLE).await.unwrap().unwrap()]);
    archive.close().await;
    store.commit(&commit(2)).await.unwrap();
    store.close().await;
    // And without one.
    let archive = Archive::open(&path).await.unwrap();
    assert_eq!(archive.events(TABLE).await.unwrap().len(), 3);
}

#[tokio::test]
async fn an_archive_reads_what_a_killed_owner_left() {
    let (directory, path) = scratch();
    let store = open(&path).await;
    for version in 0..5 {
        store.commit(&commit(version)).await.unwrap();
    }
    let killed = copy_in_use(directory.path());
    let archive = Archive::open(&killed).await.unwrap();
    assert_eq!(archive.events(TABLE).await.unwrap().len(), 5);
}

#[tokio::test]
async fn an_archive_creates_and_changes_nothing() {
    let (_directory, path) = scratch();
    let refused = Archive::open(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::Missing { .. }), "{refused:?}");
    assert!(!path.exists());

    filled(&path).await;
    let mut connection = raw(&path).await;
    query("DELETE FROM _sqlx_migrations").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let refused = Archive::open(&path).await.unwrap_err();
    assert!(matches!(refused, OpenError::Older { found: 0, known: NEWEST, .. }), "{refused:?}");
}
