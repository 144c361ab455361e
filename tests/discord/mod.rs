//! What the end-to-end tests on the loopback Discord have in common beside [`stage`](crate::stage): people who play by
//! commands and by pressing what they see, and Discord's requests told as traffic.

#![allow(dead_code, unused_imports, reason = "each test program uses a part of this module")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a failing test says what it knows")]

mod bot;
mod current;
mod lobby;
mod manners;
mod play;
mod reading;
mod traffic;

pub(crate) use bot::{Room, SETTINGS, environment, fast};
pub(crate) use current::{hand_is_current, hands_are_current, page_is_current, pages_are_current, pages_show};
pub(crate) use lobby::command;
pub(crate) use manners::{no_fault, nothing_went_wrong, private_pages_are_ephemeral};
pub(crate) use play::{Hand, Next, Sitting, Solo, page_with, press, press_verb, sentence};
pub(crate) use traffic::{number, read as read_traffic};
