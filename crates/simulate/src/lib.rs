//! The whole house in one thread, on a virtual clock: processes that crash, a store that fails, and platforms that delay, reorder,
//! duplicate and refuse, all drawn from a seed.
//!
//! # What is drawn
//!
//! Several processes on one in-memory store serve two platforms and up to five people. A single generator, initialised with the seed, draws
//! everything: who presses which button on their screen, which task runs next, which call fails before or after it did its work, which
//! answer is lost, which answer or edit arrives long after it was given up or after its process ended, which input comes twice, late or
//! out of order, and when a process ends, between any two calls. So the same seed gives the same run, byte for byte: every call and every
//! answer goes into a transcript, whose digest is compared.
//!
//! Each process does its due work with `House::run_due`, one thing after another. `House::run` would hand it to the tasks of a runtime, in
//! an order that no seed determines.
//!
//! # What must hold
//!
//! A witness at the ports checks everything:
//!
//! * When a decision is saved, the log contains exactly that decision, can be replayed, and has not taken the same input before. An answer
//!   that says “accepted” needs an entry in a log.
//! * When a page leaves a process, some state of a table gives this page to this very reader. Any other answer shows only cards that its
//!   reader knew at that time. Nobody learns another player's words for a shuffle before the match begins.
//! * At rest no work is overdue, the logs are as they were saved, no message is forgotten, no page stands twice in a private chat, and
//!   every page is on its screen and current.
//! * When nobody plays any more, every table ends.
//!
//! In runs of leagues, people create leagues and play in them; in the end, time passes until their seasons are over. The same holds for
//! their logs. At rest, every message about a league is on its screen and agrees with the results. The final standings of a season follow
//! from the matches played in time, and no fixture is played at two tables. Until a duplicate round is over, nobody who does not play it
//! sees a card of it, even if a view contains it.
//!
//! # The witness is tested
//!
//! Tests leave out one [`Safeguard`] at a time: the key of an input, the version of a decision, the lease of a claim, the mark that
//! survives a crash, the note of a write that may still arrive. Only the wiring of a run can do that.

mod adapter;
mod chance;
mod clock;
mod compute;
mod lock;
mod many;
mod people;
mod platform;
mod process;
mod run;
mod safeguard;
mod scenario;
mod screen;
mod shared;
mod store;
mod tasks;
mod transcript;
mod wiring;
mod witness;
mod world;

pub use many::{Tally, simulate_many};
pub use run::Run;
pub use safeguard::Safeguard;
pub use wiring::Wiring;
pub use witness::Seen;

use world::World;

/// Runs everything that follows from a seed, until every table has ended or something is wrong.
#[must_use]
pub fn simulate(seed: u64, wiring: &Wiring) -> Run {
    World::new(seed, wiring).run()
}
