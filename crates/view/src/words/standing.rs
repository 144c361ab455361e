//! What finished matches add up to: leaderboards, ratings, statistics.

use talon_games::GameKind;

use super::{Choice, Name, Phrase, sentences};

sentences! {
    /// Sentences of the pages of standings.
    pub(crate) enum Standing {
        DecimalMark = "standing-decimal-mark",
        // Stretches of time.
        Current = "standing-current" { period: Choice },
        Last = "standing-last" { period: Choice },
        Week = "standing-week" { week: u8, year: Phrase },
        Month = "standing-month" { month: u8, year: Phrase },
        Season = "standing-season" { quarter: u8, year: Phrase },
        // What somebody did.
        Won = "standing-won" { wins: u32, matches: u32 },
        Drawn = "standing-drawn" { draws: u32 },
        Points = "standing-points" { points: Phrase },
        Contracts = "standing-contracts" { made: u32, all: u32 },
        Penalty = "standing-penalty" { average: Phrase },
        Feat = "standing-feat" { feat: Choice, count: u32 },
        // Leaderboards.
        BoardTitle = "standing-board-title" { game: GameKind, when: Phrase },
        BoardOf = "standing-board-of" { whose: Choice, pool: Choice },
        BoardEmpty = "standing-board-empty",
        Line = "standing-line" { place: u32, player: Name, rating: Phrase },
        OrderRating = "standing-order-rating",
        OrderWins = "standing-order-wins",
        Unsettled = "standing-unsettled",
        Range = "standing-range" { first: u32, last: u32, total: u32 },
        LabelSpan = "label-standing-span" { period: Choice },
        ButtonBefore = "button-standing-before" { when: Phrase },
        ButtonPool = "button-standing-pool" { pool: Choice },
        ButtonBack = "button-standing-back",
        ButtonOn = "button-standing-on",
        ButtonAround = "button-standing-around",
    }
}
