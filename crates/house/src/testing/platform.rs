//! A platform that keeps its messages in memory and fails as it is told.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_table::Timestamp;
use talon_view::Page;

use crate::intent::{AccountRef, MessageRef, Place, PlatformKind};
use crate::ports::clock::Clock;
use crate::ports::platform::{Platform, ShowError};

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
    /// What was asked.
    pub call: Call,
    /// The page, where one was to be shown.
    pub page: Option<Page>,
    /// The message: the one that was named, or the one that was made.
    pub message: Option<MessageRef>,
    /// What came of it.
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

/// A platform whose every message and failure a test can see and cause.
pub struct ScriptedPlatform {
    kind: PlatformKind,
    clock: Arc<dyn Clock>,
    state: Mutex<State>,
}

struct State {
    rng: ChaCha8Rng,
    faults: Faults,
    next_message: BTreeMap<String, i64>,
    messages: BTreeMap<(String, i64), Message>,
    requests: Vec<Request>,
    forbidden: BTreeSet<String>,
    moved: BTreeMap<String, String>,
    closed_topics: BTreeSet<String>,
    refuse_all: bool,
    keep_all: bool,
    unreachable: bool,
    admins: BTreeSet<String>,
    strangers: BTreeSet<String>,
}

impl ScriptedPlatform {
    /// A platform without faults whose later faults follow from `seed`.
    #[must_use]
    pub fn new(kind: PlatformKind, clock: Arc<dyn Clock>, seed: u64) -> Self {
        let state = State {
            rng: ChaCha8Rng::seed_from_u64(seed),
            faults: Faults::default(),
            next_message: BTreeMap::new(),
            messages: BTreeMap::new(),
            requests: Vec::new(),
            forbidden: BTreeSet::new(),
            moved: BTreeMap::new(),
            closed_topics: BTreeSet::new(),
            refuse_all: false,
            keep_all: false,
            unreachable: false,
            admins: BTreeSet::new(),
            strangers: BTreeSet::new(),
        };
        Self { kind, clock, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets how often requests fail from now on.
    pub fn set_faults(&self, faults: Faults) {
        self.state().faults = faults;
    }

    /// Forbids or allows writing in a chat.
    pub fn forbid(&self, chat: &str, forbidden: bool) {
        let mut state = self.state();
        if forbidden {
            state.forbidden.insert(chat.to_owned());
        } else {
            state.forbidden.remove(chat);
        }
    }

    /// Gives a chat another identifier; its messages stay behind, as in a group that becomes a supergroup.
    pub fn move_chat(&self, from: &str, to: &str) {
        self.state().moved.insert(from.to_owned(), to.to_owned());
    }

    /// Refuses every page, or none.
    pub fn refuse_all(&self, refuse: bool) {
        self.state().refuse_all = refuse;
    }

    /// Refuses to delete any message, as for those that are too old, or no longer.
    pub fn keep_all(&self, keep: bool) {
        self.state().keep_all = keep;
    }

    /// Somebody deletes a topic.
    pub fn close_topic(&self, thread: &str) {
        self.state().closed_topics.insert(thread.to_owned());
    }

    /// Cuts the connection, or restores it.
    pub fn cut(&self, cut: bool) {
        self.state().unreachable = cut;
    }

    /// Makes an account an administrator everywhere.
    pub fn make_admin(&self, account: &str) {
        self.state().admins.insert(account.to_owned());
    }

    /// Makes an account a stranger to every community.
    pub fn make_stranger(&self, account: &str) {
        self.state().strangers.insert(account.to_owned());
    }

    /// Other people write: the next message of this chat has a number that is higher by `count`.
    pub fn chatter(&self, chat: &str, count: i64) {
        *self.state().next_message.entry(chat.to_owned()).or_insert(1) += count;
    }

    /// The number of the newest message of a chat, as an adapter would tell it.
    #[must_use]
    pub fn newest(&self, chat: &str) -> i64 {
        self.state().next_message.get(chat).map_or(0, |next| next - 1)
    }

    /// Somebody deletes a message.
    pub fn lose(&self, chat: &str, number: i64) {
        self.state().messages.remove(&(chat.to_owned(), number));
    }

    /// The messages of a chat, oldest first.
    #[must_use]
    pub fn messages(&self, chat: &str) -> Vec<Message> {
        self.state().messages.values().filter(|message| message.place.chat == chat).cloned().collect()
    }

    /// Every request so far.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.state().requests.clone()
    }

    /// Forgets the requests so far.
    pub fn forget_requests(&self) {
        self.state().requests.clear();
    }
}

impl State {
    fn chance(&mut self, thousandths: u32) -> bool {
        thousandths > 0 && self.rng.random_range(0..1000) < thousandths
    }

    /// What goes wrong before anything is done.
    fn refusal(&mut self, place: &Place) -> Option<ShowError> {
        if self.unreachable {
            return Some(ShowError::Unreachable("cut".to_owned()));
        }
        if let Some(to) = self.moved.get(&place.chat) {
            return Some(ShowError::Moved(to.clone()));
        }
        if self.forbidden.contains(&place.chat) {
            return Some(ShowError::Forbidden);
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

    fn show(&mut self, place: &Place, page: &Page, at: Option<&MessageRef>) -> Result<MessageRef, ShowError> {
        if let Some(error) = self.refusal(place) {
            return Err(error);
        }
        let number = match at {
            Some(at) => self.existing(place, at)?,
            None if place.thread.as_ref().is_some_and(|thread| self.closed_topics.contains(thread)) => {
                return Err(ShowError::Gone);
            }
            None => {
                let next = self.next_message.entry(place.chat.clone()).or_insert(1);
                let number = *next;
                *next += 1;
                number
            }
        };
        let message = Message { number, place: place.clone(), page: page.clone() };
        self.messages.insert((place.chat.clone(), number), message);
        if self.chance(self.faults.answer_lost) {
            return Err(ShowError::Unreachable("answer lost".to_owned()));
        }
        Ok(MessageRef(number.to_string()))
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

#[async_trait]
impl Platform for ScriptedPlatform {
    fn kind(&self) -> PlatformKind {
        self.kind
    }

    async fn show(
        &self,
        place: &Place,
        page: &Page,
        at: Option<&MessageRef>,
        loud: bool,
    ) -> Result<MessageRef, ShowError> {
        let mut state = self.state();
        let shown = state.show(place, page, at);
        state.requests.push(Request {
            at: self.clock.now(),
            place: place.clone(),
            call: if at.is_some() { Call::Edit } else { Call::Send { loud } },
            page: Some(page.clone()),
            message: shown.as_ref().ok().or(at).cloned(),
            failed: shown.as_ref().err().cloned(),
        });
        shown
    }

    async fn delete(&self, place: &Place, at: &MessageRef) -> Result<(), ShowError> {
        let mut state = self.state();
        let kept = state.keep_all.then(|| ShowError::Refused("too old".to_owned()));
        let failed = state.refusal(place).or(kept);
        if failed.is_none()
            && let Some(number) = at.number()
        {
            state.messages.remove(&(place.chat.clone(), number));
        }
        state.requests.push(Request {
            at: self.clock.now(),
            place: place.clone(),
            call: Call::Delete,
            page: None,
            message: Some(at.clone()),
            failed: failed.clone(),
        });
        failed.map_or(Ok(()), Err)
    }

    async fn is_admin(&self, _place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        Ok(self.state().admins.contains(&account.id))
    }

    async fn is_member(&self, _place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        Ok(!self.state().strangers.contains(&account.id))
    }

    fn private_place(&self, account: &AccountRef) -> Place {
        Place { platform: self.kind, chat: account.id.clone(), thread: None, private: true }
    }
}
