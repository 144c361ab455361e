//! Rows of what people learn by: answers to puzzles, and what the coach found.

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

    /// Adds an answer, unless its person has one to that puzzle. Tells whether it did.
    async fn add_puzzle_answer(&mut self, answer: &PuzzleAnswer) -> Result<bool, StoreError>;

    /// Removes the answers of these persons.
    async fn remove_puzzle_answers_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError>;

    /// What was found in a match.
    async fn finding(&mut self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError>;

    /// Writes what was found in a match, in place of what was there.
    async fn write_finding(&mut self, finding: &Finding) -> Result<(), StoreError>;
}
