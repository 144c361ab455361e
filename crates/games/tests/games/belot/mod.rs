//! Three-handed Belot, held to `rules/belot.md`.

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
