//! Panels: messages that one person alone sees, which are edited while the platform lets them be reached.

use talon_table::Timestamp;

use super::delivery::Delivery;
use super::plan::Wanted;
use super::reconcile::Brought;
use crate::error::HouseError;
use crate::ports::platform::{Onto, ShowError};
use crate::ports::store::SurfaceRow;

impl Delivery {
    /// Brings a panel up to date. It is never sent anew: a panel that can no longer be reached is forgotten, and only
    /// its reader opens another. A press may make another message the panel meanwhile, so its row is never written
    /// back.
    pub(super) async fn refresh_panel(&self, wanted: &Wanted, panel: &SurfaceRow) -> Result<Brought, HouseError> {
        let now = self.core.clock.now();
        let (table, key, place) = (panel.table, panel.key, &panel.place);
        let hash = wanted.page.hash();
        let is_shown = panel.hash == Some(hash) && !panel.writes.is_overdue(now);
        let Some(message) = panel.message.as_ref().filter(|_| !is_shown) else {
            return Ok(Brought::Done);
        };
        let _writing = match self.take_page(panel, now) {
            Ok(writing) => writing,
            Err(until) => return Ok(Brought::Later(until)),
        };
        // A conversation of its own: the private chat has another limit.
        let conversation = key.to_string();
        if let Err(free) = self.courier.reserve_in(place, &conversation, now).await? {
            return Ok(Brought::Later(free));
        }
        let Some(ticket) = self.begin_edit(panel, now).await? else {
            return Ok(Brought::PlanAnew);
        };
        let pause =
            async |wait| Ok(Brought::Later(self.courier.hold_off_in(place, &conversation, now.plus(wait)).await?));
        match self.core.served(place.platform)?.show(place, &wanted.page, Onto::Known(message)).await {
            Ok(_) => self.end_edit(panel, ticket, (message.clone(), hash), now).await,
            Err(ShowError::RetryAfter(wait)) => {
                self.not_edited(panel, ticket, now).await?;
                pause(wait).await
            }
            Err(ShowError::Unreachable(why)) => {
                tracing::debug!(%table, %key, why, "a panel was not brought up to date yet");
                // As long again as it has been waiting.
                let waited = now.since(panel.shown_at.max(Timestamp(0)));
                pause(waited.clamp(self.core.settings.retry_first, self.core.settings.retry_most)).await
            }
            Err(error @ (ShowError::Gone | ShowError::Forbidden | ShowError::Moved(_) | ShowError::Refused(_))) => {
                tracing::debug!(%table, %key, %error, "a panel can no longer be reached");
                self.not_edited(panel, ticket, now).await?;
                self.core.store.remove_surface(table, key, Some(message), now).await?;
                Ok(Brought::Done)
            }
        }
    }
}
