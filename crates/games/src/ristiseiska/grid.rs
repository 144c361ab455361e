//! The grid on the table (`rules/ristiseiska.md §6`): what lies there, and what may be put next to it.

use talon_cards::{Card, CardSet, Rank, Suit};

use super::{FIRST_CARD, FiveNeedsEight};
use crate::Rule;

/// The cards on the table, and the cards that fit there next. Both are public.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Grid {
    laid: CardSet,
    open: CardSet,
}

impl Grid {
    /// The bare table, which takes the seven of clubs only.
    pub(super) const BARE: Self = Self { laid: CardSet::EMPTY, open: CardSet::only(FIRST_CARD) };

    /// The cards on the table.
    #[inline]
    pub(super) const fn laid(&self) -> CardSet {
        self.laid
    }

    /// The cards that may be put there next, whoever holds them. While a card is in a hand, there is one at least.
    #[inline]
    pub(super) const fn open(&self) -> CardSet {
        self.open
    }

    /// Puts a card that fits on the table.
    #[inline]
    pub(super) fn lay(&mut self, card: Card, five: FiveNeedsEight) {
        self.laid.insert(card);
        self.open.remove(card);
        if card == FIRST_CARD {
            self.open.extend(Suit::ALL.map(|suit| Card::new(Rank::Seven, suit)));
            self.open.remove(FIRST_CARD);
        }
        for rank in opened_by(card.rank(), five).into_iter().flatten() {
            self.open.insert(Card::new(rank, card.suit()));
        }
    }

    /// The grid of these cards, if they can lie on the table together.
    pub(super) fn of(cards: CardSet, five: FiveNeedsEight) -> Option<Self> {
        let mut grid = Self::BARE;
        let mut left = cards;
        while !left.is_empty() {
            let card = (left & grid.open).first()?;
            grid.lay(card, five);
            left.remove(card);
        }
        Some(grid)
    }

    /// The rule against a card that does not fit.
    pub(super) fn refusal(&self, card: Card) -> Rule {
        let lies = |rank| self.laid.contains(Card::new(rank, card.suit()));
        if self.laid.is_empty() {
            Rule::SevenOfClubsFirst
        } else if !lies(Rank::Seven) {
            Rule::SuitNotOpen
        } else if card.rank() == Rank::Eight {
            Rule::SixFirst
        } else if card.rank() == Rank::Five && lies(Rank::Six) {
            Rule::EightFirst
        } else {
            Rule::NotNext
        }
    }
}

/// The cards of the suit that fit once this one lies: the six after the seven, the eight after the six, then both piles grow on
/// their own, the lower one from the five that waits for the eight.
const fn opened_by(rank: Rank, five: FiveNeedsEight) -> [Option<Rank>; 2] {
    match (rank, five) {
        (Rank::Seven, _) => [Some(Rank::Six), None],
        (Rank::Six, FiveNeedsEight::On) => [Some(Rank::Eight), None],
        (Rank::Six, FiveNeedsEight::Off) => [Some(Rank::Eight), Some(Rank::Five)],
        (Rank::Eight, FiveNeedsEight::On) => [Some(Rank::Nine), Some(Rank::Five)],
        (Rank::Eight, FiveNeedsEight::Off) => [Some(Rank::Nine), None],
        (Rank::Five, _) => [Some(Rank::Four), None],
        (Rank::Four, _) => [Some(Rank::Three), None],
        (Rank::Three, _) => [Some(Rank::Two), None],
        (Rank::Two, _) => [Some(Rank::Ace), None],
        (Rank::Nine, _) => [Some(Rank::Ten), None],
        (Rank::Ten, _) => [Some(Rank::Jack), None],
        (Rank::Jack, _) => [Some(Rank::Queen), None],
        (Rank::Queen, _) => [Some(Rank::King), None],
        (Rank::King | Rank::Ace, _) => [None, None],
    }
}
