//! What the end-to-end tests on the loopback Telegram have in common: the real program as a child process, people who
//! play by pressing what they see, and what is held against every request that the bot made.

mod bot;
mod current;
pub mod forger;
mod hook;
mod lobby;
mod manners;
mod play;
mod traffic;

pub use bot::{Room, SETTINGS, environment, fast};
pub use current::{group_is_current, hand_is_current, pages_are_current, pages_show};
pub use hook::Hook;
pub use manners::{no_fault, nothing_went_wrong};
pub use play::{Next, Sitting, Solo, befriend, page_with, press_verb, turn_page};
pub use traffic::read as read_traffic;
