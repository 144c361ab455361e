//! Answers to puzzles, and the coach's findings.

use async_trait::async_trait;
use sqlx::query_as;
use talon_store::StoreError;
use talon_store::database::StudyRows;
use talon_store::findings::Finding;
use talon_store::puzzles::PuzzleAnswer;
use talon_table::{PersonId, TableId};

use crate::columns::{FindingColumns, PuzzleAnswerColumns, person_id, persons_json, rows, table_id};
use crate::dialect::{Moment, SqlUnit, execute};
use crate::fault::fault;

#[async_trait]
impl StudyRows for SqlUnit {
    async fn puzzle_answers(&mut self, persons: &[PersonId]) -> Result<Vec<PuzzleAnswer>, StoreError> {
        let persons = persons_json(persons);
        let columns = query_as!(
            PuzzleAnswerColumns,
            r#"SELECT person, game, number, solved, answered_at FROM puzzle_answer
               WHERE person IN (SELECT CAST(value AS bigint) FROM json_each($1)) ORDER BY game, number, person < 0, person"#,
            persons
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn add_puzzle_answer(&mut self, answer: &PuzzleAnswer) -> Result<bool, StoreError> {
        let (person, game) = (person_id(answer.person), answer.game.name());
        execute!(
            self,
            "INSERT INTO puzzle_answer (person, game, number, solved, answered_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING",
            person,
            game,
            i64::from(answer.number),
            answer.solved,
            Moment(answer.at)
        )
        .map(|added| added == 1)
    }

    async fn remove_puzzle_answers_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        let persons = persons_json(persons);
        execute!(
            self,
            "DELETE FROM puzzle_answer WHERE person IN (SELECT CAST(value AS bigint) FROM json_each($1))",
            persons
        )
        .map(drop)
    }

    async fn finding(&mut self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError> {
        let table = table_id(table);
        let columns = query_as!(
            FindingColumns,
            "SELECT table_id, match_no, version, found FROM finding WHERE table_id = $1 AND match_no = $2",
            table,
            i64::from(match_no)
        );
        columns.fetch_optional(self.connection()).await.map_err(fault)?.map(Finding::try_from).transpose()
    }

    async fn write_finding(&mut self, finding: &Finding) -> Result<(), StoreError> {
        let table = table_id(finding.table);
        execute!(
            self,
            "INSERT INTO finding (table_id, match_no, version, found) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, match_no) DO UPDATE SET version = excluded.version, found = excluded.found",
            table,
            i64::from(finding.match_no),
            i64::from(finding.version),
            finding.found
        )
        .map(drop)
    }
}
