//! The pace of answers.
//!
//! On platforms whose answers are messages like others, the platform counts them together with delivery's messages. So an answer that
//! changes a group's message takes its turn as a page of delivery does. If there is no room, nobody waits: the person who pressed is asked
//! to press again. An answer to a typed message is always written, and later messages wait longer for it. But nobody alone fills a group:
//! each person may ask there for a few pages at once, and then for one in every other turn.
//!
//! In a private chat only the asker waits for answers. A few may follow each other quickly, as turning pages do; after that each waits for
//! its turn.

pub(super) mod allowance;
pub(super) mod rate;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moka::sync::Cache;
use talon_store::{AccountRef, Place};
use talon_table::Timestamp;
use talon_view::{Length, Msg, Soon};
use tokio::sync::Mutex;

use super::asked::Asked;
use crate::core::Core;
use crate::deliver::courier::Courier;
use crate::deliver::courier::pacer::Pacer;
use crate::error::HouseError;
use crate::input::intent::{Answer, Intent};
use rate::{Rate, SHARES};

/// How many gaps delivery waits at most because of earlier answers, however much people ask.
const MOST_BEHIND: u32 = 5;

/// How many pages somebody may ask for at once in a group.
const AT_ONCE: u32 = 8;

/// After that one page in so many gaps of the group.
const SHARE: u32 = 2;

/// At most how often a sentence asks somebody who asks for more to wait.
const TOLD_FOR: Duration = Duration::from_secs(60);

/// How many gaps answers in a private chat may be ahead of its pace.
const AHEAD: u32 = 2;

/// How long an answer waits for its turn in a private chat. If the platform asks for more, it is dropped.
const PATIENCE: Duration = Duration::from_secs(5);

/// The share of a group's turns that somebody has used.
#[derive(Debug, Clone, Copy)]
struct Share {
    /// When all of it stops counting.
    used_until: Timestamp,
    /// When the next sentence about asking for too much may come.
    quiet_until: Timestamp,
}

/// Why nothing may be written in a private chat now, and when to retry.
pub(super) enum Busy {
    /// Its own pace.
    Chat(Timestamp),
    /// The bot's own limit across all chats.
    Bot(Timestamp),
}

impl Busy {
    /// When to retry.
    pub(super) const fn until(&self) -> Timestamp {
        match self {
            Self::Chat(until) | Self::Bot(until) => *until,
        }
    }
}

/// Keeps the pace of answers.
pub(crate) struct Paces {
    core: Arc<Core>,
    pacer: Arc<Pacer>,
    /// Judges what platforms refuse.
    pub(super) courier: Arc<Courier>,
    /// The share that each account has used lately in a group's conversation. It may be lost with the process.
    shares: Cache<(AccountRef, String), Share>,
    /// Answers that the bot's own limit holds up ask one after the other: if all asked at once each time, the same one could lose every
    /// time.
    queue: Mutex<()>,
}

impl Paces {
    /// With nothing remembered. Delivery keeps the same pace.
    pub(crate) fn new(core: Arc<Core>, pacer: Arc<Pacer>, courier: Arc<Courier>) -> Self {
        Self { core, pacer, courier, shares: Cache::new(SHARES), queue: Mutex::new(()) }
    }
}

impl Paces {
    /// The answer as the pace of its group allows it.
    pub(super) async fn paced(&self, asked: &Asked<'_>, answer: Answer) -> Result<Answer, HouseError> {
        let pressed = matches!(asked.incoming.intent, Intent::Press(_));
        if asked.on_panel() && matches!(answer, Answer::Silent | Answer::Toast(_)) {
            // The page is the answer if there is room for it. Otherwise delivery shows it.
            self.turn_taken(asked).await?;
            return Ok(answer);
        }
        let is_written = match &answer {
            Answer::Page { replace_pressed, .. }
            | Answer::Pending { replace_pressed, .. }
            | Answer::Surface { replace_pressed, .. } => !pressed || *replace_pressed,
            // Other answers are for the sender alone, so only a page for everybody is a message of the group.
            Answer::Posted { .. } => true,
            Answer::Toast(_) | Answer::Alert(_) => !pressed && !asked.posts,
            Answer::Silent | Answer::Dismiss => false,
        };
        match is_written {
            false => Ok(answer),
            true if pressed => Ok(self.turn_taken(asked).await?.unwrap_or(answer)),
            true => self.write_unasked(asked, answer).await,
        }
    }

    /// Reserves the edit of the pressed page, unless that is done already; or returns the answer that asks to press again. A decision that
    /// changes the page reserves it first, so that no page falls behind a decision.
    pub(super) async fn turn_taken(&self, asked: &Asked<'_>) -> Result<Option<Answer>, HouseError> {
        if !asked.answers_count || asked.turned.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let now = self.core.clock.now();
        let share = self.share_of(asked, now);
        let until = match self.free_from(asked, share, now) {
            Some(until) => Err(until),
            None => self.pacer.reserve(asked.place(), self.conversation(asked.place()), now).await?,
        };
        Ok(match until {
            Ok(()) => {
                asked.turned.store(true, Ordering::Relaxed);
                self.use_share(asked, share, now);
                None
            }
            Err(until) => Some(asked.toast(&turn_later(until.since(now)))),
        })
    }

    /// Answers written without a turn count against later ones. Pages and refusals beyond a fair share are dropped; an answer that confirms
    /// a decision is always written.
    async fn write_unasked(&self, asked: &Asked<'_>, answer: Answer) -> Result<Answer, HouseError> {
        if !asked.answers_count {
            return Ok(answer);
        }
        let (place, now) = (asked.place(), self.core.clock.now());
        let mut share = self.share_of(asked, now);
        let mut answer = answer;
        let tells = match &answer {
            Answer::Toast(_) => !matches!(asked.incoming.intent, Intent::Unknown(_)),
            _ => asked.done.load(Ordering::Relaxed),
        };
        if self.free_from(asked, share, now).is_some() && !tells {
            if share.quiet_until > now {
                return Ok(Answer::Silent);
            }
            share.quiet_until = now.plus(TOLD_FOR);
            answer = asked.toast(&Msg::SlowDown);
        }
        self.use_share(asked, share, now);
        let conversation = self.conversation(place);
        if let Err(until) = self.pacer.reserve(place, conversation, now).await? {
            let gap = self.pacer.gap(place);
            let until = until.plus(gap).min(now.plus(gap.saturating_mul(MOST_BEHIND)));
            self.pacer.hold(place, conversation, until).await?;
        }
        Ok(answer)
    }

    fn share_of(&self, asked: &Asked<'_>, now: Timestamp) -> Share {
        let known = self.shares.get(&self.share_key(asked));
        known.unwrap_or(Share { used_until: now, quiet_until: now })
    }

    /// When the sender may ask for another page here; none if that is now.
    fn free_from(&self, asked: &Asked<'_>, share: Share, now: Timestamp) -> Option<Timestamp> {
        self.pages_of(asked).free_from(share.used_until, now)
    }

    fn use_share(&self, asked: &Asked<'_>, share: Share, now: Timestamp) {
        let share = Share { used_until: self.pages_of(asked).with_one_more(share.used_until, now), ..share };
        self.shares.insert(self.share_key(asked), share);
    }

    /// The pages that one person may ask for here.
    fn pages_of(&self, asked: &Asked<'_>) -> Rate {
        Rate { at_once: AT_ONCE, every: self.pacer.gap(asked.place()).saturating_mul(SHARE) }
    }

    fn share_key(&self, asked: &Asked<'_>) -> (AccountRef, String) {
        (asked.account.account.clone(), self.conversation(asked.place()).to_owned())
    }

    /// [`House::room_for`](crate::House::room_for).
    pub(crate) async fn room_for(&self, place: &Place) -> bool {
        self.room_by(place, self.core.clock.now().plus(PATIENCE)).await.unwrap_or_else(|error| {
            tracing::error!(platform = %place.platform, %error, "the pace of a chat is not known");
            true
        })
    }

    /// Reserves a write in a private chat by `latest`; returns whether there was room.
    async fn room_by(&self, place: &Place, latest: Timestamp) -> Result<bool, HouseError> {
        let mut turn = None;
        loop {
            let Err(busy) = self.take_room(place).await? else { return Ok(true) };
            if busy.until() > latest {
                return Ok(false);
            }
            match busy {
                Busy::Chat(until) => {
                    // Others need not wait for the pace of this chat.
                    turn = None;
                    self.core.clock.sleep_until(until).await;
                }
                Busy::Bot(_) if turn.is_none() => {
                    turn = tokio::select! {
                        biased;
                        turn = self.queue.lock() => Some(turn),
                        () = self.core.clock.sleep_until(latest) => return Ok(false),
                    };
                }
                Busy::Bot(until) => self.core.clock.sleep_until(until).await,
            }
        }
    }

    /// [`House::leave_alone`](crate::House::leave_alone).
    pub(crate) async fn leave_alone(&self, place: &Place, pause: Duration) {
        let until = self.core.clock.now().plus(pause);
        let noted = async {
            if self.is_of_somebody(place).await? {
                self.pacer.hold(place, self.conversation(place), until).await?;
            }
            Ok::<(), HouseError>(())
        };
        if let Err(error) = noted.await {
            tracing::error!(platform = %place.platform, %error, "the pace of a chat can't be noted");
        }
    }

    /// Whether anything may be noted of a private chat: not if its person was forgotten a moment ago.
    async fn is_of_somebody(&self, place: &Place) -> Result<bool, HouseError> {
        let account = AccountRef { platform: place.platform, id: place.chat.clone() };
        Ok(!place.private || self.core.store.account(&account).await?.is_some())
    }

    /// Reserves a write in a place now; or returns when there is room.
    pub(super) async fn no_room_in(&self, place: &Place, now: Timestamp) -> Result<Option<Timestamp>, HouseError> {
        Ok(self.pacer.reserve(place, self.conversation(place), now).await?.err())
    }

    /// Reserves a write in a private chat; or returns why not.
    pub(super) async fn take_room(&self, place: &Place) -> Result<Result<(), Busy>, HouseError> {
        if !self.is_of_somebody(place).await? {
            return Ok(Ok(()));
        }
        let (conversation, now) = (self.conversation(place), self.core.clock.now());
        let Err(until) = self.pacer.reserve(place, conversation, now).await? else {
            return Ok(Ok(()));
        };
        let (chat, _) = self.core.store.paces(place.platform, conversation).await?;
        let gap = self.pacer.gap(place);
        let ahead = now.plus(gap.saturating_mul(AHEAD));
        if chat <= now {
            return Ok(Err(Busy::Bot(until)));
        }
        if chat > ahead {
            return Ok(Err(Busy::Chat(now.plus(chat.since(ahead)))));
        }
        self.pacer.hold(place, conversation, chat.plus(gap)).await?;
        Ok(Ok(()))
    }

    /// Whether the platform counts an answer here together with delivery's messages in the same group.
    pub(super) fn counts_answers(&self, place: &Place) -> bool {
        !place.private && self.core.platform(place.platform).is_some_and(|platform| !platform.answers_show_pages())
    }

    fn conversation<'a>(&self, place: &'a Place) -> &'a str {
        self.core.platform(place.platform).map_or(&place.chat, |platform| platform.conversation(place))
    }
}

/// Asks a person to press again after this time.
pub(super) fn turn_later(wait: Duration) -> Msg {
    Msg::TurnLater { wait: Soon(Length::in_seconds(wait)) }
}
