//! The rules of Belot in the bot's own words, section by section.

use crate::words::sentences;

sentences! {
    /// The sections of the rules of Belot, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    pub(crate) enum Chapter {
        Short = "belot-rules-short",
        Cards = "belot-rules-cards",
        Auction = "belot-rules-auction",
        Play = "belot-rules-play",
        Announcements = "belot-rules-announcements",
        Counting = "belot-rules-counting",
        Recording = "belot-rules-recording",
        Contra = "belot-rules-contra",
        Match = "belot-rules-match",
        Options = "belot-rules-options",
        ButtonShort = "belot-rules-button-short",
        ButtonCards = "belot-rules-button-cards",
        ButtonAuction = "belot-rules-button-auction",
        ButtonPlay = "belot-rules-button-play",
        ButtonAnnouncements = "belot-rules-button-announcements",
        ButtonCounting = "belot-rules-button-counting",
        ButtonRecording = "belot-rules-button-recording",
        ButtonContra = "belot-rules-button-contra",
        ButtonMatch = "belot-rules-button-match",
        ButtonOptions = "belot-rules-button-options",
    }
}

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    vec![
        (Chapter::Short, Chapter::ButtonShort),
        (Chapter::Cards, Chapter::ButtonCards),
        (Chapter::Auction, Chapter::ButtonAuction),
        (Chapter::Play, Chapter::ButtonPlay),
        (Chapter::Announcements, Chapter::ButtonAnnouncements),
        (Chapter::Counting, Chapter::ButtonCounting),
        (Chapter::Recording, Chapter::ButtonRecording),
        (Chapter::Contra, Chapter::ButtonContra),
        (Chapter::Match, Chapter::ButtonMatch),
        (Chapter::Options, Chapter::ButtonOptions),
    ]
}
