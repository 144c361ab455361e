//! Leagues of a community, event-sourced: who is in, which rounds were drawn, how seasons ended.
//!
//! A league follows from its events. Results are not among them: a match names the fixture it was played for ([`FixtureRef`]), and a
//! season's table follows from the results, the walk-overs and the rounds, as in `talon_standings::league`.
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
