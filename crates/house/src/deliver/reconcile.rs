//! Brings the pages of one table up to date, as far as that is possible now.

use talon_store::{Behind, Place, Room, SurfaceKey, SurfaceRow, SurfaceState, TableRow};
use talon_table::Timestamp;
use talon_view::Page;

use super::delivery::Delivery;
use super::plan::Plan;
use super::plan::desired::DesiredPage;
use crate::deliver::courier::{Pace, Verdict};
use crate::deliver::page_locks::Writing;
use crate::duties::leased_work::LeasedWork;
use crate::error::HouseError;
use crate::tables::steps::Loaded;

/// The outcome of an attempt to bring a page up to date.
pub(super) enum PageOutcome {
    /// Nothing is left to do now.
    Done,
    /// Retry then. Messages that people are to read after it wait too.
    RetryAt(Timestamp),
    /// An answer is about to show it, so it is not behind. Look again then; what people are to read after it waits too.
    HeldUntil(Timestamp),
    /// It is current, as far as anybody knows before then.
    CheckAt(Timestamp),
    /// The plan is stale.
    Replan,
}

/// The outcome of an attempt to bring a table's pages up to date.
#[derive(Clone, Copy)]
pub(crate) struct Delivered {
    /// When to look again; none if nothing is left to do.
    until: Option<Timestamp>,
    /// Whether some of its pages are still behind.
    is_behind: bool,
}

impl Delivered {
    /// Nothing is left to do.
    const ALL: Self = Self { until: None, is_behind: false };

    /// There was no time to find out, or it failed.
    const fn unknown(until: Timestamp) -> Self {
        Self { until: Some(until), is_behind: true }
    }
}

impl Delivery {
    /// Delivers one marked table. Failures are logged and retried.
    pub(crate) async fn deliver(&self, mark: &Behind, work: &LeasedWork) -> Delivered {
        let now = self.core.clock.now();
        match self.reconcile(mark, work).await {
            Ok(delivered) => {
                Delivered { until: delivered.until.map(|until| until.max(Timestamp(now.0 + 1))), ..delivered }
            }
            Err(error @ HouseError::SetAside(_)) => Delivered::unknown(now.plus(self.core.retry_after(&error))),
            Err(error) => {
                tracing::error!(table = %mark.table, %error, "the pages of a table could not be brought up to date");
                Delivered::unknown(now.plus(self.core.retry_after(&error)))
            }
        }
    }

    /// Releases a mark; returns whether that succeeded.
    pub(crate) async fn settle(&self, mark: &Behind, work: &LeasedWork, delivered: Delivered) -> bool {
        let seen = Behind { since: delivered.is_behind.then(|| since(mark)), ..*mark };
        let settled = self.core.store.settle(&seen, work.lease.holder, delivered.until).await;
        settled.inspect_err(|error| tracing::error!(table = %mark.table, %error, "a mark could not be settled")).is_ok()
    }

    /// Starts no work that could still be under way when another house takes over.
    async fn reconcile(&self, mark: &Behind, work: &LeasedWork) -> Result<Delivered, HouseError> {
        let id = mark.table;
        let Some(mut row) = self.core.tables.row(id).await? else {
            return Ok(Delivered::ALL);
        };
        let table = match self.core.tables.of(&row).await? {
            Loaded::Readable(table) => table,
            Loaded::Unknown => return Ok(Delivered::ALL),
            Loaded::Unreadable(_) => {
                let until = self.show_aside(&row, work).await?;
                return Ok(Delivered { until, is_behind: until.is_some() });
            }
        };
        let mut surfaces = self.core.store.surfaces(id).await?;
        if !work.may_go_on(self.core.clock.now()) {
            return Ok(Delivered::unknown(self.core.clock.now()));
        }
        if row.home.chat.is_empty() {
            self.forget_surfaces(surfaces).await?;
            return Ok(Delivered::ALL);
        }
        let had_room = row.room.thread().is_some();
        let mut until = self.open_room(&mut row, &table, &mut surfaces).await?;
        let uninvited = self.invite(&row, &table, &surfaces, !had_room).await?;
        let Plan { mut wanted, obsolete } = self.pages.plan(&row, &table, &surfaces).await?;
        if until.is_some() {
            // The hands need not wait for the room.
            wanted.retain(|wanted| wanted.key.is_private());
        }
        until = uninvited.map_or(until, |at| sooner(until, at));
        // If a page waits, the pages after it wait too. Otherwise one of them might get its turn first.
        let mut waiting: Vec<Place> = Vec::new();
        let (mut is_behind, mut shows_news) = (false, false);
        for wanted in wanted {
            if !work.may_go_on(self.core.clock.now()) {
                return Ok(Delivered::unknown(self.core.clock.now()));
            }
            if !wanted.key.is_private() && waiting.contains(&wanted.place) {
                continue;
            }
            let place = wanted.place.clone();
            let shown = surfaces.iter().find(|surface| surface.key == wanted.key);
            shows_news |= wanted.is_news_to(shown);
            match self.bring(&row, wanted, shown.cloned()).await? {
                PageOutcome::Done => {}
                PageOutcome::CheckAt(at) => until = sooner(until, at),
                brought @ (PageOutcome::RetryAt(at) | PageOutcome::HeldUntil(at)) => {
                    is_behind |= matches!(brought, PageOutcome::RetryAt(_));
                    until = sooner(until, at);
                    waiting.push(place);
                }
                PageOutcome::Replan => return Ok(Delivered::unknown(self.core.clock.now())),
            }
        }
        if !is_behind && shows_news {
            let waited = self.core.clock.now().since(since(mark));
            self.core.observer.caught_up(row.home.platform, waited);
        }
        if let Some(at) = self.withdraw_all(obsolete, work).await? {
            until = sooner(until, at);
        }
        if until.is_none() && work.may_go_on(self.core.clock.now()) {
            until = self.close_room(&row, &table).await?;
        }
        Ok(Delivered { until, is_behind })
    }

    /// Takes pages away; returns when to look again, if one of them is left.
    async fn withdraw_all(
        &self,
        obsolete: Vec<SurfaceRow>,
        work: &LeasedWork,
    ) -> Result<Option<Timestamp>, HouseError> {
        let mut until = None;
        for surface in obsolete {
            if !work.may_go_on(self.core.clock.now()) {
                return Ok(Some(self.core.clock.now()));
            }
            if let PageOutcome::RetryAt(at) = self.withdraw(surface).await? {
                until = sooner(until, at);
            }
        }
        Ok(until)
    }

    /// A table without a chat was opened in the private chat of somebody who has been forgotten since. Messages that were under way at that
    /// moment are not noted either.
    async fn forget_surfaces(&self, surfaces: Vec<SurfaceRow>) -> Result<(), HouseError> {
        for surface in surfaces {
            self.core.store.remove_surface(surface.table, surface.key, None, self.core.clock.now()).await?;
        }
        Ok(())
    }

    /// Shows a page if its message does not show it already. While another edit is pending, what the message shows is uncertain.
    pub(super) async fn bring(
        &self,
        table: &TableRow,
        wanted: DesiredPage,
        shown: Option<SurfaceRow>,
    ) -> Result<PageOutcome, HouseError> {
        let unclear = shown.as_ref().and_then(|shown| shown.writes.until(self.core.clock.now()));
        let brought = match (wanted.key, &shown) {
            (SurfaceKey::Panel { .. }, Some(panel)) => self.refresh_panel(&wanted, panel).await?,
            _ => self.bring_now(table, wanted, shown).await?,
        };
        Ok(match (brought, unclear) {
            (PageOutcome::Done, Some(until)) => PageOutcome::CheckAt(until),
            (brought, _) => brought,
        })
    }

    async fn bring_now(
        &self,
        table: &TableRow,
        wanted: DesiredPage,
        shown: Option<SurfaceRow>,
    ) -> Result<PageOutcome, HouseError> {
        let now = self.core.clock.now();
        let mut surface = shown.unwrap_or_else(|| SurfaceRow::unsent(table.table, wanted.key, wanted.place.clone()));
        let read = surface.clone();
        let is_left = table.room == Room::Lost && surface.place != wanted.place;
        if surface.place.chat != wanted.place.chat || is_left {
            surface.place = wanted.place.clone();
            surface.message = None;
        } else if surface.message.is_none() && table.room != Room::Unasked {
            surface.place = wanted.place.clone();
        }
        let current = surface.hash == Some(wanted.page.hash()) && !surface.writes.is_overdue(now);
        if current && surface.state == SurfaceState::Refused {
            return Ok(PageOutcome::Done);
        }
        let calls = self.calls(&wanted, &surface, now).await?;
        let shows = current && surface.message.is_some() && calls.is_empty();
        if shows && surface.replaced.is_none() && !wanted.finished {
            return Ok(PageOutcome::Done);
        }
        if !shows && !wanted.reachable {
            return Ok(PageOutcome::Done);
        }
        if shows {
            return self.tidy(&wanted, surface).await;
        }
        let _writing = match self.take_page(&read, now) {
            Ok(writing) => writing,
            Err(until) => return Ok(PageOutcome::HeldUntil(until)),
        };
        match self.courier.turn(&surface.place, surface.message.as_ref(), surface.not_before, now).await? {
            Err(free) => Ok(PageOutcome::RetryAt(free)),
            Ok(()) => self.show(&wanted, (&read, surface), &calls, now).await,
        }
    }

    /// Takes a page for an edit; or, if an answer of any process is about to show it, returns until when.
    pub(super) fn take_page(&self, read: &SurfaceRow, now: Timestamp) -> Result<Writing<'_>, Timestamp> {
        match read.writes.held(now) {
            Some(until) => Err(until),
            None => self.page_locks.write(read.table, read.key, now),
        }
    }

    /// The page is current. Deletes an older message of it, and notes if it is final.
    pub(super) async fn tidy(&self, wanted: &DesiredPage, mut surface: SurfaceRow) -> Result<PageOutcome, HouseError> {
        let before = surface.clone();
        let brought = self.remove_replaced(&mut surface, Some(&wanted.page)).await?;
        let is_alone = surface.replaced.is_none() && surface.writes.is_empty();
        if wanted.finished && is_alone {
            surface.state = SurfaceState::Finished;
        }
        if surface != before {
            self.core.store.save_surface(&surface).await?;
        }
        Ok(brought)
    }

    /// Deletes the message that a newer one replaced. One that cannot be deleted any more loses its buttons.
    pub(super) async fn remove_replaced(
        &self,
        surface: &mut SurfaceRow,
        page: Option<&Page>,
    ) -> Result<PageOutcome, HouseError> {
        let Some(old) = surface.replaced.clone() else {
            return Ok(PageOutcome::Done);
        };
        let now = self.core.clock.now();
        if let Some(until) = self.courier.waits(surface.not_before, now) {
            return Ok(PageOutcome::RetryAt(until));
        }
        let platform = self.core.served(surface.place.platform)?;
        // A deletion takes no turn, so the row says when the next one is due.
        let answer = platform.delete(&surface.place, &old).await;
        match self.courier.heard((&surface.place, Pace::Free), answer, now).await? {
            Err(Verdict::Later(at)) => {
                surface.not_before = at.min(now.plus(self.core.settings.retry_most));
                return Ok(PageOutcome::RetryAt(surface.not_before));
            }
            Err(Verdict::Unheard(_)) => {
                return Ok(PageOutcome::RetryAt(self.courier.back_off(&mut surface.into(), now)));
            }
            Err(Verdict::Refused(error)) => {
                tracing::info!(table = %surface.table, key = %surface.key, %error, "a message cannot be deleted");
                if let Some(page) = page {
                    self.silence(surface, &old, page).await?;
                }
            }
            Ok(()) | Err(_) => {}
        }
        surface.replaced = None;
        Ok(PageOutcome::Done)
    }

    /// Takes a page away: the hand of somebody who left, the sign of a closed room.
    async fn withdraw(&self, mut surface: SurfaceRow) -> Result<PageOutcome, HouseError> {
        if surface.replaced.is_none() {
            surface.replaced = surface.message.take();
        }
        let before = surface.clone();
        let brought = self.remove_replaced(&mut surface, None).await?;
        match brought {
            PageOutcome::Done if surface.message.is_none() => {
                self.core.store.remove_surface(surface.table, surface.key, None, self.core.clock.now()).await?;
            }
            PageOutcome::Done
            | PageOutcome::RetryAt(_)
            | PageOutcome::HeldUntil(_)
            | PageOutcome::CheckAt(_)
            | PageOutcome::Replan => {
                if surface != before {
                    self.core.store.save_surface(&surface).await?;
                }
            }
        }
        Ok(brought)
    }
}

/// Since when the pages of a marked table have been behind.
fn since(mark: &Behind) -> Timestamp {
    mark.since.unwrap_or(mark.not_before)
}

pub(super) fn sooner(until: Option<Timestamp>, at: Timestamp) -> Option<Timestamp> {
    Some(until.map_or(at, |until| until.min(at)))
}
