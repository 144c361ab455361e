//! Charts in words and figures, for whoever draws them.

/// A chart: what is in it, and what is said of it. It tells no more than the page beside which it is offered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// What it is about.
    pub title: String,
    /// A sentence about it.
    pub note: String,
    /// What the surface around the line is, where there is one.
    pub band: Option<String>,
    /// What stands below each place; where that is nothing, the places are counted from 0.
    pub days: Vec<String>,
    /// The lines.
    pub lines: Vec<DrawnLine>,
}

/// A line of a [`Drawing`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnLine {
    /// Whose it is.
    pub name: String,
    /// What stands for a name in letters that cannot be drawn.
    pub otherwise: String,
    /// The values, one for each place.
    pub values: Vec<i32>,
    /// How far each value may be off, where that is shown.
    pub spread: Vec<u32>,
}
