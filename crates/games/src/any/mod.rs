//! The enums over all games of the [list](crate::for_every_game).
//!
//! They dispatch without a table or a box: every method is compiled for each game.

mod deal;
mod kind;
mod outcome;
mod rules;
mod score;
mod view;

use serde::{Deserialize, Serialize};

use crate::boards::BoardScore;
use crate::game::Game;
pub use crate::kind::{GameKind, UnknownGame};

macro_rules! deals {
    (; $($(#[$about:meta])+ $game:ident = $name:literal => $module:ident,)+) => {
        /// A deal of any game. `Debug` shows no card.
        #[derive(Debug, Clone, PartialEq)]
        pub enum AnyDeal {
            $($(#[$about])+ $game(crate::$module::Deal),)+
        }
    };
}

for_every_game!(deals![]);

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
