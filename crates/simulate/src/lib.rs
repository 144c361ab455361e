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

/// Runs everything that follows from a seed, until every table has come to its end or something is wrong.
#[must_use]
pub fn simulate(seed: u64, wiring: &Wiring) -> Run {
    World::new(seed, wiring).run()
}
