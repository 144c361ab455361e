//! How a round is counted (`rules/ristiseiska.md §2`, §11).

use talon_cards::{Card, PerCard, Rank, Seat};

use super::deal::{Deal, Stage};
use super::{AcePenalty, Outcome, Penalty, TokenPenalty};

impl Deal {
    /// Counts the round, once it is over.
    pub(super) fn count(&self) -> Option<Outcome> {
        let (winner, ending) = match self.stage {
            Stage::Over { winner, ending } => (winner, ending),
            Stage::Turn { .. } | Stage::Bonus { .. } | Stage::Give { .. } => return None,
        };
        let ace = self.rules.ace_penalty;
        let penalty = |seat| {
            let cards = self.hand(seat);
            Penalty { cards, points: cards.iter().map(|card| points(card, ace)).sum() }
        };
        Some(Outcome {
            winner,
            ending,
            penalties: Seat::all(self.seats).map(penalty).collect(),
            token: self.token.map(|seat| TokenPenalty { seat, points: self.rules.token_penalty.points() }),
        })
    }
}

/// What a card of this rank costs if it is left in the hand (`rules/ristiseiska.md §2`, §13 `ace_penalty`).
#[must_use]
pub const fn card_penalty(rank: Rank, ace: AcePenalty) -> u16 {
    match rank {
        Rank::Ace => ace.points(),
        rank => rank as u16,
    }
}

/// What a card left in the hand costs, looked up.
#[inline]
const fn points(card: Card, ace: AcePenalty) -> u16 {
    const CHEAP: PerCard<u16> = worth(AcePenalty::One);
    const DEAR: PerCard<u16> = worth(AcePenalty::Fourteen);
    match ace {
        AcePenalty::One => CHEAP.of(card),
        AcePenalty::Fourteen => DEAR.of(card),
    }
}

const fn worth(ace: AcePenalty) -> PerCard<u16> {
    let mut table = PerCard::filled(0);
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        table.set(card, card_penalty(card.rank(), ace));
        index += 1;
    }
    table
}
