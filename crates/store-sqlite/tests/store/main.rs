//! The store on real files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod backup;
mod common;
mod crash;
mod damaged;
mod forgetting;
mod lifetime;
mod migrations;
mod offline;
mod opening;
mod plans;
mod port;
mod recounting;
mod twin;
