//! Panels: messages that one person alone sees, which are edited while the platform lets them be reached.

use std::time::Duration;

use talon_store::SurfaceRow;
use talon_table::Timestamp;

use super::delivery::Delivery;
use super::plan::wanted::Wanted;
use super::reconcile::Brought;
use crate::deliver::courier::{Pace, Verdict};
use crate::error::HouseError;
use crate::ports::platform::Onto;

/// A panel whose changes take turns with a group's messages is kept current for so long after its reader last pressed on it.
const WATCHED: Duration = Duration::from_secs(15 * 60);

/// The pause before such a panel is tried again of whose change nothing was heard.
const AGAIN: Duration = Duration::from_secs(10);

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
        let platform = self.core.served(place.platform)?;
        // A group that everybody writes in has one pace for all of it. The private chat has another limit than the panel.
        let (shared, own) = (platform.panel_counts_in(message), key.to_string());
        let (counted, pace) = shared.as_ref().map_or((place, Pace::Apart(&own)), |group| (group, Pace::Place));
        if shared.is_some() && now.since(panel.shown_at) > WATCHED {
            tracing::debug!(%table, %key, "nobody seems to read a panel any more");
            self.core.store.remove_surface(table, key, Some(message), now).await?;
            return Ok(Brought::Done);
        }
        let _writing = match self.take_page(panel, now) {
            Ok(writing) => writing,
            Err(until) => return Ok(Brought::Held(until)),
        };
        if let Err(free) = self.courier.reserve_at(counted, pace, now).await? {
            return Ok(Brought::Later(free));
        }
        let Some(ticket) = self.begin_edit(panel, now).await? else {
            return Ok(Brought::PlanAnew);
        };
        let answer = platform.show(place, &wanted.page, Onto::Known(message)).await;
        let shown = self.courier.heard((counted, pace), answer, now).await?;
        if let Err(verdict) = &shown {
            self.not_edited(panel, ticket, verdict, now).await?;
        }
        match shown {
            Ok(_) => {
                // If the pace is shared, the moment is still that of the last press.
                let at = if shared.is_some() { panel.shown_at } else { now };
                self.end_edit(panel, ticket, (message.clone(), hash), at).await
            }
            Err(Verdict::Later(at)) => Ok(Brought::Later(at)),
            // The group's other pages need not wait with it.
            Err(Verdict::Unheard(_)) if shared.is_some() => Ok(Brought::Later(now.plus(AGAIN))),
            Err(Verdict::Unheard(_)) => {
                // As long again as it has been waiting.
                let waited = now.since(panel.shown_at.max(Timestamp(0)));
                let pause = waited.clamp(self.core.settings.retry_first, self.core.settings.retry_most);
                Ok(Brought::Later(self.courier.hold_off(counted, pace, now.plus(pause)).await?))
            }
            Err(_) => {
                tracing::debug!(%table, %key, "a panel can no longer be reached");
                self.core.store.remove_surface(table, key, Some(message), now).await?;
                Ok(Brought::Done)
            }
        }
    }
}
