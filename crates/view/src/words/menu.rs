//! Pages that belong to no table: the first one, help, languages, settings.

use talon_games::GameKind;

use super::{Choice, Mentions, Name, Phrase, Ranks, Who, sentences};

sentences! {
    /// Sentences of the menus.
    pub(crate) enum Menu {
        HomeHello = "home-hello",
        HomeHow = "home-how",
        HomeTable = "home-table" { number: u32, game: GameKind, players: Mentions, score: Phrase, turn: Who },
        HomeTablePaused = "home-table-paused" { number: u32, game: GameKind, players: Mentions, score: Phrase },
        HomeTableOpen = "home-table-open" { number: u32, game: GameKind, players: Mentions, again: bool },
        HomeTableEmpty = "home-table-empty" { number: u32, game: GameKind },
        HomeDaily = "home-daily" { state: Choice },
        HomeDailyNobody = "home-daily-nobody",
        HomeDailyPlayers = "home-daily-players" { players: Mentions },
        HomeLeague = "home-league" { league: Name, players: Mentions },
        ButtonHome = "button-home",
        Greeting = "greeting",
        GreetingHow = "greeting-how",
        Help = "help",
        HelpAbout = "help-about" { topic: Choice },
        ButtonHelpAbout = "button-help-about" { topic: Choice },
        BotName = "bot-name",
        BotAbout = "bot-about" { games: Phrase },
        BotAboutShort = "bot-about-short" { games: Phrase },
        PlayTitle = "play-title",
        PlayBody = "play-body",
        PlatformName = "platform-name" { code: Choice },
        ButtonGame = "button-game" { game: GameKind },
        LanguageTitle = "language-title",
        LanguageYours = "language-yours" { language: Phrase },
        LanguageGroup = "language-group" { language: Phrase },
        LanguageGroupHint = "language-group-hint",
        ButtonLanguage = "button-language" { language: Phrase, chosen: bool },
        ButtonGroupLanguage = "button-group-language",
        GroupLanguageTitle = "language-group-title",
        GroupLanguageHow = "language-group-how",
        LettersYours = "language-letters" { letters: Ranks },
        LettersGroup = "language-group-letters" { letters: Ranks },
        ButtonLetters = "button-letters" { letters: Ranks, chosen: bool },
        SettingsTitle = "settings-title",
        SettingsHint = "settings-hint",
        ButtonPlay = "button-play",
        Fold = "fold",
        ButtonHelp = "button-help",
        ButtonSettings = "button-settings",
        ButtonLanguages = "button-languages",
        ButtonRulesOf = "button-rules-of" { game: GameKind },
    }
}
