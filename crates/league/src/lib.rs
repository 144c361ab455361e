//! Leagues of a community, event-sourced: who is in, which rounds were drawn, how seasons ended.
//!
//! A league is what its events say. Results are not among them: a match says which fixture it was played for ([`FixtureRef`]), and the
//! table of a season follows from the results, the walk-overs and the rounds, as `talon_standings::league` has it.
//!
//! Nothing in here does I/O, reads a clock or a time zone, or draws a random number.

mod event;
mod fixture;

pub use event::{BadEvent, Event, Options, Plan, Recorded};
pub use fixture::{BadFixture, FixtureRef};
pub use talon_table::LeagueId;
