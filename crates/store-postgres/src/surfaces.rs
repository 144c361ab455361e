//! Which message shows which page.

use sqlx::{PgConnection, PgPool, query, query_as};
use talon_house::ports::store::{self, Begin, Ended, Outcome, SurfaceKey, SurfaceRow, SurfaceState};
use talon_house::{MessageRef, PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::{SurfaceColumns, readable, table_id};
use crate::fault::fault;
use crate::moment::Moment;

pub(crate) async fn surfaces(pool: &PgPool, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
    let columns = query_as!(
        SurfaceColumns,
        r#"SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures, not_before,
                  replaced, writes, astray
           FROM surface WHERE table_id = $1 ORDER BY key COLLATE "C""#,
        table_id(table)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}

/// Takes the table's own row before those of its surfaces, as every decision does: of two that took them in different orders neither
/// could go on.
pub(crate) async fn hold_table(connection: &mut PgConnection, table: TableId) -> Result<(), StoreError> {
    // Nothing is read, so there is nothing to be checked against the schema.
    let held = query("SELECT FROM card_table WHERE id = $1 FOR UPDATE").bind(table_id(table));
    held.execute(connection).await.map_err(fault)?;
    Ok(())
}

/// Those of them that are asked for, or all, which nobody else changes before the transaction ends.
async fn held(
    connection: &mut PgConnection,
    table: TableId,
    key: Option<SurfaceKey>,
) -> Result<Vec<SurfaceRow>, StoreError> {
    let columns = query_as!(
        SurfaceColumns,
        r#"SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures, not_before,
                  replaced, writes, astray
           FROM surface WHERE table_id = $1 AND ($2::text IS NULL OR key = $2) ORDER BY key COLLATE "C" FOR UPDATE"#,
        table_id(table),
        key.map(|key| key.to_string()) as Option<String>
    )
    .fetch_all(connection)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}

async fn put(connection: &mut PgConnection, surface: &SurfaceRow) -> Result<(), StoreError> {
    let place = &surface.place;
    query!(
        "INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                              not_before, replaced, writes, astray)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
         ON CONFLICT (table_id, key) DO UPDATE SET
             platform = excluded.platform, chat = excluded.chat, thread = excluded.thread, private = excluded.private,
             message = excluded.message, hash = excluded.hash, shown_at = excluded.shown_at, state = excluded.state,
             failures = excluded.failures, not_before = excluded.not_before, replaced = excluded.replaced,
             writes = excluded.writes, astray = excluded.astray",
        table_id(surface.table),
        surface.key.to_string(),
        place.platform.code(),
        place.chat,
        place.thread.as_deref(),
        place.private,
        surface.message.as_ref().map(|message| message.0.as_str()),
        surface.hash.as_ref().map(<[u8; 32]>::as_slice),
        Moment(surface.shown_at),
        surface.state.code(),
        i64::from(surface.failures),
        Moment(surface.not_before),
        surface.replaced.as_ref().map(|message| message.0.as_str()),
        surface.writes.to_string(),
        surface.astray
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn save_surface(connection: &mut PgConnection, saved: &SurfaceRow) -> Result<(), StoreError> {
    let current = held(&mut *connection, saved.table, Some(saved.key)).await?.pop();
    put(connection, &saved.clone().saved_over(current.as_ref())).await
}

/// What a live surface's message shows is unknown from now on.
pub(crate) async fn forget_page(
    connection: &mut PgConnection,
    table: TableId,
    key: SurfaceKey,
) -> Result<(), StoreError> {
    let Some(mut row) = held(&mut *connection, table, Some(key)).await?.pop() else { return Ok(()) };
    row.forget_page();
    put(connection, &row).await
}

/// Notes that a write on a page's message goes out; tells whether it may.
pub(crate) async fn begin_write(connection: &mut PgConnection, begin: &Begin) -> Result<bool, StoreError> {
    let row = held(&mut *connection, begin.table, Some(begin.key)).await?.pop();
    let Some(begun) = begin.on(row) else { return Ok(false) };
    put(connection, &begun).await?;
    Ok(true)
}

/// Notes what became of a write; tells what is known of its message.
pub(crate) async fn end_write(connection: &mut PgConnection, ended: &Ended) -> Result<Outcome, StoreError> {
    let before = held(&mut *connection, ended.table, None).await?;
    let mut after = before.clone();
    let outcome = store::end_write(&mut after, ended);
    for row in after.iter().filter(|row| !before.contains(row)) {
        put(&mut *connection, row).await?;
    }
    Ok(outcome)
}

pub(crate) async fn remove_surface(
    connection: &mut PgConnection,
    table: TableId,
    key: SurfaceKey,
    seen: Option<&MessageRef>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let row = held(&mut *connection, table, Some(key)).await?.pop();
    let Some(row) = row.filter(|row| seen.is_none() || seen == row.message.as_ref()) else { return Ok(()) };
    if let Some(left) = row.forgotten(now) {
        return put(connection, &left).await;
    }
    query!("DELETE FROM surface WHERE table_id = $1 AND key = $2", table_id(table), key.to_string())
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

/// Makes a surface the table's sign, which must be shown again. One that was the sign before is forgotten.
pub(crate) async fn make_sign(
    connection: &mut PgConnection,
    table: TableId,
    door: SurfaceKey,
) -> Result<(), StoreError> {
    let (id, door, sign) = (table_id(table), door.to_string(), SurfaceKey::Sign.to_string());
    query!(
        "DELETE FROM surface WHERE table_id = $1 AND key = $2 AND key <> $3
             AND EXISTS (SELECT FROM surface AS door WHERE door.table_id = $1 AND door.key = $3)",
        id,
        sign,
        door
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!("UPDATE surface SET key = $1, hash = NULL WHERE table_id = $2 AND key = $3", sign, id, door)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(crate) async fn repost(
    connection: &mut PgConnection,
    table: TableId,
    key: SurfaceKey,
    seen: &MessageRef,
) -> Result<bool, StoreError> {
    let asked = query!(
        "UPDATE surface SET replaced = message, message = NULL, hash = NULL, writes = ''
         WHERE table_id = $1 AND key = $2 AND state = $3 AND message = $4",
        table_id(table),
        key.to_string(),
        SurfaceState::Live.code(),
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
    connection: &mut PgConnection,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    query!(
        "UPDATE surface SET chat = $1, message = NULL, replaced = NULL, hash = NULL, writes = '', astray = NULL
         WHERE platform = $2 AND chat = $3",
        to,
        platform.code(),
        from
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
