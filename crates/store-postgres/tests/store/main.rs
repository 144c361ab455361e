//! The store on a real server.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
mod damaged;
mod faults;
mod forgetting;
mod migrations;
mod offline;
mod opening;
mod plans;
mod port;
mod racing;
mod recounting;
mod serving;
mod twin;
