//! Leagues, decided and replayed.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod bench;
mod golden;
mod linked;
mod seasons;
mod settled;
