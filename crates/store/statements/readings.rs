//! Which program version read which log, and what is set aside.

use async_trait::async_trait;
use serde_json::Value;
use sqlx::{query, query_scalar};
use talon_store::StoreError;
use talon_store::reading::Readings;
use talon_table::{Reading, TableId, Timestamp};

use crate::columns::{reading_id, table, table_id};
use crate::dialect::{Moment, SqlStore};
use crate::fault::fault;

#[async_trait]
impl Readings for SqlStore {
    async fn tables_to_read(&self, reading: Reading) -> Result<Vec<TableId>, StoreError> {
        let found = query_scalar!(
            "SELECT id FROM card_table WHERE open = true AND (read_by IS DISTINCT FROM $1 OR set_aside IS NOT NULL)",
            reading_id(reading)
        )
        .fetch_all(self.readers())
        .await
        .map_err(fault)?;
        Ok(found.into_iter().map(table).collect())
    }

    async fn note_read(&self, tables: &[TableId], reading: Reading, at: Timestamp) -> Result<(), StoreError> {
        let tables = Value::from_iter(tables.iter().map(|table| table_id(*table))).to_string();
        let mut transaction = self.write().await?;
        query!(
            "UPDATE timer SET due = $1
             WHERE due > $1
               AND table_id IN (SELECT id FROM card_table WHERE set_aside IS NOT NULL AND id IN (SELECT CAST(value AS bigint) FROM json_each($2)))",
            Moment(at),
            tables
        )
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        query!(
            "UPDATE card_table
             SET read_by = $1,
                 generation = generation + CAST(set_aside IS NOT NULL AS integer),
                 behind_at = CASE WHEN set_aside IS NULL OR behind_at < $2 THEN behind_at ELSE $2 END,
                 set_aside = NULL
             WHERE id IN (SELECT CAST(value AS bigint) FROM json_each($3))",
            reading_id(reading),
            Moment(at),
            tables
        )
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        transaction.commit().await.map_err(fault)
    }

    async fn set_aside(&self, table: TableId, reading: Reading, why: &str) -> Result<(), StoreError> {
        query!(
            "UPDATE card_table SET read_by = $1, set_aside = $2 WHERE id = $3",
            reading_id(reading),
            why,
            table_id(table)
        )
        .execute(self.writer())
        .await
        .map_err(fault)?;
        Ok(())
    }
}
