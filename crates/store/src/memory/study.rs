//! Answers to puzzles and findings of the coach, in the store in memory.

use async_trait::async_trait;
use talon_table::{PersonId, TableId};

use super::unit::MemoryUnit;
use crate::StoreError;
use crate::database::StudyRows;
use crate::findings::Finding;
use crate::puzzles::PuzzleAnswer;

#[async_trait]
impl StudyRows for MemoryUnit {
    async fn puzzle_answers(&mut self, persons: &[PersonId]) -> Result<Vec<PuzzleAnswer>, StoreError> {
        let theirs = self.state.puzzle_answers.values().filter(|answer| persons.contains(&answer.person));
        Ok(theirs.copied().collect())
    }

    async fn add_puzzle_answer(&mut self, answer: &PuzzleAnswer) -> Result<bool, StoreError> {
        let key = (answer.game.name(), answer.number, answer.person);
        let new = !self.state.puzzle_answers.contains_key(&key);
        if new {
            self.set(|state| &mut state.puzzle_answers, key, Some(*answer));
        }
        Ok(new)
    }

    async fn remove_puzzle_answers_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        self.change(|state| &mut state.puzzle_answers).retain(|_, answer| !persons.contains(&answer.person));
        Ok(())
    }

    async fn finding(&mut self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError> {
        Ok(self.state.findings.get(&(table, match_no)).cloned())
    }

    async fn write_finding(&mut self, finding: &Finding) -> Result<(), StoreError> {
        self.set(|state| &mut state.findings, (finding.table, finding.match_no), Some(finding.clone()));
        Ok(())
    }
}
