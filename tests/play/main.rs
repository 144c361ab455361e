//! People play on loopback platforms against the real program: everything that they can do when nothing fails.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a test tells its figures")]

mod aside;
mod backups;
mod both_platforms;
mod check;
mod counts;
mod games;
mod league;
mod matches;
mod monitor;
mod moved_logs;
mod places;
mod presence;
mod privacy;
mod rich;
mod setup;
mod study;
