//! What those use who work on Talon: measurements, checks at length, invented data, and every page to look at.
//!
//! Each module is a subcommand, with its flags beside what it does. Nobody who runs a bot needs any of it.

pub mod arena;
pub mod battery;
pub mod bench;
pub mod demo;
pub mod gallery;
pub mod simulate;
pub mod vectors;
