//! Which message shows which page, and the writes on it.

use talon_table::{TableId, Timestamp};

use crate::database::{Database, SurfaceRows as _, TableRows as _, Unit};
use crate::port::port;
use crate::{BeginWrite, EndWrite, MessageContent, MessageRef, Room, StoreError, SurfaceKey, SurfaceRow};

port! {
    over Database;

    /// Which message shows which page, and the writes on it. Every method is one transaction.
    pub trait Surfaces {
        /// Notes that a live surface's page must be shown again ([`SurfaceRow::forget_page`]). For inputs, which run beside delivery.
        async fn forget_page(&self, table: TableId, key: SurfaceKey) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            if let Some(mut surface) = unit.surface(table, key).await? {
                surface.forget_page();
                unit.write_surface(&surface).await?;
            }
            unit.commit().await
        }

        /// Notes the outcome of a write ([`end_write`](crate::end_write)).
        async fn end_write(&self, ended: &EndWrite) -> Result<MessageContent, StoreError> {
            let mut unit = self.begin().await?;
            if ended.mark {
                unit.hold_table(ended.table).await?;
            }
            let before = unit.surfaces(ended.table).await?;
            let mut after = before.clone();
            let outcome = crate::end_write(&mut after, ended);
            for surface in after.iter().filter(|surface| !before.contains(surface)) {
                unit.write_surface(surface).await?;
            }
            if outcome == MessageContent::Unknown && ended.mark {
                unit.mark_behind(ended.table, ended.at).await?;
            }
            unit.commit().await?;
            Ok(outcome)
        }

        /// Sets where a table is played. When a room opens, the surface `door`, which is outside of it, becomes [`SurfaceKey::Sign`] and
        /// must be shown again.
        async fn set_room(&self, table: TableId, room: &Room, door: Option<SurfaceKey>) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.set_room(table, room).await?;
            if let Some(door) = door {
                unit.make_sign(table, door).await?;
            }
            unit.commit().await
        }

        /// Asks for a repost of a live surface, if its message is still `seen`: that message becomes the replaced one, a new one is to be
        /// sent, and the table is marked behind as of `at`. Returns whether it did.
        async fn repost(
            &self,
            table: TableId,
            key: SurfaceKey,
            seen: &MessageRef,
            at: Timestamp,
        ) -> Result<bool, StoreError> {
            let mut unit = self.begin().await?;
            unit.hold_table(table).await?;
            let asked = unit.repost(table, key, seen).await?;
            if asked {
                unit.mark_behind(table, at).await?;
            }
            unit.commit().await?;
            Ok(asked)
        }

        /// Forgets a surface ([`SurfaceRow::forgotten`]); if `seen` is given, only if that is still its message.
        async fn remove_surface(
            &self,
            table: TableId,
            key: SurfaceKey,
            seen: Option<&MessageRef>,
            now: Timestamp,
        ) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            let surface = unit.surface(table, key).await?;
            if let Some(surface) = surface.filter(|surface| seen.is_none() || seen == surface.message.as_ref()) {
                match surface.forgotten(now) {
                    Some(left) => unit.write_surface(&left).await?,
                    None => unit.remove_surface(table, key).await?,
                }
            }
            unit.commit().await
        }
    }

    hooked {
        /// Writes a surface, new or not, as [`SurfaceRow::saved_over`] says. While it keeps its message, only writes say what that message
        /// shows.
        async fn save_surface(&self, surface: &SurfaceRow) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            let current = unit.surface(surface.table, surface.key).await?;
            unit.write_surface(&surface.clone().saved_over(current.as_ref())).await?;
            unit.commit().await
        }

        /// Notes a pending write on a page's message ([`SurfaceRow::begin`]); returns whether it may go out.
        async fn begin_write(&self, begin: &BeginWrite) -> Result<bool, StoreError> {
            let mut unit = self.begin().await?;
            if begin.mark.is_some() {
                unit.hold_table(begin.table).await?;
            }
            let may = note_begun(&mut unit, begin).await?;
            if let Some(at) = begin.mark.filter(|_| may) {
                unit.mark_behind(begin.table, at).await?;
            }
            unit.commit().await?;
            Ok(may)
        }
    }
}

/// Notes a pending write within a unit of work; returns whether it may go out.
pub(super) async fn note_begun<U: Unit>(unit: &mut U, begin: &BeginWrite) -> Result<bool, StoreError> {
    let surface = unit.surface(begin.table, begin.key).await?;
    let Some(begun) = begin.on(surface) else { return Ok(false) };
    unit.write_surface(&begun).await?;
    Ok(true)
}
