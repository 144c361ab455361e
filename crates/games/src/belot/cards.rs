//! The pack, the two orders of its cards and their two values (`rules/belot.md §2`).

use talon_cards::{Card, CardSet, Rank, Suit};

use super::Contract;

/// The ranks of the pack in sequence order, which is also their printed order.
pub(super) const RANKS: [Rank; 6] = [Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];

/// From low to high.
const PLAIN: [Rank; 6] = [Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];
const TRUMP: [Rank; 6] = [Rank::Queen, Rank::King, Rank::Ten, Rank::Ace, Rank::Nine, Rank::Jack];

/// For every card, by its number, the cards of its suit that beat it.
type Higher = [CardSet; Card::COUNT as usize];

const HIGHER_PLAIN: Higher = higher_in(PLAIN);
const HIGHER_TRUMP: Higher = higher_in(TRUMP);

const fn higher_in(order: [Rank; 6]) -> Higher {
    let mut table = [CardSet::EMPTY; Card::COUNT as usize];
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        let mut above = CardSet::EMPTY;
        let mut place = order.len();
        while place > 0 {
            place -= 1;
            let card = Card::new(order[place], Suit::ALL[suit]);
            table[card.index() as usize] = above;
            above.insert(card);
        }
        suit += 1;
    }
    table
}

/// The pack in its canonical order: clubs, diamonds, hearts, spades, each from the nine to the ace in printed order.
pub(super) fn pack() -> Vec<Card> {
    Suit::ALL.into_iter().flat_map(|suit| RANKS.map(|rank| Card::new(rank, suit))).collect()
}

/// The same cards as a set.
pub(super) const PACK: CardSet = {
    let mut cards = CardSet::EMPTY;
    let mut place = 0;
    while place < RANKS.len() * Suit::ALL.len() {
        cards.insert(Card::new(RANKS[place % RANKS.len()], Suit::ALL[place / RANKS.len()]));
        place += 1;
    }
    cards
};

/// The cards of the same suit that beat this one.
#[inline]
pub(super) const fn higher(card: Card, contract: Contract) -> CardSet {
    let table = if contract.ranks_as_trump(card.suit()) { &HIGHER_TRUMP } else { &HIGHER_PLAIN };
    table[card.index() as usize]
}

/// Whether the card beats the best card of the trick so far (`rules/belot.md §7.2`).
#[inline]
pub(super) fn beats(card: Card, best: Card, contract: Contract) -> bool {
    if card.suit() == best.suit() {
        higher(best, contract).contains(card)
    } else {
        contract.trump() == Some(card.suit())
    }
}

/// What the card is worth in a trick, before no trump doubles it.
#[inline]
pub(super) const fn card_points(card: Card, contract: Contract) -> u8 {
    let table = if contract.ranks_as_trump(card.suit()) { &POINTS_TRUMP } else { &POINTS_PLAIN };
    table[card.index() as usize]
}

/// For every card, by its number, what it is worth: which one was played is chance, and a table is faster than a guess.
type Points = [u8; Card::COUNT as usize];

const POINTS_PLAIN: Points = points(false);
const POINTS_TRUMP: Points = points(true);

const fn points(trump: bool) -> Points {
    let mut table = [0; Card::COUNT as usize];
    let mut place = 0;
    while place < RANKS.len() * Suit::ALL.len() {
        let (rank, suit) = (RANKS[place % RANKS.len()], Suit::ALL[place / RANKS.len()]);
        table[Card::new(rank, suit).index() as usize] = match (rank, trump) {
            (Rank::Jack, true) => 20,
            (Rank::Nine, true) => 14,
            (Rank::Ace, _) => 11,
            (Rank::Ten, _) => 10,
            (Rank::King, _) => 4,
            (Rank::Queen, _) => 3,
            (Rank::Jack, false) => 2,
            _ => 0,
        };
        place += 1;
    }
    table
}

/// The king and the queen of the suit.
pub(super) const fn pair(suit: Suit) -> CardSet {
    CardSet::only(Card::new(Rank::King, suit)).union(CardSet::only(Card::new(Rank::Queen, suit)))
}

/// The other card of a king and queen; `None` for every other rank.
#[inline]
pub(super) const fn partner(card: Card) -> Option<Card> {
    match card.rank() {
        Rank::King => Some(Card::new(Rank::Queen, card.suit())),
        Rank::Queen => Some(Card::new(Rank::King, card.suit())),
        Rank::Two
        | Rank::Three
        | Rank::Four
        | Rank::Five
        | Rank::Six
        | Rank::Seven
        | Rank::Eight
        | Rank::Nine
        | Rank::Ten
        | Rank::Jack
        | Rank::Ace => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// §2: a trump contract has 152 points, no trump 120 before doubling, all trumps 248.
    #[test]
    fn the_pack_is_worth_what_the_page_says() {
        for contract in Contract::ALL {
            let sum: u16 = pack().into_iter().map(|card| u16::from(card_points(card, contract))).sum();
            let expected = match contract {
                Contract::NoTrump => 120,
                Contract::AllTrumps => 248,
                Contract::Clubs | Contract::Diamonds | Contract::Hearts | Contract::Spades => 152,
            };
            assert_eq!(sum, expected, "{contract}");
        }
    }

    /// Higher in a suit is never worth less.
    #[test]
    fn the_order_agrees_with_the_values() {
        for contract in Contract::ALL {
            for card in pack() {
                for above in higher(card, contract) {
                    assert!(card_points(above, contract) >= card_points(card, contract), "{card} {above} {contract}");
                    assert!(beats(above, card, contract) && !beats(card, above, contract));
                }
            }
        }
    }
}
