//! Names in lists of commands, on platforms where commands have names in every language.

use talon_games::GameKind;

use super::sentences;

sentences! {
    /// The names of commands and their arguments: one word each, in lower case, without spaces. [`Msg`](crate::Msg) has
    /// the commands' descriptions.
    pub enum Slash {
        Play = "slash-play",
        Table = "slash-table",
        Hand = "slash-hand",
        Leave = "slash-leave",
        Score = "slash-score",
        Why = "slash-why",
        Hint = "slash-hint",
        Undo = "slash-undo",
        Word = "slash-word",
        Preset = "slash-preset",
        League = "slash-league",
        Rules = "slash-rules",
        Replay = "slash-replay",
        Coach = "slash-coach",
        Daily = "slash-daily",
        Puzzle = "slash-puzzle",
        Leaderboard = "slash-leaderboard",
        Rating = "slash-rating",
        Stats = "slash-stats",
        History = "slash-history",
        Settings = "slash-settings",
        Privacy = "slash-privacy",
        Language = "slash-language",
        Help = "slash-help",
        Link = "slash-link",
        Unlink = "slash-unlink",
        // The commands' arguments and their descriptions.
        Game = "slash-game",
        GameAbout = "slash-game-about",
        Words = "slash-words",
        WordsAbout = "slash-words-about",
        Name = "slash-name",
        NameAbout = "slash-name-about",
        Create = "slash-create",
        CreateAbout = "slash-create-about",
        Code = "slash-code",
        CodeAbout = "slash-code-about",
        Match = "slash-match",
        MatchAbout = "slash-match-about",
        Zone = "slash-zone",
        ZoneAbout = "slash-zone-about",
        Wish = "slash-wish",
        WishAbout = "slash-wish-about",
        WishCopy = "slash-wish-copy",
        WishForget = "slash-wish-forget",
        Span = "slash-span",
        SpanAbout = "slash-span-about",
        SpanWeek = "slash-span-week",
        SpanMonth = "slash-span-month",
        SpanSeason = "slash-span-season",
        SpanEver = "slash-span-ever",
        Person = "slash-person",
        PersonAbout = "slash-person-about",
        // What can be chosen.
        GameChoice = "slash-game-choice" { game: GameKind },
    }
}
