//! What a button of a daily deal asks for.

use talon_standings::Day;

use super::spell::{BadToken, Field, coded, printed, verbs};
use crate::{DailyGame, PostTime};

verbs! {
    /// Something of the daily deals of the chat in which the button stands; of a group's deal in a private chat, the token's table says
    /// which.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum DailyVerb {
        /// Show today's deal.
        Today = "daily",
        /// Show the deal of this day.
        On(day: Day) = "daily-on": day,
        /// Play the deal of this day.
        Play(day: Day) = "daily-play": day,
        /// Show me what came of this day's deal.
        Results(day: Day) = "daily-results": day,
        /// Tell the chat whose deal it is how exactly I played that of this day; elsewhere the token's table is the one at which I did.
        Share(day: Day) = "daily-share": day,
        /// Show under which promise the cards of this day are sealed.
        Proof(day: Day) = "daily-proof": day,
        /// Show me what came of the deal that I played at the token's table.
        Board = "daily-board",
        /// Show of which game the deals can be.
        Games = "daily-games",
        /// Have a daily deal of this game, or none.
        Choose(game: Option<DailyGame>) = "daily-game": game,
        /// Tell the group of the day's deal at this hour, or never.
        Post(time: PostTime) = "daily-post": time,
    }
}

printed! { Day }

coded! { PostTime }

impl Field for Option<DailyGame> {
    fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Some(game) => std::fmt::Display::fmt(game, f),
            None => f.write_str("none"),
        }
    }

    fn read(text: &str) -> Result<Self, BadToken> {
        if text == "none" { Ok(None) } else { text.parse().map(Some).map_err(|_| BadToken) }
    }
}
