//! The sections of the rules of Ristiseiska.

use crate::draft::Draft;
use crate::words::RistiseiskaRules;
use crate::{Locale, Text, say};

/// How many sections there are; section 0 is the short card.
pub(crate) const SECTIONS: u8 = 7;

/// A section: its text, and the label of the button that leads to it.
const fn section_words(section: u8) -> (RistiseiskaRules, RistiseiskaRules) {
    use RistiseiskaRules as Words;
    match section {
        1 => (Words::Cards, Words::ButtonCards),
        2 => (Words::Grid, Words::ButtonGrid),
        3 => (Words::Turn, Words::ButtonTurn),
        4 => (Words::Stuck, Words::ButtonStuck),
        5 => (Words::Points, Words::ButtonPoints),
        6 => (Words::Options, Words::ButtonOptions),
        _ => (Words::Short, Words::ButtonShort),
    }
}

/// A section of the rules.
pub(crate) fn rules_section(draft: &mut Draft, section: u8) {
    draft.text(&section_words(section).0);
}

/// The label of the button to a section.
pub(crate) fn rules_label(section: u8, locale: Locale) -> Text {
    say(locale, &section_words(section).1)
}
