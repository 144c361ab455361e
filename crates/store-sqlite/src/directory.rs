//! The directory of tables and their logs, read.

use sqlx::{SqlitePool, query, query_as};
use talon_store::moved_logs::{self, MovedLogs};
use talon_store::{PlatformKind, StoreError, TableRow};
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};

use crate::columns::{TableColumns, count, person_id, readable, table as table_of, table_id};
use crate::fault::fault;
use crate::moving::place;

pub(crate) async fn events(
    pool: &SqlitePool,
    logs: Option<&dyn MovedLogs>,
    table: TableId,
    after: u32,
) -> Result<Vec<Recorded>, StoreError> {
    let here = events_here(pool, table, after).await?;
    moved_logs::whole(here, (table, after), place(pool, table), logs).await
}

async fn events_here(pool: &SqlitePool, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError> {
    let id = table_id(table);
    let stored = query!("SELECT seq, at, body FROM event WHERE table_id = ? AND seq > ? ORDER BY seq", id, after)
        .fetch_all(pool)
        .await
        .map_err(fault)?;
    let recorded = stored.into_iter().map(|row| {
        let seq = count(row.seq)?;
        // The reason names the place in the text, never the text: a log holds hidden cards.
        let event = Event::from_json(seq, &row.body)
            .map_err(|bad| StoreError::Corrupt(format!("event {seq} of table {table}: {bad}")))?;
        Ok(Recorded { seq, at: Timestamp(row.at), event })
    });
    recorded.collect()
}

pub(crate) async fn table(pool: &SqlitePool, table: TableId) -> Result<Option<TableRow>, StoreError> {
    let id = table_id(table);
    let columns = query_as!(
        TableColumns,
        r#"SELECT id, platform, chat, thread, private AS "private: bool", room, version, open AS "open: bool", opened_at, fixture
           FROM card_table WHERE id = ?"#,
        id
    )
    .fetch_optional(pool)
    .await
    .map_err(fault)?;
    columns.map(TableRow::try_from).transpose()
}

/// Every table whose row can be read, open or closed, oldest first.
pub(crate) async fn tables(pool: &SqlitePool) -> Result<Vec<TableRow>, StoreError> {
    Ok(readable(all(pool).await?))
}

/// The tables whose rows cannot be read, and why.
pub(crate) async fn damaged(pool: &SqlitePool) -> Result<Vec<(TableId, String)>, StoreError> {
    let damaged = all(pool).await?.into_iter().filter_map(|columns| {
        let id = table_of(columns.id);
        TableRow::try_from(columns).err().map(|error| (id, error.to_string()))
    });
    Ok(damaged.collect())
}

async fn all(pool: &SqlitePool) -> Result<Vec<TableColumns>, StoreError> {
    let columns = query_as!(
        TableColumns,
        r#"SELECT id, platform, chat, thread, private AS "private: bool", room, version, open AS "open: bool", opened_at, fixture
           FROM card_table ORDER BY opened_at, id < 0, id"#
    );
    columns.fetch_all(pool).await.map_err(fault)
}

pub(crate) async fn open_tables_in(
    pool: &SqlitePool,
    platform: PlatformKind,
    chat: &str,
) -> Result<Vec<TableRow>, StoreError> {
    let platform = platform.code();
    let columns = query_as!(
        TableColumns,
        r#"SELECT id, platform, chat, thread, private AS "private: bool", room, version, open AS "open: bool", opened_at, fixture
           FROM card_table WHERE open = 1 AND platform = ? AND chat = ?
           ORDER BY opened_at, id < 0, id"#,
        platform,
        chat
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}

pub(crate) async fn open_tables_of(pool: &SqlitePool, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
    let person = person_id(person);
    let columns = query_as!(
        TableColumns,
        r#"SELECT id, platform, chat, thread, private AS "private: bool", room, version, open AS "open: bool", opened_at, fixture
           FROM card_table WHERE open = 1 AND id IN (SELECT table_id FROM seated WHERE person = ?)
           ORDER BY opened_at, id < 0, id"#,
        person
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}
