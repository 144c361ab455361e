//! The rules of every game, read off their pages.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod adding_a_game;
mod belot;
mod boards;
mod codes;
mod common;
mod family;
mod feats;
mod legality;
mod notation;
mod options;
mod playthroughs;
mod redaction;
mod ristiseiska;
mod scoring;
mod setup;
mod views;
mod worked_examples;
