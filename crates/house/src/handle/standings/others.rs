//! Standings of a person whom a command names, as far as the asker may see them.
//!
//! Asking does not reveal who plays: hidden standings and an unknown person have the same answer.

use talon_standings::Window;
use talon_store::results::{LeaderboardKey, RatingLine, Scope, Start};
use talon_table::PersonId;
use talon_view::{Msg, RatingsOf};

use super::answers::StandingsAnswers;
use super::own::one_each;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::input::intent::{Answer, Named};

impl StandingsAnswers {
    /// `/rating`: the ratings of the asker, or of the person that is named.
    pub(in crate::handle) async fn rating(&self, asked: &Asked<'_>, of: Option<&Named>) -> Result<Answer, HouseError> {
        match of {
            None => self.show_ratings(asked).await,
            Some(Named::Account(account)) => match self.core.store.account(account).await? {
                Some(row) => self.show_others_ratings(asked, row.person).await,
                None => Ok(asked.alert(&Msg::RatingsHidden)),
            },
            Some(Named::Bot) => Ok(asked.alert(&Msg::NamedBot)),
            Some(Named::Unknown) => Ok(asked.alert(&Msg::RatingsHidden)),
            Some(Named::Unclear) => Ok(asked.alert(&Msg::NamedNobody)),
        }
    }

    /// `/stats`: the totals of the asker's matches, or the asker's record against the person that is named.
    pub(in crate::handle) async fn stats(&self, asked: &Asked<'_>, of: Option<&Named>) -> Result<Answer, HouseError> {
        match of {
            None => self.show_stats(asked).await,
            Some(Named::Account(account)) => match self.core.store.account(account).await? {
                Some(row) => self.show_meetings(asked, row.person).await,
                None => Ok(asked.alert(&Msg::NeverMet)),
            },
            Some(Named::Bot) => Ok(asked.alert(&Msg::NamedBot)),
            Some(Named::Unknown) => Ok(asked.alert(&Msg::NeverMet)),
            Some(Named::Unclear) => Ok(asked.alert(&Msg::NamedNobody)),
        }
    }

    /// The ratings of a person, as far as the asker could read them on a leaderboard.
    pub(super) async fn show_others_ratings(&self, asked: &Asked<'_>, person: PersonId) -> Result<Answer, HouseError> {
        let Some(person) = self.core.people_of(&[person], asked.place().platform).await?.acting(person) else {
            return Ok(asked.alert(&Msg::RatingsHidden));
        };
        if person == asked.person() {
            return self.show_ratings(asked).await;
        }
        let ratings = self.visible_ratings(asked, person).await?;
        if ratings.is_empty() {
            return Ok(asked.alert(&Msg::RatingsHidden));
        }
        let met = self.met_with(asked, person).await?.is_some();
        self.show_ratings_of(asked, person, RatingsOf::Other { met }, &ratings).await
    }

    /// One rating for each game and pool in which the person has a line on a leaderboard that the asker can open here: the
    /// community's leaderboard, or the leaderboard of everybody.
    pub(super) async fn visible_ratings(
        &self,
        asked: &Asked<'_>,
        person: PersonId,
    ) -> Result<Vec<RatingLine>, HouseError> {
        let ratings = self.ratings_of_all(&self.admission.selves_of(person).await?).await?;
        if ratings.is_empty() || self.core.store.person_settings(person).await?.chosen.everywhere() {
            return Ok(one_each(ratings));
        }
        let Some(community) = self.community_asked(asked, None).await? else {
            return Ok(Vec::new());
        };
        let mut visible = Vec::new();
        for line in ratings {
            if self.is_on_board(&community.scope, &line).await? {
                visible.push(line);
            }
        }
        Ok(one_each(visible))
    }

    /// Whether the rating's holder has a line on the leaderboard of its game and pool.
    async fn is_on_board(&self, scope: &Scope, rating: &RatingLine) -> Result<bool, HouseError> {
        let Some(person) = rating.who.person().map(PersonId) else {
            return Ok(false);
        };
        let leaderboard =
            LeaderboardKey { scope: scope.clone(), game: rating.game, pool: rating.pool, window: Window::All };
        let part = self.core.store.leaderboard(&leaderboard, Start::Around(person), 1).await?;
        Ok(part.lines.iter().any(|line| line.person == person))
    }
}
