//! Panels: messages that one person alone sees, which are edited while the platform lets them be reached.

use std::time::Duration;

use talon_store::{MessageRef, Place, SurfaceRow};
use talon_table::Timestamp;

use super::delivery::Delivery;
use super::plan::Wanted;
use super::reconcile::Brought;
use crate::error::HouseError;
use crate::ports::platform::{Onto, Platform, ShowError};

/// A panel whose changes take turns with a group's messages is kept current for so long after its reader last pressed on it.
const WATCHED: Duration = Duration::from_secs(15 * 60);

/// The pause before such a panel is tried again of whose change nothing was heard.
const AGAIN: Duration = Duration::from_secs(10);

/// Whose pace the changes of a panel keep.
struct Pace {
    place: Place,
    conversation: String,
    /// Whether it is that of a group that everybody writes in.
    is_shared: bool,
}

impl Pace {
    fn of(panel: &SurfaceRow, message: &MessageRef, platform: &dyn Platform) -> Self {
        match platform.panel_counts_in(message) {
            Some(place) => Self { conversation: platform.conversation(&place).to_owned(), place, is_shared: true },
            // A conversation of its own: the private chat has another limit.
            None => Self { place: panel.place.clone(), conversation: panel.key.to_string(), is_shared: false },
        }
    }

    /// The moment to note for a change. If the pace is shared, it is still that of the last press.
    const fn noted_at(&self, panel: &SurfaceRow, now: Timestamp) -> Timestamp {
        if self.is_shared { panel.shown_at } else { now }
    }
}

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
        let pace = Pace::of(panel, message, &**platform);
        if pace.is_shared && now.since(panel.shown_at) > WATCHED {
            tracing::debug!(%table, %key, "nobody seems to read a panel any more");
            self.core.store.remove_surface(table, key, Some(message), now).await?;
            return Ok(Brought::Done);
        }
        let _writing = match self.take_page(panel, now) {
            Ok(writing) => writing,
            Err(until) => return Ok(Brought::Held(until)),
        };
        if let Err(free) = self.courier.reserve_in(&pace.place, &pace.conversation, now).await? {
            return Ok(Brought::Later(free));
        }
        let Some(ticket) = self.begin_edit(panel, now).await? else {
            return Ok(Brought::PlanAnew);
        };
        let Pace { place: counted, conversation, .. } = &pace;
        let pause =
            async |wait| Ok(Brought::Later(self.courier.hold_off_in(counted, conversation, now.plus(wait)).await?));
        match platform.show(place, &wanted.page, Onto::Known(message)).await {
            Ok(_) => self.end_edit(panel, ticket, (message.clone(), hash), pace.noted_at(panel, now)).await,
            Err(ShowError::RetryAfter(wait)) => {
                self.not_edited(panel, ticket, now).await?;
                pause(wait).await
            }
            Err(ShowError::Unreachable(why)) => {
                tracing::debug!(%table, %key, why, "a panel was not brought up to date yet");
                if pace.is_shared {
                    // The group's other pages need not wait with it.
                    return Ok(Brought::Later(now.plus(AGAIN)));
                }
                // As long again as it has been waiting.
                let waited = now.since(panel.shown_at.max(Timestamp(0)));
                pause(waited.clamp(self.core.settings.retry_first, self.core.settings.retry_most)).await
            }
            Err(
                error @ (ShowError::Gone
                | ShowError::ThreadGone
                | ShowError::Barred(_)
                | ShowError::Forbidden
                | ShowError::Moved(_)
                | ShowError::Refused(_)),
            ) => {
                tracing::debug!(%table, %key, %error, "a panel can no longer be reached");
                self.not_edited(panel, ticket, now).await?;
                self.core.store.remove_surface(table, key, Some(message), now).await?;
                Ok(Brought::Done)
            }
        }
    }
}
