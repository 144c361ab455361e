//! Which message shows which page.

use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use talon_house::ports::store::{Shown, SurfaceKey, SurfaceRow, SurfaceState};
use talon_house::{MessageRef, PlatformKind, StoreError};
use talon_table::TableId;

use crate::columns::{SurfaceColumns, rows, table_id};
use crate::fault::fault;

pub(crate) async fn surfaces(pool: &SqlitePool, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
    let id = table_id(table);
    let columns = query_as!(
        SurfaceColumns,
        r#"SELECT table_id, key, platform, chat, thread, private AS "private: bool", message, hash, shown_at,
                  state, failures, not_before, replaced
           FROM surface WHERE table_id = ? ORDER BY key"#,
        id
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    rows(columns)
}

pub(crate) async fn save_surface(connection: &mut SqliteConnection, surface: &SurfaceRow) -> Result<(), StoreError> {
    let (id, key, place) = (table_id(surface.table), surface.key.to_string(), &surface.place);
    let (platform, state) = (place.platform.code(), surface.state.code());
    let message = surface.message.as_ref().map(|message| message.0.as_str());
    let replaced = surface.replaced.as_ref().map(|message| message.0.as_str());
    let hash = surface.hash.as_ref().map(<[u8; 32]>::as_slice);
    query!(
        "INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                              not_before, replaced)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (table_id, key) DO UPDATE SET
             platform = excluded.platform, chat = excluded.chat, thread = excluded.thread, private = excluded.private,
             message = excluded.message, hash = excluded.hash, shown_at = excluded.shown_at, state = excluded.state,
             failures = excluded.failures, not_before = excluded.not_before, replaced = excluded.replaced",
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
        replaced
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn remove_surface(
    pool: &SqlitePool,
    table: TableId,
    key: SurfaceKey,
    seen: Option<&MessageRef>,
) -> Result<(), StoreError> {
    let (id, key) = (table_id(table), key.to_string());
    let seen = seen.map(|message| message.0.as_str());
    query!("DELETE FROM surface WHERE table_id = ?1 AND key = ?2 AND (?3 IS NULL OR message = ?3)", id, key, seen)
        .execute(pool)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(crate) async fn set_page_hash(
    pool: &SqlitePool,
    table: TableId,
    key: SurfaceKey,
    hash: Option<[u8; 32]>,
) -> Result<(), StoreError> {
    let (id, key, live) = (table_id(table), key.to_string(), SurfaceState::Live.code());
    let hash = hash.as_ref().map(<[u8; 32]>::as_slice);
    query!("UPDATE surface SET hash = ? WHERE table_id = ? AND key = ? AND state = ?", hash, id, key, live)
        .execute(pool)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(crate) async fn note_shown(pool: &SqlitePool, shown: &Shown) -> Result<(), StoreError> {
    let (id, key, live) = (table_id(shown.table), shown.key.to_string(), SurfaceState::Live.code());
    let before = shown.before.as_ref().map(<[u8; 32]>::as_slice);
    let hash = shown.hash.as_slice();
    query!(
        "UPDATE surface SET hash = CASE WHEN key = ?1 AND hash IS ?2 THEN ?3 END, shown_at = ?4
         WHERE table_id = ?5 AND state = ?6 AND chat = ?7 AND message = ?8",
        key,
        before,
        hash,
        shown.at.0,
        id,
        live,
        shown.chat,
        shown.message.0
    )
    .execute(pool)
    .await
    .map_err(fault)?;
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
    pool: &SqlitePool,
    table: TableId,
    key: SurfaceKey,
    seen: &MessageRef,
) -> Result<bool, StoreError> {
    let (id, key, live) = (table_id(table), key.to_string(), SurfaceState::Live.code());
    let asked = query!(
        "UPDATE surface SET replaced = message, message = NULL, hash = NULL
         WHERE table_id = ? AND key = ? AND state = ? AND message = ?",
        id,
        key,
        live,
        seen.0
    )
    .execute(pool)
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
        "UPDATE surface SET chat = ?, message = NULL, replaced = NULL, hash = NULL WHERE platform = ? AND chat = ?",
        to,
        platform,
        from
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
