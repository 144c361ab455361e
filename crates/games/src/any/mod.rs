//! The enums over all games of the [list](crate::for_every_game).
//!
//! They dispatch without a table or a box: every method is compiled for each game.

mod deal;
mod outcome;
mod rules;
mod score;
mod view;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::Listed;
use crate::boards::BoardScore;
use crate::game::{BadNotation, Game};

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

        /// A deal of any game. `Debug` shows no card.
        #[derive(Debug, Clone, PartialEq)]
        pub enum AnyDeal {
            $($(#[$about])+ $game(crate::$module::Deal),)+
        }
    };
}

for_every_game!(kinds![]);

/// Defines the enum over one part of every game, tagged with the game's name in serde. Variants that belong to no game
/// stand in braces.
macro_rules! over_games {
    (
        $(#[$meta:meta])+ $any:ident: $part:ident $({ $($more:tt)+ })?;
        $($(#[$about:meta])+ $game:ident = $name:literal => $module:ident,)+
    ) => {
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        $(#[$meta])+
        pub enum $any {
            $(
                #[doc = concat!("Of `", $name, "`.")]
                #[serde(rename = $name)]
                $game(<crate::$module::Deal as Game>::$part),
            )+
            $($($more)+)?
        }
    };
}

for_every_game!(over_games![
    /// The options of a table of any game.
    #[serde(tag = "game")]
    AnyRules: Rules
]);

for_every_game!(over_games![
    /// An action of any game. `Display` writes its notation; [`GameKind::parse_action`] reads it.
    #[derive(Copy)]
    #[serde(tag = "game", content = "action")]
    AnyAction: Action
]);

for_every_game!(over_games![
    /// An event of any game.
    #[serde(tag = "game")]
    AnyGameEvent: Event
]);

for_every_game!(over_games![
    /// What one viewer of a deal of any game lawfully knows. `Debug` shows no card.
    #[serde(tag = "game")]
    AnyView: View
]);

for_every_game!(over_games![
    /// How a deal of any game ended.
    #[serde(tag = "game")]
    AnyOutcome: Outcome
]);

for_every_game!(over_games![
    /// The account of a deal of any game so far, term by term.
    #[serde(tag = "game")]
    AnyAccount: Account
]);

for_every_game!(over_games![
    /// The score of a match of any game.
    #[serde(tag = "game")]
    AnyScore: Score {
        /// The score of a match with a fixed number of deals, in any game.
        #[serde(rename = "boards")]
        Boards(BoardScore),
    }
]);

/// Tells to which game the value of an enum belongs.
macro_rules! of_a_kind {
    ($($any:ident),+) => {
        $(impl $any {
            /// Which game's.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                by_game!(match self { Self::G(_) => G::KIND })
            }
        })+
    };
}

of_a_kind!(AnyDeal, AnyRules, AnyAction, AnyGameEvent, AnyView, AnyOutcome, AnyAccount);

impl GameKind {
    /// The default game, if nobody has named or played one: the first of the list.
    pub const USUAL: Self = Self::ALL[0];

    /// The revision of the game's rules; see [`Game::RULES_REV`].
    #[must_use]
    pub const fn rules_rev(self) -> u32 {
        by_game!(match self {
            Self::G => G::RULES_REV,
        })
    }

    /// The game's rules as its rules page has them.
    #[must_use]
    pub fn default_rules(self) -> AnyRules {
        by_game!(match self {
            Self::G => G::any_rules(Default::default()),
        })
    }

    /// Reads an action in the game's notation.
    ///
    /// # Errors
    /// [`BadNotation`] if the text is not one.
    pub fn parse_action(self, text: &str) -> Result<AnyAction, BadNotation> {
        by_game!(match self {
            Self::G => text.parse().map(G::any_action),
        })
    }
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
