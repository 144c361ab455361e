//! What the end-to-end tests on the loopback Telegram share: the real program as a child process, people who play by pressing what they
//! see, and what is checked about every request of the bot.

mod bot;
mod checks;
pub mod forger;
mod hook;
mod lobby;
mod play;
mod traffic;

pub use bot::{Room, SETTINGS, environment, fast, faster};
pub use checks::{no_fault, nothing_went_wrong};
pub use hook::Hook;
pub use play::{befriend, meet, page_with, press_verb, turn_page};
pub use traffic::read as read_traffic;

/// People at a table in a group.
pub type Sitting = crate::Sitting<talon_loopback::Person>;

/// One person against AI players in the private chat.
pub type Solo = crate::Solo<talon_loopback::Person>;

/// What the table waits for.
pub type Next = crate::Next<talon_loopback::Message>;
