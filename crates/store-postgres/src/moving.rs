//! Logs that are moved out of the database into files.

use async_trait::async_trait;
use sqlx::{PgPool, query, query_scalar};
use talon_house::StoreError;
use talon_house::ports::moved_logs::{LogMoving, LogPlace, MovableLog};
use talon_table::{TableId, Timestamp};

use crate::columns::{coded, count, limit, table, table_id};
use crate::fault::fault;
use crate::moment::Moment;
use crate::store::PostgresStore;

/// Where the log of this table stands, if it was moved.
pub(crate) async fn place(pool: &PgPool, table: TableId) -> Result<Option<LogPlace>, StoreError> {
    let place = query_scalar!("SELECT log_place FROM card_table WHERE id = $1", table_id(table));
    let place = place.fetch_optional(pool).await;
    place.map_err(fault)?.flatten().as_deref().map(coded).transpose()
}

#[async_trait]
impl LogMoving for PostgresStore {
    async fn movable_logs(
        &self,
        before: Timestamp,
        after: Option<MovableLog>,
        most: usize,
    ) -> Result<Vec<MovableLog>, StoreError> {
        let (opened_at, id) = after.map_or((Timestamp(i64::MIN), i64::MIN), |log| (log.opened_at, table_id(log.table)));
        let found = query!(
            r#"SELECT id, opened_at, version FROM card_table
               WHERE NOT open AND log_place IS NULL AND opened_at < $1 AND (opened_at, id) > ($2, $3)
                 AND (SELECT at FROM event WHERE table_id = card_table.id ORDER BY seq DESC LIMIT 1) < $1
               ORDER BY opened_at, id LIMIT $4"#,
            Moment(before),
            Moment(opened_at),
            id,
            limit(most)
        )
        .fetch_all(&self.pool)
        .await
        .map_err(fault)?;
        let movable = found.into_iter().map(|row| {
            Ok(MovableLog { table: table(row.id), opened_at: row.opened_at.0, version: count(row.version)? })
        });
        movable.collect()
    }

    async fn move_log(&self, log: &MovableLog, place: &LogPlace) -> Result<bool, StoreError> {
        let (id, mut transaction) = (table_id(log.table), self.write().await?);
        let noted = query!(
            "UPDATE card_table SET log_place = $1 WHERE id = $2 AND NOT open AND version = $3 AND log_place IS NULL",
            place.to_string(),
            id,
            i64::from(log.version)
        )
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        if noted.rows_affected() == 0 {
            transaction.rollback().await.map_err(fault)?;
            return Ok(false);
        }
        query!("DELETE FROM event WHERE table_id = $1 AND body ->> 'type' NOT IN ('joined', 'replaced')", id)
            .execute(&mut *transaction)
            .await
            .map_err(fault)?;
        transaction.commit().await.map_err(fault)?;
        Ok(true)
    }
}
