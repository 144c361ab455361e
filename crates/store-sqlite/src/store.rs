//! The house's store.

use std::path::Path;
use std::sync::Arc;

use sqlx::migrate::MigrateError;
use sqlx::{ConnectOptions, Connection, SqlitePool, query};
use talon_store::migration::Migration;
use talon_store::moved_logs::MovedLogs;
use talon_store::{Processes, StoreError};

use crate::backup::{self, BackupError};
use crate::claims;
use crate::fault::fault;
use crate::file::{self, OpenError};
use crate::guard::Guard;
use crate::history::{self, Company, Condition, MIGRATOR};
use crate::transaction::Transaction;

/// Connections that read beside the one that writes.
const READERS: u32 = 4;

/// The store of the one process that owns a database.
///
/// Dropping it without [`close`](Self::close) loses nothing that was acknowledged.
#[derive(Debug)]
pub struct SqliteStore {
    // Declared before the guard, so that no connection outlives the ownership.
    pub(crate) readers: SqlitePool,
    pub(crate) writer: SqlitePool,
    pub(crate) logs: Option<Arc<dyn MovedLogs>>,
    _guard: Guard,
}

impl SqliteStore {
    /// Takes ownership of a database, creates it if there is none, and migrates its schema.
    ///
    /// # Errors
    /// [`OpenError`]. A database that is not ours, or of a newer version, is not changed at all.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_keeping(path, None).await
    }

    /// The same, after a database that must be migrated was copied to `copy`, which must not exist yet.
    ///
    /// # Errors
    /// As [`open`](Self::open), and [`OpenError::NotKept`] if the copy cannot be made: then nothing was changed.
    pub async fn open_keeping(path: &Path, copy: Option<&Path>) -> Result<Self, OpenError> {
        let path = file::resolve(path)?;
        let guard = Guard::take(&path)?;
        let condition = history::examine(&path, Company::Alone).await?;
        let failed = |error: sqlx::Error| OpenError::from_sqlite(&path, &error);
        file::create(&path)?;
        let writer = file::pool(1).connect_with(file::writing(&path)).await.map_err(failed)?;
        match condition {
            Condition::Current { .. } => {}
            Condition::New => migrate(&path, &writer).await?,
            Condition::Outdated { .. } => {
                if let Some(copy) = copy {
                    let kept = backup::copy(&writer, copy).await;
                    kept.map_err(|error| OpenError::NotKept { path: path.clone(), why: error.to_string() })?;
                }
                migrate(&path, &writer).await?;
            }
        }
        // SQLite also opens a read-only file; only a write fails.
        let mut transaction = Transaction::write(&writer).await.map_err(failed)?;
        claims::release_all(&mut transaction).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
        let readers = file::pool(READERS).connect_with(file::reading(&path)).await.map_err(failed)?;
        Ok(Self { readers, writer, logs: None, _guard: guard })
    }

    /// Reads logs that were moved from these files.
    #[must_use]
    pub fn with_moved_logs(mut self, logs: Arc<dyn MovedLogs>) -> Self {
        self.logs = Some(logs);
        self
    }

    /// Finds out whether a database could be opened, without opening it: it may be in use meanwhile.
    ///
    /// # Errors
    /// As [`open`](Self::open), except that the database may be in use.
    pub async fn examine(path: &Path) -> Result<Condition, OpenError> {
        let path = file::resolve(path)?;
        let condition = history::examine(&path, Company::Shared).await?;
        // The write-ahead log is created beside the file, so the directory must be writable in any case.
        let directory = path.parent().unwrap_or(Path::new("."));
        tempfile::tempfile_in(directory).map_err(|error| OpenError::from_io(&path, &error))?;
        if condition != Condition::New {
            // SQLite begins a write on a read-only file without complaint.
            file::is_writable(&path)?;
            try_to_write(&path).await.map_err(|error| OpenError::from_sqlite(&path, &error))?;
        }
        Ok(condition)
    }

    /// The step for a database of this condition.
    #[must_use]
    pub fn migrations_after(found: i64) -> Vec<Migration> {
        history::after(found)
    }

    /// Writes a consistent copy of a database of any version to a new file, without owning it.
    ///
    /// # Errors
    /// [`BackupError`]; nothing is ever overwritten.
    pub async fn copy(path: &Path, to: &Path) -> Result<(), BackupError> {
        let failed = |error: sqlx::Error| BackupError::Failed { why: error.to_string() };
        let readers = file::pool(1).connect_with(file::reading(path)).await.map_err(failed)?;
        let copied = backup::copy(&readers, to).await;
        readers.close().await;
        copied
    }

    /// Writes a consistent copy of the database to a new file, while the store is in use.
    ///
    /// # Errors
    /// [`BackupError`]; nothing is ever overwritten.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        backup::copy(&self.readers, to).await
    }

    /// Finishes the work under way and closes the database: afterwards the file alone holds everything, and every other
    /// method fails.
    pub async fn close(&self) {
        self.readers.close().await;
        // Last, because the last connection of a writer empties the write-ahead log.
        self.writer.close().await;
    }

    /// How many connections are open, and how many of them are idle.
    #[must_use]
    pub fn connections(&self) -> (u32, u32) {
        let pools = [&self.readers, &self.writer];
        let idle = pools.iter().map(|pool| u32::try_from(pool.num_idle()).unwrap_or(u32::MAX)).sum();
        (pools.iter().map(|pool| pool.size()).sum(), idle)
    }

    /// Begins a transaction that writes.
    pub(crate) async fn write(&self) -> Result<Transaction, StoreError> {
        Transaction::write(&self.writer).await.map_err(fault)
    }
}

async fn migrate(path: &Path, writer: &SqlitePool) -> Result<(), OpenError> {
    MIGRATOR.run(writer).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => OpenError::from_sqlite(path, &error),
        other => OpenError::Failed { path: path.to_owned(), why: other.to_string() },
    })
}

async fn try_to_write(path: &Path) -> Result<(), sqlx::Error> {
    let mut connection = file::writing(path).optimize_on_close(false, None).connect().await?;
    query("BEGIN IMMEDIATE").execute(&mut connection).await?;
    query("ROLLBACK").execute(&mut connection).await?;
    connection.close().await
}

impl Processes for SqliteStore {}
