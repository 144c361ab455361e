//! Many tables on two platforms in one program that is killed again and again.

mod company;
mod games;
mod lives;
mod verdict;

pub(crate) use company::{Fate, Press, Stubborn};
pub(crate) use games::Game;
pub(crate) use lives::{Pulse, live_and_die};
pub(crate) use verdict::{pages_are_left, presses_count_once};
