//! The order of the cards in Ristiseiska.

use talon_cards::{Card, CardSet, Rank, Suit};

use crate::words::cards;

/// The ranks from low to high: the ace is the lowest (`rules/ristiseiska.md §2`).
pub(super) const RANKS: [Rank; 13] = [
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
];

/// The suits in the order of the grid and of every hand: clubs, which open the round, first, then in alternating colours.
pub(super) const fn suits() -> [Suit; 4] {
    cards::suits(Suit::Clubs)
}

/// Cards in the order in which a hand is sorted: by suit, and in it from the ace up to the king.
pub(super) fn sorted(hand: CardSet) -> Vec<Card> {
    suits()
        .into_iter()
        .flat_map(|suit| RANKS.map(|rank| Card::new(rank, suit)))
        .filter(|card| hand.contains(*card))
        .collect()
}
