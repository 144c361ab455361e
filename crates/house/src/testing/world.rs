//! Time and thought, under the test's control.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sha2::{Digest, Sha256};
use talon_games::{AnyAction, AnyView};
use talon_players::coach::{self, Question, Weighed};
use talon_players::{Level, Standing};
use talon_store::shaky::Pause;
use talon_table::Timestamp;
use tokio::sync::watch;

use crate::ports::clock::Clock;
use crate::ports::compute::Compute;
use crate::ports::entropy::Entropy;

/// A clock that moves only when the test moves it.
#[derive(Debug)]
pub struct VirtualClock {
    now: watch::Sender<Moment>,
}

/// The time on the clock, and the time that has passed, in milliseconds. The second never goes back.
#[derive(Debug, Clone, Copy)]
struct Moment {
    shown: Timestamp,
    passed: i64,
}

impl VirtualClock {
    /// A clock that stands at `start`.
    #[must_use]
    pub fn new(start: Timestamp) -> Self {
        Self { now: watch::Sender::new(Moment { shown: start, passed: 0 }) }
    }

    /// Lets time pass.
    pub fn advance(&self, by: Duration) {
        self.now.send_modify(|now| {
            let before = now.shown;
            now.shown = before.plus(by);
            now.passed += now.shown.0 - before.0;
        });
    }

    /// Lets time pass until `at`, if that lies ahead.
    pub fn advance_to(&self, at: Timestamp) {
        let now = self.now();
        self.advance(at.since(now));
    }

    /// Sets the clock, while no time passes.
    pub fn set(&self, at: Timestamp) {
        self.now.send_modify(|now| now.shown = at);
    }
}

#[async_trait]
impl Clock for VirtualClock {
    fn now(&self) -> Timestamp {
        self.now.borrow().shown
    }

    async fn sleep_until(&self, at: Timestamp) {
        let end = {
            let now = self.now.borrow();
            now.passed.saturating_add(at.0.saturating_sub(now.shown.0))
        };
        // The sender lives as long as `self`, so the wait ends by time alone.
        let _ = self.now.subscribe().wait_for(|now| now.passed >= end).await;
    }
}

/// The node limit of a coach that takes no time and is not very exact.
const QUICK: u32 = 2_000;

/// AI players that think on the spot.
#[derive(Debug, Default, Clone, Copy)]
pub struct InlineCompute;

#[async_trait]
impl Compute for InlineCompute {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        let level: Level = level.parse().ok()?;
        (!view.legal().is_empty()).then(|| level.player().choose_at(view, standing, seed))
    }

    async fn weigh(&self, question: &Question) -> Option<Weighed> {
        coach::weigh(question, QUICK)
    }
}

/// Randomness that a secret determines: anybody who knows the secret knows every card. For tests and rehearsals.
#[derive(Clone)]
pub struct FixedEntropy {
    secret: Vec<u8>,
}

impl FixedEntropy {
    /// Derives everything from `secret`.
    #[must_use]
    pub fn new(secret: impl Into<Vec<u8>>) -> Self {
        Self { secret: secret.into() }
    }
}

impl Entropy for FixedEntropy {
    fn draw(&self, label: &str, context: &str) -> [u8; 32] {
        let mut hash = Sha256::new();
        // Lengths first, so that no two different triples run together into the same bytes.
        for part in [self.secret.as_slice(), label.as_bytes(), context.as_bytes()] {
            hash.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
            hash.update(part);
        }
        hash.finalize().into()
    }
}

/// A wait of this length on this clock, for calls of a slow store.
pub fn waiting(clock: Arc<dyn Clock>, each: Duration) -> Pause {
    Arc::new(move || {
        let clock = Arc::clone(&clock);
        Box::pin(async move { clock.sleep_until(clock.now().plus(each)).await })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_entropy_depends_on_every_part() {
        let entropy = FixedEntropy::new(*b"secret");
        let bytes = entropy.draw("table", "7");
        assert_eq!(bytes, entropy.draw("table", "7"));
        assert_ne!(bytes, entropy.draw("table7", ""));
        assert_ne!(bytes, entropy.draw("person", "7"));
        assert_ne!(bytes, FixedEntropy::new(*b"other").draw("table", "7"));
    }
}
