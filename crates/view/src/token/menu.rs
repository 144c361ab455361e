//! What a button of a menu opens.

use talon_games::GameKind;

use super::spell::verbs;

verbs! {
    /// A page, or a new table.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum MenuVerb {
        /// Open a table for this game.
        NewGame(game: GameKind) = "new": game,
        /// Show the games.
        Games = "games",
        /// Show the help.
        Help = "help",
        /// Show a section of a game's rules; 0 is the short card.
        Rules(game: GameKind, section: u8) = "rules": section: game,
        /// Show the languages.
        Languages = "languages",
        /// Show the settings.
        Settings = "settings",
        /// Show what is stored of me.
        Privacy = "privacy",
        /// Show the finished matches that can be looked at again.
        Replays = "replays",
        /// Show the leagues of this chat.
        Leagues = "leagues",
    }
}
