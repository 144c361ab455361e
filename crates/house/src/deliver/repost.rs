//! Reposts: pages sent again, below all that was written since.

use talon_store::{MessageRef, Place, SurfaceKey, SurfaceRow, SurfaceState, TableRow};
use talon_table::{PersonId, TableId};

use super::page_planner::PagePlanner;
use crate::error::HouseError;

/// The newest of a table's public pages that still changes: the running table page, or the result that offers a rematch.
pub(crate) fn newest_public(surfaces: &[SurfaceRow]) -> Option<&SurfaceRow> {
    let order = |key: SurfaceKey| match key {
        SurfaceKey::TablePage { match_no, deal_no } => Some((match_no, false, deal_no)),
        SurfaceKey::Result { match_no } => Some((match_no, true, 0)),
        SurfaceKey::Hand { .. } | SurfaceKey::Panel { .. } | SurfaceKey::Sign => None,
    };
    surfaces
        .iter()
        .filter(|surface| surface.state == SurfaceState::Live)
        .filter_map(|surface| Some((order(surface.key)?, surface)))
        .max_by_key(|(order, _)| *order)
        .map(|(_, surface)| surface)
}

impl PagePlanner {
    /// Reposts the hand if it is a page of its own, or else the table page that shows it.
    pub(crate) async fn send_hand(&self, row: &TableRow, person: PersonId) -> Result<(), HouseError> {
        let surfaces = self.core.store.surfaces(row.table).await?;
        let key = SurfaceKey::Hand { person };
        let hand = surfaces.iter().find(|surface| surface.key == key);
        let shown = if row.home.private { newest_public(&surfaces) } else { hand };
        match shown {
            Some(surface) => self.repost(row.table, surface).await,
            None => self.core.mark(row.table).await,
        }
    }

    /// Reposts a table's page.
    pub(crate) async fn repost(&self, table: TableId, surface: &SurfaceRow) -> Result<(), HouseError> {
        // While an older message of the page is still to be deleted, the present one is the newest and must not be forgotten.
        if surface.replaced.is_none()
            && let Some(message) = &surface.message
            && self.core.store.repost(table, surface.key, message, self.core.clock.now()).await?
        {
            self.core.wake_ups.delivery.notify_one();
        }
        Ok(())
    }

    /// Reposts the boards that have scrolled away, where people read.
    pub(crate) async fn repost_before(&self, place: &Place, before: &MessageRef) -> Result<(), HouseError> {
        for row in self.core.store.open_tables_in(place.platform, &place.chat).await? {
            let surfaces = self.core.store.surfaces(row.table).await?;
            let Some(surface) = newest_public(&surfaces).filter(|surface| surface.place == *place) else {
                continue;
            };
            let older = surface.message.as_ref().and_then(MessageRef::number) < before.number();
            if older && matches!(surface.key, SurfaceKey::TablePage { .. }) {
                self.repost(row.table, surface).await?;
            }
        }
        Ok(())
    }
}
