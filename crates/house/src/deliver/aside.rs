//! The pages of a table that is set aside: one sentence, and no buttons.

use talon_store::{SurfaceKey, SurfaceRow, SurfaceState, TableRow};
use talon_table::Timestamp;
use talon_view::Locale;

use super::delivery::Delivery;
use super::plan::desired::DesiredPage;
use super::reconcile::{PageOutcome, sooner};
use crate::duties::leased_work::LeasedWork;
use crate::error::{HouseError, REST};

impl Delivery {
    /// Shows the sentence on every live page of the table. Once the log can be read again, the usual pages replace it.
    pub(super) async fn show_aside(&self, row: &TableRow, work: &LeasedWork) -> Result<Option<Timestamp>, HouseError> {
        let mut until = row.open.then(|| self.core.clock.now().plus(REST));
        if row.home.chat.is_empty() {
            return Ok(until);
        }
        for surface in self.core.store.surfaces(row.table).await? {
            // A page that waits to be reposted still has an old message.
            let is_there = surface.message.is_some() || surface.replaced.is_some();
            if surface.state != SurfaceState::Live || !is_there {
                continue;
            }
            if !work.may_go_on(self.core.clock.now()) {
                return Ok(Some(self.core.clock.now()));
            }
            let wanted = self.aside_page(row, &surface).await?;
            match self.bring(row, wanted, Some(surface)).await? {
                PageOutcome::Done => {}
                PageOutcome::RetryAt(at) | PageOutcome::HeldUntil(at) | PageOutcome::CheckAt(at) => {
                    until = sooner(until, at);
                }
                PageOutcome::Replan => return Ok(Some(self.core.clock.now())),
            }
        }
        Ok(until)
    }

    async fn aside_page(&self, row: &TableRow, surface: &SurfaceRow) -> Result<DesiredPage, HouseError> {
        let locale = self.aside_locale(row, surface).await?;
        let page = if row.open { talon_view::set_aside(locale) } else { talon_view::taken_away(locale) };
        Ok(DesiredPage {
            key: surface.key,
            place: surface.place.clone(),
            in_room: row.room.thread().is_some() && surface.place != row.home,
            page,
            finished: !row.open,
            turn: None,
            call: None,
            left: None,
            calls: Vec::new(),
            reader: None,
            read_at: Timestamp(i64::MIN),
            reachable: true,
        })
    }

    /// The language of the message's reader.
    async fn aside_locale(&self, row: &TableRow, surface: &SurfaceRow) -> Result<Locale, HouseError> {
        let person = match surface.key {
            SurfaceKey::Hand { person } | SurfaceKey::Panel { person } => Some(person),
            SurfaceKey::TablePage { .. } | SurfaceKey::Result { .. } | SurfaceKey::Sign => None,
        };
        if let Some(person) = person {
            let accounts = self.core.store.accounts_of(&[person]).await?;
            return Ok(accounts.first().map_or(self.core.settings.language, |account| self.core.locale_of(account)));
        }
        let community = self.core.store.community(row.home.platform, &row.home.chat).await?;
        Ok(self.core.community_locale(community.as_ref()))
    }
}
