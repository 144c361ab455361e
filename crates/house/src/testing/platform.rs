//! A platform that keeps its messages in memory and fails on request.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_view::Page;
use tokio::sync::oneshot;
use tokio::task::yield_now;

use crate::ports::clock::Clock;
use crate::ports::platform::{Bar, Document, Onto, Platform, ShowError};
use crate::testing::chats::{Call, Faults, Message, Request, State};
use crate::testing::ephemeral::{Ephemeral, Ephemerals};

/// A platform whose every message and failure a test can see and cause.
pub struct ScriptedPlatform {
    kind: PlatformKind,
    clock: Arc<dyn Clock>,
    state: Mutex<State>,
}

impl ScriptedPlatform {
    /// A platform without faults whose later faults follow from `seed`.
    #[must_use]
    pub fn new(kind: PlatformKind, clock: Arc<dyn Clock>, seed: u64) -> Self {
        Self { kind, clock, state: Mutex::new(State::new(kind, seed)) }
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

    /// Gives a chat another identifier; its messages stay behind, as when a group becomes a supergroup.
    pub fn move_chat(&self, from: &str, to: &str) {
        self.state().moved.insert(from.to_owned(), to.to_owned());
    }

    /// Refuses every page, or none.
    pub fn refuse_all(&self, refuse: bool) {
        self.state().refuse_all = refuse;
    }

    /// Refuses deletions, as of messages that are too old; or allows them again.
    pub fn keep_all(&self, keep: bool) {
        self.state().keep_all = keep;
    }

    /// Somebody deletes a topic, and with it what was written there.
    pub fn close_topic(&self, thread: &str) {
        let mut state = self.state();
        state.closed_topics.insert(thread.to_owned());
        state.messages.retain(|_, message| message.place.thread.as_deref() != Some(thread));
    }

    /// Bars a place, or lifts the bar.
    pub fn bar(&self, place: &Place, bar: Option<Bar>) {
        let (mut state, at) = (self.state(), (place.chat.clone(), place.thread.clone()));
        match bar {
            Some(bar) => state.barred.insert(at, bar),
            None => state.barred.remove(&at),
        };
    }

    /// Somebody locks a thread: what was written there stays.
    pub fn lock_thread(&self, thread: &str) {
        self.state().locked.insert(thread.to_owned());
    }

    /// Opens no more rooms.
    pub fn refuse_rooms(&self) {
        self.state().without_rooms = true;
    }

    /// The rooms that were closed.
    #[must_use]
    pub fn closed_rooms(&self) -> BTreeSet<String> {
        self.state().closed_rooms.clone()
    }

    /// The accounts that follow a room.
    #[must_use]
    pub fn followers(&self, thread: &str) -> BTreeSet<String> {
        let state = self.state();
        let of = state.followers.iter().filter(|(room, _)| room == thread);
        of.map(|(_, account)| account.clone()).collect()
    }

    /// An input arrives that can be answered in a message for its sender alone; returns the reference to that message. `on` is the pressed
    /// message, if it was such a one.
    pub fn interact(&self, on: Option<u64>) -> MessageRef {
        let now = self.clock.now();
        self.state().ephemerals.interact(on, now)
    }

    /// The same in a group whose messages for one person count like any other.
    pub fn interact_in(&self, group: &Place) -> MessageRef {
        self.state().ephemerals.interact_in(group)
    }

    /// An answer shows a page to its reader alone: on the pressed message, or on a new one.
    pub fn answer_alone(&self, at: &MessageRef, reader: &AccountRef, page: &Page, replace_pressed: bool) -> bool {
        self.state().ephemerals.answer(at, &reader.id, page, replace_pressed)
    }

    /// An answer edits the pressed message. `false` if that is gone: then the platform refuses the answer.
    pub fn answer_pressed(&self, place: &Place, at: &MessageRef, page: &Page) -> bool {
        let slot = at.number().map(|number| (place.chat.clone(), number));
        let mut state = self.state();
        let message = slot.and_then(|slot| state.messages.get_mut(&slot));
        message.map(|message| message.page = page.clone()).is_some()
    }

    /// An answer is a message that everybody in the place sees.
    pub fn answer_posted(&self, place: &Place, page: &Page) -> bool {
        let now = self.clock.now();
        self.state().show(place, page, Onto::first(false), now).is_ok()
    }

    /// An answer deletes the pressed message.
    pub fn answer_dismissed(&self, at: &MessageRef) {
        let now = self.clock.now();
        self.state().ephemerals.dismiss(at, now);
    }

    /// The messages that one account alone sees, oldest first.
    #[must_use]
    pub fn seen_alone(&self, account: &str) -> Vec<Ephemeral> {
        self.state().ephemerals.of(account)
    }

    /// The message behind this reference, if it can be reached.
    #[must_use]
    pub fn reached_alone(&self, at: &MessageRef) -> Option<Ephemeral> {
        let now = self.clock.now();
        self.state().ephemerals.reached(at, now)
    }

    /// The next page in this chat, or on an ephemeral message there, is shown at once; the request is answered when the returned guard is
    /// dropped.
    #[must_use]
    pub fn hold_back(&self, chat: &str, alone: bool) -> oneshot::Sender<()> {
        let (until, held_back) = oneshot::channel();
        self.state().held_back.insert((chat.to_owned(), alone), held_back);
        until
    }

    /// The edits that changed nothing, by message.
    #[must_use]
    pub fn repeats(&self) -> Vec<MessageRef> {
        self.state().repeats.clone()
    }

    /// The files that were sent, oldest first.
    #[must_use]
    pub fn documents(&self) -> Vec<(Place, Document)> {
        self.state().documents.clone()
    }

    /// Cuts the connection, or restores it.
    pub fn cut(&self, cut: bool) {
        self.state().unreachable = cut;
    }

    /// Makes an account an administrator everywhere.
    pub fn make_admin(&self, account: &str) {
        self.state().admins.insert(account.to_owned());
    }

    /// Makes an account a non-member of every community.
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

    /// One message of a chat.
    #[must_use]
    pub fn message(&self, chat: &str, number: i64) -> Option<Message> {
        self.state().messages.get(&(chat.to_owned(), number)).cloned()
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

impl ScriptedPlatform {
    fn carry_out(
        &self,
        place: &Place,
        page: &Page,
        onto: Onto<'_>,
    ) -> (Result<MessageRef, ShowError>, Option<oneshot::Receiver<()>>) {
        let mut state = self.state();
        let at = onto.known();
        let shown = state.show(place, page, onto, self.clock.now());
        state.requests.push(Request {
            at: self.clock.now(),
            place: place.clone(),
            call: match onto {
                Onto::Known(_) | Onto::Unread(_) => Call::Edit,
                Onto::New { loud, .. } => Call::Send { loud },
            },
            page: Some(page.clone()),
            pictured: onto.picture_of(page).is_some(),
            called: match onto {
                Onto::Known(_) | Onto::Unread(_) => Vec::new(),
                Onto::New { calls, .. } => calls.to_vec(),
            },
            message: shown.as_ref().ok().or(at).cloned(),
            failed: shown.as_ref().err().cloned(),
        });
        let held_back = state.held_back.remove(&(place.chat.clone(), at.is_some_and(Ephemerals::names)));
        (shown, held_back)
    }
}

#[async_trait]
impl Platform for ScriptedPlatform {
    fn kind(&self) -> PlatformKind {
        self.kind
    }

    async fn show(&self, place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError> {
        // Other work may come between the request, its effect, and its answer.
        yield_now().await;
        let (shown, held_back) = self.carry_out(place, page, onto);
        yield_now().await;
        if let Some(held_back) = held_back {
            // Nothing is ever sent: the end of the sender is the signal.
            let _ = held_back.await;
        }
        shown
    }

    async fn send_document(&self, place: &Place, document: &Document) -> Result<(), ShowError> {
        let mut state = self.state();
        if let Some(refusal) = state.refusal(place) {
            return Err(refusal);
        }
        state.documents.push((place.clone(), document.clone()));
        Ok(())
    }

    async fn delete(&self, place: &Place, at: &MessageRef) -> Result<(), ShowError> {
        let mut state = self.state();
        if Ephemerals::names(at) {
            state.ephemerals.dismiss(at, self.clock.now());
            return Ok(());
        }
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
            pictured: false,
            called: Vec::new(),
            message: Some(at.clone()),
            failed: failed.clone(),
        });
        failed.map_or(Ok(()), Err)
    }

    fn is_same_message(&self, one: &MessageRef, other: &MessageRef) -> bool {
        let ephemerals = &self.state().ephemerals;
        let number = ephemerals.number(one);
        one == other || (number.is_some() && number == ephemerals.number(other))
    }

    fn conversation<'a>(&self, place: &'a Place) -> &'a str {
        match &place.thread {
            Some(thread) if self.has_rooms() => thread,
            Some(_) | None => &place.chat,
        }
    }

    fn address(&self, place: &Place, at: Option<&MessageRef>) -> Option<String> {
        let within = place.thread.as_deref().or(at.filter(|_| !place.private).map(|at| at.0.as_str()))?;
        Some(format!("https://example.org/{}/{within}", place.chat))
    }

    fn panel_counts_in(&self, at: &MessageRef) -> Option<Place> {
        self.state().ephemerals.group(at)
    }

    fn answers_show_pages(&self) -> bool {
        self.kind == PlatformKind::Discord
    }

    fn is_in_touch(&self) -> bool {
        !self.state().unreachable
    }

    fn has_rich_pages(&self) -> bool {
        self.kind == PlatformKind::Telegram
    }

    fn has_rooms(&self) -> bool {
        self.kind == PlatformKind::Discord
    }

    async fn open_room(&self, home: &Place, at: &MessageRef, _name: &str) -> Result<Option<Place>, ShowError> {
        let mut state = self.state();
        let opened = state.open_room(home, at);
        state.requests.push(Request {
            at: self.clock.now(),
            place: home.clone(),
            call: Call::OpenRoom,
            page: None,
            pictured: false,
            called: Vec::new(),
            message: Some(at.clone()),
            failed: opened.as_ref().err().cloned(),
        });
        opened
    }

    async fn invite(&self, room: &Place, account: &AccountRef) -> Result<(), ShowError> {
        let mut state = self.state();
        let failed = state.refusal(room);
        if failed.is_none() {
            state.followers.insert((room.thread.clone().unwrap_or_default(), account.id.clone()));
        }
        state.requests.push(Request {
            at: self.clock.now(),
            place: room.clone(),
            call: Call::Invite,
            page: None,
            pictured: false,
            called: vec![account.clone()],
            message: None,
            failed: failed.clone(),
        });
        failed.map_or(Ok(()), Err)
    }

    async fn close_room(&self, room: &Place) -> Result<(), ShowError> {
        let mut state = self.state();
        let failed = state.refusal(room);
        if failed.is_none() {
            state.closed_rooms.extend(room.thread.clone());
        }
        state.requests.push(Request {
            at: self.clock.now(),
            place: room.clone(),
            call: Call::CloseRoom,
            page: None,
            pictured: false,
            called: Vec::new(),
            message: None,
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
}
