//! Tools for people who work on Talon: benchmarks, long checks, invented data, and a gallery of every page.
//!
//! Each module is a subcommand with its flags. Nobody who runs a bot needs any of it.

pub mod arena;
pub mod battery;
pub mod bench;
pub mod demo;
pub mod gallery;
pub mod simulate;
pub mod vectors;
