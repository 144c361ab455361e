//! Answers to puzzles, and what the coach found.

use async_trait::async_trait;
use talon_table::{PersonId, TableId};

use super::Concluded;
use crate::database::{Database, InputRows as _, StudyRows as _, Unit as _};
use crate::findings::{Finding, Findings};
use crate::puzzles::{PuzzleAnswer, Puzzles};
use crate::{InputKey, StoreError};

/// Whether something was kept.
struct Kept(bool);

impl Concluded for Kept {
    fn changed(&self) -> bool {
        self.0
    }
}

#[async_trait]
impl<D: Database> Puzzles for D {
    async fn puzzle_answers(&self, persons: &[PersonId]) -> Result<Vec<PuzzleAnswer>, StoreError> {
        self.look().await?.puzzle_answers(persons).await
    }

    async fn answer_puzzle(&self, answer: &PuzzleAnswer, key: &InputKey) -> Result<bool, StoreError> {
        let mut unit = self.begin().await?;
        let new = unit.take(key, answer.at).await?;
        let kept = Kept(new && unit.add_puzzle_answer(answer).await?);
        super::end(unit, kept).await.map(|Kept(kept)| kept)
    }
}

#[async_trait]
impl<D: Database> Findings for D {
    async fn finding(&self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError> {
        self.look().await?.finding(table, match_no).await
    }

    async fn keep_finding(&self, finding: &Finding) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        unit.write_finding(finding).await?;
        unit.commit().await
    }
}
