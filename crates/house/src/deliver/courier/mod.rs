//! Requests to platforms about messages that are kept current, and what their answers mean: the same whatever a message shows.
//!
//! Delivery, leagues, daily posts, the coach's pages and greetings all send requests through the one `Courier`. It keeps the pace, judges
//! failures (`Verdict`), notes what they say about the place, and sets the time of the retry in the message's row (`Courier::back_off`,
//! `docs/decisions/0047-retries.md`).
//!
//! A refusal concerns one thing (`ShowError`): a message, a topic or thread, the bot's rights in a place, a chat or a person. It says
//! something about the place only if the request was to show a page that belongs there (`Courier::show`). A failed delete, an invitation
//! into a room or an edit of a panel says nothing about what may be written there (`Courier::heard`).

pub(crate) mod bars;
pub(crate) mod pacer;

use std::sync::Arc;
use std::time::Duration;

use talon_store::leagues::PostRow;
use talon_store::{AccountRef, MessageRef, Place, SurfaceRow, SurfaceState};
use talon_table::Timestamp;
use talon_view::{Page, say};

use crate::core::Core;
use crate::deliver::courier::bars::{Write, sentence};
use crate::deliver::courier::pacer::Pacer;
use crate::error::HouseError;
use crate::ports::platform::{Bar, Onto, ShowError};

/// Keeps the pace of each conversation, and the pauses of each message.
pub(crate) struct Courier {
    core: Arc<Core>,
    pacer: Arc<Pacer>,
}

/// What a row says about the delivery of its message.
pub(crate) struct MessageState<'a> {
    /// Whose message it is, and which, for the log.
    name: String,
    place: &'a mut Place,
    message: &'a mut Option<MessageRef>,
    hash: &'a mut Option<[u8; 32]>,
    state: &'a mut SurfaceState,
    failures: &'a mut u32,
    not_before: &'a mut Timestamp,
}

/// Which pace limits a request.
#[derive(Clone, Copy)]
pub(crate) enum Pace<'a> {
    /// The pace of all that is written in its place.
    Place,
    /// The pace of a conversation with a limit of its own.
    Apart(&'a str),
    /// None.
    Free,
}

/// Why a request to a platform failed. By now the pause that the platform asked for is noted, and so is that the bot may not write in a
/// page's place or chat.
pub(crate) enum Verdict {
    /// It can be retried then.
    Later(Timestamp),
    /// There was no answer, for this reason; the request may still arrive.
    Unheard(String),
    /// The message is gone, or can no longer be changed.
    Gone,
    /// The topic is gone; the chat around it takes its messages.
    Outside,
    /// The thread takes nothing now, and there is no chat around it.
    ThreadGone,
    /// The bot may write nothing in the chat.
    Forbidden,
    /// The chat has this number now.
    Moved(String),
    /// A retry would fail too.
    Refused(ShowError),
}

/// Why a message is not shown. Its row is updated, and the caller still has to save it unless noted otherwise.
pub(crate) enum Unshown {
    /// It can be retried then.
    Later(Timestamp),
    /// There was no answer, and the request may still arrive. It can be retried then.
    Unheard(Timestamp),
    /// The bot may not write there.
    Forbidden,
    /// The chat has a new number, and the message's row moved with it: the row that was read must not be saved. The new place may be
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

    /// Until when the message must wait, if so. A moment implausibly far ahead was noted before the clock went back.
    pub(crate) fn waits(&self, not_before: Timestamp, now: Timestamp) -> Option<Timestamp> {
        let longest = self.core.settings.retry_most.max(self.core.settings.lease);
        (not_before > now && not_before.since(now) <= longest).then_some(not_before)
    }

    /// The bot may not write in a place now. Tells those who have just asked for something there, and returns when to retry.
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

    /// The bot is shut out of a chat until somebody lets it in again. Tells those who have just asked for something there.
    async fn shut_out(&self, place: &Place, now: Timestamp) -> Result<(), HouseError> {
        for asker in self.core.bars.take_askers(place, now) {
            self.tell_barred(&asker, Bar::NoRight, now).await?;
        }
        self.core.shut_out_of(place).await
    }

    /// Tells somebody in private that the bot may not write where they asked for something. Returns whether there was room for it.
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

    /// A write succeeded in a place. If the place was barred before, what waits there may come now.
    async fn written(&self, place: &Place, write: Write) {
        if !self.core.bars.lift(place, write) {
            return;
        }
        tracing::info!(platform = %place.platform, "the bot may write again where it was not allowed to");
        self.core.bars.retry(place.platform, &place.chat, self.core.clock.now());
        if let Err(error) = self.core.mark_all_in(place.platform, &place.chat).await {
            // They come when their own pauses are over.
            tracing::error!(platform = %place.platform, %error, "the tables of a chat could not be marked");
        }
    }

    /// Takes the right to show a page in a place now, as an edit if it has a message; or returns when to retry. The message may have to
    /// wait, the place may be barred, or others may be next.
    pub(crate) async fn turn(
        &self,
        place: &Place,
        message: Option<&MessageRef>,
        not_before: Timestamp,
        now: Timestamp,
    ) -> Result<Result<(), Timestamp>, HouseError> {
        let barred = self.core.bars.until(place, Write::onto(message), now, self.core.settings.retry_most);
        match self.waits(not_before, now).max(barred) {
            Some(until) => Ok(Err(until)),
            None => self.reserve(place, now).await,
        }
    }

    /// Takes the right to make a request in a place now, or returns when to retry.
    pub(crate) async fn reserve(&self, place: &Place, now: Timestamp) -> Result<Result<(), Timestamp>, HouseError> {
        self.reserve_at(place, Pace::Place, now).await
    }

    /// The same at another pace than the place's.
    pub(crate) async fn reserve_at(
        &self,
        place: &Place,
        pace: Pace<'_>,
        now: Timestamp,
    ) -> Result<Result<(), Timestamp>, HouseError> {
        match self.conversation(place, pace)? {
            Some(conversation) => Ok(self.pacer.reserve(place, conversation, now).await?),
            None => Ok(Ok(())),
        }
    }

    /// How long a place is left alone after a message, on average.
    pub(crate) fn gap(&self, place: &Place) -> Duration {
        self.pacer.gap(place)
    }

    fn conversation<'a>(&self, place: &'a Place, pace: Pace<'a>) -> Result<Option<&'a str>, HouseError> {
        Ok(match pace {
            Pace::Place => Some(self.core.served(place.platform)?.conversation(place)),
            Pace::Apart(conversation) => Some(conversation),
            Pace::Free => None,
        })
    }

    /// Holds all requests in a conversation as the platform asked; returns until when.
    pub(crate) async fn hold_off(
        &self,
        place: &Place,
        pace: Pace<'_>,
        until: Timestamp,
    ) -> Result<Timestamp, HouseError> {
        match self.conversation(place, pace)? {
            Some(conversation) => Ok(self.pacer.hold(place, conversation, until).await?),
            None => Ok(until),
        }
    }

    /// Counts a failure and returns when to retry.
    pub(crate) fn back_off(&self, kept: &mut MessageState<'_>, now: Timestamp) -> Timestamp {
        let pause = self.pause_after(*kept.failures);
        *kept.failures = kept.failures.saturating_add(1);
        *kept.not_before = now.plus(pause);
        *kept.not_before
    }

    /// The pause after a failure, given how many preceded it.
    fn pause_after(&self, failures: u32) -> Duration {
        let doubled = self.core.settings.retry_first.saturating_mul(1 << failures.min(20));
        doubled.min(self.core.settings.retry_most)
    }

    /// Shows a page that belongs in a place, and notes what the answer says about the place.
    pub(crate) async fn show(
        &self,
        place: &Place,
        page: &Page,
        onto: Onto<'_>,
        now: Timestamp,
    ) -> Result<Result<MessageRef, Verdict>, HouseError> {
        let write = Write::onto(onto.known());
        match self.core.served(place.platform)?.show(place, page, onto).await {
            Ok(message) => {
                self.written(place, write).await;
                Ok(Ok(message))
            }
            Err(error) => self.judge((place, Pace::Place), Some(write), error, now).await.map(Err),
        }
    }

    /// Makes any other request: its answer says nothing about what may be written in the place.
    pub(crate) async fn heard<T>(
        &self,
        of: (&Place, Pace<'_>),
        answer: Result<T, ShowError>,
        now: Timestamp,
    ) -> Result<Result<T, Verdict>, HouseError> {
        match answer {
            Ok(done) => Ok(Ok(done)),
            Err(error) => self.judge(of, None, error, now).await.map(Err),
        }
    }

    /// Judges the error with which a platform answered.
    async fn judge(
        &self,
        (place, pace): (&Place, Pace<'_>),
        write: Option<Write>,
        error: ShowError,
        now: Timestamp,
    ) -> Result<Verdict, HouseError> {
        tracing::debug!(platform = %place.platform, %error, "a request was not carried out");
        Ok(match (error, write) {
            (ShowError::RetryAfter(wait), _) => Verdict::Later(self.hold_off(place, pace, now.plus(wait)).await?),
            (ShowError::Unreachable(why), _) => Verdict::Unheard(why),
            (ShowError::Moved(to), _) => Verdict::Moved(to),
            (ShowError::ThreadGone, _) if self.core.leaves_thread(place)? => Verdict::Outside,
            // Nothing is around a private chat.
            (ShowError::ThreadGone | ShowError::Barred(_), _) if place.private => Verdict::Forbidden,
            (ShowError::ThreadGone, _) => Verdict::ThreadGone,
            (ShowError::Barred(bar), Some(write)) => Verdict::Later(self.barred(place, write, bar, now).await?),
            (ShowError::Forbidden, write) => {
                if write.is_some() && !place.private {
                    self.shut_out(place, now).await?;
                }
                Verdict::Forbidden
            }
            (error @ ShowError::Gone, Some(Write::New)) => Verdict::Refused(error),
            (ShowError::Gone, _) => Verdict::Gone,
            (error @ (ShowError::Refused(_) | ShowError::Barred(_)), _) => Verdict::Refused(error),
        })
    }

    /// Updates the row of a message after its page, with this hash, was not shown.
    pub(crate) async fn not_shown(
        &self,
        mut kept: MessageState<'_>,
        hash: [u8; 32],
        verdict: Verdict,
        now: Timestamp,
    ) -> Result<Unshown, HouseError> {
        Ok(match verdict {
            Verdict::Later(at) => Unshown::Later(at),
            Verdict::Gone => {
                (*kept.message, *kept.hash) = (None, None);
                Unshown::Later(self.soon(kept.place, now))
            }
            Verdict::Outside => {
                tracing::info!(name = kept.name, "the topic is gone; going on outside of it");
                (*kept.message, *kept.hash) = (None, None);
                kept.place.thread = None;
                Unshown::Later(self.soon(kept.place, now))
            }
            // A locked thread may be opened again.
            Verdict::ThreadGone => {
                let write = Write::onto(kept.message.as_ref());
                Unshown::Later(self.barred(kept.place, write, Bar::TopicClosed, now).await?)
            }
            Verdict::Forbidden => Unshown::Forbidden,
            Verdict::Moved(to) => Unshown::Moved(self.moved(kept.place, &to, now).await?),
            Verdict::Unheard(why) => {
                tracing::debug!(name = kept.name, why, failures = *kept.failures, "a page was not delivered yet");
                *kept.hash = None;
                Unshown::Unheard(self.back_off(&mut kept, now))
            }
            Verdict::Refused(error) => {
                tracing::error!(name = kept.name, %error, "the platform does not accept a page");
                (*kept.state, *kept.hash) = (SurfaceState::Refused, Some(hash));
                Unshown::Refused
            }
        })
    }

    /// Notes that a place's chat has a new number; returns when it may be written to.
    pub(crate) async fn moved(&self, place: &Place, to: &str, now: Timestamp) -> Result<Timestamp, HouseError> {
        tracing::info!(platform = %place.platform, "a chat moved");
        self.core.store.move_chat(place.platform, &place.chat, to, now).await?;
        Ok(self.soon(place, now))
    }

    /// When something may be written after its place or message has changed.
    pub(crate) fn soon(&self, place: &Place, now: Timestamp) -> Timestamp {
        now.plus(self.pacer.gap(place).max(self.core.settings.retry_first))
    }

    /// Deletes a new message that could not be noted.
    pub(crate) async fn take_back(&self, kept: MessageState<'_>) -> Result<(), HouseError> {
        if let Some(message) = kept.message
            && let Err(error) = self.core.served(kept.place.platform)?.delete(kept.place, message).await
        {
            tracing::warn!(name = kept.name, %error, "a message is left without a note of it");
        }
        Ok(())
    }
}

impl MessageState<'_> {
    /// The message shows the page with this hash.
    pub(crate) fn shows(self, message: MessageRef, hash: [u8; 32]) {
        (*self.message, *self.hash) = (Some(message), Some(hash));
        (*self.state, *self.failures, *self.not_before) = (SurfaceState::Live, 0, Timestamp(i64::MIN));
    }
}

impl<'a> From<&'a mut SurfaceRow> for MessageState<'a> {
    fn from(row: &'a mut SurfaceRow) -> Self {
        let SurfaceRow { table, key, place, message, hash, state, failures, not_before, .. } = row;
        Self { name: format!("table {table}, {key}"), place, message, hash, state, failures, not_before }
    }
}

impl<'a> From<&'a mut PostRow> for MessageState<'a> {
    fn from(row: &'a mut PostRow) -> Self {
        let PostRow { league, key, place, message, hash, state, failures, not_before } = row;
        Self { name: format!("league {league}, {key}"), place, message, hash, state, failures, not_before }
    }
}
