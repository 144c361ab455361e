//! The sections of the rules of Snaps.

use crate::draft::Draft;
use crate::words::SnapsRules as Words;
use crate::{Locale, marriage};

/// Every section: its text, and the label of the button that leads to it.
const WORDS: [(Words, Words); SECTIONS as usize] = [
    (Words::Short, Words::ButtonShort),
    (Words::Cards, Words::ButtonCards),
    (Words::Play, Words::ButtonPlay),
    (Words::Marriages, Words::ButtonMarriages),
    (Words::Closing, Words::ButtonClosing),
    (Words::Scoring, Words::ButtonScoring),
    (Words::Bummerl, Words::ButtonBummerl),
    (Words::Options, Words::ButtonOptions),
];

/// How many sections there are; section 0 is the short card.
pub(crate) const SECTIONS: u8 = 8;

/// A section of the rules.
pub(crate) fn rules_section(draft: &mut Draft, section: u8) {
    marriage::section(draft, &WORDS, section);
}

/// The label of the button to a section.
pub(crate) fn rules_label(section: u8, locale: Locale) -> String {
    marriage::label(&WORDS, section, locale)
}
