//! Leaderboards.

use talon_games::GameKind;
use talon_standings::{Pool, Window};
use talon_store::results::{LeaderboardKey, LeaderboardLine, LeaderboardPart, ResultFilter, Scope, Start};
use talon_store::standings::system;
use talon_table::PersonId;
use talon_view::{
    HereVerb, LEADERBOARD_LINES, Leaderboard, LeaderboardAsk, Msg, Part, Period, Ranked, Span, Whose, game_named,
    means_everywhere, span_named,
};

use super::answers::StandingsAnswers;
use super::community::Community;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::input::intent::Answer;
use crate::local_time;

/// The arguments that were typed after the command.
#[derive(Debug, Default, PartialEq, Eq)]
struct LeaderboardQuery {
    everywhere: bool,
    game: Option<GameKind>,
    span: Option<Span>,
}

impl LeaderboardQuery {
    /// A game, a time span, and whether the global leaderboard is meant, in any order; none if a word is none of these.
    fn read(typed: &str) -> Option<Self> {
        typed.split_whitespace().try_fold(Self::default(), |wanted, word| match (game_named(word), span_named(word)) {
            (Some(game), _) => Some(Self { game: Some(game), ..wanted }),
            (None, Some(span)) => Some(Self { span: Some(span), ..wanted }),
            (None, None) => means_everywhere(word).then_some(Self { everywhere: true, ..wanted }),
        })
    }

    const fn whose(&self) -> Whose {
        if self.everywhere { Whose::Everywhere } else { Whose::Community }
    }
}

impl StandingsAnswers {
    /// `/leaderboard`: the leaderboard of the game that was played last here, unless the arguments name another.
    pub(in crate::handle) async fn leaderboard(
        &self,
        asked: &Asked<'_>,
        typed: Option<&str>,
    ) -> Result<Answer, HouseError> {
        let Some(wanted) = LeaderboardQuery::read(typed.unwrap_or_default()) else {
            return Ok(asked.alert(&Msg::LeaderboardUnknown));
        };
        let Some(community) = self.board_kept(asked, None, wanted.whose()).await? else {
            return Ok(asked.alert(&Msg::LeaderboardNowhere));
        };
        let (last_game, pool) = self.played_last(&community, wanted.game).await?;
        let ask = LeaderboardAsk {
            whose: wanted.whose(),
            game: wanted.game.unwrap_or(last_game),
            pool,
            span: wanted.span.unwrap_or(Span::Current(Period::Ever)),
            part: Part::After(0),
        };
        self.show_board(asked, &community, &ask).await
    }

    /// The game and pool of the last match; if nothing was played yet, those with which most people begin.
    async fn played_last(&self, at: &Community, game: Option<GameKind>) -> Result<(GameKind, Pool), HouseError> {
        let scope = (at.scope != Scope::Everywhere).then(|| at.scope.clone());
        let filter = ResultFilter { scope, game, with: Vec::new() };
        let last = self.core.store.results(&filter, None, 1).await?.pop();
        let played = last.as_ref().and_then(|result| result.fact.game.parse().ok());
        let pool = last.as_ref().and_then(|result| result.fact.pool()).unwrap_or(Pool::People);
        Ok((played.unwrap_or(GameKind::USUAL), pool))
    }

    pub(super) async fn show_board(
        &self,
        asked: &Asked<'_>,
        at: &Community,
        ask: &LeaderboardAsk,
    ) -> Result<Answer, HouseError> {
        let today = local_time::day_in(at.zone.as_deref(), asked.now);
        let key =
            LeaderboardKey { scope: at.scope.clone(), game: ask.game, pool: ask.pool, window: ask.span.on(today) };
        let selves = self.admission.selves(asked).await?;
        let Some(part) = self.board_part(&key, ask.part, &selves).await? else {
            return Ok(asked.alert(&Msg::LeaderboardWithoutYou));
        };
        let persons: Vec<PersonId> = part.lines.iter().map(|line| line.person).collect();
        let names = self.core.people_of(&persons, asked.place().platform).await?;
        let you = persons.into_iter().find(|person| asked.reads_alone() && selves.contains(person));
        let ranked = |line: LeaderboardLine| {
            let system = system(ask.game);
            let rating = line.rating.and_then(|rating| rating.aged(system, asked.now.0).shown(system));
            Ranked { person: line.person, row: line.row, rating }
        };
        let leaderboard = Leaderboard {
            table: at.table,
            whose: ask.whose,
            game: ask.game,
            pool: ask.pool,
            window: key.window,
            now: Window::of(today),
            before: part.before,
            total: part.total,
            lines: part.lines.into_iter().map(ranked).collect(),
            invites: ask.whose == Whose::Everywhere && !self.is_everywhere(asked).await?,
            you,
        };
        let here = HereVerb::Leaderboard(LeaderboardAsk { part: Part::After(part.before), ..ask.clone() });
        let page = talon_view::leaderboard(&leaderboard, &names, asked.here);
        self.screen.beside_with_here(asked, page, here).await
    }

    /// Whether the answer's one reader wants to be on the global leaderboard.
    async fn is_everywhere(&self, asked: &Asked<'_>) -> Result<bool, HouseError> {
        Ok(asked.reads_alone() && self.core.store.person_settings(asked.person()).await?.chosen.everywhere())
    }

    /// The requested part of a leaderboard; none if it is to be around somebody who has no line.
    async fn board_part(
        &self,
        leaderboard: &LeaderboardKey,
        part: Part,
        selves: &[PersonId],
    ) -> Result<Option<LeaderboardPart>, HouseError> {
        let limit = LEADERBOARD_LINES as usize;
        let own = match part {
            Part::After(lines) => {
                return Ok(Some(self.core.store.leaderboard(leaderboard, Start::Line(lines), limit).await?));
            }
            Part::Own => selves,
        };
        for person in own {
            let part = self.core.store.leaderboard(leaderboard, Start::Around(*person), limit).await?;
            if part.lines.iter().any(|line| line.person == *person) {
                return Ok(Some(part));
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_and_a_time_are_read_in_any_order_and_language() {
        let week = LeaderboardQuery {
            everywhere: false,
            game: Some(GameKind::Belot),
            span: Some(Span::Current(Period::Week)),
        };
        for typed in ["belot week", " WEEK  Belot ", "белот седмица", "Белот week"] {
            assert_eq!(LeaderboardQuery::read(typed).as_ref(), Some(&week), "{typed}");
        }
        let window = "2026-w47".parse().map(Span::Window).ok();
        assert_eq!(
            LeaderboardQuery::read("2026-w47"),
            Some(LeaderboardQuery { everywhere: false, game: None, span: window })
        );
        assert_eq!(LeaderboardQuery::read(""), Some(LeaderboardQuery::default()));
        let everywhere = LeaderboardQuery { everywhere: true, ..week };
        for typed in ["everywhere belot week", "global belot week", "Белот седмица обща"] {
            assert_eq!(LeaderboardQuery::read(typed).as_ref(), Some(&everywhere), "{typed}");
        }
        assert_eq!(LeaderboardQuery::read("belot yesterday"), None);
    }
}
