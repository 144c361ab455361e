//! The table, seen from outside: commands in, events out, views and logs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "a failing test tells its seed")]
#![allow(clippy::needless_pass_by_value, reason = "commands are built where they are given")]

mod absence;
mod bench;
mod boards;
mod counted;
mod course;
mod ending;
mod export;
mod games;
mod gifts;
mod golden;
mod hidden;
mod ids;
mod lobby;
mod many;
mod passed;
mod play;
mod properties;
mod rematch;
mod replay;
mod revised;
mod tampering;
mod terms;
mod transcript;
mod undo;
mod verifying;
