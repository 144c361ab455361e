//! What the end-to-end tests have in common, whatever the platform: the real program as a child process, how people decide,
//! and what is held against everything that passed between them and the bot.

#![allow(dead_code, unused_imports, reason = "each test program uses a part of this module")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a failing test says what it knows")]

mod asleep;
mod budget;
mod clock;
mod current;
pub(crate) mod forger;
mod knowledge;
mod manners;
mod mentions;
mod pages;
mod people;
mod plan;
mod policy;
mod program;
mod reaper;
mod records;
mod screen;
mod season;
mod secrecy;
mod small_disk;
mod story;
mod traffic;
mod wire;

pub(crate) use budget::{Budget, Spent, excess_would_be_noticed, hold_the_budget};
pub(crate) use clock::ClockAhead;
pub(crate) use current::{hand_page, keys_of, left_behind, public_page, text_of};
pub(crate) use knowledge::Knowledge;
pub(crate) use manners::{answered_once, in_language, no_error_in, no_fault_in, spoken_in};
pub(crate) use mentions::Mentions;
pub(crate) use pages::Pages;
pub(crate) use people::{Human, Known, Languages};
pub(crate) use plan::Plan;
pub(crate) use policy::{Policy, draw};
pub(crate) use program::{Program, SCALE};
pub(crate) use reaper::{Death, Doom, Ending, Reaper, compare, decisions};
pub(crate) use records::{agreed, facts, happened, log_of, matches_count, records_are_sound, tables};
pub(crate) use screen::{Choice, Key, Screen, Turn, data_of, has, is_result, table_of, turn_at};
pub(crate) use season::{Circle, a_season_is_played};
pub(crate) use secrecy::{
    gifts_would_be_noticed, keep_secrets, late_ends_are_understood, whispers_would_be_noticed, would_be_noticed,
};
pub(crate) use small_disk::SmallDisk;
pub(crate) use story::{Cause, Story};
pub(crate) use traffic::{Deed, Passed, Question, Saying, sayings};
pub(crate) use wire::Wire;
