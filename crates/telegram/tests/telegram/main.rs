//! The adapter against a Telegram of our own, and against servers that misbehave.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may")]

mod answers;
mod ephemeral;
mod pictures;
mod platform;
mod polling;
mod rich;
mod support;
mod webhook;
