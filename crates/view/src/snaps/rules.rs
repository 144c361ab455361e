//! The rules of Snaps in the bot's own words, section by section.

use crate::words::sentences;

sentences! {
    /// The sections of the rules of Snaps, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    pub(crate) enum Chapter {
        Short = "snaps-rules-short",
        Cards = "snaps-rules-cards",
        Play = "snaps-rules-play",
        Marriages = "snaps-rules-marriages",
        Closing = "snaps-rules-closing",
        Scoring = "snaps-rules-scoring",
        Bummerl = "snaps-rules-bummerl",
        Options = "snaps-rules-options",
        ButtonShort = "snaps-rules-button-short",
        ButtonCards = "snaps-rules-button-cards",
        ButtonPlay = "snaps-rules-button-play",
        ButtonMarriages = "snaps-rules-button-marriages",
        ButtonClosing = "snaps-rules-button-closing",
        ButtonScoring = "snaps-rules-button-scoring",
        ButtonBummerl = "snaps-rules-button-bummerl",
        ButtonOptions = "snaps-rules-button-options",
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
        (Chapter::Scoring, Chapter::ButtonScoring),
        (Chapter::Bummerl, Chapter::ButtonBummerl),
        (Chapter::Options, Chapter::ButtonOptions),
    ]
}
