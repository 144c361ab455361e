//! The rules of Sznap in the bot's own words, section by section.

use super::sentences;

sentences! {
    /// The sections of the rules of Sznap, and the labels of the buttons that lead to them.
    pub(crate) enum SznapRules {
        Short = "sznap-rules-short",
        ButtonShort = "sznap-rules-button-short",
    }
}
