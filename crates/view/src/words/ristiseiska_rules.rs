//! The rules of Ristiseiska in the bot's own words, section by section.

use super::sentences;

sentences! {
    /// The sections of the rules of Ristiseiska, and the labels of the buttons that lead to them.
    pub(crate) enum RistiseiskaRules {
        Short = "ristiseiska-rules-short",
        ButtonShort = "ristiseiska-rules-button-short",
    }
}
