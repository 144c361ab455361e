//! One request to a platform, and what its answer means.

use talon_store::{AccountRef, AccountRow, MessageRef, PrivateChat, Room, SurfaceKey, SurfaceRow, SurfaceState};
use talon_table::{Timestamp, Turn};
use talon_view::{Page, Reach};

use super::delivery::Delivery;
use super::plan::desired::{Call, DesiredPage};
use super::reconcile::PageOutcome;
use crate::deliver::courier::{MessageState, Unshown, Verdict};
use crate::error::HouseError;
use crate::local_time;
use crate::ports::platform::Onto;

impl Delivery {
    /// Edits the page's message or sends a new one, and notes the outcome.
    pub(super) async fn show(
        &self,
        wanted: &DesiredPage,
        (read, mut surface): (&SurfaceRow, SurfaceRow),
        calls: &[AccountRef],
        now: Timestamp,
    ) -> Result<PageOutcome, HouseError> {
        if let Some(before) = wanted.leaves(&surface) {
            match self.leave_behind((read, &mut surface), before, now).await? {
                PageOutcome::Done => {}
                PageOutcome::Replan => return Ok(PageOutcome::Replan),
                other => {
                    self.core.store.save_surface(&surface).await?;
                    return Ok(other);
                }
            }
        }
        let rings = self.is_to_ring(wanted, &surface, now);
        if (rings || !calls.is_empty()) && surface.message.is_some() {
            // A row remembers only one older message.
            match self.remove_replaced(&mut surface, Some(&wanted.page)).await? {
                PageOutcome::Done => surface.replaced = surface.message.take(),
                other @ (PageOutcome::RetryAt(_)
                | PageOutcome::HeldUntil(_)
                | PageOutcome::CheckAt(_)
                | PageOutcome::Replan) => {
                    self.core.store.save_surface(&surface).await?;
                    return Ok(other);
                }
            }
        }
        match surface.message.clone() {
            Some(message) => self.edit(wanted, (read, surface), &message, now).await,
            None => self.send(wanted, surface, calls, now).await,
        }
    }

    /// The end of a deal or match keeps its message, and what follows comes in a new one.
    async fn leave_behind(
        &self,
        (read, surface): (&SurfaceRow, &mut SurfaceRow),
        before: &Page,
        now: Timestamp,
    ) -> Result<PageOutcome, HouseError> {
        let Some(message) = surface.message.clone() else { return Ok(PageOutcome::Done) };
        if surface.writes.until(now).is_some() {
            // The page of the ended deal may still arrive there: it keeps the message, and delivery comes back to it.
            return Ok(PageOutcome::Done);
        }
        // An answer of another process may be about to show the next page there.
        let Some(write_id) = self.begin_edit(read, now).await? else { return Ok(PageOutcome::Replan) };
        let shown = self.courier.show(&surface.place, before, Onto::Known(&message), now).await?;
        if let Err(verdict) = &shown {
            self.not_edited(read, write_id, verdict, now).await?;
        }
        match shown {
            Ok(_) => {
                // Until then the previous page is on the screen.
                let (left, at) = ((message, before.hash()), surface.shown_at);
                if !matches!(self.end_edit(read, write_id, left, at).await?, PageOutcome::Done) {
                    return Ok(PageOutcome::Replan);
                }
            }
            Err(Verdict::Gone) => {}
            Err(Verdict::Later(at)) => return Ok(PageOutcome::RetryAt(at)),
            Err(Verdict::Unheard(_)) => {
                return Ok(PageOutcome::RetryAt(self.courier.back_off(&mut surface.into(), now)));
            }
            // The page is shown on it instead.
            Err(_) => return Ok(PageOutcome::Done),
        }
        surface.message = None;
        // What follows needs a message of its own.
        Ok(match self.courier.reserve(&surface.place, now).await? {
            Ok(()) => PageOutcome::Done,
            Err(free) => PageOutcome::RetryAt(free),
        })
    }

    /// Whether the page should ring: it brings its reader a match, or a turn after a while without a press.
    fn is_to_ring(&self, wanted: &DesiredPage, surface: &SurfaceRow, now: Timestamp) -> bool {
        wanted.turns().any(|turn| is_news(turn, surface, now) && self.is_heard(turn, now))
    }

    /// Whether this is the first page that shows its reader the turn.
    fn brings_turn(&self, wanted: &DesiredPage, surface: &SurfaceRow, now: Timestamp) -> bool {
        wanted.turn.is_some_and(|turn| is_news(turn, surface, now))
    }

    /// Whether the reader has done nothing at the table for so long that the turn should ring.
    fn is_heard(&self, turn: Turn, now: Timestamp) -> bool {
        now.since(turn.active_at) >= self.core.settings.ring_after
    }

    /// Whom the page calls by name if it is shown now: each turn once, and not in quiet hours.
    pub(super) async fn calls(
        &self,
        wanted: &DesiredPage,
        surface: &SurfaceRow,
        now: Timestamp,
    ) -> Result<Vec<AccountRef>, HouseError> {
        let mut calls = Vec::new();
        for Call { person, account, turn } in &wanted.calls {
            let is_owed = self.unheard.get(&(surface.table, *person)) == Some(turn.since);
            let is_due = (is_owed || is_news(*turn, surface, now)) && self.is_heard(*turn, now);
            if is_due && !calls.contains(&account.account) && self.may_ring(Some(account), now).await? {
                calls.push(account.account.clone());
            }
        }
        Ok(calls)
    }

    async fn edit(
        &self,
        wanted: &DesiredPage,
        (read, mut surface): (&SurfaceRow, SurfaceRow),
        message: &MessageRef,
        now: Timestamp,
    ) -> Result<PageOutcome, HouseError> {
        let Some(write_id) = self.begin_edit(read, now).await? else {
            return Ok(PageOutcome::Replan);
        };
        let is_read = wanted.read_at >= surface.shown_at;
        let onto = if is_read { Onto::Known(message) } else { Onto::Unread(message) };
        match self.courier.show(&surface.place, &wanted.page, onto, now).await? {
            Ok(message) => {
                let hash = wanted.page.hash();
                surface.shown_at = shown_at(wanted, now);
                MessageState::from(&mut surface).shows(message.clone(), hash);
                match self.end_edit(read, write_id, (message, hash), surface.shown_at).await? {
                    PageOutcome::Done => surface.writes.forget_overdue(now),
                    other => return Ok(other),
                }
                self.note_reached(wanted).await?;
                self.tidy(wanted, surface).await
            }
            Err(verdict) => {
                self.not_edited(read, write_id, &verdict, now).await?;
                self.not_shown(wanted, surface, verdict, now).await
            }
        }
    }

    async fn send(
        &self,
        wanted: &DesiredPage,
        mut surface: SurfaceRow,
        calls: &[AccountRef],
        now: Timestamp,
    ) -> Result<PageOutcome, HouseError> {
        let sending = surface.clone();
        // A page that is reposted without a new turn is a reminder.
        let reminds = wanted.turn.is_some() && !self.brings_turn(wanted, &surface, now);
        let rings = reminds || self.is_to_ring(wanted, &surface, now);
        let loud = !calls.is_empty() || (rings && self.may_ring(wanted.reader.as_ref(), now).await?);
        let discreet = loud || now.since(wanted.read_at) >= self.core.settings.ring_after;
        let onto = Onto::New { loud, discreet, calls, after: surface.shown_at };
        let shown = self.courier.show(&surface.place, &wanted.page, onto, now).await?;
        match shown {
            Ok(message) => {
                // A platform tells a new message from a retry by the time of the previous page.
                let after = if surface.shown_at == now { next(now) } else { now };
                surface.shown_at = after.max(shown_at(wanted, now));
                MessageState::from(&mut surface).shows(message, wanted.page.hash());
                if wanted.finished && surface.replaced.is_none() {
                    surface.state = SurfaceState::Finished;
                }
                self.save_shown(&sending, &mut surface).await?;
                wanted.calls.iter().for_each(|call| self.unheard.invalidate(&(surface.table, call.person)));
                self.note_reached(wanted).await?;
                self.tidy(wanted, surface).await
            }
            Err(verdict) => self.not_shown(wanted, surface, verdict, now).await,
        }
    }

    /// Notes a new message. If that fails, the message is deleted: nobody would know of it, and it would stay beside the next attempt's.
    async fn save_shown(&self, sending: &SurfaceRow, surface: &mut SurfaceRow) -> Result<(), HouseError> {
        let Err(first) = self.core.store.save_surface(surface).await else {
            return Ok(());
        };
        tracing::warn!(table = %surface.table, key = %surface.key, error = %first, "a new message could not be noted");
        let Err(error) = self.core.store.save_surface(surface).await else {
            return Ok(());
        };
        if let Some(message) = &surface.message {
            // If only the store's answer was lost, the note is saved: then the message has to stay unless the note is undone first. An
            // older message that it replaced is still to be deleted.
            let replaced = sending.replaced.clone().or_else(|| Some(message.clone()));
            // The new time makes the next attempt another message: a platform that took it for a retry would send nothing.
            let unnoted = SurfaceRow { hash: None, replaced, shown_at: surface.shown_at, ..sending.clone() };
            self.core.store.save_surface(&unnoted).await?;
            self.courier.take_back(surface.into()).await?;
        }
        Err(error.into())
    }

    async fn not_shown(
        &self,
        wanted: &DesiredPage,
        mut surface: SurfaceRow,
        verdict: Verdict,
        now: Timestamp,
    ) -> Result<PageOutcome, HouseError> {
        if matches!(verdict, Verdict::ThreadGone) && wanted.in_room {
            tracing::info!(table = %surface.table, key = %surface.key, "a room is gone; going on outside of it");
            self.core.store.set_room(surface.table, &Room::Lost, None).await?;
            return Ok(PageOutcome::Replan);
        }
        let brought = match self.courier.not_shown((&mut surface).into(), wanted.page.hash(), verdict, now).await? {
            // A page that got no answer stays pending.
            Unshown::Later(at) | Unshown::Unheard(at) => PageOutcome::RetryAt(at),
            Unshown::Moved(_) => return Ok(PageOutcome::Replan),
            Unshown::Refused => PageOutcome::Done,
            Unshown::Forbidden => {
                self.owe_call(wanted, &mut surface, now);
                self.note_shut(wanted).await?;
                // A player who cannot be written to in private learns it from the panel.
                if wanted.reader.is_some() { PageOutcome::Replan } else { PageOutcome::Done }
            }
        };
        self.core.store.save_surface(&surface).await?;
        Ok(brought)
    }

    /// A hand could not be sent. If it was to ring, its player is owed a call on the page that everybody reads, although that page shows
    /// the turn already. A later attempt, made for a panel, owes nothing: turns are called by then.
    fn owe_call(&self, wanted: &DesiredPage, surface: &mut SurfaceRow, now: Timestamp) {
        let (SurfaceKey::Hand { person }, Some(reader)) = (wanted.key, &wanted.reader) else { return };
        if (AccountRow { chat: PrivateChat::Closed, ..reader.clone() }).reach() != Reach::Shut {
            return;
        }
        let is_first = surface.shown_at == Timestamp(i64::MIN);
        if let Some(turn) = wanted.turn.filter(|turn| is_news(*turn, surface, now))
            && (is_first || reader.chat == PrivateChat::Open)
        {
            self.unheard.insert((surface.table, person), turn.since);
        }
        surface.shown_at = surface.shown_at.max(shown_at(wanted, now));
    }

    async fn note_reached(&self, wanted: &DesiredPage) -> Result<(), HouseError> {
        match &wanted.reader {
            Some(reader) if reader.chat == PrivateChat::Unknown => {
                self.core.set_private_chat(&reader.account, PrivateChat::Open).await
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Notes that the bot may not write to the reader until that person lets it in again.
    async fn note_shut(&self, wanted: &DesiredPage) -> Result<(), HouseError> {
        let Some(reader) = &wanted.reader else { return Ok(()) };
        let chat = match reader.chat {
            PrivateChat::Open | PrivateChat::Blocked => PrivateChat::Blocked,
            PrivateChat::Unknown | PrivateChat::Closed => PrivateChat::Closed,
        };
        self.core.set_private_chat(&reader.account, chat).await
    }

    /// Takes the buttons off a message that can no longer be deleted. Its tokens are stale, so nothing is lost if even this fails.
    pub(super) async fn silence(&self, surface: &SurfaceRow, old: &MessageRef, page: &Page) -> Result<(), HouseError> {
        let platform = self.core.served(surface.place.platform)?;
        let page = Page { buttons: Vec::new(), ..page.clone() };
        if let Err(error) = platform.show(&surface.place, &page, Onto::Unread(old)).await {
            tracing::info!(table = %surface.table, key = %surface.key, %error, "an old message keeps its buttons");
        }
        Ok(())
    }

    /// Whether a page may ring where this person reads it.
    pub(crate) async fn may_ring(&self, reader: Option<&AccountRow>, now: Timestamp) -> Result<bool, HouseError> {
        let Some(reader) = reader else {
            return Ok(true);
        };
        let settings = self.core.store.person_settings(reader.person).await?;
        Ok(local_time::quiet_until(&settings.chosen, now).is_none())
    }
}

/// Whether a page that is shown now is the first to show a turn.
fn is_news(turn: Turn, surface: &SurfaceRow, now: Timestamp) -> bool {
    // A page from the future was shown before the clock went back.
    let before_clock = surface.shown_at > next(now) && turn.since <= now;
    surface.shown_at <= turn.since || before_clock
}

/// The time to note for a page that is shown now: later than the turn or deal that it shows, even in the same millisecond.
fn shown_at(wanted: &DesiredPage, now: Timestamp) -> Timestamp {
    let turns = wanted.turns().chain(wanted.calls.iter().map(|call| call.turn)).map(|turn| turn.since);
    let since = turns.chain(wanted.left.iter().map(|(since, _)| *since));
    since.fold(now, |at, since| at.max(next(since)))
}

const fn next(moment: Timestamp) -> Timestamp {
    Timestamp(moment.0.saturating_add(1))
}
