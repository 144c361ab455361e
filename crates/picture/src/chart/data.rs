//! What is in a chart: its lines, and the texts about them.

use super::letters::Letters;

/// A chart: its data, and the texts about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// What it is about, in a few words.
    pub title: String,
    /// A sentence below that, or nothing.
    pub note: String,
    /// What the shaded band around the first line means, if that line has a spread.
    pub band: Option<String>,
    /// The labels below.
    pub places: Places,
    /// The lines. Up to five have colours and shapes of their own.
    pub lines: Vec<Line>,
}

/// The labels below the places of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Places {
    /// Numbers one after the other.
    Counted {
        /// The number of the first place.
        first: u32,
    },
    /// A text for each place; neighbours may have the same.
    Named(Vec<String>),
}

impl Default for Places {
    fn default() -> Self {
        Self::Counted { first: 1 }
    }
}

/// A line of a chart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The player's name. Letters without shapes, such as emojis, are left out.
    pub name: String,
    /// The text used instead of a name of which no letter is left.
    pub otherwise: String,
    /// The values, one for each place.
    pub values: Vec<i32>,
    /// How far each value may be off upwards and downwards, if that is shown.
    pub spread: Vec<u32>,
}

impl Line {
    /// The letters of the name that have shapes; if there are none, those of the other text.
    pub(super) fn shown_name(&self, letters: &Letters) -> String {
        letters.legible(&self.name).or_else(|| letters.legible(&self.otherwise)).unwrap_or_default()
    }
}
