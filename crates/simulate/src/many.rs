//! Many runs, one per thread at a time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{available_parallelism, scope};

use crate::lock::lock;
use crate::run::Run;
use crate::simulate;
use crate::wiring::Wiring;
use crate::witness::Seen;

/// The outcome of many runs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// How many runs passed.
    pub held: u64,
    /// What was checked in them.
    pub seen: Seen,
    /// The first seed, among those tried, whose run failed.
    pub failed: Option<Run>,
}

/// Tries `seeds` seeds from `from` on. After a failure, no further run begins. `after` receives the number of finished runs.
pub fn simulate_many(from: u64, seeds: u64, wiring: &Wiring, after: impl Fn(u64) + Sync) -> Tally {
    let next = AtomicU64::new(0);
    let tally = Mutex::new(Tally::default());
    let threads = available_parallelism().map_or(1, usize::from);
    scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= seeds || lock(&tally).failed.is_some() {
                        break;
                    }
                    let run = simulate(from.wrapping_add(number), wiring);
                    let held = lock(&tally).add(run);
                    after(held);
                }
            });
        }
    });
    std::mem::take(&mut *lock(&tally))
}

impl Tally {
    fn add(&mut self, run: Run) -> u64 {
        if run.violation.is_none() {
            self.held += 1;
            self.seen.add(&run.seen);
        } else if self.failed.as_ref().is_none_or(|failed| run.seed < failed.seed) {
            self.failed = Some(run);
        }
        self.held
    }
}

impl Seen {
    fn add(&mut self, other: &Self) {
        let Self { decisions, pages, current, tables, seasons, fixtures, crashes, inputs } = other;
        self.decisions += decisions;
        self.pages += pages;
        self.current += current;
        self.tables += tables;
        self.seasons += seasons;
        self.fixtures += fixtures;
        self.crashes += crashes;
        self.inputs += inputs;
    }
}
