//! The contents of a scripted platform's chats, and the failures of requests to it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_table::Timestamp;
use talon_view::Page;
use tokio::sync::oneshot;

use crate::ports::platform::{Bar, Document, Onto, ShowError};
use crate::testing::ephemeral::Ephemerals;

/// How often a request fails, in thousandths.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Faults {
    /// Asked to wait; nothing is done.
    pub retry_after: u32,
    /// Not reached; nothing is done.
    pub unreachable: u32,
    /// Done, but the answer is lost on the way.
    pub answer_lost: u32,
    /// Somebody deleted the message just before.
    pub deleted: u32,
}

/// One request that the house made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// When.
    pub at: Timestamp,
    /// Where.
    pub place: Place,
    /// The request.
    pub call: Call,
    /// The page, where one was to be shown.
    pub page: Option<Page>,
    /// Whether its picture may show in a notification.
    pub pictured: bool,
    /// The message: the one that was named, or the one that was made.
    pub message: Option<MessageRef>,
    /// Whom a new message calls by name.
    pub called: Vec<AccountRef>,
    /// The error, if it failed.
    pub failed: Option<ShowError>,
}

/// The kinds of request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// A new message.
    Send {
        /// Whether the phone rings.
        loud: bool,
    },
    /// An existing message is changed.
    Edit,
    /// A message is deleted.
    Delete,
    /// A room is opened.
    OpenRoom,
    /// Somebody is asked into a room.
    Invite,
    /// A room is closed.
    CloseRoom,
}

/// A message as the chat shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its number in the chat.
    pub number: i64,
    /// Where exactly: the thread matters.
    pub place: Place,
    /// What it shows.
    pub page: Page,
}

/// All that the platform remembers.
pub(super) struct State {
    pub(super) rng: ChaCha8Rng,
    pub(super) faults: Faults,
    pub(super) next_message: BTreeMap<String, i64>,
    pub(super) messages: BTreeMap<(String, i64), Message>,
    pub(super) requests: Vec<Request>,
    pub(super) forbidden: BTreeSet<String>,
    /// Chats and topics where the bot may not write now.
    pub(super) barred: BTreeMap<(String, Option<String>), Bar>,
    /// Threads that take nothing any more.
    pub(super) locked: BTreeSet<String>,
    pub(super) moved: BTreeMap<String, String>,
    pub(super) closed_topics: BTreeSet<String>,
    pub(super) refuse_all: bool,
    pub(super) keep_all: bool,
    pub(super) unreachable: bool,
    pub(super) admins: BTreeSet<String>,
    pub(super) strangers: BTreeSet<String>,
    pub(super) ephemerals: Ephemerals,
    pub(super) without_rooms: bool,
    pub(super) closed_rooms: BTreeSet<String>,
    /// Rooms, and the accounts that follow them.
    pub(super) followers: BTreeSet<(String, String)>,
    /// Withheld answers, by chat and whether the request is on an ephemeral message: the next such request is answered when the other end
    /// is dropped.
    pub(super) held_back: BTreeMap<(String, bool), oneshot::Receiver<()>>,
    pub(super) repeats: Vec<MessageRef>,
    pub(super) documents: Vec<(Place, Document)>,
    /// New messages, by the attempt that made them, on a platform that recognises a retry.
    sent: Option<BTreeMap<Attempt, i64>>,
}

/// Where a new message is sent, the digest of its page, and the time that identifies the attempt.
type Attempt = (Place, [u8; 32], Timestamp);

impl State {
    pub(super) fn new(kind: PlatformKind, seed: u64) -> Self {
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
            faults: Faults::default(),
            next_message: BTreeMap::new(),
            messages: BTreeMap::new(),
            requests: Vec::new(),
            forbidden: BTreeSet::new(),
            barred: BTreeMap::new(),
            locked: BTreeSet::new(),
            moved: BTreeMap::new(),
            closed_topics: BTreeSet::new(),
            refuse_all: false,
            keep_all: false,
            unreachable: false,
            admins: BTreeSet::new(),
            strangers: BTreeSet::new(),
            ephemerals: Ephemerals::default(),
            without_rooms: false,
            closed_rooms: BTreeSet::new(),
            followers: BTreeSet::new(),
            held_back: BTreeMap::new(),
            repeats: Vec::new(),
            documents: Vec::new(),
            sent: (kind == PlatformKind::Discord).then(BTreeMap::new),
        }
    }

    fn chance(&mut self, thousandths: u32) -> bool {
        thousandths > 0 && self.rng.random_range(0..1000) < thousandths
    }

    /// A failure before anything is done.
    pub(super) fn refusal(&mut self, place: &Place) -> Option<ShowError> {
        if self.unreachable {
            return Some(ShowError::Unreachable("cut".to_owned()));
        }
        if let Some(to) = self.moved.get(&place.chat) {
            return Some(ShowError::Moved(to.clone()));
        }
        if self.forbidden.contains(&place.chat) {
            return Some(ShowError::Forbidden);
        }
        if let Some(bar) = self.barred.get(&(place.chat.clone(), place.thread.clone())) {
            return Some(ShowError::Barred(*bar));
        }
        if place.thread.as_ref().is_some_and(|thread| self.locked.contains(thread)) {
            return Some(ShowError::ThreadGone);
        }
        if self.refuse_all {
            return Some(ShowError::Refused("told to".to_owned()));
        }
        if self.chance(self.faults.retry_after) {
            let seconds = self.rng.random_range(1..20);
            return Some(ShowError::RetryAfter(Duration::from_secs(seconds)));
        }
        self.chance(self.faults.unreachable).then(|| ShowError::Unreachable("seeded".to_owned()))
    }

    pub(super) fn show(
        &mut self,
        place: &Place,
        page: &Page,
        onto: Onto<'_>,
        now: Timestamp,
    ) -> Result<MessageRef, ShowError> {
        if let Some(at) = onto.known().filter(|at| Ephemerals::names(at)) {
            // A person who refuses direct messages still has panels.
            if self.unreachable || self.chance(self.faults.unreachable) {
                return Err(ShowError::Unreachable("seeded".to_owned()));
            }
            if self.ephemerals.reached(at, now).is_some_and(|shown| shown.page == *page) {
                self.repeats.push(at.clone());
            }
            self.ephemerals.edit(at, page, now)?;
            return if self.chance(self.faults.answer_lost) {
                Err(ShowError::Unreachable("answer lost".to_owned()))
            } else {
                Ok(at.clone())
            };
        }
        if let Some(error) = self.refusal(place) {
            return Err(error);
        }
        if place.thread.as_ref().is_some_and(|thread| self.closed_rooms.contains(thread)) {
            return Err(ShowError::Refused("the room is closed".to_owned()));
        }
        let number = match onto {
            Onto::Known(at) | Onto::Unread(at) => self.existing(place, at)?,
            Onto::New { .. } if place.thread.as_ref().is_some_and(|thread| self.closed_topics.contains(thread)) => {
                return Err(ShowError::ThreadGone);
            }
            Onto::New { after, .. } => match self.recognised(place, page, after) {
                Some(number) => return self.answered(number),
                None => self.number(place, page, after),
            },
        };
        let message = Message { number, place: place.clone(), page: page.clone() };
        let before = self.messages.insert((place.chat.clone(), number), message);
        if before.is_some_and(|before| before.page == *page) {
            self.repeats.push(MessageRef(number.to_string()));
        }
        self.answered(number)
    }

    /// The answer to a request that was carried out, unless it is lost.
    fn answered(&mut self, number: i64) -> Result<MessageRef, ShowError> {
        if self.chance(self.faults.answer_lost) {
            return Err(ShowError::Unreachable("answer lost".to_owned()));
        }
        Ok(MessageRef(number.to_string()))
    }

    /// The message that an identical attempt made.
    fn recognised(&self, place: &Place, page: &Page, after: Timestamp) -> Option<i64> {
        let number = *self.sent.as_ref()?.get(&(place.clone(), page.hash(), after))?;
        self.messages.contains_key(&(place.chat.clone(), number)).then_some(number)
    }

    /// The number of a new message.
    fn number(&mut self, place: &Place, page: &Page, after: Timestamp) -> i64 {
        let next = self.next_message.entry(place.chat.clone()).or_insert(1);
        let number = *next;
        *next += 1;
        if let Some(sent) = &mut self.sent {
            sent.insert((place.clone(), page.hash(), after), number);
        }
        number
    }

    /// A message always has the same room, however often it is requested.
    pub(super) fn open_room(&mut self, home: &Place, at: &MessageRef) -> Result<Option<Place>, ShowError> {
        if let Some(error) = self.refusal(home) {
            return Err(error);
        }
        if self.without_rooms {
            return Ok(None);
        }
        let number = self.existing(home, at)?;
        if self.chance(self.faults.answer_lost) {
            return Err(ShowError::Unreachable("answer lost".to_owned()));
        }
        Ok(Some(Place { thread: Some(format!("room-{number}")), ..home.clone() }))
    }

    fn existing(&mut self, place: &Place, at: &MessageRef) -> Result<i64, ShowError> {
        let number = at.number().ok_or_else(|| ShowError::Refused("not a message number".to_owned()))?;
        let slot = (place.chat.clone(), number);
        if self.chance(self.faults.deleted) {
            self.messages.remove(&slot);
        }
        if self.messages.contains_key(&slot) { Ok(number) } else { Err(ShowError::Gone) }
    }
}
