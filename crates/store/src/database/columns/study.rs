//! The stored forms of what people learn by.

use super::{Stored, coded, columns, count, person, table};
use crate::StoreError;
use crate::findings::Finding;
use crate::puzzles::PuzzleAnswer;

columns! {
    /// The columns of an answer to a puzzle.
    PuzzleAnswerColumns<Moment> {
        person: i64,
        game: String,
        number: i64,
        solved: bool,
        answered_at: Moment,
    }
}

impl<Moment: Into<Stored>> TryFrom<PuzzleAnswerColumns<Moment>> for PuzzleAnswer {
    type Error = StoreError;

    fn try_from(columns: PuzzleAnswerColumns<Moment>) -> Result<Self, StoreError> {
        Ok(Self {
            person: person(columns.person),
            game: coded(&columns.game)?,
            number: count(columns.number)?,
            solved: columns.solved,
            at: columns.answered_at.into().0,
        })
    }
}

columns! {
    /// The columns of the coach's findings about a match.
    FindingColumns {
        table_id: i64,
        match_no: i64,
        version: i64,
        found: String,
    }
}

impl TryFrom<FindingColumns> for Finding {
    type Error = StoreError;

    fn try_from(columns: FindingColumns) -> Result<Self, StoreError> {
        Ok(Self {
            table: table(columns.table_id),
            match_no: count(columns.match_no)?,
            version: count(columns.version)?,
            found: columns.found,
        })
    }
}
