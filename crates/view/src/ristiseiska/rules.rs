//! The rules of Ristiseiska in the bot's own words, section by section.

use crate::words::sentences;

sentences! {
    /// The sections of the rules of Ristiseiska, and the labels of the buttons that lead to them. In a section's text the
    /// first line is the title.
    pub(crate) enum Chapter {
        Short = "ristiseiska-rules-short",
        Cards = "ristiseiska-rules-cards",
        Grid = "ristiseiska-rules-grid",
        Turn = "ristiseiska-rules-turn",
        Stuck = "ristiseiska-rules-stuck",
        Points = "ristiseiska-rules-points",
        Options = "ristiseiska-rules-options",
        ButtonShort = "ristiseiska-rules-button-short",
        ButtonCards = "ristiseiska-rules-button-cards",
        ButtonGrid = "ristiseiska-rules-button-grid",
        ButtonTurn = "ristiseiska-rules-button-turn",
        ButtonStuck = "ristiseiska-rules-button-stuck",
        ButtonPoints = "ristiseiska-rules-button-points",
        ButtonOptions = "ristiseiska-rules-button-options",
    }
}

/// Each section with the label of the button that leads to it, the short card first.
pub(super) fn sections() -> Vec<(Chapter, Chapter)> {
    vec![
        (Chapter::Short, Chapter::ButtonShort),
        (Chapter::Cards, Chapter::ButtonCards),
        (Chapter::Grid, Chapter::ButtonGrid),
        (Chapter::Turn, Chapter::ButtonTurn),
        (Chapter::Stuck, Chapter::ButtonStuck),
        (Chapter::Points, Chapter::ButtonPoints),
        (Chapter::Options, Chapter::ButtonOptions),
    ]
}
