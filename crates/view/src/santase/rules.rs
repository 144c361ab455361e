//! The rules of Santase in the bot's own words, section by section.

use crate::words::sentences;

sentences! {
    /// The sections of the rules of Santase, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    pub(crate) enum Chapter {
        Short = "santase-rules-short",
        Cards = "santase-rules-cards",
        Play = "santase-rules-play",
        Marriages = "santase-rules-marriages",
        Closing = "santase-rules-closing",
        Claiming = "santase-rules-claiming",
        Ending = "santase-rules-ending",
        Options = "santase-rules-options",
        ButtonShort = "santase-rules-button-short",
        ButtonCards = "santase-rules-button-cards",
        ButtonPlay = "santase-rules-button-play",
        ButtonMarriages = "santase-rules-button-marriages",
        ButtonClosing = "santase-rules-button-closing",
        ButtonClaiming = "santase-rules-button-claiming",
        ButtonEnding = "santase-rules-button-ending",
        ButtonOptions = "santase-rules-button-options",
    }
}

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    vec![
        (Chapter::Short, Chapter::ButtonShort),
        (Chapter::Cards, Chapter::ButtonCards),
        (Chapter::Play, Chapter::ButtonPlay),
        (Chapter::Marriages, Chapter::ButtonMarriages),
        (Chapter::Closing, Chapter::ButtonClosing),
        (Chapter::Claiming, Chapter::ButtonClaiming),
        (Chapter::Ending, Chapter::ButtonEnding),
        (Chapter::Options, Chapter::ButtonOptions),
    ]
}
