//! The platform against a loopback Discord: messages, threads and rights, and every refusal.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "a test prints its seed")]

mod connecting;
mod messages;
mod people;
mod rooms;
mod secrecy;
mod setting;
