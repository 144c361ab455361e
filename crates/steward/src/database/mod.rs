//! The configured database. Nothing else in the program knows its kind.

pub(crate) mod limits;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use talon_house::Clock as _;
use talon_store::Store;
use talon_store::archive::{Import, Records};
use talon_store::backfill::Backfill;
use talon_store::intercept::Intercepted;
use talon_store::moved_logs::{LogMoving, MovedLogs};
use talon_store::results::Recount;
use talon_store_postgres::{OpenError as PostgresOpenError, PostgresStore};
use talon_store_sqlite::{OpenError as SqliteOpenError, SqliteStore};

use crate::config::{Config, DatabaseUrl};
use crate::database::limits::Limited;
use crate::failure::Failure;
use crate::system::SystemClock;
use crate::upkeep::backups::Backups;
use crate::upkeep::moved_logs::LogFiles;

/// A store that this process owns, or shares with others.
#[derive(Debug, Clone)]
pub enum Database {
    /// A file.
    Sqlite(Arc<SqliteStore>),
    /// A server.
    Postgres(Arc<PostgresStore>),
}

impl Database {
    /// Takes ownership of the database, creates it if needed, and updates its schema.
    ///
    /// # Errors
    /// One sentence about the setting, with an example.
    pub async fn open(config: &Config) -> Result<Self, Failure> {
        match &config.database.url {
            DatabaseUrl::Sqlite(path) => {
                Self::open_file(config, path, before_migrating(config).await?.as_deref()).await
            }
            DatabaseUrl::Postgres(_) => Self::open_without_copy(config).await,
        }
    }

    /// The same, without a backup before the schema is updated.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub(crate) async fn open_without_copy(config: &Config) -> Result<Self, Failure> {
        match &config.database.url {
            DatabaseUrl::Sqlite(path) => Self::open_file(config, path, None).await,
            DatabaseUrl::Postgres(address) => {
                PostgresStore::open(address).await.map(|store| Self::server(config, store)).map_err(unusable)
            }
        }
    }

    async fn open_file(config: &Config, path: &Path, copy: Option<&Path>) -> Result<Self, Failure> {
        let store = SqliteStore::open_keeping(path, copy).await.map_err(|error| match error {
            SqliteOpenError::NotKept { .. } => Failure::Usage(format!(
                "{error}; free some space, or continue without a copy: talon migrate --without-backup"
            )),
            other => unusable(other),
        })?;
        Ok(Self::Sqlite(Arc::new(store.with_moved_logs(moved_logs(config)))))
    }

    fn server(config: &Config, store: PostgresStore) -> Self {
        Self::Postgres(Arc::new(store.with_moved_logs(moved_logs(config))))
    }

    /// Opens the database to serve people: a SQLite file as its owner, a Postgres database beside other processes.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub(crate) async fn serve(config: &Config) -> Result<Self, Failure> {
        match &config.database.url {
            DatabaseUrl::Sqlite(_) => Self::open(config).await,
            DatabaseUrl::Postgres(address) => {
                PostgresStore::serve(address).await.map(|store| Self::server(config, store)).map_err(unusable)
            }
        }
    }

    /// The house's store.
    pub fn store(&self) -> Arc<dyn Store> {
        match self {
            Self::Sqlite(store) => Arc::clone(store) as Arc<dyn Store>,
            Self::Postgres(store) => Arc::new(Intercepted::by(Arc::clone(store) as Arc<dyn Store>, Limited)),
        }
    }

    /// The target of an archive import.
    pub fn import(&self) -> &dyn Import {
        match self {
            Self::Sqlite(store) => &**store,
            Self::Postgres(store) => &**store,
        }
    }

    /// The target of past matches.
    pub fn backfill(&self) -> &dyn Backfill {
        match self {
            Self::Sqlite(store) => &**store,
            Self::Postgres(store) => &**store,
        }
    }

    pub(crate) fn log_moving(&self) -> &dyn LogMoving {
        match self {
            Self::Sqlite(store) => &**store,
            Self::Postgres(store) => &**store,
        }
    }

    /// Maintains the database after many writes. Only for a process that has the database to itself.
    ///
    /// # Errors
    /// The server can't be reached any more. Everything written is saved.
    pub async fn tidy(&self) -> Result<(), Failure> {
        let tidied = match self {
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(store) => store.tidy().await,
        };
        tidied.map_err(|error| {
            Failure::Fault(format!("everything was written, but the tables could not be vacuumed: {error}"))
        })
    }

    pub(crate) fn recount(&self) -> &dyn Recount {
        match self {
            Self::Sqlite(store) => &**store,
            Self::Postgres(store) => &**store,
        }
    }

    /// The number of open connections, and of idle ones.
    pub(crate) fn connections(&self) -> (u32, u32) {
        match self {
            Self::Sqlite(store) => store.connections(),
            Self::Postgres(store) => store.connections(),
        }
    }

    /// Finishes calls in progress and closes the database.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(store) => store.close().await,
            Self::Postgres(store) => store.close().await,
        }
    }
}

/// Opens the database for reading, with or without a running owner.
///
/// # Errors
/// One sentence about the setting, with an example.
pub async fn records(config: &Config) -> Result<Box<dyn Records>, Failure> {
    match &config.database.url {
        DatabaseUrl::Sqlite(path) => {
            let archive = talon_store_sqlite::Archive::open(path).await.map_err(unusable)?;
            Ok(Box::new(archive.with_moved_logs(moved_logs(config))))
        }
        DatabaseUrl::Postgres(address) => {
            let archive = talon_store_postgres::Archive::open(address).await.map_err(unusable)?;
            Ok(Box::new(archive.with_moved_logs(moved_logs(config))))
        }
    }
}

fn moved_logs(config: &Config) -> Arc<dyn MovedLogs> {
    Arc::new(LogFiles::of(config))
}

/// The path of the backup before a schema update; `None` if the database is new or current.
async fn before_migrating(config: &Config) -> Result<Option<PathBuf>, Failure> {
    let Ok(Condition::Outdated { known, .. }) = examine(&config.database.url).await else { return Ok(None) };
    let Some(backups) = Backups::of(config) else { return Ok(None) };
    backups.prepare().map_err(|error| {
        Failure::Usage(format!(
            "backup.directory: no backup can be made before the database is brought up to date ({error}); name \
             a directory that can be written, or go on without one: talon migrate --without-backup"
        ))
    })?;
    Ok(Some(backups.path_before(known, SystemClock.now())))
}

/// What a database needs before it can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Condition {
    New,
    Current { schema: i64 },
    Outdated { found: i64, known: i64 },
}

/// Inspects the database without changing it.
///
/// # Errors
/// Why it can't be used.
pub(crate) async fn examine(url: &DatabaseUrl) -> Result<Condition, Unusable> {
    match url {
        DatabaseUrl::Sqlite(path) => {
            use talon_store_sqlite::Condition as Found;
            SqliteStore::examine(path)
                .await
                .map(|found| match found {
                    Found::New => Condition::New,
                    Found::Current { schema } => Condition::Current { schema },
                    Found::Outdated { found, known } => Condition::Outdated { found, known },
                })
                .map_err(Unusable::from)
        }
        DatabaseUrl::Postgres(address) => {
            use talon_store_postgres::Condition as Found;
            PostgresStore::examine(address)
                .await
                .map(|found| match found {
                    Found::New => Condition::New,
                    Found::Current { schema } => Condition::Current { schema },
                    Found::Outdated { found, known } => Condition::Outdated { found, known },
                })
                .map_err(Unusable::from)
        }
    }
}

/// Why a database can't be used.
#[derive(Debug)]
pub(crate) struct Unusable(String);

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<SqliteOpenError> for Unusable {
    fn from(error: SqliteOpenError) -> Self {
        let to_do = match &error {
            SqliteOpenError::InUse { .. } => {
                "; stop that process, or use another database, as in --database sqlite:other.db".to_owned()
            }
            SqliteOpenError::NoDirectory { path } => {
                format!("; create it first, as in mkdir -p {}", path.parent().unwrap_or(path).display())
            }
            _ => String::new(),
        };
        Self(format!("{error}{to_do}"))
    }
}

impl From<PostgresOpenError> for Unusable {
    fn from(error: PostgresOpenError) -> Self {
        Self(error.to_string())
    }
}

/// The file of the SQLite database.
///
/// # Errors
/// The database is not SQLite.
pub(crate) fn sqlite_file(config: &Config) -> Result<PathBuf, Failure> {
    match &config.database.url {
        DatabaseUrl::Sqlite(path) => Ok(path.clone()),
        DatabaseUrl::Postgres(_) => Err(Failure::Usage(
            "database.url: the database is Postgres's, whose own tool copies it: pg_dump; or write an archive with \
             talon export --everything --out archive.jsonl"
                .to_owned(),
        )),
    }
}

/// The error message about a database that can't be used.
pub(crate) fn unusable(error: impl Into<Unusable>) -> Failure {
    let Unusable(why) = error.into();
    Failure::Usage(format!("database.url: {why}"))
}
