//! Answers to puzzles.

use talon_games::GameKind;
use talon_table::{PersonId, Timestamp};

/// The first answer of a person to a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// Who answered.
    pub person: PersonId,
    /// The puzzle's game.
    pub game: GameKind,
    /// The puzzle's number among those of its game: 1, 2, ….
    pub number: u32,
    /// Whether the answer was right.
    pub solved: bool,
    /// When.
    pub at: Timestamp,
}
