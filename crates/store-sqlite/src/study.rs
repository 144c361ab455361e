//! Answers to puzzles, and what the coach found.

use async_trait::async_trait;
use sqlx::query_as;
use talon_store::StoreError;
use talon_store::database::StudyRows;
use talon_store::findings::Finding;
use talon_store::puzzles::PuzzleAnswer;
use talon_table::{PersonId, TableId};

use crate::columns::{FindingColumns, PuzzleAnswerColumns, person_id, persons_json, rows, table_id};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

#[async_trait]
impl StudyRows for SqliteUnit {
    async fn puzzle_answers(&mut self, persons: &[PersonId]) -> Result<Vec<PuzzleAnswer>, StoreError> {
        let persons = persons_json(persons);
        let columns = query_as!(
            PuzzleAnswerColumns,
            r#"SELECT person, game, number, solved AS "solved: bool", answered_at FROM puzzle_answer
               WHERE person IN (SELECT value FROM json_each(?)) ORDER BY game, number, person < 0, person"#,
            persons
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn add_puzzle_answer(&mut self, answer: &PuzzleAnswer) -> Result<bool, StoreError> {
        let (person, game) = (person_id(answer.person), answer.game.name());
        execute!(
            self,
            "INSERT INTO puzzle_answer (person, game, number, solved, answered_at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
            person,
            game,
            answer.number,
            answer.solved,
            answer.at.0
        )
        .map(|added| added == 1)
    }

    async fn remove_puzzle_answers_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        let persons = persons_json(persons);
        execute!(self, "DELETE FROM puzzle_answer WHERE person IN (SELECT value FROM json_each(?))", persons).map(drop)
    }

    async fn finding(&mut self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError> {
        let table = table_id(table);
        let columns = query_as!(
            FindingColumns,
            "SELECT table_id, match_no, version, found FROM finding WHERE table_id = ? AND match_no = ?",
            table,
            match_no
        );
        columns.fetch_optional(self.connection()).await.map_err(fault)?.map(Finding::try_from).transpose()
    }

    async fn write_finding(&mut self, finding: &Finding) -> Result<(), StoreError> {
        let table = table_id(finding.table);
        execute!(
            self,
            "INSERT INTO finding (table_id, match_no, version, found) VALUES (?, ?, ?, ?)
             ON CONFLICT (table_id, match_no) DO UPDATE SET version = excluded.version, found = excluded.found",
            table,
            finding.match_no,
            finding.version,
            finding.found
        )
        .map(drop)
    }
}
