//! Helpers that the tests share.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, SqliteConnection, query_scalar};
use talon_conformance::databases::{Migration, Scratch};
pub(crate) use talon_conformance::numbered::{PERSON, TABLE, commit, home, key, numbers};
use talon_store_sqlite::{Archive, SqliteStore};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// A file of a test's own.
pub(crate) struct File {
    _directory: tempfile::TempDir,
    path: PathBuf,
}

impl Scratch for File {
    type Store = SqliteStore;
    type Archive = Archive;

    const CRATE: &str = env!("CARGO_MANIFEST_DIR");
    const COLUMNS: &str = "SELECT format('%s.%s', kept.name, info.name)
                           FROM pragma_table_list AS kept JOIN pragma_table_info(kept.name) AS info
                           WHERE kept.schema = 'main' AND kept.name NOT GLOB 'sqlite_*'";
    // Statistics come and go with the data.
    const SHAPE: &str = "SELECT type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_schema
                         WHERE name NOT GLOB 'sqlite_stat*' ORDER BY type, name";
    const ALONE: bool = true;

    fn migrations() -> Vec<Migration> {
        let migrations = MIGRATIONS.iter();
        let told =
            migrations.map(|of| Migration { version: of.version, checksum: of.checksum.to_vec(), whole: !of.no_tx });
        told.collect()
    }

    fn empty() -> Option<Self> {
        let (directory, path) = scratch();
        Some(Self { _directory: directory, path })
    }

    async fn fresh() -> Option<Self> {
        let file = Self::empty()?;
        open(&file.path).await.close().await;
        Some(file)
    }

    async fn migrate(&self, version: i64) {
        MIGRATIONS.run_to(version, &mut raw(&self.path).await).await.unwrap();
    }

    async fn sound(&self) {
        assert_sound(&mut raw(&self.path).await).await;
    }

    async fn open(&self) -> SqliteStore {
        open(&self.path).await
    }

    async fn archive(&self) -> Archive {
        Archive::open(&self.path).await.unwrap()
    }

    async fn execute(&self, statements: &str) {
        let statements = AssertSqlSafe(statements.to_owned());
        sqlx::raw_sql(statements).execute(&mut raw(&self.path).await).await.unwrap();
    }

    async fn texts(&self, query: &str) -> Vec<String> {
        query_scalar(AssertSqlSafe(query.to_owned())).fetch_all(&mut raw(&self.path).await).await.unwrap()
    }

    async fn rows(&self, table: &str) -> Vec<String> {
        let typed = format!(
            "SELECT format('typeof(\"%s\") || '' '' || quote(\"%s\")', name, name) FROM pragma_table_info('{table}') ORDER BY cid"
        );
        let typed = self.texts(&typed).await.join(", ");
        self.texts(&format!("SELECT concat_ws(', ', {typed}) AS told FROM {table} ORDER BY told")).await
    }
}

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
