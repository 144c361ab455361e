//! Kurnik's 66 and Šnaps, and what holds in every game of the marriage family.

pub(crate) mod common;
mod invariants;
mod legality;
mod notation;
mod perft;
mod redaction;
mod setup;
mod snaps_examples;
mod snaps_options;
mod snaps_score;
mod sznap_examples;
mod sznap_options;
mod views;
