//! One process of the program: a house and its background work.
//!
//! `House::run` would hand its work to a runtime's tasks, in an order of their own. So each process does due work with `House::run_due`,
//! one thing after another. Only inputs and other processes run concurrently.

use std::sync::Arc;
use std::time::Duration;

use talon_house::testing::{FixedEntropy, ScriptedPlatform};
use talon_house::{Clock, Entropy, House, HouseParts, Platform, Settings};
use tokio::sync::Notify;

use crate::compute::Thinking;
use crate::platform::Reached;
use crate::shared::{Shared, Weather};
use crate::store::connect;
use crate::tasks::Life;

/// One life of a process.
pub(crate) struct Process {
    pub(crate) life: Life,
    pub(crate) name: String,
    pub(crate) house: Arc<House>,
}

impl Process {
    pub(crate) fn begin(shared: &Arc<Shared>, screens: &[Arc<ScriptedPlatform>], life: Life, seed: u64) -> Self {
        let name = format!("life {}", life.0);
        let reached = screens.iter().map(|platform| {
            let (shared, platform, process) = (Arc::clone(shared), Arc::clone(platform), name.clone());
            Arc::new(Reached { shared, platform, process }) as Arc<dyn Platform>
        });
        let house = House::new(HouseParts {
            store: connect(shared, name.clone()),
            platforms: reached.collect(),
            clock: Arc::clone(&shared.clock) as Arc<dyn Clock>,
            entropy: Arc::new(Draws { fixed: FixedEntropy::new(seed.to_be_bytes()), life }),
            compute: Arc::new(Thinking { shared: Arc::clone(shared), process: name.clone() }),
            settings: Settings::default(),
            observer: Arc::new(()),
        });
        Self { life, name, house }
    }
}

/// Randomness from the seed: the same for the same input, whichever process handles it.
struct Draws {
    fixed: FixedEntropy,
    life: Life,
}

impl Entropy for Draws {
    fn draw(&self, label: &str, context: &str) -> [u8; 32] {
        match label {
            // Each house has its own, and the context depends on the machine.
            "holder" => self.fixed.draw(label, &self.life.0.to_string()),
            _ => self.fixed.draw(label, context),
        }
    }
}

/// The pause after the store failed.
const AGAIN: Duration = Duration::from_secs(5);

/// Does due work until the process ends.
pub(crate) async fn work(shared: Arc<Shared>, house: Arc<House>, bell: Arc<Notify>) {
    loop {
        let next = house.run_due().await;
        let now = shared.clock.now();
        let soon = now.plus(Duration::from_millis(1));
        let stormy = shared.weather() != Weather::default();
        let again = stormy.then(|| now.plus(AGAIN));
        let next = next.into_iter().chain(again).min().map(|next| next.max(soon));
        tokio::select! {
            biased;
            () = bell.notified() => {}
            () = sleep(&shared, next) => {}
        }
    }
}

async fn sleep(shared: &Shared, until: Option<talon_table::Timestamp>) {
    match until {
        Some(until) => shared.clock.sleep_until(until).await,
        None => std::future::pending().await,
    }
}
