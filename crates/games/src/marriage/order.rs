//! The order A 10 K Q J 9, the values of the cards, and what a follower must play.

use talon_cards::{Card, CardSet, Rank, Suit};

use crate::Rule;

/// The ranks of the family from low to high (`rules/santase.md §2`).
const ORDER: [Rank; 6] = [Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];

/// For every card of the pack, the cards of its suit that beat it.
const HIGHER: [CardSet; Card::COUNT as usize] = {
    let mut table = [CardSet::EMPTY; Card::COUNT as usize];
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        let mut above = CardSet::EMPTY;
        let mut place = ORDER.len();
        while place > 0 {
            place -= 1;
            let card = Card::new(ORDER[place], Suit::ALL[suit]);
            table[card.index() as usize] = above;
            above.insert(card);
        }
        suit += 1;
    }
    table
};

/// The pack in its canonical order: clubs, diamonds, hearts, spades, each from the nine to the ace
/// in printed order.
pub(crate) fn pack() -> Vec<Card> {
    const RANKS: [Rank; 6] = [Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];
    Suit::ALL.into_iter().flat_map(|suit| RANKS.map(|rank| Card::new(rank, suit))).collect()
}

/// The cards of the same suit that beat this one.
pub(crate) const fn higher(card: Card) -> CardSet {
    HIGHER[card.index() as usize]
}

/// What a card is worth in a trick; `nine` is what a nine is worth.
pub(crate) const fn card_points(card: Card, nine: u8) -> u8 {
    match card.rank() {
        Rank::Ace => 11,
        Rank::Ten => 10,
        Rank::King => 4,
        Rank::Queen => 3,
        Rank::Jack => 2,
        Rank::Nine => nine,
        Rank::Two | Rank::Three | Rank::Four | Rank::Five | Rank::Six | Rank::Seven | Rank::Eight => 0,
    }
}

/// Whether the card played second wins the trick (`rules/santase.md §7`).
pub(crate) fn beats(followed: Card, led: Card, trump: Suit) -> bool {
    if followed.suit() == led.suit() { higher(led).contains(followed) } else { followed.suit() == trump }
}

/// What may be played to the led card in the strict phase: a higher card of the suit, else any of
/// the suit, else a trump, else anything (`rules/santase.md §8`).
pub(crate) fn replies(hand: CardSet, led: Card, trump: Suit) -> CardSet {
    let preferred = [hand & higher(led), hand.of_suit(led.suit()), hand.of_suit(trump)];
    preferred.into_iter().find(|cards| !cards.is_empty()).unwrap_or(hand)
}

/// The duty that a card of the hand breaks which is not among the [`replies`].
pub(crate) fn refusal(hand: CardSet, led: Card, card: Card) -> Rule {
    if card.suit() == led.suit() {
        Rule::MustBeat
    } else if !hand.of_suit(led.suit()).is_empty() {
        Rule::MustFollow
    } else {
        Rule::MustTrump
    }
}

/// What a reply in the strict phase shows: the cards that its player certainly did not hold.
pub(crate) fn shown_missing(led: Card, followed: Card, trump: Suit) -> CardSet {
    if followed.suit() == led.suit() {
        if higher(led).contains(followed) { CardSet::EMPTY } else { higher(led) }
    } else if followed.suit() == trump {
        CardSet::all_of(led.suit())
    } else {
        CardSet::all_of(led.suit()) | CardSet::all_of(trump)
    }
}
