//! Leagues: their rounds and tables.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod knockout;
mod ladder;
mod rotating;
mod round_robin;
mod scores;
mod support;
mod swiss;
mod tables;
