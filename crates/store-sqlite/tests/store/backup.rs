//! Copies of a database in use.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::migrate::Migrator;
use sqlx::{Connection, query, query_scalar};
use talon_store::{Decisions as _, Store};
use talon_store_sqlite::{Archive, BackupError, Condition, OpenError, RestoreError, SqliteStore, restore};

use crate::common::{TABLE, assert_sound, commit, contents, numbers, open, raw, scratch};

static MIGRATIONS: Migrator = sqlx::migrate!();

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_writing_is_whole() {
    let (directory, path) = scratch();
    let store = Arc::new(open(&path).await);
    let done = Arc::new(AtomicBool::new(false));
    store.commit(&commit(0)).await.unwrap();
    let writer = tokio::spawn({
        let (store, done) = (store.clone(), done.clone());
        async move {
            let mut version = 1;
            while !done.load(Ordering::Relaxed) {
                store.commit(&commit(version)).await.unwrap();
                version += 1;
            }
            version
        }
    });
    let archive = Archive::open(&path).await.unwrap();
    let mut copies = Vec::new();
    for copy in 0..6 {
        let to = directory.path().join(format!("copy-{copy}.db"));
        if copy % 2 == 0 {
            store.backup(&to).await.unwrap();
        } else {
            archive.backup(&to).await.unwrap();
        }
        copies.push(to);
    }
    done.store(true, Ordering::Relaxed);
    let written = writer.await.unwrap();

    let mut last = 1;
    for to in &copies {
        let copy = Archive::open(to).await.unwrap();
        let log = numbers(&copy.events(TABLE).await.unwrap());
        let version = copy.tables().await.unwrap()[0].version;
        assert_eq!(log, (1..=version).collect::<Vec<_>>());
        assert!((last..=written).contains(&version), "{version} is not between {last} and {written}");
        last = version;
        copy.close().await;
        assert_sound(&mut raw(to).await).await;
    }
    // A copy is a database like any other.
    let restored = open(&copies[0]).await;
    let version = restored.table(TABLE).await.unwrap().unwrap().version;
    restored.commit(&commit(version)).await.unwrap();
}

#[tokio::test]
async fn nothing_is_overwritten_and_nothing_half_is_left() {
    let (directory, path) = scratch();
    let store = open(&path).await;
    store.commit(&commit(0)).await.unwrap();
    let taken = directory.path().join("taken");
    std::fs::write(&taken, "precious").unwrap();
    let empty = directory.path().join("empty");
    std::fs::write(&empty, "").unwrap();
    let before: Vec<_> = contents(directory.path()).into_keys().collect();
    for to in [&taken, &empty, &path] {
        let refused = store.backup(to).await.unwrap_err();
        assert!(matches!(&refused, BackupError::Exists { path } if path == to), "{refused:?}");
    }
    let refused = store.backup(&directory.path().join("nowhere/copy.db")).await.unwrap_err();
    assert!(matches!(refused, BackupError::Unwritable { .. }), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&taken).unwrap(), "precious");
    assert_eq!(contents(directory.path()).into_keys().collect::<Vec<_>>(), before);
}

#[cfg(unix)]
#[tokio::test]
async fn a_copy_is_private_too() {
    use std::os::unix::fs::PermissionsExt;
    let (directory, path) = scratch();
    let store = open(&path).await;
    let to = directory.path().join("copy.db");
    store.backup(&to).await.unwrap();
    assert_eq!(std::fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o600);
}

/// A database of an earlier version, with a row that every version keeps.
async fn older(path: &Path) {
    let mut connection = raw(path).await;
    MIGRATIONS.run_to(MIGRATIONS.iter().count() as i64 - 2, &mut connection).await.unwrap();
    query("INSERT INTO person (id, language) VALUES (7, 'bg')").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn persons(path: &Path) -> i64 {
    let mut connection = raw(path).await;
    query_scalar("SELECT count(*) FROM person").fetch_one(&mut connection).await.unwrap()
}

#[tokio::test]
async fn a_database_is_copied_before_it_is_brought_up_to_date() {
    let (directory, path) = scratch();
    older(&path).await;
    let copy = directory.path().join("before.db");
    SqliteStore::open_keeping(&path, Some(&copy)).await.unwrap().close().await;
    assert!(matches!(SqliteStore::examine(&path).await.unwrap(), Condition::Current { .. }));
    let Condition::Outdated { found, known } = SqliteStore::examine(&copy).await.unwrap() else {
        panic!("it is older")
    };
    assert_eq!(known - found, 2);
    assert_eq!(persons(&copy).await, 1);
    // A current one needs no copy.
    let other = directory.path().join("other.db");
    SqliteStore::open_keeping(&path, Some(&other)).await.unwrap().close().await;
    assert!(!other.exists());
}

#[tokio::test]
async fn without_a_copy_nothing_is_changed() {
    let (directory, path) = scratch();
    older(&path).await;
    let before = std::fs::read(&path).unwrap();
    let refused =
        SqliteStore::open_keeping(&path, Some(&directory.path().join("nowhere/before.db"))).await.unwrap_err();
    assert!(matches!(refused, OpenError::NotKept { .. }), "{refused:?}");
    assert!(matches!(SqliteStore::examine(&path).await.unwrap(), Condition::Outdated { .. }));
    assert_eq!(persons(&path).await, 1);
    // Its log may have been opened; the file holds what it held.
    assert_eq!(std::fs::read(&path).unwrap().len(), before.len());
}

/// A database with one table in it, and a backup of it; then the database has more.
async fn with_backup() -> (tempfile::TempDir, PathBuf, PathBuf) {
    let (directory, path) = scratch();
    let store = open(&path).await;
    store.commit(&commit(0)).await.unwrap();
    let backup = directory.path().join("backup.db");
    store.backup(&backup).await.unwrap();
    store.commit(&commit(1)).await.unwrap();
    store.close().await;
    (directory, path, backup)
}

async fn version(path: &Path) -> u32 {
    let archive = Archive::open(path).await.unwrap();
    let version = archive.tables().await.unwrap()[0].version;
    archive.close().await;
    version
}

#[tokio::test]
async fn a_backup_takes_the_place_of_the_database_which_is_kept() {
    let (directory, path, backup) = with_backup().await;
    let old = directory.path().join("old.db");
    let restored = restore(&path, &backup, &old).await.unwrap();
    assert!(restored.replaced && matches!(restored.condition, Condition::Current { .. }));
    assert_eq!((version(&path).await, version(&old).await, version(&backup).await), (1, 2, 1));
    let again = restore(&path, &backup, &old).await.unwrap_err();
    assert!(matches!(again, RestoreError::Exists { .. }), "{again:?}");
    assert_eq!((version(&path).await, version(&old).await), (1, 2));
}

#[tokio::test]
async fn the_log_of_a_process_that_was_killed_belongs_to_the_old_database() {
    let (directory, path, backup) = with_backup().await;
    let killed = killed(&path, "killed.db").await;
    let old = directory.path().join("old.db");
    restore(&killed, &backup, &old).await.unwrap();
    assert_eq!((version(&killed).await, version(&old).await), (1, 3));
    assert_sound(&mut raw(&killed).await).await;
}

/// The files of a database as a kill leaves them: copied while it is in use, with what only its log holds.
async fn killed(path: &Path, name: &str) -> PathBuf {
    let store = open(path).await;
    store.commit(&commit(2)).await.unwrap();
    let killed = path.with_file_name(name);
    for ending in ["", "-wal"] {
        std::fs::copy(format!("{}{ending}", path.display()), format!("{}{ending}", killed.display())).unwrap();
    }
    store.close().await;
    killed
}

#[tokio::test]
async fn what_only_the_log_of_a_copy_holds_is_restored_too() {
    let (directory, path, _) = with_backup().await;
    let from = killed(&path, "killed.db").await;
    let before = contents(directory.path());
    let new = directory.path().join("new.db");
    let restored = restore(&new, &from, &directory.path().join("old.db")).await.unwrap();
    assert!(!restored.replaced);
    assert_eq!(version(&new).await, 3);
    assert_sound(&mut raw(&new).await).await;
    let after = contents(directory.path());
    assert!(before.iter().all(|(name, bytes)| after.get(name) == Some(bytes)), "the copy is as it was");
    // What is kept can be restored in its turn, with its log, even over itself.
    let (kept, old) = (directory.path().join("kept.db"), directory.path().join("older.db"));
    std::fs::rename(&from, &kept).unwrap();
    std::fs::rename(directory.path().join("killed.db-wal"), directory.path().join("kept.db-wal")).unwrap();
    assert!(restore(&kept, &kept, &old).await.unwrap().replaced);
    assert_eq!((version(&kept).await, version(&old).await), (3, 3));
}

#[tokio::test]
async fn a_damaged_log_is_not_passed_over() {
    let (directory, path, _) = with_backup().await;
    let from = killed(&path, "killed.db").await;
    let log = directory.path().join("killed.db-wal");
    std::fs::remove_file(&log).unwrap();
    std::fs::create_dir(&log).unwrap();
    let new = directory.path().join("new.db");
    let refused = restore(&new, &from, &directory.path().join("old.db")).await.unwrap_err();
    assert!(refused.to_string().contains("killed.db-wal"), "{refused}");
    assert!(!new.exists());
}

#[tokio::test]
async fn nothing_is_restored_from_a_database_in_use() {
    let (directory, path, backup) = with_backup().await;
    let owner = open(&path).await;
    let new = directory.path().join("new.db");
    let refused = restore(&new, &path, &directory.path().join("old.db")).await.unwrap_err();
    assert!(matches!(refused, RestoreError::Open(OpenError::InUse { .. })), "{refused:?}");
    assert!(!new.exists());
    owner.close().await;
    drop(owner);
    restore(&new, &path, &backup).await.unwrap();
    assert_eq!(version(&new).await, 2);
}

#[tokio::test]
async fn what_cannot_be_restored_changes_nothing() {
    let (directory, path, backup) = with_backup().await;
    let file = |name: &str, bytes: &[u8]| {
        let file = directory.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        file
    };
    let whole = std::fs::read(&backup).unwrap();
    let mut torn = whole.clone();
    let middle = torn.len() / 2;
    torn[middle..middle + 4096].fill(0xa5);
    let newer = file("newer.db", &whole);
    let mut connection = raw(&newer).await;
    query("UPDATE _sqlx_migrations SET version = 99 WHERE version = (SELECT max(version) FROM _sqlx_migrations)")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let bad = [
        file("empty.db", b""),
        file("text.db", "no database at all, however long it is. ".repeat(40).as_bytes()),
        file("cut.db", &whole[..whole.len() / 2]),
        file("torn.db", &torn),
        newer,
        directory.path().join("missing.db"),
    ];
    let old = directory.path().join("old.db");
    let before = contents(directory.path());
    for from in bad {
        let refused = restore(&path, &from, &old).await.expect_err("it is no backup");
        println!("{}: {refused}", from.display());
        let after = contents(directory.path());
        assert!(before.iter().all(|(name, bytes)| after.get(name) == Some(bytes)), "{}", from.display());
        assert!(!old.exists());
    }
    let owner = open(&path).await;
    let refused = restore(&path, &backup, &old).await.unwrap_err();
    assert!(matches!(refused, RestoreError::Open(OpenError::InUse { .. })), "{refused:?}");
    owner.close().await;
    assert_eq!(version(&path).await, 2);
}
