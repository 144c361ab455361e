//! What must hold for every request to Telegram.

use super::bot::Room;
use crate::no_fault_in;

/// No request broke a published rule or a limit, and the bot had no error.
pub fn nothing_went_wrong(room: &Room) {
    assert_eq!(room.telegram.violations(), Vec::<String>::new(), "the published rules hold");
    assert_eq!(room.telegram.rate_violations(), 0, "the limits hold");
    no_fault(room);
}

/// The bot had no error, and its log shows no card.
pub fn no_fault(room: &Room) {
    no_fault_in(room, &room.traffic());
}
