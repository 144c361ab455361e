//! Answers to puzzles, and the coach's findings.

use talon_table::{PersonId, TableId};

use super::Concluded;
use crate::database::{Database, InputRows as _, StudyRows as _, Unit as _};
use crate::findings::Finding;
use crate::port::port;
use crate::puzzles::PuzzleAnswer;
use crate::{InputKey, StoreError};

/// Whether something was saved.
struct WasSaved(bool);

impl Concluded for WasSaved {
    fn changed(&self) -> bool {
        self.0
    }
}

port! {
    over Database;

    /// The part of the store with the answers to puzzles. Every method is one transaction.
    pub trait Puzzles {
        /// The answers of these persons, by game and number.
        async fn puzzle_answers(&self, persons: &[PersonId]) -> Result<Vec<PuzzleAnswer>, StoreError> {
            self.look().await?.puzzle_answers(persons).await
        }

        /// Saves an answer, unless the person has answered that puzzle before. Notes the input's key. Returns whether it was saved.
        async fn answer_puzzle(&self, answer: &PuzzleAnswer, key: &InputKey) -> Result<bool, StoreError> {
            let mut unit = self.begin().await?;
            let new = unit.take(key, answer.at).await?;
            let kept = WasSaved(new && unit.add_puzzle_answer(answer).await?);
            super::end(unit, kept).await.map(|WasSaved(kept)| kept)
        }
    }
}

port! {
    over Database;

    /// The part of the store with the coach's findings. Every method is one transaction.
    pub trait Findings {
        /// The findings about a match, of any version; none if nobody has asked yet.
        async fn finding(&self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError> {
            self.look().await?.finding(table, match_no).await
        }

        /// Saves findings, replacing those of an earlier version.
        async fn keep_finding(&self, finding: &Finding) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.write_finding(finding).await?;
            unit.commit().await
        }
    }
}
