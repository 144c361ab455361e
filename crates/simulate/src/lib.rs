//! The whole house in one thread, on a virtual clock: processes that crash, a store that fails and platforms that delay,
//! reorder, double and refuse, all drawn from a seed. The same seed gives the same run, byte for byte.
//!
//! A witness compares every event with what must hold. An accepted input is in its table's log once, and the log
//! replays. Nobody is shown a page, or told of a card, that is not for them. At rest nothing is behind, and every page
//! on every screen is the current one. Every table comes to its end when nobody plays any more.

mod adapter;
mod chance;
mod clock;
mod compute;
mod many;
mod people;
mod platform;
mod process;
mod safeguard;
mod scenario;
mod screen;
mod shared;
mod store;
mod tasks;
mod transcript;
mod witness;
mod world;

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use many::{Tally, simulate_many};
pub use safeguard::Safeguard;
pub use witness::Seen;

use world::World;

/// How a run is wired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wiring {
    /// The safeguard that is switched off, to show that its absence is noticed.
    pub without: Option<Safeguard>,
    /// Whether people play in leagues most of the time. The other seeds' runs stay as they are.
    pub leagues: bool,
    /// Whether the whole transcript is kept, and not only its end.
    pub transcript: bool,
}

/// The outcome of a run.
#[derive(Clone, PartialEq, Eq)]
pub struct Run {
    /// The seed from which it followed.
    pub seed: u64,
    /// Whether people played in leagues.
    pub leagues: bool,
    /// The violation that was seen, if any.
    pub violation: Option<String>,
    /// A digest of every call and every answer, in hexadecimal digits.
    pub digest: String,
    /// The number of lines in the transcript.
    pub lines: u64,
    /// The end of the transcript, or all of it.
    pub transcript: Vec<String>,
    /// How much was looked at.
    pub seen: Seen,
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Run")
            .field("seed", &self.seed)
            .field("violation", &self.violation)
            .field("digest", &self.digest)
            .field("seen", &self.seen)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.transcript {
            writeln!(f, "{line}")?;
        }
        match &self.violation {
            None => write!(f, "seed {}: holds, {} lines, {}", self.seed, self.lines, self.digest),
            Some(violation) => {
                let leagues = if self.leagues { " --leagues" } else { "" };
                let (seed, lines) = (self.seed, self.lines);
                write!(
                    f,
                    "seed {seed}, line {lines}: {violation}\nagain: talon simulate --seeds 1 --from {seed}{leagues}"
                )
            }
        }
    }
}

/// Runs everything that follows from a seed, until every table has come to its end or something is wrong.
#[must_use]
pub fn simulate(seed: u64, wiring: &Wiring) -> Run {
    World::new(seed, wiring).run()
}

/// All data that are locked here change in single steps, so that a panic elsewhere leaves nothing half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
