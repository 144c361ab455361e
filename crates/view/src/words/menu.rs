//! Pages that belong to no table: welcome, help, games, languages, settings.

use talon_games::GameKind;

use super::{Choice, Phrase, Ranks, sentences};

sentences! {
    /// Sentences of the menus.
    pub(crate) enum Menu {
        Welcome = "welcome",
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
