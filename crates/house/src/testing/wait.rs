//! The answers that ask to press again.

use std::time::Duration;

use talon_view::{Length, Locale, Msg, Soon, Text, say};

/// All answers that ask to wait until the chat's messages may change again: every language, and every wait of less than a minute.
pub fn asked_to_wait() -> impl Iterator<Item = Text> {
    let wait = |seconds| Soon(Length::in_seconds(Duration::from_secs(seconds)));
    Locale::ALL
        .iter()
        .flat_map(move |locale| (1..60).map(move |seconds| say(*locale, &Msg::TurnLater { wait: wait(seconds) })))
}
