//! Which program read which log, and what is set aside.

use async_trait::async_trait;
use sqlx::{query, query_scalar};
use talon_store::StoreError;
use talon_store::reading::Readings;
use talon_table::{Reading, TableId, Timestamp};

use crate::columns::{reading_id, table, table_id};
use crate::fault::fault;
use crate::store::SqliteStore;

#[async_trait]
impl Readings for SqliteStore {
    async fn tables_to_read(&self, reading: Reading) -> Result<Vec<TableId>, StoreError> {
        let reading = reading_id(reading);
        let found = query_scalar!(
            "SELECT id FROM card_table WHERE open = 1 AND (read_by IS NOT ? OR set_aside IS NOT NULL)",
            reading
        )
        .fetch_all(&self.readers)
        .await
        .map_err(fault)?;
        Ok(found.into_iter().map(table).collect())
    }

    async fn note_read(&self, tables: &[TableId], reading: Reading, at: Timestamp) -> Result<(), StoreError> {
        let tables = serde_json::Value::from_iter(tables.iter().map(|table| table_id(*table))).to_string();
        let reading = reading_id(reading);
        let mut transaction = self.write().await?;
        query!(
            "UPDATE timer SET due = ?1
             WHERE due > ?1 AND table_id IN (SELECT id FROM card_table
                                             WHERE set_aside IS NOT NULL AND id IN (SELECT value FROM json_each(?2)))",
            at.0,
            tables
        )
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        query!(
            "UPDATE card_table
             SET read_by = ?1,
                 generation = generation + (set_aside IS NOT NULL),
                 behind_at = CASE WHEN set_aside IS NULL THEN behind_at ELSE min(coalesce(behind_at, ?2), ?2) END,
                 set_aside = NULL
             WHERE id IN (SELECT value FROM json_each(?3))",
            reading,
            at.0,
            tables
        )
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        transaction.commit().await.map_err(fault)
    }

    async fn set_aside(&self, table: TableId, reading: Reading, why: &str) -> Result<(), StoreError> {
        let (id, reading) = (table_id(table), reading_id(reading));
        query!("UPDATE card_table SET read_by = ?, set_aside = ? WHERE id = ?", reading, why, id)
            .execute(&self.writer)
            .await
            .map_err(fault)?;
        Ok(())
    }
}
