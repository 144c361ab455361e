//! Turns updates into inputs of the house, and its answers into requests.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use moka::sync::Cache;
use talon_house::fair_queue::{FairQueue, Full, Turn};
use talon_house::{Answer, Arrived, Bar, Duty, House, Incoming, Notice, Pending};
use talon_store::{AccountRef, MessageRef, Place, Sender};
use tokio_util::task::TaskTracker;
use tracing::debug;

use crate::answer::{Brought, Given, Hindrance};
use crate::connect::Telegram;
use crate::numbers::in_one_row;
use crate::receipts::{Receipt, Receipts};
use crate::translate::{Arrival, Ask, Received, ReplyTo};

/// A sender who floods is told so once in this time.
const TOLD_FOR: Duration = Duration::from_secs(60);

/// How many senders who were told that they flood are remembered.
const TOLD: u64 = 10_000;

/// The receiver of everything that arrives: the house, or a stand-in for it in tests.
#[async_trait]
pub trait Inbox: Send + Sync {
    /// Handles one input and returns its one answer. A repeated key must change nothing.
    async fn handle(&self, incoming: Incoming) -> Answer;

    /// Hears what happened without anybody asking for anything. The same notice may come twice.
    async fn notice(&self, notice: Notice);

    /// Waits until an answer may be written in a private chat, or one more message in a group, and counts it; tells whether it may be
    /// written at all.
    async fn room_for(&self, _place: &Place) -> bool {
        true
    }

    /// Hears that Telegram wants nothing written in a chat for so long.
    async fn leave_alone(&self, _place: &Place, _pause: Duration) {}

    /// Hears that an answer could not be written in a place, and to whom.
    async fn turned_away(&self, _place: &Place, _asker: &AccountRef, _bar: Bar) {}

    /// Hears what became of an answer that has a receipt.
    async fn confirm(&self, _receipt: talon_house::Receipt, _arrived: Arrived) {}

    /// Hears where an [`Answer::Pending`] stands.
    fn follow(&self, pending: Pending, place: Place, message: MessageRef);

    /// Whether this process asks for updates, from now on and for so long: Telegram gives them to one at a time.
    async fn takes_updates(&self, _duration: Duration) -> Duty {
        Duty::Ours
    }

    /// Whether no other process serves the same people.
    async fn is_alone(&self) -> bool {
        true
    }
}

#[async_trait]
impl Inbox for House {
    async fn handle(&self, incoming: Incoming) -> Answer {
        Self::handle(self, incoming).await
    }

    async fn notice(&self, notice: Notice) {
        Self::notice(self, notice).await;
    }

    async fn room_for(&self, place: &Place) -> bool {
        Self::room_for(self, place).await
    }

    async fn leave_alone(&self, place: &Place, pause: Duration) {
        Self::leave_alone(self, place, pause).await;
    }

    async fn turned_away(&self, place: &Place, asker: &AccountRef, bar: Bar) {
        Self::turned_away(self, place, asker, bar).await;
    }

    async fn confirm(&self, receipt: talon_house::Receipt, arrived: Arrived) {
        Self::confirm(self, receipt, arrived).await;
    }

    fn follow(&self, pending: Pending, place: Place, message: MessageRef) {
        Self::follow(self, pending, place, message);
    }

    async fn takes_updates(&self, duration: Duration) -> Duty {
        self.takes_on(UPDATES_DUTY, duration).await
    }

    async fn is_alone(&self) -> bool {
        Self::is_alone(self).await
    }
}

/// The name of the duty of asking for updates.
const UPDATES_DUTY: &str = "telegram-updates";

/// What became of an answer.
struct Outcome {
    arrived: Arrived,
    at: Option<(Place, MessageRef)>,
    brought: Brought,
}

/// The same input of somebody who can't be answered alone in the group; none where that makes no difference.
fn without_panel(incoming: &Incoming) -> Option<Incoming> {
    let may_open = incoming.panel.as_ref().is_some_and(|panel| !panel.pressed);
    may_open.then(|| Incoming { panel: None, ..incoming.clone() })
}

/// Takes updates in. Cheap to clone; all clones take them in together.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) telegram: Telegram,
    pub(crate) inbox: Arc<dyn Inbox>,
    pub(crate) receipts: Receipts,
    queue: FairQueue,
    work: TaskTracker,
    /// The senders who flood and were told so.
    told: Cache<String, ()>,
}

impl Desk {
    pub(crate) fn new(telegram: Telegram, inbox: Arc<dyn Inbox>) -> Self {
        Self {
            telegram,
            inbox,
            receipts: Receipts::default(),
            queue: FairQueue::default(),
            work: TaskTracker::new(),
            told: Cache::builder().max_capacity(TOLD).time_to_live(TOLD_FOR).build(),
        }
    }

    /// Starts work on an update in its lane. `done` is dropped when the update may be forgotten: it was handled and its
    /// answer attempted, or there is a crowd ([`Receipts::let_go`]), or it is ignored because its sender floods.
    pub(crate) fn take(&self, update: &Received, done: impl Send + 'static) {
        let arrival = update.arrival(self.telegram.names());
        let sender = arrival.sender();
        let receipt = self.receipts.hold(&sender, done);
        let ticket = match &arrival {
            // A notice from the platform itself.
            Arrival::Tell(_) => Ok(self.queue.enter_always(arrival.lane(), &sender)),
            Arrival::Ask(_) | Arrival::Faceless { .. } | Arrival::Dismiss { .. } => {
                self.queue.enter(arrival.lane(), &sender)
            }
            Arrival::Nothing => return,
        };
        let desk = self.clone();
        match ticket {
            Ok(ticket) => {
                self.work.spawn(async move {
                    if let Some(turn) = ticket.turn().await {
                        desk.attend(arrival, turn, &receipt).await;
                    }
                });
            }
            Err(Full) => {
                drop(receipt);
                if self.told.entry(sender).or_insert(()).is_fresh() {
                    debug!("Telegram: somebody floods; what comes on top is left aside");
                    self.work.spawn(async move { desk.ask_to_slow_down(&arrival).await });
                }
            }
        }
    }

    /// Lets accepted updates end, within the time that the settings allow; tells whether it did.
    pub(crate) async fn finish(&self) -> bool {
        self.work.close();
        tokio::time::timeout(self.telegram.settings().drain, self.work.wait()).await.is_ok()
    }

    /// Works on an arrival. If that takes long, it gives up its lane: a slow chat must not hold up others in it.
    async fn attend(&self, arrival: Arrival, turn: Turn, receipt: &Receipt) {
        let mut work = pin!(self.work_on(arrival, &turn, receipt));
        let patience = tokio::time::sleep(self.telegram.settings().lane_patience);
        tokio::select! {
            () = &mut work => return,
            () = patience => turn.yield_lane(),
        }
        work.await;
    }

    async fn work_on(&self, arrival: Arrival, turn: &Turn, receipt: &Receipt) {
        match arrival {
            Arrival::Ask(ask) => {
                let Ask { incoming, to } = *ask;
                if in_one_row(&incoming.place.chat) {
                    let pressed = incoming.message.as_ref().and_then(MessageRef::number);
                    incoming
                        .now_message
                        .into_iter()
                        .chain(pressed)
                        .for_each(|number| self.telegram.numbers().note(number));
                }
                let from = incoming.from.clone();
                let otherwise = without_panel(&incoming);
                let answer = self.inbox.handle(incoming).await;
                receipt.handled();
                // Pages of one chat keep their order; short answers to presses may overtake one another.
                if !matches!(
                    answer,
                    Answer::Page { .. } | Answer::Posted { .. } | Answer::Pending { .. } | Answer::Surface { .. }
                ) {
                    turn.yield_lane();
                }
                if self.give(&to, answer, &from).await == Brought::Unopened
                    && let Some(incoming) = otherwise
                {
                    let answer = self.inbox.handle(incoming).await;
                    self.give(&to, answer, &from).await;
                }
            }
            Arrival::Faceless { to } => self.telegram.answer_faceless(&to).await,
            Arrival::Tell(notice) => self.inbox.notice(notice).await,
            Arrival::Dismiss { query, .. } => self.telegram.dismiss(&query).await,
            Arrival::Nothing => {}
        }
    }

    /// Gives the answer, and tells the house what became of it where the house wants to know.
    async fn give(&self, to: &ReplyTo, answer: Answer, from: &Sender) -> Brought {
        let (receipt, pending) = (answer.receipt().cloned(), answer.pending());
        let Outcome { arrived, at, brought } = self.give_at_pace(to, answer, from).await;
        if let Some(receipt) = receipt {
            let receipt = match &brought {
                Brought::Opened(at) => receipt.reached_at(at.clone()),
                Brought::Usual | Brought::Unopened => receipt,
            };
            self.inbox.confirm(receipt, arrived).await;
        }
        if let (Some(pending), Some((place, message))) = (pending, at) {
            self.inbox.follow(pending, place, message);
        }
        brought
    }

    /// Gives the answer: a message in a private chat at the pace of that chat, and in a group what the house has not counted.
    async fn give_at_pace(&self, to: &ReplyTo, answer: Answer, from: &Sender) -> Outcome {
        let place = to.written_in(&answer);
        let is_uncounted = |place: &&Place| place.private || self.telegram.opens_in_two(&answer);
        let has_room = match place.as_ref().filter(is_uncounted) {
            Some(place) => self.inbox.room_for(place).await,
            None => true,
        };
        if !has_room {
            self.telegram.has_no_room(to, from.language.as_deref()).await;
            return Outcome { arrived: Arrived::Never, at: None, brought: Brought::Usual };
        }
        let Given { arrived, at, brought, hindered } = self.telegram.answer(to, answer).await;
        match (place, hindered) {
            (Some(place), Some(Hindrance::Pause(pause))) => self.inbox.leave_alone(&place, pause).await,
            (Some(place), Some(Hindrance::Bar(bar))) if !place.private => {
                self.inbox.turned_away(&place, &from.account, bar).await;
            }
            _ => {}
        }
        Outcome { arrived, at, brought }
    }

    async fn ask_to_slow_down(&self, arrival: &Arrival) {
        match arrival {
            Arrival::Ask(ask) => self.telegram.ask_to_slow_down(&ask.to, ask.incoming.from.language.as_deref()).await,
            Arrival::Faceless { to } => self.telegram.ask_to_slow_down(to, None).await,
            Arrival::Dismiss { .. } | Arrival::Tell(_) | Arrival::Nothing => {}
        }
    }
}
