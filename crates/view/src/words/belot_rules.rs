//! The rules of Belot in the bot's own words, section by section.

use super::sentences;

sentences! {
    /// The sections of the rules of Belot, and the labels of the buttons that lead to them.
    pub(crate) enum BelotRules {
        Short = "belot-rules-short",
        ButtonShort = "belot-rules-button-short",
    }
}
