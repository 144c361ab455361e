//! Which message shows which page.

use sqlx::{PgConnection, PgPool, query, query_as, query_scalar};
use talon_house::ports::store::{Shown, SurfaceKey, SurfaceRow, SurfaceState};
use talon_house::{MessageRef, PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::{SurfaceColumns, rows, table_id};
use crate::fault::fault;
use crate::moment::Moment;

pub(crate) async fn surfaces(pool: &PgPool, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
    let columns = query_as!(
        SurfaceColumns,
        r#"SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures, not_before,
                  replaced
           FROM surface WHERE table_id = $1 ORDER BY key COLLATE "C""#,
        table_id(table)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    rows(columns)
}

pub(crate) async fn save_surface(pool: &PgPool, surface: &SurfaceRow) -> Result<(), StoreError> {
    let place = &surface.place;
    query!(
        "INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                              not_before, replaced)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         ON CONFLICT (table_id, key) DO UPDATE SET
             platform = excluded.platform, chat = excluded.chat, thread = excluded.thread, private = excluded.private,
             message = excluded.message, hash = excluded.hash, shown_at = excluded.shown_at, state = excluded.state,
             failures = excluded.failures, not_before = excluded.not_before, replaced = excluded.replaced",
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
        surface.replaced.as_ref().map(|message| message.0.as_str())
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn remove_surface(
    pool: &PgPool,
    table: TableId,
    key: SurfaceKey,
    seen: Option<&MessageRef>,
) -> Result<(), StoreError> {
    query!(
        "DELETE FROM surface WHERE table_id = $1 AND key = $2 AND ($3::text IS NULL OR message = $3)",
        table_id(table),
        key.to_string(),
        seen.map(|message| message.0.as_str()) as Option<&str>
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn set_page_hash(
    pool: &PgPool,
    table: TableId,
    key: SurfaceKey,
    hash: Option<[u8; 32]>,
) -> Result<(), StoreError> {
    query!(
        "UPDATE surface SET hash = $1 WHERE table_id = $2 AND key = $3 AND state = $4",
        hash.as_ref().map(<[u8; 32]>::as_slice) as Option<&[u8]>,
        table_id(table),
        key.to_string(),
        SurfaceState::Live.code()
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

/// What a live surface's message shows is unknown from now on.
pub(crate) async fn forget_page(
    connection: &mut PgConnection,
    table: TableId,
    key: SurfaceKey,
) -> Result<(), StoreError> {
    query!(
        "UPDATE surface SET hash = NULL WHERE table_id = $1 AND key = $2 AND state = $3",
        table_id(table),
        key.to_string(),
        SurfaceState::Live.code()
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Notes what a message of a table shows; tells whether that is unknown now.
pub(crate) async fn note_shown(connection: &mut PgConnection, shown: &Shown) -> Result<bool, StoreError> {
    let noted = query_scalar!(
        r#"UPDATE surface
           SET hash = CASE WHEN key = $1 AND (hash IS NOT DISTINCT FROM $2 OR hash = $3) THEN $3::bytea END,
               shown_at = $4
           WHERE table_id = $5 AND state = $6 AND chat = $7 AND message = $8
           RETURNING hash IS NULL AS "unknown!""#,
        shown.key.to_string(),
        shown.before.as_ref().map(<[u8; 32]>::as_slice) as Option<&[u8]>,
        shown.hash.as_slice(),
        Moment(shown.at),
        table_id(shown.table),
        SurfaceState::Live.code(),
        shown.place.chat,
        shown.message.0
    )
    .fetch_all(connection)
    .await
    .map_err(fault)?;
    Ok(noted.contains(&true))
}

/// Notes what the message shows through which a panel is reached from now on; tells whether that is unknown.
pub(crate) async fn note_panel(connection: &mut PgConnection, shown: &Shown, fresh: bool) -> Result<bool, StoreError> {
    let place = &shown.place;
    query_scalar!(
        r#"INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                                not_before)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11)
           ON CONFLICT (table_id, key) DO UPDATE SET
               platform = excluded.platform, chat = excluded.chat, thread = excluded.thread, private = excluded.private,
               message = excluded.message, shown_at = excluded.shown_at, state = excluded.state, failures = 0,
               not_before = excluded.not_before, replaced = NULL,
               hash = CASE WHEN $12 OR surface.hash IS NOT DISTINCT FROM $13 OR surface.hash = excluded.hash
                      THEN excluded.hash END
           RETURNING hash IS NULL AS "unknown!""#,
        table_id(shown.table),
        shown.key.to_string(),
        place.platform.code(),
        place.chat,
        place.thread.as_deref(),
        place.private,
        shown.message.0,
        shown.hash.as_slice(),
        Moment(shown.at),
        SurfaceState::Live.code(),
        Moment(Timestamp(i64::MIN)),
        fresh,
        shown.before.as_ref().map(<[u8; 32]>::as_slice) as Option<&[u8]>
    )
    .fetch_one(connection)
    .await
    .map_err(fault)
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
        "UPDATE surface SET replaced = message, message = NULL, hash = NULL
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
        "UPDATE surface SET chat = $1, message = NULL, replaced = NULL, hash = NULL WHERE platform = $2 AND chat = $3",
        to,
        platform.code(),
        from
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
