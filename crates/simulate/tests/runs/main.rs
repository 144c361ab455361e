//! The whole house under faults, by hundreds of seeds: nothing goes wrong in it, and what would is noticed.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod safeguards;
mod seeds;

/// How many seeds a usual run has, and how many with leagues.
const USUAL: u64 = 100;
const USUAL_LEAGUES: u64 = 20;
