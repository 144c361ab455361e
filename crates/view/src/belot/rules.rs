//! The sections of the rules of Belot.

use crate::draft::Draft;
use crate::words::BelotRules;
use crate::{Locale, Text, say};

/// How many sections there are; section 0 is the short card.
pub(crate) const SECTIONS: u8 = 10;

/// A section: its text, and the label of the button that leads to it.
const fn section_words(section: u8) -> (BelotRules, BelotRules) {
    use BelotRules as Words;
    match section {
        1 => (Words::Cards, Words::ButtonCards),
        2 => (Words::Auction, Words::ButtonAuction),
        3 => (Words::Play, Words::ButtonPlay),
        4 => (Words::Announcements, Words::ButtonAnnouncements),
        5 => (Words::Counting, Words::ButtonCounting),
        6 => (Words::Recording, Words::ButtonRecording),
        7 => (Words::Contra, Words::ButtonContra),
        8 => (Words::Match, Words::ButtonMatch),
        9 => (Words::Options, Words::ButtonOptions),
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
