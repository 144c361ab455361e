//! The adapter against our own loopback Discord, and against servers that misbehave.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod answers;
mod gateway;
mod pictures;
mod support;
