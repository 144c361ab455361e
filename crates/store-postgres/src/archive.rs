//! A database, read without serving from it.

use std::sync::Arc;

use async_trait::async_trait;
use sqlx::{ConnectOptions, Connection, PgPool};
use talon_league::LeagueId;
use talon_store::archive::{Records, Sink};
use talon_store::daily::DailySeal;
use talon_store::moved_logs::{LogPlace, MovedLogs};
use talon_store::{AccountRow, StoreError, TableRow};
use talon_table::{PersonId, Recorded, TableId};

use crate::fault::fault;
use crate::history::{self, Condition};
use crate::server::{self, Address, OpenError};
use crate::{daily, directory, export, leagues, moving, people};

/// Connections of an archive.
const READERS: u32 = 2;

/// A database that is only read, whatever other processes do with it meanwhile.
#[derive(Debug, Clone)]
pub struct Archive {
    database: Address,
    pub(crate) pool: PgPool,
    logs: Option<Arc<dyn MovedLogs>>,
}

impl Archive {
    /// Opens an existing database.
    ///
    /// # Errors
    /// [`OpenError`] where there is no database of ours, or where its schema is not exactly this version's: reading
    /// brings nothing up to date.
    pub async fn open(database: &Address) -> Result<Self, OpenError> {
        match history::examine(database).await? {
            Condition::Current { .. } => {}
            Condition::New => {
                return Err(OpenError::Older { database: database.clone(), found: 0, known: history::newest() });
            }
            Condition::Outdated { found, known } => {
                return Err(OpenError::Older { database: database.clone(), found, known });
            }
        }
        let options = database.daily()?.options([("default_transaction_read_only", "on")]);
        let pool = server::pool(READERS).connect_with(options).await;
        let pool = pool.map_err(|error| OpenError::from_sqlx(database, &error))?;
        Ok(Self { database: database.clone(), pool, logs: None })
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
        directory::tables(&self.pool).await
    }

    /// The whole log of a table; empty for an unknown one.
    ///
    /// # Errors
    /// [`StoreError`] where the database cannot be read.
    pub async fn events(&self, table: TableId) -> Result<Vec<Recorded>, StoreError> {
        directory::events(&self.pool, self.logs.as_deref(), table, 0).await
    }

    /// Ends reading; returns when every connection is closed.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

#[async_trait]
impl Records for Archive {
    async fn tables(&self) -> Result<Vec<TableRow>, StoreError> {
        Self::tables(self).await
    }

    async fn damaged(&self) -> Result<Vec<(TableId, String)>, StoreError> {
        directory::damaged(&self.pool).await
    }

    async fn events(&self, table: TableId) -> Result<Vec<Recorded>, StoreError> {
        Self::events(self, table).await
    }

    async fn moved(&self) -> Result<Vec<(TableId, LogPlace)>, StoreError> {
        moving::places(&self.pool).await
    }

    async fn league_events(&self, league: LeagueId) -> Result<Vec<talon_league::Recorded>, StoreError> {
        leagues::events(&self.pool, league, 0).await
    }

    async fn daily_seal(&self, table: TableId) -> Result<Option<DailySeal>, StoreError> {
        daily::seal(&self.pool, table).await
    }

    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
        people::accounts_of(&self.pool, persons).await
    }

    async fn export(&self, sink: Sink<'_>) -> Result<(), StoreError> {
        // A connection of its own, for a long log takes longer than a daily statement may.
        let options = self.database.patient().map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let mut connection = options.connect().await.map_err(fault)?;
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut moment = connection.begin_with(begin).await.map_err(fault)?;
        export::export(&mut moment, self.logs.as_deref(), sink).await?;
        moment.commit().await.map_err(fault)?;
        connection.close().await.map_err(fault)
    }

    async fn close(&self) {
        Self::close(self).await;
    }
}
