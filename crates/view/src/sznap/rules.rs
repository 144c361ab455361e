//! The rules of Kurnik's 66 in the bot's own words, section by section.

use crate::words::sentences;

sentences! {
    /// The sections of the rules of Kurnik's 66, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    pub(crate) enum Chapter {
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

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    vec![
        (Chapter::Short, Chapter::ButtonShort),
        (Chapter::Cards, Chapter::ButtonCards),
        (Chapter::Play, Chapter::ButtonPlay),
        (Chapter::Melds, Chapter::ButtonMelds),
        (Chapter::Closing, Chapter::ButtonClosing),
        (Chapter::Declaring, Chapter::ButtonDeclaring),
        (Chapter::Ending, Chapter::ButtonEnding),
        (Chapter::Options, Chapter::ButtonOptions),
    ]
}
