//! The games by their names.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};

/// The text names no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no such game")]
pub struct UnknownGame;

macro_rules! kinds {
    (; $($(#[$about:meta])+ $game:ident = $name:literal => $module:ident,)+) => {
        /// One of the games. Its text, in `Display`, `FromStr` and serde, is its name in the bot.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
            SerializeDisplay, DeserializeFromStr,
        )]
        pub enum GameKind {
            $($(#[$about])+ $game,)+
        }

        impl GameKind {
            /// Every game.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$game),+];

            /// The game's name in the bot.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => $name,)+
                }
            }
        }
    };
}

for_every_game!(kinds![]);

impl GameKind {
    /// The default game, if nobody has named or played one: the first of the list.
    pub const USUAL: Self = Self::ALL[0];
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or(UnknownGame)
    }
}
