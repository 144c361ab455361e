//! The house in a world of its own: virtual time, seeded faults, players who press what they see.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test panics")]

mod budget;
mod common;
mod delivery;
mod hints;
mod hostile;
mod invariants;
mod lobby;
mod notices;
mod presets;
mod running;
mod simulation;
mod stores;
