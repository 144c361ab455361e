//! Delivery beside an answer that another house gives.
//!
//! What keeps delivery off a page while it is pressed on is one house's own. Another house may edit the message at the same
//! time, and nobody knows which of both requests came last. Whoever notes second finds that out: an answer whose page was
//! written on since it was decided, a delivery whose page is not noted as it was before. Either forgets what is shown, so
//! that the page is shown once more.

use talon_table::TableId;

use super::reconcile::Brought;
use crate::error::HouseError;
use crate::house::House;
use crate::ports::store::{Shown, ShownBy, SurfaceKey, SurfaceRow};

/// The hash of no page: it is known neither to delivery nor to an answer that is under way.
const NOBODY_S: [u8; 32] = [0; 32];

impl House {
    /// Notes that a message is about to be edited, and answers its row with that. A process that ends before it can say how the
    /// edit went leaves a page that nobody takes for current, even where the table comes back to what was shown before.
    pub(super) async fn begin_edit(&self, read: &SurfaceRow) -> Result<SurfaceRow, HouseError> {
        self.store.set_page_hash(read.table, read.key, Some(NOBODY_S)).await?;
        Ok(SurfaceRow { hash: Some(NOBODY_S), ..read.clone() })
    }

    /// Notes that a message was edited, unless somebody else has noted something since `read`.
    pub(super) async fn note_edit(&self, read: &SurfaceRow, now: &SurfaceRow) -> Result<Brought, HouseError> {
        let (Some(message), Some(hash)) = (now.message.clone(), now.hash) else {
            return Ok(Brought::Done);
        };
        let beside = SurfaceRow { hash: read.hash, shown_at: read.shown_at, ..now.clone() };
        if beside != *read {
            self.store.save_surface(&beside).await?;
        }
        let (table, key, place) = (now.table, now.key, now.place.clone());
        let (before, at) = (read.hash, now.shown_at);
        self.store.note_shown(&Shown { table, key, place, message, before, hash, at, by: ShownBy::Delivery }).await?;
        self.after_edit(table, key, hash).await
    }

    /// Whether this page is what the message shows, after it was noted.
    pub(super) async fn after_edit(
        &self,
        table: TableId,
        key: SurfaceKey,
        hash: [u8; 32],
    ) -> Result<Brought, HouseError> {
        let rows = self.store.surfaces(table).await?;
        // One that is gone has no page any more.
        let is_last = rows.iter().find(|row| row.key == key).is_none_or(|row| row.hash == Some(hash));
        if is_last {
            return Ok(Brought::Done);
        }
        // Not merely unknown, which is what an answer expects that is under way.
        self.store.set_page_hash(table, key, Some(NOBODY_S)).await?;
        Ok(Brought::PlanAnew)
    }
}
