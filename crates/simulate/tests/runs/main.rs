//! The whole house under faults, with hundreds of seeds: nothing goes wrong, and the witness would notice if it did.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod safeguards;
mod seeds;

/// How many seeds are run, with and without leagues.
const USUAL: u64 = 100;
const USUAL_LEAGUES: u64 = 20;
