//! Panels: messages that only one person sees, edited for as long as the platform allows it.

use std::time::Duration;

use talon_store::SurfaceRow;
use talon_table::Timestamp;

use super::delivery::Delivery;
use super::plan::desired::DesiredPage;
use super::reconcile::PageOutcome;
use crate::deliver::courier::{Pace, Verdict};
use crate::error::HouseError;
use crate::ports::platform::Onto;

/// A panel whose edits count against a group's pace is kept current for this long after its reader last pressed on it.
const WATCHED: Duration = Duration::from_secs(15 * 60);

/// The pause before the retry when an edit of such a panel got no answer.
const AGAIN: Duration = Duration::from_secs(10);

impl Delivery {
    /// Brings a panel up to date. It is never reposted: a panel that can no longer be edited is forgotten, and only its reader opens
    /// another. A press may make another message the panel meanwhile, so its row is never written back.
    pub(super) async fn refresh_panel(
        &self,
        wanted: &DesiredPage,
        panel: &SurfaceRow,
    ) -> Result<PageOutcome, HouseError> {
        let now = self.core.clock.now();
        let (table, key, place) = (panel.table, panel.key, &panel.place);
        let hash = wanted.page.hash();
        let is_shown = panel.hash == Some(hash) && !panel.writes.is_overdue(now);
        let Some(message) = panel.message.as_ref().filter(|_| !is_shown) else {
            return Ok(PageOutcome::Done);
        };
        let platform = self.core.served(place.platform)?;
        // A group has one pace for all that is written there. The private chat has another limit than the panel.
        let (shared, own) = (platform.panel_counts_in(message), key.to_string());
        let (counted, pace) = shared.as_ref().map_or((place, Pace::Apart(&own)), |group| (group, Pace::Place));
        if shared.is_some() && now.since(panel.shown_at) > WATCHED {
            tracing::debug!(%table, %key, "nobody seems to read a panel any more");
            self.core.store.remove_surface(table, key, Some(message), now).await?;
            return Ok(PageOutcome::Done);
        }
        let _writing = match self.take_page(panel, now) {
            Ok(writing) => writing,
            Err(until) => return Ok(PageOutcome::HeldUntil(until)),
        };
        if let Err(free) = self.courier.reserve_at(counted, pace, now).await? {
            return Ok(PageOutcome::RetryAt(free));
        }
        let Some(write_id) = self.begin_edit(panel, now).await? else {
            return Ok(PageOutcome::Replan);
        };
        let answer = platform.show(place, &wanted.page, Onto::Known(message)).await;
        let shown = self.courier.heard((counted, pace), answer, now).await?;
        if let Err(verdict) = &shown {
            self.not_edited(panel, write_id, verdict, now).await?;
        }
        match shown {
            Ok(_) => {
                // If the pace is shared, this stays the time of the last press.
                let at = if shared.is_some() { panel.shown_at } else { now };
                self.end_edit(panel, write_id, (message.clone(), hash), at).await
            }
            Err(Verdict::Later(at)) => Ok(PageOutcome::RetryAt(at)),
            // The group's other pages need not wait with it.
            Err(Verdict::Unheard(_)) if shared.is_some() => Ok(PageOutcome::RetryAt(now.plus(AGAIN))),
            Err(Verdict::Unheard(_)) => {
                // Doubles the time that it has been waiting.
                let waited = now.since(panel.shown_at.max(Timestamp(0)));
                let pause = waited.clamp(self.core.settings.retry_first, self.core.settings.retry_most);
                Ok(PageOutcome::RetryAt(self.courier.hold_off(counted, pace, now.plus(pause)).await?))
            }
            Err(_) => {
                tracing::debug!(%table, %key, "a panel can no longer be reached");
                self.core.store.remove_surface(table, key, Some(message), now).await?;
                Ok(PageOutcome::Done)
            }
        }
    }
}
