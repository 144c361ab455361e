//! What the end-to-end tests on the loopback Discord have in common beside what they have with all others: people who play by
//! commands and by pressing what they see, and Discord's requests told as traffic.

mod bot;
mod current;
mod lobby;
mod manners;
mod play;
mod reading;
mod traffic;

pub use bot::{Room, SETTINGS, environment, fast};
pub use current::{hand_is_current, hands_are_current, page_is_current, pages_are_current, pages_show};
pub use lobby::command;
pub use manners::{no_fault, nothing_went_wrong, private_pages_are_ephemeral};
pub use play::{Hand, Next, Sitting, Solo, page_with, press, press_verb, sentence};
pub use traffic::{number, read as read_traffic};
