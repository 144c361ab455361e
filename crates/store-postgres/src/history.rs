//! Which migrations a database has had, found out without changing it.

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{ConnectOptions, Connection, PgConnection, query_as, query_scalar};
use talon_store::migration::Migration;

use crate::server::{Address, OLDEST_SERVER, OpenError};

/// Every migration of this build.
pub(crate) static MIGRATOR: Migrator = sqlx::migrate!();

/// The step that a database needs before it can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// It holds nothing yet: its tables will be created.
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

/// The number of the newest migration that this build knows.
pub(crate) fn newest() -> i64 {
    MIGRATOR.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Looks at a database, and changes nothing.
pub(crate) async fn examine(database: &Address) -> Result<Condition, OpenError> {
    let failed = |error: sqlx::Error| OpenError::from_sqlx(database, &error);
    let mut connection = database.daily()?.connect().await.map_err(failed)?;
    let found = read_history(&mut connection).await;
    // A reader that fails to close has lost nothing.
    let _ = connection.close().await;
    let found = found.map_err(failed)?;
    if found.server < OLDEST_SERVER {
        return Err(OpenError::OldServer { database: database.clone(), found: found.server / 10_000 });
    }
    match &found.applied[..] {
        [] if found.others => Err(OpenError::NotOurs { database: database.clone() }),
        [] => Ok(Condition::New),
        applied => compare(database, applied),
    }
}

/// The migrations of this build after that number.
pub(crate) fn after(found: i64) -> Vec<Migration> {
    let missing = MIGRATOR.iter().filter(|migration| migration.version > found);
    missing.map(|migration| Migration::new(migration.version, migration.sql.as_str())).collect()
}

/// Migrates the schema. Of several processes that try, one does it and the others wait.
pub(crate) async fn migrate(database: &Address) -> Result<(), OpenError> {
    let failed = |error: &sqlx::Error| OpenError::from_sqlx(database, error);
    let mut connection = database.patient()?.connect().await.map_err(|error| failed(&error))?;
    let done = MIGRATOR.run(&mut connection).await;
    let _ = connection.close().await;
    done.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(&error),
        other => OpenError::Failed { database: database.clone(), why: other.to_string() },
    })
}

/// The facts about a database that decide which step it needs.
struct Found {
    /// The server's version, as Postgres numbers itself.
    server: i32,
    /// Whether it holds tables besides the list of migrations.
    others: bool,
    /// The migrations it has had, oldest first.
    applied: Vec<Applied>,
}

#[derive(sqlx::FromRow)]
struct Applied {
    version: i64,
    checksum: Vec<u8>,
}

// These queries are not checked when compiled: they read databases whose schema is not known yet.
async fn read_history(connection: &mut PgConnection) -> Result<Found, sqlx::Error> {
    let server = query_scalar("SELECT current_setting('server_version_num')::integer").fetch_one(&mut *connection);
    let server = server.await?;
    let tables: Vec<String> = query_scalar(
        "SELECT relname::text FROM pg_class WHERE relnamespace = to_regnamespace(current_schema()) AND relkind IN ('r', 'p', 'v', 'm')",
    )
    .fetch_all(&mut *connection)
    .await?;
    let (ours, others): (Vec<_>, Vec<_>) = tables.into_iter().partition(|name| *name == MIGRATOR.table_name);
    let applied = if ours.is_empty() {
        Vec::new()
    } else {
        query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version").fetch_all(&mut *connection).await?
    };
    Ok(Found { server, others: !others.is_empty(), applied })
}

fn compare(database: &Address, applied: &[Applied]) -> Result<Condition, OpenError> {
    let (found, known) = (applied.last().map_or(0, |last| last.version), newest());
    if found > known {
        return Err(OpenError::Newer { database: database.clone(), found, known });
    }
    for past in applied {
        let same = MIGRATOR.iter().any(|ours| ours.version == past.version && *ours.checksum == *past.checksum);
        if !same {
            return Err(OpenError::OtherHistory { database: database.clone(), version: past.version });
        }
    }
    let missing = MIGRATOR.iter().any(|ours| applied.iter().all(|past| past.version != ours.version));
    Ok(if missing { Condition::Outdated { found, known } } else { Condition::Current { schema: found } })
}
