//! Accepts inputs.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use talon_house::fair_queue::{FairQueue, Full, Ticket};
use tokio_util::task::TaskTracker;
use tracing::debug;

use crate::inbox::Inbox;
use crate::recent::Recent;

/// How often a sender who floods hears so.
const WARNED_FOR: Duration = Duration::from_secs(60);

/// How many such senders are remembered.
const WARNED: u64 = 20_000;

/// What an adapter needs to accept inputs. Cheap to clone; clones share their state.
#[derive(Clone)]
pub struct Intake {
    /// Who handles them.
    pub inbox: Arc<dyn Inbox>,
    /// Their lanes.
    pub queue: FairQueue,
    /// The work on them.
    pub work: TaskTracker,
    warned: Recent<String>,
}

/// The sender has too many unfinished inputs, so this one is ignored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flood {
    /// Whether to tell the sender, who has not heard so recently.
    pub is_news: bool,
}

impl Intake {
    /// An empty intake for this receiver.
    #[must_use]
    pub fn new(inbox: Arc<dyn Inbox>) -> Self {
        let (queue, work, warned) = (FairQueue::default(), TaskTracker::new(), Recent::new(WARNED, WARNED_FOR));
        Self { inbox, queue, work, warned }
    }

    /// A ticket for this sender's input in a lane.
    ///
    /// # Errors
    /// [`Flood`] if the sender floods.
    pub fn enter(&self, lane: &str, sender: &str) -> Result<Ticket, Flood> {
        self.queue.enter(lane, sender).map_err(|Full| {
            let is_news = self.warned.is_new(sender.to_owned());
            if is_news {
                debug!("a sender floods; further inputs are ignored");
            }
            Flood { is_news }
        })
    }

    /// Accepts nothing more, and lets accepted inputs finish within this time. Returns whether they did.
    pub async fn finish(&self, within: Duration) -> bool {
        self.work.close();
        tokio::time::timeout(within, self.work.wait()).await.is_ok()
    }
}

impl fmt::Debug for Intake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Intake")
    }
}
