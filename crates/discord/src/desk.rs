//! Turns events into the house's inputs, and its answers into responses.

use std::collections::HashSet;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{GuildId, InteractionId};
use talon_adapter::{AnswerReport, Flood, Inbox, Intake, Recent};
use talon_house::fair_queue::Ticket;
use talon_house::{Answer, Notice};
use talon_store::Place;
use tracing::{debug, warn};

use crate::answer::ResponseState;
use crate::commands::Completed;
use crate::connect::Discord;
use crate::refs::{message_ref, panel_ref};
use crate::scrolling::Scrolling;
use crate::translate::{Arrival, Ask, Pressed, ReplyTo, Typing, added, removed};

/// How long a repeated input is recognised: as long as Discord accepts answers to it.
const HEARD_FOR: Duration = Duration::from_secs(15 * 60);
/// How many inputs are remembered for that.
const HEARD: u64 = 20_000;

/// Accepts events in order, and handles them in parallel.
pub(crate) struct Desk {
    clerk: Clerk,
    intake: Intake,
    scrolling: Scrolling,
    /// The inputs that were accepted: the gateway may deliver an event twice.
    heard: Recent<InteractionId>,
    /// The servers that the house knows about, so that a reconnection repeats no notice.
    present: Mutex<HashSet<GuildId>>,
}

/// What a task needs. Cheap to clone.
#[derive(Clone)]
struct Clerk {
    discord: Discord,
    inbox: Arc<dyn Inbox>,
}

impl Desk {
    pub(crate) fn new(discord: Discord, inbox: Arc<dyn Inbox>) -> Self {
        let scrolling = Scrolling::new(discord.settings().scrolled_after);
        Self {
            clerk: Clerk { discord, inbox: Arc::clone(&inbox) },
            intake: Intake::new(inbox),
            scrolling,
            heard: Recent::new(HEARD, HEARD_FOR),
            present: Mutex::default(),
        }
    }

    /// Starts handling an event. Must be called in order of arrival.
    pub(crate) fn take(&self, arrival: Arrival) {
        if let Some(to) = arrival.reply_to()
            && !self.heard.is_new(to.id)
        {
            debug!("Discord: an input was delivered twice; the repetition is ignored");
            return;
        }
        let clerk = self.clerk.clone();
        match arrival {
            Arrival::Ask(ask) => {
                if let Some(Pressed { message, picture: Some(picture) }) = &ask.to.pressed {
                    clerk.discord.gallery().note_earlier(*message, picture.clone());
                }
                if let Some((guild, user, rights)) = ask.rights {
                    clerk.discord.note_rights(guild, user, rights);
                }
                if let Some(ticket) = self.place_for(&ask.to, &ask.to.lane.to_string()) {
                    self.intake.work.spawn(async move { clerk.attend(*ask, ticket).await });
                }
            }
            Arrival::Closed(to) => {
                if let Some(ticket) = self.place_for(&to, &to.lane.to_string()) {
                    self.in_turn(ticket, async move { clerk.discord.answer_closed(&to).await });
                }
            }
            Arrival::Unreadable(to) => {
                if let Some(ticket) = self.place_for(&to, &to.lane.to_string()) {
                    self.in_turn(ticket, async move { clerk.discord.answer_unreadable(&to).await });
                }
            }
            Arrival::Typing(typing) => {
                // Suggestions don't wait for earlier inputs of the same person.
                let (lane, sender) = (format!("typing:{}", typing.to.lane), typing.to.from.to_string());
                if let Ok(ticket) = self.intake.queue.enter(&lane, &sender) {
                    self.in_turn(ticket, async move { clerk.suggest(&typing).await });
                }
            }
            Arrival::Written { channel, author, .. } if author == clerk.discord.user() => self.scrolling.own(channel),
            Arrival::Written { place, channel, message, .. } => {
                if let Some(oldest) = self.scrolling.foreign(channel, message) {
                    self.tell(Notice::Scrolled { place, before: message_ref(oldest) });
                }
            }
            Arrival::Present(guild, greet) => {
                if self.present.lock().unwrap_or_else(PoisonError::into_inner).insert(guild) {
                    self.tell(added(guild, greet.map(|greet| *greet)));
                }
            }
            Arrival::Removed(guild) => {
                self.present.lock().unwrap_or_else(PoisonError::into_inner).remove(&guild);
                self.tell(removed(guild));
            }
            Arrival::Nothing => {}
        }
    }

    /// A ticket for the input's lane. If its sender floods, there is none: the input is ignored, and the sender hears so once in a while.
    fn place_for(&self, to: &ReplyTo, lane: &str) -> Option<Ticket> {
        match self.intake.enter(lane, &to.from.to_string()) {
            Ok(ticket) => Some(ticket),
            Err(Flood { is_news }) => {
                if is_news {
                    let (discord, to) = (self.clerk.discord.clone(), to.clone());
                    self.intake.work.spawn(async move { discord.ask_to_slow_down(&to).await });
                }
                None
            }
        }
    }

    fn in_turn(&self, ticket: Ticket, work: impl Future<Output = ()> + Send + 'static) {
        self.intake.work.spawn(async move {
            let _turn = ticket.turn().await;
            work.await;
        });
    }

    fn tell(&self, notice: Notice) {
        let inbox = Arc::clone(&self.clerk.inbox);
        self.intake.work.spawn(async move { inbox.notice(notice).await });
    }

    /// Lets accepted inputs finish, for at most the `drain` setting.
    pub(crate) async fn finish(&self) {
        if !self.intake.finish(self.clerk.discord.settings().drain).await {
            warn!("Discord: some inputs were still worked on at the stop; they have no answer");
        }
    }
}

impl Clerk {
    /// Has an input handled and delivers the answer. If that takes long, waiting for its turn included, the answer is deferred.
    async fn attend(&self, ask: Ask, ticket: Ticket) {
        let Ask { incoming, to, .. } = ask;
        let place = incoming.place.clone();
        let handled = async {
            let turn = ticket.turn().await;
            (self.inbox.handle(incoming).await, turn)
        };
        let ((answer, turn), state) = self.in_time(&to, handled).await;
        // The next press on this message waits until this answer is shown and the house knows that: so pages keep their order. If that
        // takes long, the others stop waiting, and the house shows the page again.
        let mut answered = pin!(self.give(&to, place, state, answer));
        if tokio::time::timeout(self.discord.settings().defer_after, &mut answered).await.is_err() {
            if let Some(turn) = &turn {
                turn.yield_lane();
            }
            answered.await;
        }
    }

    /// Delivers the answer, and reports the outcome to the house if the house asked for it.
    async fn give(&self, to: &ReplyTo, place: Place, state: ResponseState, answer: Answer) {
        let report = AnswerReport::of(&answer);
        let outcome = self.discord.answer(to, state, answer).await;
        let is_seen = outcome.arrived.is_seen();
        let turned = || to.pressed.as_ref().filter(|_| is_seen).map(|pressed| pressed.message);
        let reached_at = |message| panel_ref(self.discord.application(), Some(message), &to.token);
        let opened = outcome.at.clone().filter(|_| is_seen);
        let at = outcome.at.or_else(|| turned().map(reached_at));
        report.send(&*self.inbox, outcome.arrived, opened, at.map(|at| (place, at))).await;
    }

    /// Suggests values. Late suggestions are useless: the next letter asks again.
    async fn suggest(&self, typing: &Typing) {
        let within = self.discord.settings().defer_after;
        let presets = match typing.wanted {
            Completed::Zone => Vec::new(),
            Completed::Table | Completed::Preset => {
                tokio::time::timeout(within, self.inbox.presets(&typing.place)).await.unwrap_or_default()
            }
        };
        self.discord.suggest(&typing.to, typing.wanted, &typing.typed, &presets).await;
    }

    /// Waits for the house, and defers the answer if that takes long.
    async fn in_time<T>(&self, to: &ReplyTo, handled: impl Future<Output = T>) -> (T, ResponseState) {
        tokio::pin!(handled);
        match tokio::time::timeout(self.discord.settings().defer_after, &mut handled).await {
            Ok(answer) => (answer, ResponseState::Waiting),
            Err(_) => tokio::join!(handled, self.discord.defer(to)),
        }
    }
}
