//! `talon migrate`: creates a database or updates its schema, or says what that would do.

use std::time::{Duration, Instant};

use clap::Args;
use talon_store::migration::Migration;
use talon_store_postgres::PostgresStore;
use talon_store_sqlite::SqliteStore;

use crate::config::{Config, DatabaseUrl};
use crate::database::{self, Condition, Database, unusable};
use crate::failure::Failure;
use crate::text::printer::print;
use crate::upkeep::backups::Backups;

/// How to update a schema.
#[derive(Debug, Args)]
pub struct MigrateFlags {
    /// Say what would be done, and change nothing; tries it on a copy of a SQLite database
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Do not copy a SQLite database first
    #[arg(long)]
    pub(crate) without_backup: bool,
}

/// Creates the database's tables, or updates them, and says what it does.
///
/// # Errors
/// The database can't be used, or is in use, or the backup before the update can't be made.
pub async fn run(config: &Config, flags: &MigrateFlags) -> Result<(), Failure> {
    let shown = &config.database.url;
    let before = database::examine(shown).await.map_err(unusable)?;
    if let Condition::Current { schema } = before {
        return print(&format!("database: {shown}, already at schema {schema}\n"));
    }
    tell(config, flags, before)?;
    if flags.dry_run {
        return try_out(config, before).await;
    }
    let database =
        if flags.without_backup { Database::open_without_copy(config).await } else { Database::open(config).await }?;
    database.close().await;
    match database::examine(shown).await {
        Ok(Condition::Current { schema }) => print(&format!("database: {shown}, now at schema {schema}\n")),
        Ok(Condition::New | Condition::Outdated { .. }) | Err(_) => {
            Err(Failure::Fault(format!("database: {shown} was changed by somebody else")))
        }
    }
}

/// Says what is about to happen.
fn tell(config: &Config, flags: &MigrateFlags, before: Condition) -> Result<(), Failure> {
    let shown = &config.database.url;
    match before {
        Condition::New | Condition::Current { .. } => print(&format!("database: {shown}, new\n")),
        Condition::Outdated { found, known } => {
            print(&format!("database: {shown}, from schema {found} to {known}:\n"))?;
            for Migration { version, about } in steps(shown, found) {
                print(&format!("  {version:4}  {about}\n"))?;
            }
            match Backups::of(config).filter(|_| !flags.without_backup) {
                Some(backups) => print(&format!("a copy will be made first, in {}\n", backups.directory().display())),
                None => print("no copy will be made first\n"),
            }
        }
    }
}

/// The migrations after this one.
fn steps(url: &DatabaseUrl, found: i64) -> Vec<Migration> {
    match url {
        DatabaseUrl::Sqlite(_) => SqliteStore::migrations_after(found),
        DatabaseUrl::Postgres(_) => PostgresStore::migrations_after(found),
    }
}

/// Updates a temporary copy of a SQLite database.
async fn try_out(config: &Config, before: Condition) -> Result<(), Failure> {
    let (DatabaseUrl::Sqlite(path), Condition::Outdated { .. }) = (&config.database.url, before) else {
        return print("nothing was changed\n");
    };
    let unmade = |why: String| Failure::Fault(format!("the migrations cannot be tried on a copy: {why}"));
    let place = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(std::path::Path::new("."));
    let scratch = tempfile::Builder::new().prefix(".talon-migrate-").tempdir_in(place);
    let scratch = scratch.map_err(|error| unmade(error.to_string()))?;
    let copy = scratch.path().join("copy.db");
    SqliteStore::copy(path, &copy).await.map_err(|error| unmade(error.to_string()))?;
    #[expect(clippy::disallowed_methods, reason = "a measurement for a person")]
    let begin = Instant::now();
    SqliteStore::open(&copy)
        .await
        .map_err(|error| Failure::Fault(format!("it failed on a copy: {error}")))?
        .close()
        .await;
    let took = Duration::from_millis(u64::try_from(begin.elapsed().as_millis()).unwrap_or(u64::MAX));
    print(&format!("it succeeded on a copy, in {}; nothing was changed\n", humantime::format_duration(took)))
}
