//! The sections of a game's rules: for each its text, and the label of the button that leads to it.

use crate::draft::Draft;
use crate::words::Sentence;
use crate::{Locale, Text, say};

/// Section 0 is the short card; so is any that does not exist.
fn words<S>(sections: &[(S, S)], section: u8) -> Option<&(S, S)> {
    sections.get(usize::from(section)).or(sections.first())
}

/// A section of the rules.
pub(crate) fn section<S: Sentence>(draft: &mut Draft, sections: &[(S, S)], section: u8) {
    if let Some((text, _)) = words(sections, section) {
        draft.text(text);
    }
}

/// The label of the button to a section.
pub(crate) fn label<S: Sentence>(sections: &[(S, S)], section: u8, locale: Locale) -> Text {
    words(sections, section).map(|(_, label)| say(locale, label)).unwrap_or_default()
}

/// Declares a game's sections by their texts and their buttons' labels, the short card first.
macro_rules! sections {
    ($words:ident { $($text:ident: $label:ident),+ $(,)? }) => {
        const WORDS: &[($words, $words)] = &[$(($words::$text, $words::$label)),+];

        /// How many sections there are; section 0 is the short card.
        pub(crate) const SECTIONS: u8 = WORDS.len() as u8;

        /// A section of the rules.
        pub(crate) fn rules_section(draft: &mut $crate::draft::Draft, section: u8) {
            $crate::marriage::section(draft, WORDS, section);
        }

        /// The label of the button to a section.
        pub(crate) fn rules_label(section: u8, locale: $crate::Locale) -> $crate::Text {
            $crate::marriage::label(WORDS, section, locale)
        }
    };
}

pub(crate) use sections;
