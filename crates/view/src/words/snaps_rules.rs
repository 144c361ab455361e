//! The rules of Snaps in the bot's own words, section by section.

use super::sentences;

sentences! {
    /// The sections of the rules of Snaps, and the labels of the buttons that lead to them.
    pub(crate) enum SnapsRules {
        Short = "snaps-rules-short",
        ButtonShort = "snaps-rules-button-short",
    }
}
