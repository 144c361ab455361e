//! Logs that are moved out of the database.

use async_trait::async_trait;
use talon_table::Timestamp;

use crate::StoreError;
use crate::database::{Database, MovedLogRows, Unit as _};
use crate::moved_logs::{LogMoving, LogPlace, MovableLog};

#[async_trait]
impl<D: Database> LogMoving for D
where
    D::Unit: MovedLogRows,
{
    async fn movable_logs(
        &self,
        before: Timestamp,
        after: Option<MovableLog>,
        limit: usize,
    ) -> Result<Vec<MovableLog>, StoreError> {
        self.look().await?.movable_logs(before, after, limit).await
    }

    async fn move_log(&self, log: &MovableLog, place: &LogPlace) -> Result<bool, StoreError> {
        let mut unit = self.begin().await?;
        if !unit.note_place(log, place).await? {
            unit.roll_back().await?;
            return Ok(false);
        }
        unit.remove_moved(log.table).await?;
        unit.commit().await?;
        Ok(true)
    }
}
