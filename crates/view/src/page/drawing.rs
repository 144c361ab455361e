//! Charts as data, for the code that draws them.

/// A chart: its data, and the texts about it. It tells no more than the page that offers it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// What it is about.
    pub title: String,
    /// A sentence about it.
    pub note: String,
    /// What the shaded band around the line means, where there is one.
    pub band: Option<String>,
    /// The label below each place; if there are none, the places are counted from 0.
    pub days: Vec<String>,
    /// The lines.
    pub lines: Vec<DrawnLine>,
}

/// A line of a [`Drawing`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnLine {
    /// Whose it is.
    pub name: String,
    /// The text used instead if the name has letters that cannot be drawn.
    pub otherwise: String,
    /// The values, one for each place.
    pub values: Vec<i32>,
    /// How far each value may be off, where that is shown.
    pub spread: Vec<u32>,
}
