//! Which key presses which button.

use talon_view::{Button, Page};

/// Keys that keep their meaning on every page.
pub(crate) const FIXED: &str = "hilpqrstw?";

/// The key that shows what the others do.
pub(crate) const HELP: char = 'h';

/// What a pressed key asks, beside the buttons of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command {
    NewTable,
    Table,
    Score,
    Why,
    Hint,
    Rules,
    Language,
    Help,
    Quit,
}

impl Command {
    /// The command of a key, if it has one on every page.
    pub(crate) fn of(key: char) -> Option<Self> {
        match key {
            'p' => Some(Self::NewTable),
            't' => Some(Self::Table),
            's' => Some(Self::Score),
            'w' => Some(Self::Why),
            'i' => Some(Self::Hint),
            'r' => Some(Self::Rules),
            'l' => Some(Self::Language),
            HELP | '?' => Some(Self::Help),
            'q' => Some(Self::Quit),
            _ => None,
        }
    }
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
            assert_eq!(Command::of(*key), None);
            assert_eq!(keys.iter().filter(|other| *other == key).count(), 1);
        }
        assert!(FIXED.chars().all(|key| Command::of(key).is_some()));
    }
}
