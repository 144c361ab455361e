//! The rules of Kurnik's 66 in the bot's own words, section by section.

use super::sentences;

sentences! {
    /// The sections of the rules of Kurnik's 66, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    pub(crate) enum SznapRules {
        Short = "sznap-rules-short",
        Cards = "sznap-rules-cards",
        Play = "sznap-rules-play",
        Melds = "sznap-rules-melds",
        Closing = "sznap-rules-closing",
        Declaring = "sznap-rules-declaring",
        Ending = "sznap-rules-ending",
        Options = "sznap-rules-options",
        ButtonShort = "sznap-rules-button-short",
        ButtonCards = "sznap-rules-button-cards",
        ButtonPlay = "sznap-rules-button-play",
        ButtonMelds = "sznap-rules-button-melds",
        ButtonClosing = "sznap-rules-button-closing",
        ButtonDeclaring = "sznap-rules-button-declaring",
        ButtonEnding = "sznap-rules-button-ending",
        ButtonOptions = "sznap-rules-button-options",
    }
}
