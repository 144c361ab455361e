//! What the end-to-end tests on the loopback Telegram have in common: the real program as a child process, people who
//! play by pressing what they see, and what is held against every request that the bot made.

#![allow(dead_code, unused_imports, reason = "each test program uses a part of this module")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a failing test says what it knows")]

mod bot;
mod current;
pub(crate) mod forger;
mod hook;
mod lobby;
mod manners;
mod play;
mod traffic;

pub(crate) use bot::{Room, SETTINGS, environment, fast};
pub(crate) use current::{group_is_current, hand_is_current, pages_are_current, pages_show};
pub(crate) use hook::Hook;
pub(crate) use manners::{no_fault, nothing_went_wrong};
pub(crate) use play::{Next, Sitting, Solo, befriend, page_with, press_verb, turn_page};
pub(crate) use traffic::read as read_traffic;
