//! Turns updates into the house's inputs, and its answers into requests.

use std::pin::pin;
use std::sync::Arc;

use talon_adapter::{AnswerReport, Flood, Inbox, Intake};
use talon_house::fair_queue::Turn;
use talon_house::{Answer, Arrived, Incoming};
use talon_store::{Place, Sender};

use crate::answer::{Delivery, Obstacle, Outcome};
use crate::connect::Telegram;
use crate::in_flight::{InFlight, InFlightUpdate};
use crate::translate::{Arrival, Ask, Received, ReplyTo};

/// The same input without the possibility of an ephemeral answer; `None` if that makes no difference.
fn without_panel(incoming: &Incoming) -> Option<Incoming> {
    let may_open = incoming.panel.as_ref().is_some_and(|panel| !panel.pressed);
    may_open.then(|| Incoming { panel: None, ..incoming.clone() })
}

/// Accepts updates. Cheap to clone; clones share their state.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) telegram: Telegram,
    pub(crate) in_flight: InFlight,
    intake: Intake,
}

impl Desk {
    pub(crate) fn new(telegram: Telegram, inbox: Arc<dyn Inbox>) -> Self {
        Self { telegram, in_flight: InFlight::default(), intake: Intake::new(inbox) }
    }

    /// The house, which handles inputs.
    pub(crate) fn inbox(&self) -> &dyn Inbox {
        &*self.intake.inbox
    }

    /// Starts handling an update in its lane. `done` is dropped when the update may be forgotten:
    /// when it was handled and its answer attempted,
    /// when there is a crowd ([`InFlight::let_go`]), or when it is ignored because its sender floods.
    pub(crate) fn take(&self, update: &Received, done: impl Send + 'static) {
        let arrival = update.arrival(self.telegram.names());
        let sender = arrival.sender();
        let update_guard = self.in_flight.hold(&sender, done);
        let ticket = match &arrival {
            // A notice from the platform itself.
            Arrival::Tell(_) => Ok(self.intake.queue.enter_always(arrival.lane(), &sender)),
            Arrival::Ask(_) | Arrival::Faceless { .. } | Arrival::Dismiss { .. } => {
                self.intake.enter(arrival.lane(), &sender)
            }
            Arrival::Nothing => return,
        };
        let desk = self.clone();
        match ticket {
            Ok(ticket) => {
                self.intake.work.spawn(async move {
                    if let Some(turn) = ticket.turn().await {
                        desk.attend(arrival, turn, &update_guard).await;
                    }
                });
            }
            Err(Flood { is_news }) => {
                drop(update_guard);
                if is_news {
                    self.intake.work.spawn(async move { desk.ask_to_slow_down(&arrival).await });
                }
            }
        }
    }

    /// Lets accepted updates finish, for at most the `drain` setting. Returns whether they did.
    pub(crate) async fn finish(&self) -> bool {
        self.intake.finish(self.telegram.settings().drain).await
    }

    /// Handles an arrival. If that takes long, it yields its lane, so that a slow chat does not hold up others in it.
    async fn attend(&self, arrival: Arrival, turn: Turn, update_guard: &InFlightUpdate) {
        let mut work = pin!(self.work_on(arrival, &turn, update_guard));
        let patience = tokio::time::sleep(self.telegram.settings().lane_patience);
        tokio::select! {
            () = &mut work => return,
            () = patience => turn.yield_lane(),
        }
        work.await;
    }

    async fn work_on(&self, arrival: Arrival, turn: &Turn, update_guard: &InFlightUpdate) {
        match arrival {
            Arrival::Ask(ask) => {
                let Ask { incoming, to } = *ask;
                let from = incoming.from.clone();
                let otherwise = without_panel(&incoming);
                let answer = self.inbox().handle(incoming).await;
                update_guard.handled();
                // Pages of one chat keep their order; short answers to presses may overtake each other.
                if !matches!(
                    answer,
                    Answer::Page { .. } | Answer::Posted { .. } | Answer::Pending { .. } | Answer::Surface { .. }
                ) {
                    turn.yield_lane();
                }
                if self.give(&to, answer, &from).await == Delivery::Unanswered
                    && let Some(incoming) = otherwise
                {
                    let answer = self.inbox().handle(incoming).await;
                    self.give(&to, answer, &from).await;
                }
            }
            Arrival::Faceless { to } => self.telegram.answer_faceless(&to).await,
            Arrival::Tell(notice) => self.inbox().notice(notice).await,
            Arrival::Dismiss { query, .. } => self.telegram.dismiss(&query).await,
            Arrival::Nothing => {}
        }
    }

    /// Delivers the answer, and reports the outcome to the house if the house asked for it.
    async fn give(&self, to: &ReplyTo, answer: Answer, from: &Sender) -> Delivery {
        let report = AnswerReport::of(&answer);
        let Outcome { arrived, at, delivery, .. } = self.give_at_pace(to, answer, from).await;
        let opened = match &delivery {
            Delivery::Ephemeral(message) => Some(message.clone()),
            Delivery::Usual | Delivery::Unanswered => None,
        };
        report.send(self.inbox(), arrived, opened, at).await;
        delivery
    }

    /// Delivers the answer at the pace of its chat. In a group, only messages that the house has not counted yet wait.
    async fn give_at_pace(&self, to: &ReplyTo, answer: Answer, from: &Sender) -> Outcome {
        let place = to.written_in(&answer);
        let is_uncounted = |place: &&Place| place.private || self.telegram.needs_probe(&answer);
        let has_room = match place.as_ref().filter(is_uncounted) {
            Some(place) => self.inbox().room_for(place).await,
            None => true,
        };
        if !has_room {
            self.telegram.has_no_room(to, from.language.as_deref()).await;
            return Outcome { arrived: Arrived::Never, at: None, delivery: Delivery::Usual, obstacle: None };
        }
        let outcome = self.telegram.answer(to, answer).await;
        match (place, outcome.obstacle) {
            (Some(place), Some(Obstacle::Pause(pause))) => self.inbox().leave_alone(&place, pause).await,
            (Some(place), Some(Obstacle::Bar(bar))) if !place.private => {
                self.inbox().turned_away(&place, &from.account, bar).await;
            }
            _ => {}
        }
        outcome
    }

    async fn ask_to_slow_down(&self, arrival: &Arrival) {
        match arrival {
            Arrival::Ask(ask) => self.telegram.ask_to_slow_down(&ask.to, ask.incoming.from.language.as_deref()).await,
            Arrival::Faceless { to } => self.telegram.ask_to_slow_down(to, None).await,
            Arrival::Dismiss { .. } | Arrival::Tell(_) | Arrival::Nothing => {}
        }
    }
}
