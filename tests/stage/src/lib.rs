//! What the end-to-end tests share on every platform: the real program as a child process, how people decide, and what is checked about
//! everything that passes between them and the bot.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a failing test says what it knows")]

mod aloud;
mod asleep;
mod budget;
mod checks;
mod clock;
mod current;
pub mod discord;
mod edition;
pub mod forger;
mod hall;
mod lobby;
mod monitor;
mod pages;
mod people;
mod plan;
mod player;
mod policy;
mod preload;
mod program;
mod reaper;
mod records;
mod screen;
mod secrecy;
mod shown;
mod sitting;
mod steps;
mod story;
pub mod telegram;
mod terminal;
mod traffic;
mod wire;
mod world;

pub use budget::{Budget, Spent, excess_would_be_noticed, hold_the_budget};
pub use checks::{all_are_answered, answered_once, in_language, no_error_in, no_fault_in, spoken_in};
pub use clock::ClockAhead;
pub use current::{hand_page, keys_of, left_behind, public_page, say, texts_of};
pub use edition::{Shown, languages_on};
pub use hall::Hall;
pub use monitor::{Monitor, sum};
pub use pages::Pages;
pub use people::{Human, Known, Languages};
pub use plan::Plan;
pub use player::{Player, page_behind, page_with, press_verb, turn_page};
pub use policy::{Policy, draw};
pub use program::{Program, SCALE, without_settings};
pub use reaper::{Death, Doom, Ending, Reaper, compare, decisions};
pub use records::{agreed, facts, happened, log_of, matches_count, records_are_sound, tables};
pub use screen::{Choice, Key, Screen, Turn, behind, data_of, has, is_result, table_of, turn_at};
pub use secrecy::{
    gifts_would_be_noticed, keep_secrets, late_ends_are_understood, whispers_in_descriptions_would_be_noticed,
    whispers_would_be_noticed, would_be_noticed,
};
pub use shown::{hand_is_current, hands_are_current, page_is_current, pages_are_current, pages_show};
pub use sitting::{Hand, Next, Sitting, Solo};
pub use steps::{Steps, drawn_steps};
pub use story::{Cause, Story};
pub use talon_house::testing::{Knowledge, Mentions, usual_or_long};
pub use terminal::Terminal;
pub use traffic::{Deed, Passed, Question, Saying, sayings};
pub use wire::Wire;
pub use world::World;
