//! Logs that are moved out of the database into files.

use async_trait::async_trait;
use sqlx::{query, query_scalar};
use talon_store::StoreError;
use talon_store::database::MovedLogRows;
use talon_store::moved_logs::{LogPlace, MovableLog};
use talon_table::{TableId, Timestamp};

use crate::columns::{coded, count, limit, table, table_id};
use crate::dialect::{Executor, Moment, Pool, SqlUnit, execute};
use crate::fault::fault;

/// Where the log of this table is, if it was moved.
pub(crate) async fn place(pool: &Pool, table: TableId) -> Result<Option<LogPlace>, StoreError> {
    let place = query_scalar!("SELECT log_place FROM card_table WHERE id = $1", table_id(table));
    let place = place.fetch_optional(pool).await;
    place.map_err(fault)?.flatten().as_deref().map(coded).transpose()
}

/// Where all moved logs are.
pub(crate) async fn places(executor: impl Executor<'_>) -> Result<Vec<(TableId, LogPlace)>, StoreError> {
    let places = query!(r#"SELECT id, log_place AS "place!" FROM card_table WHERE log_place IS NOT NULL"#)
        .fetch_all(executor)
        .await
        .map_err(fault)?;
    places.into_iter().map(|row| Ok((table(row.id), coded(&row.place)?))).collect()
}

#[async_trait]
impl MovedLogRows for SqlUnit {
    async fn movable_logs(
        &mut self,
        before: Timestamp,
        after: Option<MovableLog>,
        most: usize,
    ) -> Result<Vec<MovableLog>, StoreError> {
        let (opened_at, id) = after.map_or((Timestamp(i64::MIN), i64::MIN), |log| (log.opened_at, table_id(log.table)));
        let found = query!(
            r#"SELECT id, opened_at, version FROM card_table
               WHERE open = false AND log_place IS NULL AND opened_at < $1 AND (opened_at, id) > ($2, $3)
                 AND (SELECT at FROM event WHERE table_id = card_table.id ORDER BY seq DESC LIMIT 1) < $1
               ORDER BY opened_at, id LIMIT $4"#,
            Moment(before),
            Moment(opened_at),
            id,
            limit(most)
        )
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        let movable = found.into_iter().map(|row| {
            Ok(MovableLog { table: table(row.id), opened_at: row.opened_at.0, version: count(row.version)? })
        });
        movable.collect()
    }

    async fn note_place(&mut self, log: &MovableLog, place: &LogPlace) -> Result<bool, StoreError> {
        execute!(
            self,
            "UPDATE card_table SET log_place = $1 WHERE id = $2 AND NOT open AND version = $3 AND log_place IS NULL",
            place.to_string(),
            table_id(log.table),
            i64::from(log.version)
        )
        .map(|changed| changed == 1)
    }

    async fn remove_moved(&mut self, table: TableId) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM event WHERE table_id = $1 AND body ->> 'type' NOT IN ('joined', 'replaced')",
            table_id(table)
        )
        .map(drop)
    }
}
