//! The store on real files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "a test that is passed over says so")]

mod backup;
mod common;
mod crash;
mod damaged;
mod forgetting;
mod full_disk;
mod lifetime;
mod migrations;
mod offline;
mod opening;
mod plans;
mod port;
mod recounting;
mod twin;
