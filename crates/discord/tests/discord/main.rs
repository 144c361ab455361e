//! The adapter against a Discord of our own, and against servers that misbehave.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and prints its seed"
)]

mod answers;
mod gateway;
mod pictures;
mod rest;
mod secrecy;
mod support;
