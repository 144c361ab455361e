//! Ratings, records and leagues.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod glicko2;
mod golden_season;
mod league;
mod openskill;
mod settling;
mod texts;
