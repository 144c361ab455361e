//! Logs that are moved out of the database.

use async_trait::async_trait;
use talon_table::{TableId, Timestamp};

use crate::StoreError;
use crate::moved_logs::{LogPlace, MovableLog};

/// Reads and writes where logs are.
#[async_trait]
pub trait MovedLogRows {
    /// As [`movable_logs`](crate::moved_logs::LogMoving::movable_logs).
    async fn movable_logs(
        &mut self,
        before: Timestamp,
        after: Option<MovableLog>,
        limit: usize,
    ) -> Result<Vec<MovableLog>, StoreError>;

    /// Notes where the log of a closed table of this version is now; returns whether it was here.
    async fn note_place(&mut self, log: &MovableLog, place: &LogPlace) -> Result<bool, StoreError>;

    /// Deletes the events of a table, except those by which somebody took a seat.
    async fn remove_moved(&mut self, table: TableId) -> Result<(), StoreError>;
}
