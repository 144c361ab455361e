//! Ristiseiska as `rules/ristiseiska.md` has it.

#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod bench;
mod hands;
mod invariants;
mod legality;
mod notation;
mod options;
mod perft;
mod scoring;
mod setup;
mod views;
mod worked_examples;
