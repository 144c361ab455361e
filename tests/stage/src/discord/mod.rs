//! What the end-to-end tests on the loopback Discord share, in addition to what all end-to-end tests share: people who play by commands and
//! buttons, and Discord's requests as traffic.

mod bot;
mod checks;
mod lobby;
mod play;
mod reading;
mod traffic;

pub use bot::{Room, SETTINGS, environment, fast, faster};
pub use checks::{no_fault, nothing_went_wrong, private_pages_are_ephemeral};
pub use lobby::{command, command_for_all};
pub use play::{page_with, press, press_verb, sentence};
pub use traffic::{number, read as read_traffic};

/// People at a table in a guild.
pub type Sitting = crate::Sitting<talon_loopback::discord::Person>;

/// Somebody alone with the bot in direct messages.
pub type Solo = crate::Solo<talon_loopback::discord::Person>;

/// What the table waits for.
pub type Next = crate::Next<talon_loopback::discord::Message>;
