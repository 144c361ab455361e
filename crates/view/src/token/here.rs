//! Which page of a community a button shows to everybody.

use talon_standings::Day;
use talon_table::LeagueId;

use super::spell::{printed, verbs};
use crate::LeaderboardAsk;

verbs! {
    /// A page that one person asked for, to be shown to everybody in the place where the button stands.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum HereVerb {
        /// The deal of this day.
        Daily(day: Day) = "daily": day,
        /// The leagues.
        Leagues = "leagues",
        /// This league.
        League(league: LeagueId) = "league": league,
        /// A part of a leaderboard.
        Leaderboard(ask: LeaderboardAsk),
    }
}

printed! { HereVerb }
