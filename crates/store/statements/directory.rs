//! The directory of tables and their logs, read.

use sqlx::{query, query_as};
use talon_store::moved_logs::{self, MovedLogs};
use talon_store::{PlatformKind, StoreError, TableRow};
use talon_table::{Event, PersonId, Recorded, TableId};

use crate::columns::{TableColumns, count, person_id, readable, table as table_of, table_id};
use crate::dialect::Pool;
use crate::fault::fault;
use crate::moving::place;

pub(crate) async fn events(
    pool: &Pool,
    logs: Option<&dyn MovedLogs>,
    table: TableId,
    after: u32,
) -> Result<Vec<Recorded>, StoreError> {
    let here = events_here(pool, table, after).await?;
    moved_logs::whole(here, (table, after), place(pool, table), logs).await
}

async fn events_here(pool: &Pool, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError> {
    let stored = query!(
        r#"SELECT seq, at, body FROM event WHERE table_id = $1 AND seq > $2 ORDER BY seq"#,
        table_id(table),
        i64::from(after)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    let recorded = stored.into_iter().map(|row| {
        let seq = count(row.seq)?;
        // The reason names the place in the text, never the text: a log holds hidden cards.
        let event = Event::from_json(seq, &row.body.0)
            .map_err(|bad| StoreError::Corrupt(format!("event {seq} of table {table}: {bad}")))?;
        Ok(Recorded { seq, at: row.at.0, event })
    });
    recorded.collect()
}

pub(crate) async fn table(pool: &Pool, table: TableId) -> Result<Option<TableRow>, StoreError> {
    let columns = query_as!(
        TableColumns,
        "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture FROM card_table WHERE id = $1",
        table_id(table)
    )
    .fetch_optional(pool)
    .await
    .map_err(fault)?;
    columns.map(TableRow::try_from).transpose()
}

/// Every table whose row can be read, open or closed, oldest first.
pub(crate) async fn tables(pool: &Pool) -> Result<Vec<TableRow>, StoreError> {
    Ok(readable(all(pool).await?))
}

/// The tables whose rows cannot be read, and why.
pub(crate) async fn damaged(pool: &Pool) -> Result<Vec<(TableId, String)>, StoreError> {
    let damaged = all(pool).await?.into_iter().filter_map(|columns| {
        let id = table_of(columns.id);
        TableRow::try_from(columns).err().map(|error| (id, error.to_string()))
    });
    Ok(damaged.collect())
}

async fn all(pool: &Pool) -> Result<Vec<TableColumns>, StoreError> {
    let columns = query_as!(
        TableColumns,
        "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture
         FROM card_table ORDER BY opened_at, id < 0, id"
    );
    columns.fetch_all(pool).await.map_err(fault)
}

pub(crate) async fn open_tables_in(
    pool: &Pool,
    platform: PlatformKind,
    chat: &str,
) -> Result<Vec<TableRow>, StoreError> {
    let columns = query_as!(
        TableColumns,
        "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture
         FROM card_table WHERE open = true AND platform = $1 AND chat = $2
         ORDER BY opened_at, id < 0, id",
        platform.code(),
        chat
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}

pub(crate) async fn open_tables_of(pool: &Pool, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
    let columns = query_as!(
        TableColumns,
        "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture
         FROM card_table WHERE open = true AND id IN (SELECT table_id FROM seated WHERE person = $1)
         ORDER BY opened_at, id < 0, id",
        person_id(person)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}
