//! Which message shows which page.

use sqlx::{SqliteConnection, SqlitePool, query, query_as, query_scalar};
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

pub(crate) async fn save_surface(pool: &SqlitePool, surface: &SurfaceRow) -> Result<(), StoreError> {
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
    .execute(pool)
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

/// What a live surface's message shows is unknown from now on.
pub(crate) async fn forget_page(
    connection: &mut SqliteConnection,
    table: TableId,
    key: SurfaceKey,
) -> Result<(), StoreError> {
    let (id, key, live) = (table_id(table), key.to_string(), SurfaceState::Live.code());
    query!("UPDATE surface SET hash = NULL WHERE table_id = ? AND key = ? AND state = ?", id, key, live)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

/// Notes what a message of a table shows; tells whether that is unknown now.
pub(crate) async fn note_shown(connection: &mut SqliteConnection, shown: &Shown) -> Result<bool, StoreError> {
    let (id, key, live) = (table_id(shown.table), shown.key.to_string(), SurfaceState::Live.code());
    let before = shown.before.as_ref().map(<[u8; 32]>::as_slice);
    let hash = shown.hash.as_slice();
    let noted = query_scalar!(
        r#"UPDATE surface SET hash = CASE WHEN key = ?1 AND (hash IS ?2 OR hash = ?3) THEN ?3 END, shown_at = ?4
           WHERE table_id = ?5 AND state = ?6 AND chat = ?7 AND message = ?8
           RETURNING hash IS NULL AS "unknown!: bool""#,
        key,
        before,
        hash,
        shown.at.0,
        id,
        live,
        shown.place.chat,
        shown.message.0
    )
    .fetch_all(connection)
    .await
    .map_err(fault)?;
    Ok(noted.contains(&true))
}

/// Notes what the message shows through which a panel is reached from now on; tells whether that is unknown.
pub(crate) async fn note_panel(
    connection: &mut SqliteConnection,
    shown: &Shown,
    fresh: bool,
) -> Result<bool, StoreError> {
    let (id, key, live) = (table_id(shown.table), shown.key.to_string(), SurfaceState::Live.code());
    let (platform, place) = (shown.place.platform.code(), &shown.place);
    let before = shown.before.as_ref().map(<[u8; 32]>::as_slice);
    let hash = shown.hash.as_slice();
    let noted = query_scalar!(
        r#"INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                                not_before)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 0, ?11)
           ON CONFLICT (table_id, key) DO UPDATE SET
               platform = excluded.platform, chat = excluded.chat, thread = excluded.thread, private = excluded.private,
               message = excluded.message, shown_at = excluded.shown_at, state = excluded.state, failures = 0,
               not_before = excluded.not_before, replaced = NULL,
               hash = CASE WHEN ?12 OR hash IS ?13 OR hash = excluded.hash THEN excluded.hash END
           RETURNING hash IS NULL AS "unknown!: bool""#,
        id,
        key,
        platform,
        place.chat,
        place.thread,
        place.private,
        shown.message.0,
        hash,
        shown.at.0,
        live,
        i64::MIN,
        fresh,
        before
    )
    .fetch_one(connection)
    .await
    .map_err(fault)?;
    Ok(noted)
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
        "UPDATE surface SET replaced = message, message = NULL, hash = NULL
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
