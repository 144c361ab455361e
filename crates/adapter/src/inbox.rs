//! What adapters need from the house.

use std::time::Duration;

use async_trait::async_trait;
use talon_house::{Answer, Arrived, Bar, Duty, House, Incoming, Notice, Pending, PresetName, Receipt};
use talon_store::{AccountRef, MessageRef, Place};

/// Receives everything that arrives: the house, or a stand-in in tests.
#[async_trait]
pub trait Inbox: Send + Sync {
    /// Handles one input and returns its only answer. Must be idempotent: a repeated key changes nothing.
    async fn handle(&self, incoming: Incoming) -> Answer;

    /// Receives a notice, which nobody asked for. The same notice may come twice.
    async fn notice(&self, notice: Notice);

    /// Reports the outcome of an answer that has a receipt.
    async fn confirm(&self, _receipt: Receipt, _arrived: Arrived) {}

    /// Reports where an [`Answer::Pending`] stands.
    fn follow(&self, pending: Pending, place: Place, message: MessageRef);

    /// The presets that people can name in a place.
    async fn presets(&self, _place: &Place) -> Vec<PresetName> {
        Vec::new()
    }

    /// Waits for room to write an answer in a private chat, or one more message in a group, and counts it. Returns whether it may be
    /// written at all.
    async fn room_for(&self, _place: &Place) -> bool {
        true
    }

    /// Reports that the platform accepts nothing in a chat for this long.
    async fn leave_alone(&self, _place: &Place, _pause: Duration) {}

    /// Reports that an answer could not be written in a place, and to whom.
    async fn turned_away(&self, _place: &Place, _asker: &AccountRef, _bar: Bar) {}

    /// Takes or renews the lease of a duty that only one process has at a time.
    async fn takes_on(&self, _duty: &str, _duration: Duration) -> Duty {
        Duty::Ours
    }

    /// True if no other process serves the same people.
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

    async fn confirm(&self, receipt: Receipt, arrived: Arrived) {
        Self::confirm(self, receipt, arrived).await;
    }

    fn follow(&self, pending: Pending, place: Place, message: MessageRef) {
        Self::follow(self, pending, place, message);
    }

    async fn presets(&self, place: &Place) -> Vec<PresetName> {
        self.preset_names(place).await
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

    async fn takes_on(&self, duty: &str, duration: Duration) -> Duty {
        Self::takes_on(self, duty, duration).await
    }

    async fn is_alone(&self) -> bool {
        Self::is_alone(self).await
    }
}

/// The report that the house expects about an answer.
#[derive(Debug)]
pub struct AnswerReport {
    receipt: Option<Receipt>,
    pending: Option<Pending>,
}

impl AnswerReport {
    /// The report expected about this answer.
    #[must_use]
    pub fn of(answer: &Answer) -> Self {
        Self { receipt: answer.receipt().cloned(), pending: answer.pending() }
    }

    /// Sends the report: whether the answer's page arrived, the ephemeral message that it `opened`, and `at` which message it can be
    /// edited.
    pub async fn send(
        self,
        inbox: &dyn Inbox,
        arrived: Arrived,
        opened: Option<MessageRef>,
        at: Option<(Place, MessageRef)>,
    ) {
        if let Some(receipt) = self.receipt {
            let receipt = match opened {
                Some(message) => receipt.reached_at(message),
                None => receipt,
            };
            inbox.confirm(receipt, arrived).await;
        }
        if let Some((pending, (place, message))) = self.pending.zip(at) {
            inbox.follow(pending, place, message);
        }
    }
}
