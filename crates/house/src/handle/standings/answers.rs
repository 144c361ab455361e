//! Answers questions about standings.

use std::sync::Arc;

use talon_table::TableId;
use talon_view::{Msg, Standings};

use crate::core::Core;
use crate::error::HouseError;
use crate::handle::admission::Admission;
use crate::handle::asked::Asked;
use crate::handle::person::files::Files;
use crate::handle::screen::Screen;
use crate::input::intent::Answer;

/// Answers questions about standings.
pub(crate) struct StandingsAnswers {
    pub(super) core: Arc<Core>,
    pub(super) admission: Arc<Admission>,
    pub(super) files: Arc<Files>,
    pub(super) screen: Arc<Screen>,
}

impl StandingsAnswers {
    /// On this core.
    pub(crate) const fn new(
        core: Arc<Core>,
        admission: Arc<Admission>,
        files: Arc<Files>,
        screen: Arc<Screen>,
    ) -> Self {
        Self { core, admission, files, screen }
    }
}

impl StandingsAnswers {
    /// A button that asks for a page of standings; `at` is a table of the community that the standings belong to.
    pub(crate) async fn press_standings(
        &self,
        asked: &Asked<'_>,
        at: Option<TableId>,
        ask: &Standings,
    ) -> Result<Answer, HouseError> {
        match ask {
            Standings::Leaderboard(ask) => match self.board_kept(asked, at, ask.whose).await? {
                Some(community) => self.show_board(asked, &community, ask).await,
                None => Ok(asked.alert(&Msg::LeaderboardNowhere)),
            },
            Standings::Records(game, pool) => match self.community_asked(asked, at).await? {
                Some(community) => self.show_records(asked, &community, *game, *pool).await,
                None => Ok(asked.alert(&Msg::LeaderboardNowhere)),
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
