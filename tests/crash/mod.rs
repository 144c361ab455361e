//! Many tables on two platforms in one program that is killed again and again.

#![allow(dead_code, unused_imports, reason = "each test program uses a part of this module")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]

mod company;
mod games;
mod lives;
mod verdict;

pub(crate) use company::Company;
pub(crate) use games::Game;
pub(crate) use lives::{Pulse, live_and_die};
pub(crate) use verdict::{pages_are_left, presses_count_once};
