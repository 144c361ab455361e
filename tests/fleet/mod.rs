//! Several processes on one database, and what they did, done once more by one.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a failing test says what it knows")]

mod replay;
mod running;
mod standings;
mod tables;
mod turn;

pub(crate) use replay::Replay;
pub(crate) use running::Fleet;
pub(crate) use standings::Standings;
pub(crate) use tables::{Kept, TABLES, gather};
