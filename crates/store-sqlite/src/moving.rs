//! Logs that are moved out of the database into files.

use async_trait::async_trait;
use sqlx::{SqliteExecutor, SqlitePool, query, query_scalar};
use talon_store::StoreError;
use talon_store::database::MovedLogRows;
use talon_store::moved_logs::{LogPlace, MovableLog};
use talon_table::{TableId, Timestamp};

use crate::columns::{coded, count, limit, table, table_id};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

/// Where the log of this table stands, if it was moved.
pub(crate) async fn place(pool: &SqlitePool, table: TableId) -> Result<Option<LogPlace>, StoreError> {
    let id = table_id(table);
    let place = query_scalar!("SELECT log_place FROM card_table WHERE id = ?", id).fetch_optional(pool).await;
    place.map_err(fault)?.flatten().as_deref().map(coded).transpose()
}

/// Where all logs stand that were moved.
pub(crate) async fn places(executor: impl SqliteExecutor<'_>) -> Result<Vec<(TableId, LogPlace)>, StoreError> {
    let places = query!(r#"SELECT id, log_place AS "place!" FROM card_table WHERE log_place IS NOT NULL"#)
        .fetch_all(executor)
        .await
        .map_err(fault)?;
    places.into_iter().map(|row| Ok((table(row.id), coded(&row.place)?))).collect()
}

#[async_trait]
impl MovedLogRows for SqliteUnit {
    async fn movable_logs(
        &mut self,
        before: Timestamp,
        after: Option<MovableLog>,
        most: usize,
    ) -> Result<Vec<MovableLog>, StoreError> {
        let (opened_at, id) = after.map_or((i64::MIN, i64::MIN), |log| (log.opened_at.0, table_id(log.table)));
        let most = limit(most);
        let found = query!(
            "SELECT id, opened_at, version FROM card_table
             WHERE open = 0 AND log_place IS NULL AND opened_at < ?1 AND (opened_at, id) > (?2, ?3)
               AND (SELECT at FROM event WHERE table_id = card_table.id ORDER BY seq DESC LIMIT 1) < ?1
             ORDER BY opened_at, id LIMIT ?4",
            before.0,
            opened_at,
            id,
            most
        )
        .fetch_all(self.connection())
        .await
        .map_err(fault)?;
        let movable = found.into_iter().map(|row| {
            Ok(MovableLog { table: table(row.id), opened_at: Timestamp(row.opened_at), version: count(row.version)? })
        });
        movable.collect()
    }

    async fn note_place(&mut self, log: &MovableLog, place: &LogPlace) -> Result<bool, StoreError> {
        let (id, place) = (table_id(log.table), place.to_string());
        execute!(
            self,
            "UPDATE card_table SET log_place = ? WHERE id = ? AND open = 0 AND version = ? AND log_place IS NULL",
            place,
            id,
            log.version
        )
        .map(|changed| changed == 1)
    }

    async fn remove_moved(&mut self, table: TableId) -> Result<(), StoreError> {
        let id = table_id(table);
        execute!(self, "DELETE FROM event WHERE table_id = ? AND body ->> 'type' NOT IN ('joined', 'replaced')", id)
            .map(drop)
    }
}
