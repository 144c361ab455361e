//! The game of a value, and what a game has before anything is dealt.

use super::{AnyAccount, AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, AnyView, GameKind};
use crate::Listed;
use crate::game::{BadNotation, Game};

/// Adds the game to the values of an enum.
macro_rules! of_a_kind {
    ($($any:ident),+) => {
        $(impl $any {
            /// The game.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                by_game!(match self { Self::G(_) => G::KIND })
            }
        })+
    };
}

of_a_kind!(AnyDeal, AnyRules, AnyAction, AnyGameEvent, AnyView, AnyOutcome, AnyAccount);

impl GameKind {
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
