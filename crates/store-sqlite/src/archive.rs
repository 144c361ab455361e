//! A database, read without owning it.

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::SqlitePool;
use talon_league::LeagueId;
use talon_store::archive::{Records, Sink};
use talon_store::daily::DailySeal;
use talon_store::moved_logs::{LogPlace, MovedLogs};
use talon_store::{AccountRow, StoreError, TableRow};
use talon_table::{PersonId, Recorded, TableId};

use crate::backup::{self, BackupError};
use crate::fault::fault;
use crate::file::{self, OpenError, length};
use crate::history::{self, Company, Condition};
use crate::transaction::Transaction;
use crate::{daily, directory, export, leagues, moving, people};

/// Connections of an archive: a copy in progress does not hold up reading.
const READERS: u32 = 2;

/// A database that is only read, whether or not another process owns it meanwhile.
#[derive(Debug, Clone)]
pub struct Archive {
    pub(crate) readers: SqlitePool,
    logs: Option<Arc<dyn MovedLogs>>,
}

impl Archive {
    /// Opens an existing database.
    ///
    /// # Errors
    /// [`OpenError`] where there is no database of ours, or where its schema is not exactly this version's: reading
    /// brings nothing up to date.
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

    /// Reads logs that were moved from these files.
    #[must_use]
    pub fn with_moved_logs(mut self, logs: Arc<dyn MovedLogs>) -> Self {
        self.logs = Some(logs);
        self
    }

    /// Every table, open or closed, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] where the database cannot be read.
    pub async fn tables(&self) -> Result<Vec<TableRow>, StoreError> {
        directory::tables(&self.readers).await
    }

    /// The whole log of a table; empty for an unknown one.
    ///
    /// # Errors
    /// [`StoreError`] where the database cannot be read.
    pub async fn events(&self, table: TableId) -> Result<Vec<Recorded>, StoreError> {
        directory::events(&self.readers, self.logs.as_deref(), table, 0).await
    }

    /// Writes a consistent copy of the database to a new file.
    ///
    /// # Errors
    /// [`BackupError`]; nothing is ever overwritten.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        backup::copy(&self.readers, to).await
    }

    /// Ends reading; returns when every connection is closed.
    pub async fn close(&self) {
        self.readers.close().await;
    }
}

#[async_trait]
impl Records for Archive {
    async fn tables(&self) -> Result<Vec<TableRow>, StoreError> {
        Self::tables(self).await
    }

    async fn damaged(&self) -> Result<Vec<(TableId, String)>, StoreError> {
        directory::damaged(&self.readers).await
    }

    async fn events(&self, table: TableId) -> Result<Vec<Recorded>, StoreError> {
        Self::events(self, table).await
    }

    async fn moved(&self) -> Result<Vec<(TableId, LogPlace)>, StoreError> {
        moving::places(&self.readers).await
    }

    async fn league_events(&self, league: LeagueId) -> Result<Vec<talon_league::Recorded>, StoreError> {
        leagues::events(&self.readers, league, 0).await
    }

    async fn daily_seal(&self, table: TableId) -> Result<Option<DailySeal>, StoreError> {
        daily::seal(&self.readers, table).await
    }

    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
        people::accounts_of(&self.readers, persons).await
    }

    async fn export(&self, sink: Sink<'_>) -> Result<(), StoreError> {
        let mut moment = Transaction::read(&self.readers).await.map_err(fault)?;
        export::export(&mut moment, self.logs.as_deref(), sink).await?;
        moment.commit().await.map_err(fault)
    }

    async fn close(&self) {
        Self::close(self).await;
    }
}
