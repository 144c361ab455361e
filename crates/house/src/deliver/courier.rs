//! Requests to platforms about messages that are kept current, and what their answers mean: the same for the pages of tables and for
//! the messages about leagues.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use talon_store::leagues::{PostKey, PostRow};
use talon_store::{AccountRef, MessageRef, Place, SurfaceKey, SurfaceRow, SurfaceState};
use talon_table::{LeagueId, TableId, Timestamp};
use talon_view::{Page, say};

use crate::core::Core;
use crate::deliver::bars::{Write, sentence};
use crate::deliver::pacer::Pacer;
use crate::error::HouseError;
use crate::ports::platform::{Bar, Onto, ShowError};

/// Keeps the pace of each conversation, and the pauses of each message.
pub(crate) struct Courier {
    core: Arc<Core>,
    pacer: Arc<Pacer>,
}

/// The part of a row that tells where a message stands and what it shows.
pub(crate) struct Kept<'a> {
    /// Which message it is, for the log.
    name: Name,
    place: &'a mut Place,
    message: &'a mut Option<MessageRef>,
    hash: &'a mut Option<[u8; 32]>,
    state: &'a mut SurfaceState,
    failures: &'a mut u32,
    not_before: &'a mut Timestamp,
}

/// Whose message it is, and which.
#[derive(Clone, Copy)]
enum Name {
    Table(TableId, SurfaceKey),
    League(LeagueId, PostKey),
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(table, key) => write!(f, "table {table}, {key}"),
            Self::League(league, key) => write!(f, "league {league}, {key}"),
        }
    }
}

/// What became of a message that a platform did not show. The row says so already, and is still to be saved unless this says otherwise.
pub(crate) enum Unshown {
    /// It can be tried again then.
    Later(Timestamp),
    /// Nothing was heard of the request, and it may still arrive. It can be tried again then.
    Unheard(Timestamp),
    /// The bot may not write there.
    Forbidden,
    /// The chat has another number, and the message's row went with it: what was read of it is not to be saved. The new place may be
    /// written to from then on.
    Moved(Timestamp),
    /// The platform will never accept this page.
    Refused,
}

impl Courier {
    /// On this core. All who write in a conversation share its pace.
    pub(crate) const fn new(core: Arc<Core>, pacer: Arc<Pacer>) -> Self {
        Self { core, pacer }
    }

    /// Until when nothing is to be attempted on a message, if so. A moment further ahead than anything takes was noted before the clock
    /// went back.
    pub(crate) fn waits(&self, not_before: Timestamp, now: Timestamp) -> Option<Timestamp> {
        let longest = self.core.settings.retry_most.max(self.core.settings.lease);
        (not_before > now && not_before.since(now) <= longest).then_some(not_before)
    }

    /// Until when nothing is to be written in a place, because the bot was not allowed to when it was tried last.
    pub(crate) fn barred_until(&self, place: &Place, write: Write, now: Timestamp) -> Option<Timestamp> {
        self.core.bars.until(place, write, now, self.core.settings.retry_most)
    }

    /// The bot may not write in a place now: people who have just asked for something there are told. Tells when to try again.
    pub(crate) async fn barred(
        &self,
        place: &Place,
        write: Write,
        bar: Bar,
        now: Timestamp,
    ) -> Result<Timestamp, HouseError> {
        if self.core.bars.at(place).is_none() {
            tracing::info!(platform = %place.platform, %bar, "a page waits until the bot may write where it belongs");
        }
        let until = self.core.bars.note((place, write), bar, now, |times| self.pause_after(times));
        for asker in self.core.bars.take_askers(place, now) {
            if !self.tell_barred(&asker, bar, now).await? {
                self.core.bars.ask(place, &asker, now);
            }
        }
        Ok(until)
    }

    /// The bot may write nowhere in a chat until it is heard of again: people who have just asked for something there are told.
    pub(crate) async fn shut_out(&self, place: &Place, now: Timestamp) -> Result<(), HouseError> {
        for asker in self.core.bars.take_askers(place, now) {
            self.tell_barred(&asker, Bar::NoRight, now).await?;
        }
        self.core.shut_out_of(place, now).await
    }

    /// Tells somebody in private that the bot may not write where they asked for something. Tells whether there was room for it.
    async fn tell_barred(&self, asker: &AccountRef, bar: Bar, now: Timestamp) -> Result<bool, HouseError> {
        let Some(account) = self.core.store.account(asker).await?.filter(|account| account.chat.may_write()) else {
            return Ok(true);
        };
        let platform = self.core.served(asker.platform)?;
        let place = platform.private_place(asker);
        if self.reserve(&place, now).await?.is_err() {
            return Ok(false);
        }
        let page = Page::sentence(say(self.core.locale_of(&account), &sentence(bar)));
        if let Err(error) = platform.show(&place, &page, Onto::first(true)).await {
            tracing::debug!(platform = %place.platform, %error, "somebody could not be told why nothing comes");
        }
        Ok(true)
    }

    /// Something was written in a place. If that was not allowed before, what waits there may come now.
    pub(crate) async fn written(&self, place: &Place, write: Write) -> Result<(), HouseError> {
        if self.core.bars.lift(place, write) {
            tracing::info!(platform = %place.platform, "the bot may write again where it was not allowed to");
            self.core.bars.retry(place.platform, &place.chat, self.core.clock.now());
            self.core.mark_all_in(place.platform, &place.chat).await?;
        }
        Ok(())
    }

    /// Takes the right to ask for something in a place now, or tells when to come again.
    pub(crate) async fn reserve(&self, place: &Place, now: Timestamp) -> Result<Result<(), Timestamp>, HouseError> {
        let conversation = self.core.served(place.platform)?.conversation(place);
        self.reserve_in(place, conversation, now).await
    }

    /// The same in a conversation that has a limit of its own.
    pub(crate) async fn reserve_in(
        &self,
        place: &Place,
        conversation: &str,
        now: Timestamp,
    ) -> Result<Result<(), Timestamp>, HouseError> {
        Ok(self.pacer.reserve(place, conversation, now).await?)
    }

    /// The platform asked to leave a place alone; tells until when it is.
    pub(crate) async fn hold_off(&self, place: &Place, until: Timestamp) -> Result<Timestamp, HouseError> {
        let conversation = self.core.served(place.platform)?.conversation(place);
        self.hold_off_in(place, conversation, until).await
    }

    /// The same in a conversation that has a limit of its own.
    pub(crate) async fn hold_off_in(
        &self,
        place: &Place,
        conversation: &str,
        until: Timestamp,
    ) -> Result<Timestamp, HouseError> {
        Ok(self.pacer.hold(place, conversation, until).await?)
    }

    /// Counts a failure and says when to try again.
    pub(crate) fn back_off(&self, kept: &mut Kept<'_>, now: Timestamp) -> Timestamp {
        let pause = self.pause_after(*kept.failures);
        *kept.failures = kept.failures.saturating_add(1);
        *kept.not_before = now.plus(pause);
        *kept.not_before
    }

    /// The pause after a failure that was preceded by so many.
    fn pause_after(&self, failures: u32) -> Duration {
        let doubled = self.core.settings.retry_first.saturating_mul(1 << failures.min(20));
        doubled.min(self.core.settings.retry_most)
    }

    /// Judges the error with which a platform answered to showing the page with this hash.
    pub(crate) async fn judge(
        &self,
        mut kept: Kept<'_>,
        hash: [u8; 32],
        error: ShowError,
        now: Timestamp,
    ) -> Result<Unshown, HouseError> {
        let (name, write) = (kept.name, Write::onto(kept.message.as_ref()));
        let free = now.plus(self.pacer.gap(kept.place).max(self.core.settings.retry_first));
        Ok(match error {
            ShowError::RetryAfter(wait) => Unshown::Later(self.hold_off(kept.place, now.plus(wait)).await?),
            ShowError::Gone if kept.message.is_some() => {
                (*kept.message, *kept.hash) = (None, None);
                Unshown::Later(free)
            }
            ShowError::ThreadGone if self.core.leaves_thread(kept.place)? => {
                tracing::info!(%name, "the topic is gone; going on outside of it");
                (*kept.message, *kept.hash) = (None, None);
                kept.place.thread = None;
                Unshown::Later(free)
            }
            ShowError::Forbidden => Unshown::Forbidden,
            // Nothing is around a private chat.
            ShowError::Barred(_) | ShowError::ThreadGone if kept.place.private => Unshown::Forbidden,
            ShowError::Barred(bar) => Unshown::Later(self.barred(kept.place, write, bar, now).await?),
            // What is around this place is not known. A locked thread may be opened again.
            ShowError::ThreadGone => Unshown::Later(self.barred(kept.place, write, Bar::TopicClosed, now).await?),
            ShowError::Moved(to) => {
                tracing::info!(%name, "a chat moved");
                self.core.store.move_chat(kept.place.platform, &kept.place.chat, &to, now).await?;
                Unshown::Moved(free)
            }
            ShowError::Unreachable(ref why) => {
                tracing::debug!(%name, why, failures = *kept.failures, "a page was not delivered yet");
                *kept.hash = None;
                Unshown::Unheard(self.back_off(&mut kept, now))
            }
            ShowError::Refused(_) | ShowError::Gone => {
                tracing::error!(%name, %error, "the platform does not accept a page");
                (*kept.state, *kept.hash) = (SurfaceState::Refused, Some(hash));
                Unshown::Refused
            }
        })
    }

    /// Takes a new message back that could not be noted.
    pub(crate) async fn take_back(&self, kept: Kept<'_>) -> Result<(), HouseError> {
        if let Some(message) = kept.message
            && let Err(error) = self.core.served(kept.place.platform)?.delete(kept.place, message).await
        {
            tracing::warn!(name = %kept.name, %error, "a message is left without a note of it");
        }
        Ok(())
    }
}

impl Kept<'_> {
    /// The message shows the page with this hash.
    pub(crate) fn shows(self, message: MessageRef, hash: [u8; 32]) {
        (*self.message, *self.hash) = (Some(message), Some(hash));
        (*self.state, *self.failures, *self.not_before) = (SurfaceState::Live, 0, Timestamp(i64::MIN));
    }
}

impl<'a> From<&'a mut SurfaceRow> for Kept<'a> {
    fn from(row: &'a mut SurfaceRow) -> Self {
        let SurfaceRow { table, key, place, message, hash, state, failures, not_before, .. } = row;
        Self { name: Name::Table(*table, *key), place, message, hash, state, failures, not_before }
    }
}

impl<'a> From<&'a mut PostRow> for Kept<'a> {
    fn from(row: &'a mut PostRow) -> Self {
        let PostRow { league, key, place, message, hash, state, failures, not_before } = row;
        Self { name: Name::League(*league, *key), place, message, hash, state, failures, not_before }
    }
}
