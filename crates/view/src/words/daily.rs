//! Daily deals.

use talon_games::GameKind;

use super::{Date, Mentions, Moment, Name, Phrase, Who, sentences};

sentences! {
    /// Sentences of the pages about daily deals.
    pub(crate) enum Daily {
        Title = "daily-title" { date: Date, game: GameKind },
        How = "daily-how",
        OffTitle = "daily-off-title",
        OffHow = "daily-off-how",
        Nobody = "daily-nobody" { over: bool },
        Players = "daily-players" { players: Mentions },
        Player = "daily-player" { player: Who },
        MorePlayers = "daily-more-players" { count: u32 },
        Hidden = "daily-hidden",
        Playing = "daily-playing",
        Yours = "daily-yours" { made: Phrase, place: u32, of: u32 },
        YoursGone = "daily-yours-gone",
        Exact = "daily-exact" { accuracy: u32 },
        ExactSoon = "daily-exact-soon",
        Streak = "daily-streak" { days: u32 },
        Share = "daily-share",
        Shared = "daily-shared" { date: Date, game: GameKind, marks: Phrase, accuracy: u32, days: u32 },
        HeadMade = "daily-head-made",
        HeadExact = "daily-head-exact",
        HeadStreak = "daily-head-streak",
        Line = "daily-line" { player: Who },
        GaveUp = "daily-gave-up",
        MoreLines = "daily-more-lines" { count: u32 },
        Note = "daily-note",
        Opens = "daily-opens" { until: Moment },
        // At its table.
        SameCards = "daily-same-cards",
        Promised = "daily-promised",
        ResultSealed = "daily-result-sealed",
        // Its proof.
        Proof = "daily-proof" { fixed: Moment },
        ProofNext = "daily-proof-next",
        ProofLater = "daily-proof-later",
        // Choosing the game.
        GamesTitle = "daily-games-title",
        GamesHow = "daily-games-how",
        // Telling a group of it.
        PostHow = "daily-post-how",
        PostBefore = "daily-post-before",
        PostPlace = "daily-post-place" { place: u32, player: Name, made: Phrase },
        // Buttons.
        ButtonToday = "button-daily",
        ButtonPlay = "button-daily-play",
        ButtonGoOn = "button-daily-go-on",
        ButtonResults = "button-daily-results",
        ButtonBoard = "button-daily-board",
        ButtonBefore = "button-daily-before" { date: Date },
        ButtonAfter = "button-daily-after" { date: Date },
        ButtonShare = "button-daily-share",
        ButtonGames = "button-daily-games",
        ButtonTurns = "button-daily-turns",
        ButtonNone = "button-daily-none",
        ButtonPostNever = "button-daily-post-never",
    }
}
