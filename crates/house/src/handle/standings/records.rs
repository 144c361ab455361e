//! The records of a community.

use talon_games::GameKind;
use talon_standings::{Pool, Window};
use talon_store::results::{LeaderboardKey, Record};
use talon_table::PersonId;
use talon_view::{Records, records_of};

use super::answers::StandingsAnswers;
use super::community::Community;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::input::intent::Answer;

impl StandingsAnswers {
    pub(super) async fn show_records(
        &self,
        asked: &Asked<'_>,
        at: &Community,
        game: GameKind,
        pool: Pool,
    ) -> Result<Answer, HouseError> {
        let key = LeaderboardKey { scope: at.scope.clone(), game, pool, window: Window::All };
        let held = self.core.store.records(&key, &records_of(game)).await?;
        let persons: Vec<PersonId> = held.iter().map(|record| record.person).collect();
        let names = self.core.people_of(&persons, asked.place().platform).await?;
        let held = held.into_iter().map(|Record { of, person, row }| (of, person, row)).collect();
        let records = Records { table: at.table, game, pool, held };
        self.screen.beside(asked, None, talon_view::records(&records, &names, asked.here)).await
    }
}
