//! What the end-to-end tests on the loopback Telegram have in common: the real program as a child process, people who
//! play by pressing what they see, and what is held against every request that the bot made.

#![allow(dead_code, unused_imports, reason = "each test program uses a part of this module")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a failing test says what it knows")]

mod bot;
mod budget;
mod current;
pub(crate) mod forger;
mod hook;
mod knowledge;
mod lobby;
mod manners;
mod mentions;
mod pages;
mod play;
mod policy;
mod records;
mod screen;
mod secrecy;
mod story;

pub(crate) use bot::{Room, fast};
pub(crate) use budget::{Spent, excess_would_be_noticed, hold_the_budget};
pub(crate) use current::{Languages, group_is_current, hand_is_current, pages_are_current};
pub(crate) use hook::Hook;
pub(crate) use knowledge::Knowledge;
pub(crate) use lobby::Plan;
pub(crate) use manners::{answered_once, no_fault, nothing_went_wrong, spoken_in};
pub(crate) use mentions::Mentions;
pub(crate) use pages::Pages;
pub(crate) use play::{Next, Sitting, Solo, page_with, press_verb};
pub(crate) use policy::{Policy, draw};
pub(crate) use records::{facts, log_of, records_are_sound, tables};
pub(crate) use screen::{Choice, Turn, data_of, has, table_of, token_of, turn_at};
pub(crate) use secrecy::{gifts_would_be_noticed, keep_secrets, whispers_would_be_noticed, would_be_noticed};
pub(crate) use story::Story;
