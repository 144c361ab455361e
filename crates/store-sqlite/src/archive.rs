//! A database, read without owning it.

use std::path::Path;
use std::sync::Arc;

use sqlx::SqlitePool;
use talon_store::StoreError;
use talon_store::archive::Sink;
use talon_store::moved_logs::MovedLogs;

use crate::backup::{self, BackupError};
use crate::export;
use crate::fault::fault;
use crate::file::{self, OpenError, length};
use crate::history::{self, Company, Condition};
use crate::transaction::Transaction;

/// Connections of an archive: a copy in progress does not hold up reading.
const READERS: u32 = 2;

/// A database opened only for reading, whether or not another process owns it meanwhile.
#[derive(Debug, Clone)]
pub struct Archive {
    readers: SqlitePool,
    pub(crate) logs: Option<Arc<dyn MovedLogs>>,
}

impl Archive {
    /// Opens an existing database.
    ///
    /// # Errors
    /// [`OpenError`] if there is no database of ours, or if its schema is not exactly this version's: a reader migrates nothing.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let path = file::resolve(path)?;
        if length(&path) == 0 {
            return Err(OpenError::Missing { path });
        }
        match history::examine(&path, Company::Shared).await? {
            Condition::Current { .. } => {}
            Condition::New => return Err(OpenError::Older { path, found: 0, known: history::newest() }),
            Condition::Outdated { found, known } => return Err(OpenError::Older { path, found, known }),
        }
        let readers = file::pool(READERS)
            .connect_with(file::reading(&path))
            .await
            .map_err(|error| OpenError::from_sqlite(&path, &error))?;
        Ok(Self { readers, logs: None })
    }

    pub(crate) const fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Writes a consistent copy of the database to a new file.
    ///
    /// # Errors
    /// [`BackupError`]; nothing is ever overwritten.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        backup::copy(&self.readers, to).await
    }

    /// Hands out every row, as it is at one moment.
    pub(crate) async fn copy_out(&self, sink: Sink<'_>) -> Result<(), StoreError> {
        let mut moment = Transaction::read(&self.readers).await.map_err(fault)?;
        export::export(&mut moment, self.logs.as_deref(), sink).await?;
        moment.commit().await.map_err(fault)
    }
}
