//! What a button of a menu opens.

use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_games::GameKind;

use super::spell::{BadToken, coded, verbs};

verbs! {
    /// A page, or a new table.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum MenuVerb {
        /// Open a table for this game. In private it is dealt at once, against AI players.
        NewGame(game: GameKind) = "new": game,
        /// Open a table for this game, to choose its rules and players before it begins.
        SetUp(game: GameKind) = "set-up": game,
        /// Show the games.
        Games = "games",
        /// Show the help.
        Help = "help",
        /// Show what the commands about this do.
        HelpAbout(topic: HelpTopic) = "help-about": topic,
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

/// What commands have in common: the help is about one such group at a time.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadToken, parse_err_fn = bad_topic)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HelpTopic {
    /// The rules of each game.
    Rules,
    /// What can be done at a table.
    Table,
    /// What came of matches, and leagues.
    Results,
    /// Oneself: settings, accounts, data.
    You,
}

const fn bad_topic(_: &str) -> BadToken {
    BadToken
}

impl HelpTopic {
    /// Every topic, in the order in which the help names them.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Its text: `rules`, `table`, `results`, `you`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

coded! { HelpTopic }
