//! Names as they can be written.

use std::borrow::Cow;

use talon_cards::Seat;
use talon_scene::Person;

use super::fonts::Fonts;

/// Replacements for names without shapes.
#[derive(Default)]
pub(super) struct Names(Vec<(String, String)>);

impl Names {
    /// Looks at the names of these people.
    pub(super) fn of<'a>(people: impl Iterator<Item = &'a Person>, fonts: &Fonts) -> Self {
        let unwritten = people.filter(|person| !person.name.is_empty() && !fonts.can_write(&person.name));
        let mut names: Vec<_> = unwritten.map(|person| (person.name.clone(), number(person.seat))).collect();
        // A name may be a part of a longer one.
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        Self(names)
    }

    /// A text with these replacements.
    pub(super) fn written<'a>(&self, text: &'a str) -> Cow<'a, str> {
        self.0.iter().fold(Cow::Borrowed(text), |text, (name, number)| {
            if text.contains(name.as_str()) { Cow::Owned(text.replace(name.as_str(), number)) } else { text }
        })
    }
}

/// What a player without a name is called: it is the same in all languages.
pub(super) fn number(seat: Seat) -> String {
    format!("№ {}", seat.index() + 1)
}
