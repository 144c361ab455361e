//! How a deal of any game ended.

use talon_cards::{CardSet, Seat};

use super::AnyOutcome;
use crate::Feat;
use crate::game::GameOutcome;

impl AnyOutcome {
    /// Why the deal ended, by its code in `docs/notation.md`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        by_game!(match self {
            Self::G(outcome) => GameOutcome::code(outcome),
        })
    }

    /// The seat that won the deal, if one did.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        by_game!(match self {
            Self::G(outcome) => GameOutcome::winner(outcome),
        })
    }

    /// What each seat scores towards the match.
    #[must_use]
    pub fn game_points(&self) -> Vec<i32> {
        by_game!(match self {
            Self::G(outcome) => GameOutcome::game_points(outcome),
        })
    }

    /// What each seat made of the deal: more is better.
    #[must_use]
    pub fn merits(&self) -> Vec<i32> {
        by_game!(match self {
            Self::G(outcome) => GameOutcome::merits(outcome),
        })
    }

    /// What the seat is remembered for, and how often.
    #[must_use]
    pub fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
        by_game!(match self {
            Self::G(outcome) => GameOutcome::feats(outcome, seat),
        })
    }

    /// The cards that the end of the deal lays open.
    #[must_use]
    pub fn laid_open(&self) -> CardSet {
        by_game!(match self {
            Self::G(outcome) => GameOutcome::laid_open(outcome),
        })
    }
}
