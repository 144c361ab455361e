//! Answers to puzzles, as a port.

use async_trait::async_trait;
use talon_games::GameKind;
use talon_table::{PersonId, Timestamp};

use crate::{InputKey, StoreError};

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

/// The part of the store that keeps answers to puzzles. Every method is one transaction.
#[async_trait]
pub trait Puzzles: Send + Sync {
    /// The answers of these persons, by game and number.
    async fn puzzle_answers(&self, persons: &[PersonId]) -> Result<Vec<PuzzleAnswer>, StoreError>;

    /// Keeps an answer, unless the person has answered that puzzle before. Notes the input's key with it. Tells whether it was kept.
    async fn answer_puzzle(&self, answer: &PuzzleAnswer, key: &InputKey) -> Result<bool, StoreError>;
}
