//! Every page of whole matches: within the platforms' limits, without a hidden card, and as people see it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "a test prints its seed")]

mod belot;
mod belot_table;
mod buttons;
mod coach;
mod doors;
mod family;
mod golden;
mod golden_belot;
mod golden_boards;
mod golden_presence;
mod golden_replay;
mod golden_ristiseiska;
mod golden_scenes;
mod golden_snaps;
mod golden_sznap;
mod hidden;
mod keys;
mod leagues;
mod limits;
mod linking;
mod passed;
mod person_settings;
mod privacy;
mod pseudo;
mod questions;
mod replay;
mod ristiseiska;
mod scenes;
mod sealed;
mod standings;
mod study;
mod world;
