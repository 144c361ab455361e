//! The options of a table of any game.

use std::ops::RangeInclusive;

use talon_cards::Card;

use super::AnyRules;
use crate::game::Game;
use crate::options::GameRules;
use crate::{BadOption, Listed, OptionState};

impl AnyRules {
    /// How many can play.
    #[must_use]
    pub fn seats(&self) -> RangeInclusive<u8> {
        by_game!(match self {
            Self::G(rules) => G::seats(rules),
        })
    }

    /// How many play when nothing else is wanted; see [`Game::usual_seats`].
    #[must_use]
    pub fn usual_seats(&self) -> u8 {
        by_game!(match self {
            Self::G(rules) => G::usual_seats(rules),
        })
    }

    /// The pack in its canonical order: what is shuffled.
    #[must_use]
    pub fn pack(&self) -> Vec<Card> {
        by_game!(match self {
            Self::G(rules) => G::pack(rules),
        })
    }

    /// Every option in the order of the rules page, with its present value.
    #[must_use]
    pub fn options(&self) -> Vec<OptionState> {
        by_game!(match self {
            Self::G(rules) => rules.options(),
        })
    }

    /// These rules with one option changed.
    ///
    /// # Errors
    /// [`BadOption`] if the game has no such option or the option no such value.
    pub fn with(&self, key: &str, value: &str) -> Result<Self, BadOption> {
        by_game!(match self {
            Self::G(rules) => rules.with(key, value).map(G::any_rules),
        })
    }
}
