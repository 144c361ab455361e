//! Takes inputs in.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use talon_house::fair_queue::{FairQueue, Full, Ticket};
use tokio_util::task::TaskTracker;
use tracing::debug;

use crate::inbox::Inbox;
use crate::lately::Lately;

/// A sender who floods is told so once in this time.
const TOLD_FOR: Duration = Duration::from_secs(60);

/// How many senders who were told that they flood are remembered.
const TOLD: u64 = 20_000;

/// What an adapter takes inputs in with. Cheap to clone; all clones are the same.
#[derive(Clone)]
pub struct Intake {
    /// Who handles them.
    pub inbox: Arc<dyn Inbox>,
    /// Their lanes.
    pub queue: FairQueue,
    /// The work on them.
    pub work: TaskTracker,
    told: Lately<String>,
}

/// A sender has too many unfinished inputs, and this one is left aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flood {
    /// Whether to tell the sender: they were not told lately.
    pub is_news: bool,
}

impl Intake {
    /// For this receiver, with nothing taken in.
    #[must_use]
    pub fn new(inbox: Arc<dyn Inbox>) -> Self {
        let (queue, work, told) = (FairQueue::default(), TaskTracker::new(), Lately::new(TOLD, TOLD_FOR));
        Self { inbox, queue, work, told }
    }

    /// A place in a lane for an input of this sender.
    ///
    /// # Errors
    /// There is none if the sender floods.
    pub fn enter(&self, lane: &str, sender: &str) -> Result<Ticket, Flood> {
        self.queue.enter(lane, sender).map_err(|Full| {
            let is_news = self.told.is_new(sender.to_owned());
            if is_news {
                debug!("somebody floods; what comes on top is left aside");
            }
            Flood { is_news }
        })
    }

    /// Takes in nothing more, and lets what was accepted end within this time; tells whether it did.
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
