//! What an archive reads.

use std::sync::Arc;

use async_trait::async_trait;
use talon_league::LeagueId;
use talon_store::archive::{Records, Sink};
use talon_store::daily::DailySeal;
use talon_store::moved_logs::{LogPlace, MovedLogs};
use talon_store::{AccountRow, StoreError, TableRow};
use talon_table::{PersonId, Recorded, TableId};

use crate::archive::Archive;
use crate::{daily, directory, leagues, moving, people};

impl Archive {
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
        directory::tables(self.readers()).await
    }

    /// The whole log of a table; empty for an unknown one.
    ///
    /// # Errors
    /// [`StoreError`] where the database cannot be read.
    pub async fn events(&self, table: TableId) -> Result<Vec<Recorded>, StoreError> {
        directory::events(self.readers(), self.logs.as_deref(), table, 0).await
    }

    /// Ends reading; returns when every connection is closed.
    pub async fn close(&self) {
        self.readers().close().await;
    }
}

#[async_trait]
impl Records for Archive {
    async fn tables(&self) -> Result<Vec<TableRow>, StoreError> {
        Self::tables(self).await
    }

    async fn damaged(&self) -> Result<Vec<(TableId, String)>, StoreError> {
        directory::damaged(self.readers()).await
    }

    async fn events(&self, table: TableId) -> Result<Vec<Recorded>, StoreError> {
        Self::events(self, table).await
    }

    async fn moved(&self) -> Result<Vec<(TableId, LogPlace)>, StoreError> {
        moving::places(self.readers()).await
    }

    async fn league_events(&self, league: LeagueId) -> Result<Vec<talon_league::Recorded>, StoreError> {
        leagues::events(self.readers(), league, 0).await
    }

    async fn daily_seal(&self, table: TableId) -> Result<Option<DailySeal>, StoreError> {
        daily::seal(self.readers(), table).await
    }

    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
        people::accounts_of(self.readers(), persons).await
    }

    async fn export(&self, sink: Sink<'_>) -> Result<(), StoreError> {
        self.copy_out(sink).await
    }

    async fn close(&self) {
        Self::close(self).await;
    }
}
