//! The score of a match of any game.

use std::num::NonZeroU32;

use talon_cards::Seat;

use super::{AnyOutcome, AnyRules, AnyScore, GameKind};
use crate::boards::BoardScore;
use crate::game::{Game, GameScore, Progress};
use crate::{Feat, Listed};

impl AnyScore {
    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        by_game!(match self {
            Self::G(_) => G::KIND,
            Self::Boards(score) => score.kind,
        })
    }

    /// The score before the first deal of a match.
    #[must_use]
    pub fn start(rules: &AnyRules, seats: u8, first_dealer: Seat) -> Self {
        by_game!(match rules {
            AnyRules::G(rules) => G::any_score(G::start(rules, seats, first_dealer)),
        })
    }

    /// The score before the first deal of a match that ends after so many deals.
    #[must_use]
    pub fn start_boards(rules: &AnyRules, seats: u8, boards: NonZeroU32) -> Self {
        Self::Boards(BoardScore::start(rules.kind(), seats, boards))
    }

    /// Who deals next.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        by_game!(match self {
            Self::G(score) => GameScore::dealer(score),
            Self::Boards(score) => score.dealer,
        })
    }

    /// The game points of each seat.
    #[must_use]
    pub fn points(&self) -> Vec<i32> {
        by_game!(match self {
            Self::G(score) => GameScore::points(score),
            Self::Boards(score) => score.points.clone(),
        })
    }

    /// The game points that decide the match; 0 where its number of deals is fixed.
    #[must_use]
    pub fn target(&self) -> i32 {
        by_game!(match self {
            Self::G(score) => GameScore::target(score),
            Self::Boards(_) => 0,
        })
    }

    /// How far each seat has come in the match: more is better.
    #[must_use]
    pub fn merits(&self) -> Vec<i32> {
        by_game!(match self {
            Self::G(score) => GameScore::merits(score),
            Self::Boards(score) => score.merits.clone(),
        })
    }

    /// What the seat is remembered for beside its deals, and how often.
    #[must_use]
    pub fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
        by_game!(match self {
            Self::G(score) => GameScore::feats(score, seat),
            Self::Boards(_) => Vec::new(),
        })
    }

    /// Adds a deal to the score. Rules, score and outcome must belong to one game; otherwise nothing is added and the match goes
    /// on.
    pub fn record(&mut self, rules: &AnyRules, outcome: &AnyOutcome) -> Progress {
        by_game!(match self {
            Self::G(score) => match (G::own_rules(rules), G::own_outcome(outcome)) {
                (Some(rules), Some(outcome)) => <G as Game>::record(rules, score, outcome),
                (_, _) => Progress::Continue,
            },
            Self::Boards(score) => score.record(outcome.kind(), &outcome.game_points(), &outcome.merits()),
        })
    }
}
