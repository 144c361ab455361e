//! Rows of answers to puzzles and of the coach's findings.

use async_trait::async_trait;
use talon_table::{PersonId, TableId};

use crate::StoreError;
use crate::findings::Finding;
use crate::puzzles::PuzzleAnswer;

/// Reads and writes answers to puzzles, and findings.
#[async_trait]
pub trait StudyRows {
    /// The answers of these persons, by game and number, then by person.
    async fn puzzle_answers(&mut self, persons: &[PersonId]) -> Result<Vec<PuzzleAnswer>, StoreError>;

    /// Adds an answer, unless its person has one to that puzzle. Returns whether it did.
    async fn add_puzzle_answer(&mut self, answer: &PuzzleAnswer) -> Result<bool, StoreError>;

    /// Removes the answers of these persons.
    async fn remove_puzzle_answers_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError>;

    /// The findings about a match.
    async fn finding(&mut self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError>;

    /// Writes the findings about a match, replacing earlier ones.
    async fn write_finding(&mut self, finding: &Finding) -> Result<(), StoreError>;
}
