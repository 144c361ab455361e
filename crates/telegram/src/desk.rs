//! Where an update becomes an input of the house, and its answer a request.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use talon_house::{Answer, House, Incoming, Notice};

use crate::connect::Telegram;
use crate::lanes::{Lanes, Turn};
use crate::translate::{Arrival, Ask, Received};

/// Who is told what arrives: the house, and stand-ins for it in tests.
#[async_trait]
pub trait Inbox: Send + Sync {
    /// Handles one input and returns its one answer. The same key twice must change nothing the second time.
    async fn handle(&self, incoming: Incoming) -> Answer;

    /// Hears what happened without anybody asking for anything. The same notice may come twice.
    async fn notice(&self, notice: Notice);

    /// Whether this process asks for updates, from now on and for so long: Telegram gives them to one at a time.
    async fn takes_updates(&self, _duration: Duration) -> bool {
        true
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

    async fn takes_updates(&self, duration: Duration) -> bool {
        self.takes_on(UPDATES_DUTY, duration).await
    }

    async fn is_alone(&self) -> bool {
        Self::is_alone(self).await
    }
}

/// Under which name the process that asks for updates is noted.
const UPDATES_DUTY: &str = "telegram-updates";

/// Takes updates in. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) telegram: Telegram,
    pub(crate) inbox: Arc<dyn Inbox>,
}

impl Desk {
    pub(crate) fn new(telegram: Telegram, inbox: Arc<dyn Inbox>) -> Self {
        Self { telegram, inbox }
    }

    /// Starts work on an update in its lane. `done` is dropped when the update may be forgotten: it was handled and the
    /// answer was attempted.
    pub(crate) fn take(&self, update: &Received, lanes: &mut Lanes, done: impl Send + 'static) {
        let arrival = update.arrival(self.telegram.names());
        let lane = arrival.lane().to_owned();
        let desk = self.clone();
        lanes.enter(&lane, move |turn| async move {
            desk.attend(arrival, turn).await;
            drop(done);
        });
    }

    async fn attend(&self, arrival: Arrival, turn: Turn) {
        match arrival {
            Arrival::Ask(ask) => {
                let Ask { incoming, to } = *ask;
                let answer = self.inbox.handle(incoming).await;
                // Pages of one chat keep their order; the words of a press may overtake one another.
                let turn = matches!(answer, Answer::Page { .. } | Answer::Surface { .. }).then_some(turn);
                self.telegram.answer(&to, answer).await;
                drop(turn);
            }
            Arrival::Faceless { to } => self.telegram.answer_faceless(&to).await,
            Arrival::Tell(notice) => self.inbox.notice(notice).await,
            Arrival::Dismiss { query } => self.telegram.dismiss(&query).await,
            Arrival::Nothing => {}
        }
    }
}
