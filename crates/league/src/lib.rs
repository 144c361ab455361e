//! Leagues of a community, event-sourced: who is in, which rounds were drawn, how seasons ended.
//!
//! A league is what its events say. Results are not among them: a match says which fixture it was played for ([`FixtureRef`]), and the
//! table of a season follows from the results, the walk-overs and the rounds, as `talon_standings::league` has it.
//!
//! Nothing in here does I/O, reads a clock or a time zone, or draws a random number.

mod decide;
mod event;
mod evolve;
mod fixture;
mod linked;
mod season;
mod state;

pub use decide::{Command, Facts, Moment, Refusal};
pub use event::{BadEvent, Event, Options, Plan, Recorded};
pub use evolve::BadLog;
pub use fixture::{BadFixture, FixtureRef};
pub use season::{Drawn, Outcome, Season};
pub use state::{League, PastSeason, Stage};
pub use talon_table::LeagueId;
