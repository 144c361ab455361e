//! Ristiseiska as `rules/ristiseiska.md` has it.

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
