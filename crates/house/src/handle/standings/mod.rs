//! What finished matches add up to. Nothing here looks at a match that is being played.

mod community;
mod history;
mod leaderboard;
mod meetings;
mod others;
mod own;
mod records;

use talon_table::TableId;
use talon_view::{Msg, Standings};

use super::Asked;
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Answer;

impl House {
    /// A button that asks for a page of standings; `at` is a table of the community whose they are.
    pub(super) async fn press_standings(
        &self,
        asked: &Asked<'_>,
        at: Option<TableId>,
        ask: &Standings,
    ) -> Result<Answer, HouseError> {
        match ask {
            Standings::Board(ask) => match self.board_kept(asked, at, ask.whose).await? {
                Some(community) => self.show_board(asked, &community, ask).await,
                None => Ok(asked.alert(&Msg::BoardNowhere)),
            },
            Standings::Records(game, pool) => match self.community_asked(asked, at).await? {
                Some(community) => self.show_records(asked, &community, *game, *pool).await,
                None => Ok(asked.alert(&Msg::BoardNowhere)),
            },
            Standings::Ratings => self.show_ratings(asked).await,
            Standings::RatingsOf(person) => self.show_others_ratings(asked, *person).await,
            Standings::Course(game, pool) => self.show_course(asked, *game, *pool).await,
            Standings::Picture(game, pool) => self.send_course(asked, *game, *pool).await,
            Standings::Stats => self.show_stats(asked).await,
            Standings::With(person) => self.show_meetings(asked, *person).await,
            Standings::History(ask) => self.show_history(asked, ask).await,
        }
    }
}
