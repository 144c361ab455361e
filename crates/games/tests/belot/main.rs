//! Three-handed Belot, held to `rules/belot.md`.

#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod announcements;
mod auction;
mod common;
mod invariants;
mod legality;
mod matches;
mod notation;
mod options;
mod perft;
mod redaction;
mod reference;
mod scoring;
mod setup;
mod views;
mod worked_examples;
