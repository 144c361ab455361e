//! Which migrations a database has had, found out without changing a byte of it.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::{ConnectOptions, Connection, SqliteConnection, query_as, query_scalar};
use talon_store::migration::Migration;

use crate::file::{self, OpenError, beside, length};

/// Every migration of this build.
pub(crate) static MIGRATOR: Migrator = sqlx::migrate!();

/// The application id that the first migration writes into the file's header, so that no other program's database is taken for ours.
const APPLICATION_ID: i64 = 0x5461_6c6e;

/// One page of the smallest size.
const SMALLEST_DATABASE: u64 = 512;

/// The step that a database needs before it can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// The file does not exist, or is empty: it will be created.
    New,
    /// Its schema is this version's.
    Current {
        /// The number of its newest migration.
        schema: i64,
    },
    /// An older version wrote it: it will be brought up to date.
    Outdated {
        /// The number of its newest migration.
        found: i64,
        /// The number it will have.
        known: i64,
    },
}

/// Whether another process may be writing during the look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Company {
    /// We own the database.
    Alone,
    /// Its owner may be at work.
    Shared,
}

/// The number of the newest migration that this build knows.
pub(crate) fn newest() -> i64 {
    MIGRATOR.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// The migrations of this build after that number.
pub(crate) fn after(found: i64) -> Vec<Migration> {
    let missing = MIGRATOR.iter().filter(|migration| migration.version > found);
    missing.map(|migration| Migration::new(migration.version, migration.sql.as_str())).collect()
}

/// Examines a database. Neither the file nor its write-ahead log is changed, whatever they contain.
pub(crate) async fn examine(path: &Path, company: Company) -> Result<Condition, OpenError> {
    examine_as(path, path, company).await
}

/// As [`examine`], of a database that errors call by this name.
pub(crate) async fn examine_as(name: &Path, path: &Path, company: Company) -> Result<Condition, OpenError> {
    match length(path) {
        0 => return Ok(Condition::New),
        // SQLite takes a file of one byte for an empty one, and would overwrite it.
        1..SMALLEST_DATABASE => return Err(OpenError::NotADatabase { path: name.to_owned() }),
        SMALLEST_DATABASE.. => {}
    }
    let failed = |error: sqlx::Error| OpenError::from_sqlite(name, &error);
    let mut connection = quiet_options(path, company).connect().await.map_err(failed)?;
    let found = read_history(&mut connection).await;
    // A reader that fails to close has lost nothing.
    let _ = connection.close().await;
    match found.map_err(failed)? {
        Header::Blank => Ok(Condition::New),
        Header::Foreign => Err(OpenError::NotOurs { path: name.to_owned() }),
        Header::Ours(applied) => compare(name, &applied),
    }
}

/// A connection that leaves no trace. With an empty write-ahead log the file alone is the database, and as nobody writes, SQLite may be
/// told that it is immutable; otherwise it would create the log's index beside it. A rollback journal remains only after an interrupted
/// creation: SQLite must undo that before it can read.
fn quiet_options(path: &Path, company: Company) -> sqlx::sqlite::SqliteConnectOptions {
    let options = file::reading(path);
    if length(&beside(path, "-journal")) > 0 {
        return options.read_only(false);
    }
    options.immutable(company == Company::Alone && length(&beside(path, "-wal")) == 0)
}

/// Which program a database belongs to.
enum Header {
    /// Nobody's: it holds nothing yet.
    Blank,
    /// Another program's.
    Foreign,
    /// Ours, with the migrations it has had, oldest first.
    Ours(Vec<Applied>),
}

struct Applied {
    version: i64,
    checksum: Vec<u8>,
}

// These queries are not checked when compiled: they read databases whose schema is not known yet.
async fn read_history(connection: &mut SqliteConnection) -> Result<Header, sqlx::Error> {
    let application: i64 = query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    let tables: Vec<String> =
        query_scalar("SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
            .fetch_all(&mut *connection)
            .await?;
    let applied = if tables.iter().any(|name| *name == MIGRATOR.table_name) {
        query_as::<_, (i64, Vec<u8>)>("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
            .fetch_all(&mut *connection)
            .await?
    } else {
        Vec::new()
    };
    Ok(match application {
        APPLICATION_ID => {
            Header::Ours(applied.into_iter().map(|(version, checksum)| Applied { version, checksum }).collect())
        }
        // The migrator writes its own table before the first migration.
        0 if applied.is_empty() && tables.iter().all(|name| *name == MIGRATOR.table_name) => Header::Blank,
        _ => Header::Foreign,
    })
}

fn compare(path: &Path, applied: &[Applied]) -> Result<Condition, OpenError> {
    let (found, known) = (applied.last().map_or(0, |last| last.version), newest());
    if found > known {
        return Err(OpenError::Newer { path: path.to_owned(), found, known });
    }
    for past in applied {
        let same = MIGRATOR.iter().any(|ours| ours.version == past.version && *ours.checksum == *past.checksum);
        if !same {
            return Err(OpenError::OtherHistory { path: path.to_owned(), version: past.version });
        }
    }
    let missing = MIGRATOR.iter().any(|ours| applied.iter().all(|past| past.version != ours.version));
    Ok(if missing { Condition::Outdated { found, known } } else { Condition::Current { schema: found } })
}
