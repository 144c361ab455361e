//! What a community remembers.

use talon_games::GameKind;
use talon_standings::{Pool, Window};
use talon_table::PersonId;
use talon_view::Records;

use super::super::Asked;
use super::community::Community;
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Answer;
use crate::ports::results::{BoardKey, Start};

/// Among how many lines of a board records are looked for: more than a community has players.
const LINES: usize = 500;

impl House {
    pub(super) async fn show_records(
        &self,
        asked: &Asked<'_>,
        at: &Community,
        game: GameKind,
        pool: Pool,
    ) -> Result<Answer, HouseError> {
        let key = BoardKey { scope: at.scope.clone(), game, pool, window: Window::All };
        let part = self.store.board(&key, Start::Line(0), LINES).await?;
        let persons: Vec<PersonId> = part.lines.iter().map(|line| line.person).collect();
        let names = self.people_of(&persons, asked.place().platform).await?;
        let rows = part.lines.into_iter().map(|line| (line.person, line.row)).collect();
        let records = Records { table: at.table, game, pool, rows };
        self.beside(asked, None, talon_view::records(&records, &names, asked.here)).await
    }
}
