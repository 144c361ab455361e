//! The adapter against a Discord of our own, and against servers that misbehave.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod answers;
mod gateway;
mod pictures;
mod support;
