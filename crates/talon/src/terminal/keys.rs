//! Which key presses which button.

use talon_house::commands::Command;
use talon_view::{Button, Page};

/// Keys that keep their meaning on every page.
pub(crate) const FIXED: &str = "hilpqrstw?";

/// The key that explains the other keys.
pub(crate) const HELP: char = 'h';

/// The commands that have a key on every page.
const COMMANDS: [(char, &str); 8] = [
    ('p', "play"),
    ('t', "table"),
    ('s', "score"),
    ('w', "why"),
    ('i', "hint"),
    ('r', "rules"),
    ('l', "language"),
    (HELP, "help"),
];

/// What a key means on every page.
#[derive(Debug)]
pub(crate) enum Meaning {
    Ask(&'static Command),
    Quit,
}

impl Meaning {
    /// The meaning of a key, if it has one on every page.
    pub(crate) fn of(key: char) -> Option<Self> {
        let asked = if key == '?' { HELP } else { key };
        match key {
            'q' => Some(Self::Quit),
            _ => commands().find_map(|(key, command)| (key == asked).then_some(Self::Ask(command))),
        }
    }
}

/// The commands that have a key on every page, in the order in which they are listed.
pub(crate) fn commands() -> impl Iterator<Item = (char, &'static Command)> {
    COMMANDS.into_iter().filter_map(|(key, name)| Some((key, Command::named(name)?)))
}

/// The keys of buttons in reading order: digits first, then letters that mean nothing else.
pub(crate) fn button_keys() -> impl Iterator<Item = char> {
    "1234567890".chars().chain('a'..='z').chain('A'..='Z').filter(|key| !FIXED.contains(*key))
}

/// The buttons of a page with their keys, row by row.
pub(crate) fn rows(page: &Page) -> Vec<Vec<(char, &Button)>> {
    let mut keys = button_keys();
    page.buttons.iter().map(|row| row.iter().filter_map(|button| Some((keys.next()?, button))).collect()).collect()
}

/// The button that a key presses on this page.
pub(crate) fn button(page: &Page, key: char) -> Option<&Button> {
    rows(page).into_iter().flatten().find_map(|(own, button)| (own == key).then_some(button))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_keys_for_the_fullest_page_and_none_has_two_meanings() {
        let keys: Vec<char> = button_keys().collect();
        // Every legal action of the richest position, and the other buttons of a hand's page.
        assert!(keys.len() >= 32 + 8, "{}", keys.len());
        for key in &keys {
            assert!(Meaning::of(*key).is_none());
            assert_eq!(keys.iter().filter(|other| *other == key).count(), 1);
        }
        assert!(FIXED.chars().all(|key| Meaning::of(key).is_some()));
        assert_eq!(commands().count(), COMMANDS.len(), "each key has its command");
    }
}
