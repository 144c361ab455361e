//! The machine behind the house's ports: clock, randomness, processors.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};
use talon_games::{AnyAction, AnyView};
use talon_house::ports::compute::{Chart, drawn, painted};
use talon_house::{Clock, Compute, Entropy};
use talon_players::coach::{self, Question, Weighed};
use talon_players::{Level, Standing};
use talon_table::Timestamp;
use talon_view::Picture;
use tokio::sync::Semaphore;

use crate::config::FixedSecret;

/// The system time in seconds since the epoch.
pub(crate) fn seconds_since_epoch() -> f64 {
    SystemClock.now().0 as f64 / 1000.0
}

/// The longest sleep between two looks at the clock.
const LOOK: Duration = Duration::from_secs(5);

/// The system's clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

#[async_trait]
impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is where the time comes from")]
    fn now(&self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    async fn sleep_until(&self, at: Timestamp) {
        sleep_until(at, || self.now(), tokio::time::sleep).await;
    }
}

/// Waits as [`Clock::sleep_until`] does, with this clock and this sleep function.
///
/// The runtime's timers measure how long the machine was awake. If the machine is suspended overnight, the clock goes on and they do
/// not, so a waiting task checks the clock regularly.
async fn sleep_until<S: Future<Output = ()>>(
    at: Timestamp,
    now: impl Fn() -> Timestamp,
    sleep: impl Fn(Duration) -> S,
) {
    let mut left = at.since(now());
    loop {
        // However far the clock is set back meanwhile, this ends after `left`.
        let step = left.min(at.since(now())).min(LOOK);
        if step.is_zero() {
            return;
        }
        sleep(step).await;
        left = left.saturating_sub(step);
    }
}

/// The operating system's randomness.
#[derive(Debug, Clone, Copy)]
pub struct SystemEntropy(());

impl SystemEntropy {
    /// Draws once, so that a machine without randomness is noticed before the first table.
    ///
    /// # Errors
    /// A sentence for the person who starts the program.
    pub fn new() -> Result<Self, String> {
        let mut probe = [0; 32];
        SysRng
            .try_fill_bytes(&mut probe)
            .map(|()| Self(()))
            .map_err(|error| format!("this machine provides no randomness: {error}"))
    }
}

impl Entropy for SystemEntropy {
    fn draw(&self, _label: &str, _context: &str) -> [u8; 32] {
        let mut bytes = [0; 32];
        if let Err(error) = SysRng.try_fill_bytes(&mut bytes) {
            // Dealing without randomness would be cheating. It worked at the start, so this is unexpected.
            tracing::error!(%error, "the operating system stopped providing randomness");
            std::process::abort();
        }
        bytes
    }
}

/// Deterministic draws from one value, for tests against loopback addresses.
#[derive(Debug)]
pub(crate) struct FixedEntropy(pub(crate) FixedSecret);

impl Entropy for FixedEntropy {
    fn draw(&self, label: &str, context: &str) -> [u8; 32] {
        Sha256::new()
            .chain_update(self.0.bytes())
            .chain_update(label.as_bytes())
            .chain_update([0])
            .chain_update(context.as_bytes())
            .finalize()
            .into()
    }
}

/// The longest wait for an AI player. It is hundreds of times longer than a decision: only an overloaded machine or a hanging thread
/// exceeds it.
const PATIENCE: Duration = Duration::from_secs(3);

/// A bounded number of threads for AI players and pictures.
#[derive(Debug)]
pub struct Pool {
    places: Arc<Semaphore>,
    /// The coach's only place. Its analysis takes a hundred times as long as a decision, and nobody's turn must wait behind it.
    coach: Arc<Semaphore>,
    patience: Duration,
}

impl Default for Pool {
    /// As many decisions and pictures at a time as the machine has processors.
    fn default() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self { places: Arc::new(Semaphore::new(processors)), coach: one_place(), patience: PATIENCE }
    }
}

impl Pool {
    /// Runs work on a thread of the pool. `failure` is called if the work panics, but not if the program ends.
    async fn away<T: Send + 'static>(
        &self,
        places: &Arc<Semaphore>,
        failure: &'static str,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(places).acquire_owned().await.ok()?;
        // The work keeps its place until it is done, whether or not anybody still waits for it.
        let work = move || {
            let _place = place;
            work()
        };
        match tokio::task::spawn_blocking(work).await {
            Ok(made) => made,
            Err(error) => {
                if !error.is_cancelled() {
                    tracing::error!(%error, "{failure}");
                }
                None
            }
        }
    }
}

fn one_place() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(1))
}

/// A decision by rules of thumb, which takes a fifth of a millisecond.
fn at_once(view: &AnyView, seed: u64) -> AnyAction {
    Level::Thumb.player().choose(view, seed)
}

#[async_trait]
impl Compute for Pool {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        let level: Level = level.parse().ok()?;
        if view.legal().is_empty() {
            return None;
        }
        let (asked, standing) = (view.clone(), standing.clone());
        let work = move || Some(level.player().choose_at(&asked, &standing, seed));
        match tokio::time::timeout(self.patience, self.away(&self.places, "an AI player failed to choose", work)).await
        {
            Ok(Some(chosen)) => Some(chosen),
            Ok(None) => Some(at_once(view, seed)),
            Err(_) => {
                tracing::warn!(%level, "an AI player took too long; rules of thumb decide instead");
                Some(at_once(view, seed))
            }
        }
    }

    async fn weigh(&self, question: &Question) -> Option<Weighed> {
        let question = question.clone();
        let work = move || coach::weigh(&question, coach::NODES);
        self.away(&self.coach, "the coach failed to analyse a decision", work).await
    }

    async fn paint(&self, picture: Picture) -> Option<Vec<u8>> {
        self.away(&self.places, "a picture could not be drawn", move || painted(&picture)).await
    }

    async fn draw(&self, chart: Chart) -> Option<Vec<u8>> {
        self.away(&self.places, "a chart could not be drawn", move || drawn(&chart)).await
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::future::ready;

    use talon_cards::Seat;
    use talon_cards::fair::{Seed, shuffle};
    use talon_games::{AnyDeal, GameKind};

    use super::*;
    use crate::config::{Config, Consent, Sources, load};

    const HOUR: Duration = Duration::from_secs(3600);

    /// How long a wait for an hour takes if the clock is set by this many milliseconds after ten minutes.
    async fn waits(step: i64) -> Duration {
        let passed = Cell::new(Duration::ZERO);
        let now = || {
            let set = if passed.get() < HOUR / 6 { 0 } else { step };
            Timestamp(set).plus(passed.get())
        };
        let sleep = |time| {
            passed.set(passed.get() + time);
            ready(())
        };
        sleep_until(Timestamp(0).plus(HOUR), now, sleep).await;
        passed.get()
    }

    #[tokio::test]
    async fn a_waiting_task_notices_soon_that_the_clock_was_set_forward() {
        let far = i64::try_from(8 * HOUR.as_millis()).expect("a short time");
        let waited = waits(far).await;
        assert!((HOUR / 6..=HOUR / 6 + LOOK).contains(&waited), "{waited:?}");
        assert_eq!(waits(0).await, HOUR);
        assert_eq!(waits(-far).await, HOUR, "a clock that is set back keeps nobody waiting for longer");
    }

    #[tokio::test]
    async fn nobody_waits_for_what_is_past() {
        for (at, now) in [(-1, 0), (0, 0), (i64::MIN, i64::MAX)] {
            let sleep = |time: Duration| -> std::future::Ready<()> { panic!("{time:?} before {at}") };
            sleep_until(Timestamp(at), || Timestamp(now), sleep).await;
        }
    }

    #[test]
    fn fixed_draws_depend_on_label_and_context_alone() {
        let flags = [("testing.fixed_secret", "s"), ("testing.consent", Consent::WORDS)];
        let flags = flags.map(|(key, value)| (key.to_owned(), value.to_owned())).to_vec();
        let config: Config = load(&Sources { flags, ..Sources::default() }).expect("valid");
        let fixed = FixedEntropy(config.testing.fixed_secret.expect("set"));
        assert_eq!(fixed.draw("a", "bc"), fixed.draw("a", "bc"));
        assert_ne!(fixed.draw("a", "bc"), fixed.draw("ab", "c"));
    }

    #[tokio::test]
    async fn where_nobody_can_think_rules_of_thumb_decide() {
        let full = Pool { places: Arc::new(Semaphore::new(0)), coach: one_place(), patience: Duration::ZERO };
        let rules = GameKind::Santase.default_rules();
        let deal = AnyDeal::deal(&rules, 2, Seat::FIRST, &shuffle(&rules.pack(), &Seed::new([7; 32]))).expect("a deal");
        let seat = deal.to_act().iter().next().expect("a seat");
        let (view, standing) = (deal.view(Some(seat)), Standing { points: vec![0, 0], target: 11 });
        let chosen = full.choose("strong", &view, &standing, 1).await;
        assert_eq!(chosen, Some(Level::Thumb.player().choose(&view, 1)));
        let chosen = Pool::default().choose("strong", &view, &standing, 1).await;
        assert_eq!(chosen, Some(Level::Strong.player().choose_at(&view, &standing, 1)));
        assert_eq!(full.choose("nobody", &view, &standing, 1).await, None);
    }

    #[test]
    fn the_system_s_draws_differ() {
        let system = SystemEntropy::new().expect("randomness");
        assert_ne!(system.draw("a", "b"), system.draw("a", "b"));
    }
}
