//! Answers to puzzles, and what the coach found.

use talon_table::{PersonId, TableId};

use super::Concluded;
use crate::database::{Database, InputRows as _, StudyRows as _, Unit as _};
use crate::findings::Finding;
use crate::port::port;
use crate::puzzles::PuzzleAnswer;
use crate::{InputKey, StoreError};

/// Whether something was kept.
struct Kept(bool);

impl Concluded for Kept {
    fn changed(&self) -> bool {
        self.0
    }
}

port! {
    over Database;

    /// The part of the store that keeps answers to puzzles. Every method is one transaction.
    pub trait Puzzles {
        /// The answers of these persons, by game and number.
        async fn puzzle_answers(&self, persons: &[PersonId]) -> Result<Vec<PuzzleAnswer>, StoreError> {
            self.look().await?.puzzle_answers(persons).await
        }

        /// Keeps an answer, unless the person has answered that puzzle before. Notes the input's key with it. Tells whether it was kept.
        async fn answer_puzzle(&self, answer: &PuzzleAnswer, key: &InputKey) -> Result<bool, StoreError> {
            let mut unit = self.begin().await?;
            let new = unit.take(key, answer.at).await?;
            let kept = Kept(new && unit.add_puzzle_answer(answer).await?);
            super::end(unit, kept).await.map(|Kept(kept)| kept)
        }
    }
}

port! {
    over Database;

    /// The part of the store that keeps what the coach found. Every method is one transaction.
    pub trait Findings {
        /// What was found in a match, by whichever version; none if nobody asked yet.
        async fn finding(&self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError> {
            self.look().await?.finding(table, match_no).await
        }

        /// Keeps what was found, in place of what an earlier version found.
        async fn keep_finding(&self, finding: &Finding) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.write_finding(finding).await?;
            unit.commit().await
        }
    }
}
