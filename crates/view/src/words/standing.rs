//! What finished matches add up to: leaderboards, ratings, statistics.

use talon_games::GameKind;

use super::{Choice, Name, Phrase, Who, sentences};

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
        BoardEmptyEverywhere = "standing-board-empty-everywhere",
        BoardOptIn = "standing-board-opt-in",
        Line = "standing-line" { place: u32, player: Name, rating: Phrase },
        OrderRating = "standing-order-rating",
        OrderWins = "standing-order-wins",
        Unsettled = "standing-unsettled",
        Range = "standing-range" { first: u32, last: u32, total: u32 },
        LabelSpan = "label-standing-span" { period: Choice },
        ButtonBefore = "button-standing-before" { when: Phrase },
        ButtonPool = "button-standing-pool" { pool: Choice },
        ButtonWhose = "button-standing-whose" { whose: Choice },
        ButtonBack = "button-standing-back",
        ButtonOn = "button-standing-on",
        ButtonAround = "button-standing-around",
        // Ratings.
        RatingsTitle = "standing-ratings-title" { player: Who },
        RatingsNone = "standing-ratings-none",
        Rating = "standing-rating" { pool: Choice, rating: i32, deviation: i32, matches: u32, change: Phrase },
        RatingOpen = "standing-rating-open" { pool: Choice, matches: u32, missing: u32 },
        Computers = "standing-computers",
        Computer = "standing-computer" { player: Name, game: GameKind, rating: Phrase },
        CourseOf = "standing-course-of" { game: GameKind, pool: Choice },
        CourseFigures = "standing-course-figures" { count: u32, first: i32, last: i32, low: i32, high: i32 },
        CourseUncertainty = "standing-course-uncertainty" { count: u32, first: i32, last: i32 },
        CourseTitle = "standing-course-title" { game: GameKind, pool: Choice },
        ButtonRatings = "button-standing-ratings",
        ButtonCourse = "button-standing-course" { game: GameKind, pool: Choice },
        ButtonPicture = "button-standing-picture",
        // Statistics.
        StatsTitle = "standing-stats-title" { player: Who },
        TotalOf = "standing-total-of" { game: GameKind, pool: Choice },
        Deals = "standing-deals" { won: u32, all: u32 },
        PerDeal = "standing-per-deal" { points: Phrase },
        MetTitle = "standing-met-title",
        MetLine = "standing-met-line" { number: u32, other: Name, wins: u32, losses: u32, draws: u32 },
        Best = "standing-best" { other: Name, wins: u32, losses: u32, draws: u32 },
        Worst = "standing-worst" { other: Name, wins: u32, losses: u32, draws: u32 },
        PairTitle = "standing-pair-title" { player: Who, other: Name, wins: u32, losses: u32 },
        PairLine = "standing-pair-line" { game: GameKind, wins: u32, losses: u32, draws: u32 },
        StreakWon = "standing-streak-won" { count: u32 },
        StreakLost = "standing-streak-lost" { count: u32 },
        RecordsTitle = "standing-records-title" { game: GameKind, pool: Choice },
        Record = "standing-record" { what: Choice, count: u32, holder: Name },
        RecordPerDeal = "standing-record-per-deal" { points: Phrase, holder: Name },
        ButtonStats = "button-standing-stats",
        ButtonRecords = "button-standing-records",
        ButtonNumber = "button-standing-number" { number: u32 },
        ButtonHistory = "button-standing-history",
        ButtonOurs = "button-standing-ours",
        ButtonRatingsOf = "button-standing-ratings-of",
        ButtonPair = "button-standing-pair",
        // Finished matches.
        HistoryHere = "standing-history-here",
        HistoryMine = "standing-history-mine" { player: Who },
        HistoryWith = "standing-history-with" { player: Who, other: Name },
        HistoryEmpty = "standing-history-empty",
        LabelMine = "label-standing-mine",
        LabelEverybody = "label-standing-everybody",
        ButtonNewest = "button-standing-newest",
        ButtonOlder = "button-standing-older",
    }
}
