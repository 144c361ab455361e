//! Panels: messages that one person alone sees, which are edited while the platform lets them be reached.

use talon_table::Timestamp;

use super::plan::Wanted;
use super::reconcile::Brought;
use crate::error::HouseError;
use crate::house::House;
use crate::ports::platform::{Onto, ShowError};
use crate::ports::store::{Shown, ShownBy, SurfaceRow};

impl House {
    /// Brings a panel up to date. It is never sent anew: one that can no longer be reached is forgotten, and its reader
    /// alone opens another. A press may make the panel another message meanwhile, so its row is never written back.
    pub(super) async fn refresh_panel(
        &self,
        wanted: &Wanted,
        panel: &SurfaceRow,
        releases: u64,
    ) -> Result<Brought, HouseError> {
        let now = self.clock.now();
        let (table, key, place) = (panel.table, panel.key, &panel.place);
        let hash = wanted.page.hash();
        let Some(message) = panel.message.as_ref().filter(|_| panel.hash != Some(hash)) else {
            return Ok(Brought::Done);
        };
        let _writing = match self.take_page(panel, releases).await? {
            Ok(writing) => writing,
            Err(brought) => return Ok(brought),
        };
        // A conversation of its own: the private chat has another limit.
        let conversation = key.to_string();
        if let Err(free) = self.pacer.reserve(place, &conversation, now).await? {
            return Ok(Brought::Later(free));
        }
        let begun = self.begin_edit(panel).await?;
        let pause = async |wait| Ok(Brought::Later(self.pacer.hold(place, &conversation, now.plus(wait)).await?));
        match self.served(place.platform)?.show(place, &wanted.page, Onto::Known(message)).await {
            Ok(_) => {
                let (place, message, before) = (place.clone(), message.clone(), begun.hash);
                let shown = Shown { table, key, place, message, before, hash, at: now, by: ShownBy::Delivery };
                self.store.note_shown(&shown).await?;
                self.after_edit(table, key, hash).await
            }
            Err(ShowError::RetryAfter(wait)) => {
                self.store.set_page_hash(table, key, panel.hash).await?;
                pause(wait).await
            }
            Err(ShowError::Unreachable(why)) => {
                tracing::debug!(%table, %key, why, "a panel was not brought up to date yet");
                // It may have been shown all the same.
                self.store.set_page_hash(table, key, None).await?;
                // As long again as it has been waiting.
                let waited = now.since(panel.shown_at.max(Timestamp(0)));
                pause(waited.clamp(self.settings.retry_first, self.settings.retry_most)).await
            }
            Err(error @ (ShowError::Gone | ShowError::Forbidden | ShowError::Moved(_) | ShowError::Refused(_))) => {
                tracing::debug!(%table, %key, %error, "a panel can no longer be reached");
                self.store.remove_surface(table, key, Some(message)).await?;
                Ok(Brought::Done)
            }
        }
    }
}
