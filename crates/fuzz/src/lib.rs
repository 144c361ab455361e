//! Fuzz targets: what must hold whatever bytes arrive.
//!
//! Each target is a function of bytes that panics when something does not hold. The tests feed them a bounded number of inputs in every
//! run; a coverage-guided fuzzer can feed the same functions for days (`CONTRIBUTING.md`).

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a target fails by panicking")]

mod apply;
mod bytes;
mod log;
mod notation;
mod token;
mod transcript;

pub use apply::apply;
pub use log::log;
pub use notation::notation;
pub use token::token;
pub use transcript::transcript;

/// A fuzz target: panics when something does not hold for these bytes.
pub type Target = fn(&[u8]);

/// Every target by its name.
pub const TARGETS: [(&str, Target); 5] =
    [("apply", apply), ("log", log), ("notation", notation), ("token", token), ("transcript", transcript)];
