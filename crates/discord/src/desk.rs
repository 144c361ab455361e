//! Where an event becomes an input of the house, and its answer a response.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use moka::sync::Cache;
use serenity::all::{GuildId, InteractionId};
use talon_house::{Answer, House, Incoming, Notice, Place, PresetName, Receipt};
use tokio_util::task::TaskTracker;
use tracing::{debug, warn};

use crate::answer::{Begun, Seen};
use crate::commands::Completed;
use crate::connect::Discord;
use crate::lanes::{Lanes, Ticket};
use crate::refs::{message_ref, panel_ref};
use crate::scrolling::Scrolling;
use crate::translate::{Arrival, Ask, ReplyTo, Typing, presence};

/// For how long an input is known when it arrives again: as long as Discord takes answers to it.
const HEARD_FOR: Duration = Duration::from_secs(15 * 60);
/// How many inputs are known.
const HEARD: u64 = 20_000;

/// Who is told what arrives: the house, and stand-ins for it in tests.
#[async_trait]
pub trait Inbox: Send + Sync {
    /// Handles one input and returns its one answer. The same key twice must change nothing the second time.
    async fn handle(&self, incoming: Incoming) -> Answer;

    /// Hears what happened without anybody asking for anything. The same notice may come twice.
    async fn notice(&self, notice: Notice);

    /// The presets that can be named in a place.
    async fn presets(&self, place: &Place) -> Vec<PresetName>;

    /// Hears whether an [`Answer::Surface`] can be seen, where its receipt says that it would be.
    async fn confirm(&self, receipt: Receipt, shown: bool);
}

#[async_trait]
impl Inbox for House {
    async fn handle(&self, incoming: Incoming) -> Answer {
        Self::handle(self, incoming).await
    }

    async fn notice(&self, notice: Notice) {
        Self::notice(self, notice).await;
    }

    async fn presets(&self, place: &Place) -> Vec<PresetName> {
        self.preset_names(place).await
    }

    async fn confirm(&self, receipt: Receipt, shown: bool) {
        Self::confirm(self, receipt, shown).await;
    }
}

/// Takes events in, one after the other, and works on them side by side.
pub(crate) struct Desk {
    clerk: Clerk,
    lanes: Mutex<Lanes>,
    scrolling: Scrolling,
    /// The inputs that were taken in: the gateway may deliver an event twice.
    heard: Cache<InteractionId, ()>,
    /// The servers that the house was told of, so that a reconnection tells nothing anew.
    present: Mutex<HashSet<GuildId>>,
    work: TaskTracker,
}

/// What a piece of work needs. Cheap to clone.
#[derive(Clone)]
struct Clerk {
    discord: Discord,
    inbox: Arc<dyn Inbox>,
}

impl Desk {
    pub(crate) fn new(discord: Discord, inbox: Arc<dyn Inbox>) -> Self {
        let scrolling = Scrolling::new(discord.settings().scrolled_after);
        Self {
            clerk: Clerk { discord, inbox },
            lanes: Mutex::default(),
            scrolling,
            heard: Cache::builder().max_capacity(HEARD).time_to_live(HEARD_FOR).build(),
            present: Mutex::default(),
            work: TaskTracker::new(),
        }
    }

    /// Starts work on what arrived. Must be called in the order of arrival.
    pub(crate) fn take(&self, arrival: Arrival) {
        if let Some(to) = arrival.reply_to()
            && !self.heard.entry(to.id).or_insert(()).is_fresh()
        {
            debug!("Discord: an input was delivered twice; the second time is left aside");
            return;
        }
        let clerk = self.clerk.clone();
        match arrival {
            Arrival::Ask(ask) => {
                if let Some((guild, user, rights)) = ask.rights {
                    clerk.discord.note_rights(guild, user, rights);
                }
                let ticket = self.lanes.lock().unwrap_or_else(PoisonError::into_inner).enter(ask.to.lane);
                self.work.spawn(async move { clerk.attend(*ask, ticket).await });
            }
            Arrival::Closed(to) => {
                self.work.spawn(async move { clerk.discord.answer_closed(&to).await });
            }
            Arrival::Unreadable(to) => {
                self.work.spawn(async move { clerk.discord.answer_unreadable(&to).await });
            }
            Arrival::Typing(typing) => {
                self.work.spawn(async move { clerk.suggest(&typing).await });
            }
            Arrival::Written { channel, author, .. } if author == clerk.discord.user() => self.scrolling.own(channel),
            Arrival::Written { place, channel, message, .. } => {
                if let Some(oldest) = self.scrolling.foreign(channel, message) {
                    self.tell(Notice::Scrolled { place, before: message_ref(oldest) });
                }
            }
            Arrival::Present(guild) => {
                if self.present.lock().unwrap_or_else(PoisonError::into_inner).insert(guild) {
                    self.tell(presence(guild, true));
                }
            }
            Arrival::Removed(guild) => {
                self.present.lock().unwrap_or_else(PoisonError::into_inner).remove(&guild);
                self.tell(presence(guild, false));
            }
            Arrival::Nothing => {}
        }
    }

    fn tell(&self, notice: Notice) {
        let inbox = Arc::clone(&self.clerk.inbox);
        self.work.spawn(async move { inbox.notice(notice).await });
    }

    /// Lets what was accepted end, within the time that the settings allow.
    pub(crate) async fn finish(&self) {
        self.work.close();
        if tokio::time::timeout(self.clerk.discord.settings().drain, self.work.wait()).await.is_err() {
            warn!("Discord: some inputs were still worked on at the stop; they have no answer");
        }
    }
}

impl Clerk {
    /// Has an input handled and gives the answer. What takes long is deferred meanwhile, waiting for its turn included.
    async fn attend(&self, ask: Ask, ticket: Ticket) {
        let Ask { incoming, to, .. } = ask;
        let handled = async {
            let turn = ticket.turn().await;
            (self.inbox.handle(incoming).await, turn)
        };
        let ((answer, turn), begun) = self.in_time(&to, handled).await;
        let receipt = receipt(&answer);
        let seen = self.discord.answer(&to, begun, answer).await;
        if let Some(receipt) = receipt {
            let receipt = match seen {
                Seen::In(message) => {
                    receipt.reached_at(panel_ref(self.discord.application(), Some(message), &to.token))
                }
                Seen::Yes | Seen::No => receipt,
            };
            self.inbox.confirm(receipt, seen != Seen::No).await;
        }
        // The next press on this message is handled when this answer is there and the house knows: pages keep their order.
        drop(turn);
    }

    /// Suggests what can be typed. Suggestions that come late are of no use: the next letter asks again.
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

    /// Waits for the house, and tells Discord in time when that takes longer.
    async fn in_time<T>(&self, to: &ReplyTo, handled: impl Future<Output = T>) -> (T, Begun) {
        tokio::pin!(handled);
        match tokio::time::timeout(self.discord.settings().defer_after, &mut handled).await {
            Ok(answer) => (answer, Begun::No),
            Err(_) => tokio::join!(handled, self.discord.defer(to)),
        }
    }
}

/// What to confirm when the answer is shown.
fn receipt(answer: &Answer) -> Option<Receipt> {
    match answer {
        Answer::Surface { receipt, .. } => Some(receipt.clone()),
        Answer::Silent | Answer::Toast(_) | Answer::Alert(_) | Answer::Page { .. } | Answer::Dismiss => None,
    }
}
