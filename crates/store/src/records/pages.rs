//! Which message shows which page, and what is written on it.

use talon_table::{TableId, Timestamp};

use crate::database::{Database, SurfaceRows as _, TableRows as _, Unit};
use crate::{Begin, Ended, MessageRef, Outcome, Room, StoreError, SurfaceKey, SurfaceRow};

/// Writes a surface, new or not, as [`SurfaceRow::saved_over`] says.
///
/// # Errors
/// [`StoreError`], and then nothing was changed; so it is with every function here.
pub async fn save_surface<D: Database>(database: &D, saved: &SurfaceRow) -> Result<(), StoreError> {
    let mut unit = database.begin().await?;
    let current = unit.surface(saved.table, saved.key).await?;
    unit.write_surface(&saved.clone().saved_over(current.as_ref())).await?;
    unit.commit().await
}

/// Notes that a live surface's page must be shown again.
///
/// # Errors
/// As [`save_surface`].
pub async fn forget_page<D: Database>(database: &D, table: TableId, key: SurfaceKey) -> Result<(), StoreError> {
    let mut unit = database.begin().await?;
    if let Some(mut surface) = unit.surface(table, key).await? {
        surface.forget_page();
        unit.write_surface(&surface).await?;
    }
    unit.commit().await
}

/// Notes that a write on a page's message goes out, and marks the table behind where that is asked for; tells whether it may.
///
/// # Errors
/// As [`save_surface`].
pub async fn begin_write<D: Database>(database: &D, begun: &Begin) -> Result<bool, StoreError> {
    let mut unit = database.begin().await?;
    if begun.mark.is_some() {
        unit.hold_table(begun.table).await?;
    }
    let may = begin(&mut unit, begun).await?;
    if let Some(at) = begun.mark.filter(|_| may) {
        unit.mark_behind(begun.table, at).await?;
    }
    unit.commit().await?;
    Ok(may)
}

/// Notes within a unit of work that a write on a page's message goes out; tells whether it may.
pub(super) async fn begin<U: Unit>(unit: &mut U, begin: &Begin) -> Result<bool, StoreError> {
    let surface = unit.surface(begin.table, begin.key).await?;
    let Some(begun) = begin.on(surface) else { return Ok(false) };
    unit.write_surface(&begun).await?;
    Ok(true)
}

/// Notes what became of a write, and marks the table behind where that is asked for and nobody knows; tells what is known of its message.
///
/// # Errors
/// As [`save_surface`].
pub async fn end_write<D: Database>(database: &D, ended: &Ended) -> Result<Outcome, StoreError> {
    let mut unit = database.begin().await?;
    if ended.mark {
        unit.hold_table(ended.table).await?;
    }
    let before = unit.surfaces(ended.table).await?;
    let mut after = before.clone();
    let outcome = crate::end_write(&mut after, ended);
    for surface in after.iter().filter(|surface| !before.contains(surface)) {
        unit.write_surface(surface).await?;
    }
    if outcome == Outcome::Unknown && ended.mark {
        unit.mark_behind(ended.table, ended.at).await?;
    }
    unit.commit().await?;
    Ok(outcome)
}

/// Forgets a surface; where `seen` is given, only if that is its message still.
///
/// # Errors
/// As [`save_surface`].
pub async fn remove_surface<D: Database>(
    database: &D,
    table: TableId,
    key: SurfaceKey,
    seen: Option<&MessageRef>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let mut unit = database.begin().await?;
    let surface = unit.surface(table, key).await?;
    if let Some(surface) = surface.filter(|surface| seen.is_none() || seen == surface.message.as_ref()) {
        match surface.forgotten(now) {
            Some(left) => unit.write_surface(&left).await?,
            None => unit.remove_surface(table, key).await?,
        }
    }
    unit.commit().await
}

/// Asks for a live surface's page to be sent anew, if its message is still `seen`, and marks the table behind as of `at`. Tells whether it did.
///
/// # Errors
/// As [`save_surface`].
pub async fn repost<D: Database>(
    database: &D,
    table: TableId,
    key: SurfaceKey,
    seen: &MessageRef,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let mut unit = database.begin().await?;
    unit.hold_table(table).await?;
    let asked = unit.repost(table, key, seen).await?;
    if asked {
        unit.mark_behind(table, at).await?;
    }
    unit.commit().await?;
    Ok(asked)
}

/// Sets where a table is played. When a room opens, the surface `door`, which stands outside of it, becomes the sign.
///
/// # Errors
/// As [`save_surface`].
pub async fn set_room<D: Database>(
    database: &D,
    table: TableId,
    room: &Room,
    door: Option<SurfaceKey>,
) -> Result<(), StoreError> {
    let mut unit = database.begin().await?;
    unit.set_room(table, room).await?;
    if let Some(door) = door {
        unit.make_sign(table, door).await?;
    }
    unit.commit().await
}
