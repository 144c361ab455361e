//! Which message shows which page.

use sqlx::{SqliteConnection, SqliteExecutor, query, query_as};
use talon_house::ports::store::{self, Begin, Ended, Outcome, SurfaceKey, SurfaceRow, SurfaceState};
use talon_house::{MessageRef, PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::{SurfaceColumns, readable, table_id};
use crate::fault::fault;

pub(crate) async fn surfaces(executor: impl SqliteExecutor<'_>, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
    let id = table_id(table);
    let columns = query_as!(
        SurfaceColumns,
        r#"SELECT table_id, key, platform, chat, thread, private AS "private: bool", message, hash, shown_at,
                  state, failures, not_before, replaced, writes, astray
           FROM surface WHERE table_id = ? ORDER BY key"#,
        id
    )
    .fetch_all(executor)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}

/// One of them, within a transaction that writes.
async fn surface(
    connection: &mut SqliteConnection,
    table: TableId,
    key: SurfaceKey,
) -> Result<Option<SurfaceRow>, StoreError> {
    let (id, key) = (table_id(table), key.to_string());
    let columns = query_as!(
        SurfaceColumns,
        r#"SELECT table_id, key, platform, chat, thread, private AS "private: bool", message, hash, shown_at,
                  state, failures, not_before, replaced, writes, astray
           FROM surface WHERE table_id = ? AND key = ?"#,
        id,
        key
    )
    .fetch_optional(connection)
    .await
    .map_err(fault)?;
    columns.map(SurfaceRow::try_from).transpose()
}

async fn put(connection: &mut SqliteConnection, surface: &SurfaceRow) -> Result<(), StoreError> {
    let (id, key, place) = (table_id(surface.table), surface.key.to_string(), &surface.place);
    let (platform, state) = (place.platform.code(), surface.state.code());
    let message = surface.message.as_ref().map(|message| message.0.as_str());
    let replaced = surface.replaced.as_ref().map(|message| message.0.as_str());
    let hash = surface.hash.as_ref().map(<[u8; 32]>::as_slice);
    let writes = surface.writes.to_string();
    query!(
        "INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                              not_before, replaced, writes, astray)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (table_id, key) DO UPDATE SET
             platform = excluded.platform, chat = excluded.chat, thread = excluded.thread, private = excluded.private,
             message = excluded.message, hash = excluded.hash, shown_at = excluded.shown_at, state = excluded.state,
             failures = excluded.failures, not_before = excluded.not_before, replaced = excluded.replaced,
             writes = excluded.writes, astray = excluded.astray",
        id,
        key,
        platform,
        place.chat,
        place.thread,
        place.private,
        message,
        hash,
        surface.shown_at.0,
        state,
        surface.failures,
        surface.not_before.0,
        replaced,
        writes,
        surface.astray
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn save_surface(connection: &mut SqliteConnection, saved: &SurfaceRow) -> Result<(), StoreError> {
    let current = surface(&mut *connection, saved.table, saved.key).await?;
    put(connection, &saved.clone().saved_over(current.as_ref())).await
}

/// What a live surface's message shows is unknown from now on.
pub(crate) async fn forget_page(
    connection: &mut SqliteConnection,
    table: TableId,
    key: SurfaceKey,
) -> Result<(), StoreError> {
    let Some(mut row) = surface(&mut *connection, table, key).await? else { return Ok(()) };
    row.forget_page();
    put(connection, &row).await
}

/// Notes that a write on a page's message goes out; tells whether it may.
pub(crate) async fn begin_write(connection: &mut SqliteConnection, begin: &Begin) -> Result<bool, StoreError> {
    let row = surface(&mut *connection, begin.table, begin.key).await?;
    let Some(begun) = begin.on(row) else { return Ok(false) };
    put(connection, &begun).await?;
    Ok(true)
}

/// Notes what became of a write; tells what is known of its message.
pub(crate) async fn end_write(connection: &mut SqliteConnection, ended: &Ended) -> Result<Outcome, StoreError> {
    let before = surfaces(&mut *connection, ended.table).await?;
    let mut after = before.clone();
    let outcome = store::end_write(&mut after, ended);
    for row in after.iter().filter(|row| !before.contains(row)) {
        put(&mut *connection, row).await?;
    }
    Ok(outcome)
}

pub(crate) async fn remove_surface(
    connection: &mut SqliteConnection,
    table: TableId,
    key: SurfaceKey,
    seen: Option<&MessageRef>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let row = surface(&mut *connection, table, key).await?;
    let Some(row) = row.filter(|row| seen.is_none() || seen == row.message.as_ref()) else { return Ok(()) };
    if let Some(left) = row.forgotten(now) {
        return put(connection, &left).await;
    }
    let (id, key) = (table_id(table), key.to_string());
    query!("DELETE FROM surface WHERE table_id = ?1 AND key = ?2", id, key).execute(connection).await.map_err(fault)?;
    Ok(())
}

/// Makes a surface the table's sign, which must be shown again. One that was the sign before is forgotten.
pub(crate) async fn make_sign(
    connection: &mut SqliteConnection,
    table: TableId,
    door: SurfaceKey,
) -> Result<(), StoreError> {
    let (id, door, sign) = (table_id(table), door.to_string(), SurfaceKey::Sign.to_string());
    query!("UPDATE OR REPLACE surface SET key = ?, hash = NULL WHERE table_id = ? AND key = ?", sign, id, door)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(crate) async fn repost(
    connection: &mut SqliteConnection,
    table: TableId,
    key: SurfaceKey,
    seen: &MessageRef,
) -> Result<bool, StoreError> {
    let (id, key, live) = (table_id(table), key.to_string(), SurfaceState::Live.code());
    let asked = query!(
        "UPDATE surface SET replaced = message, message = NULL, hash = NULL, writes = ''
         WHERE table_id = ? AND key = ? AND state = ? AND message = ?",
        id,
        key,
        live,
        seen.0
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(asked.rows_affected() == 1)
}

/// Gives every surface of a chat the chat's new identifier. The numbers of messages mean others
/// there, so the surfaces forget theirs.
pub(crate) async fn move_surfaces(
    connection: &mut SqliteConnection,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    let platform = platform.code();
    query!(
        "UPDATE surface SET chat = ?, message = NULL, replaced = NULL, hash = NULL, writes = '', astray = NULL WHERE platform = ? AND chat = ?",
        to,
        platform,
        from
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
