//! The grid on the table (`rules/ristiseiska.md §6`): the cards that lie there, and those that may be put next to them.

use talon_cards::{Card, CardSet, PerCard, Rank};

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

    /// The cards that may be put there next, no matter who holds them. There is at least one while any card is in a
    /// hand.
    #[inline]
    pub(super) const fn open(&self) -> CardSet {
        self.open
    }

    /// Puts a card that fits on the table.
    #[inline]
    pub(super) const fn lay(&mut self, card: Card, five: FiveNeedsEight) {
        self.laid.insert(card);
        self.open.remove(card);
        self.open = self.open.union(openings(five).of(card));
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

/// The cards of the suit that fit once this one is laid (`rules/ristiseiska.md §6`): the six after the seven, the eight after the six. Then
/// both piles grow independently, the lower one from the five, which waits for the eight. A single card comes first; of two, the higher one
/// does.
#[must_use]
pub const fn opened_by(rank: Rank, five: FiveNeedsEight) -> [Option<Rank>; 2] {
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

/// For each card, the cards that fit once it is laid: those of its suit, and after the first card the other sevens.
#[inline]
const fn openings(five: FiveNeedsEight) -> &'static PerCard<CardSet> {
    const WAITING: PerCard<CardSet> = opened(FiveNeedsEight::On);
    const FREE: PerCard<CardSet> = opened(FiveNeedsEight::Off);
    match five {
        FiveNeedsEight::On => &WAITING,
        FiveNeedsEight::Off => &FREE,
    }
}

const fn opened(five: FiveNeedsEight) -> PerCard<CardSet> {
    let mut table = PerCard::filled(CardSet::EMPTY);
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        let mut fits = match opened_by(card.rank(), five) {
            [Some(one), Some(other)] => {
                CardSet::only(Card::new(one, card.suit())).union(CardSet::only(Card::new(other, card.suit())))
            }
            [Some(one), None] | [None, Some(one)] => CardSet::only(Card::new(one, card.suit())),
            [None, None] => CardSet::EMPTY,
        };
        if card.index() == FIRST_CARD.index() {
            fits = fits.union(CardSet::all_of_rank(Rank::Seven).difference(CardSet::only(FIRST_CARD)));
        }
        table.set(card, fits);
        index += 1;
    }
    table
}
