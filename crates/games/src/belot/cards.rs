//! The pack, the two orders of its cards and their two values (`rules/belot.md §2`).

use talon_cards::{Card, CardSet, PerCard, Rank, Suit};

use super::Contract;

/// The ranks of the pack in sequence order, which is also their printed order.
pub const RANKS: [Rank; 6] = [Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];

/// The ranks of a plain suit, and of every suit at no trump, from low to high.
pub const PLAIN: [Rank; 6] = [Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];

/// The ranks of the trumps, and of every suit at all trumps, from low to high.
pub const TRUMP: [Rank; 6] = [Rank::Queen, Rank::King, Rank::Ten, Rank::Ace, Rank::Nine, Rank::Jack];

/// The order and the values of the cards under a contract, as tables and sets: one lookup instead of a decision for
/// every suit.
pub(super) struct Order {
    /// The cards of the suit that beats the others; empty if no suit does.
    pub(super) trumps: CardSet,
    /// The suits that rank and count as trumps: a card of theirs that is led must be beaten (§7.2).
    pub(super) rising: CardSet,
    /// For each card, the cards that beat it: higher ones of its suit and, if it is not a trump, all trumps.
    pub(super) beaters: PerCard<CardSet>,
    /// What each card is worth in a trick, before no trump doubles it.
    pub(super) points: PerCard<u8>,
}

impl Order {
    /// The order of the contract.
    #[inline]
    pub(super) const fn of(contract: Contract) -> &'static Self {
        &ORDERS[contract as usize]
    }

    const fn under(contract: Contract) -> Self {
        let trumps = match contract.trump() {
            Some(trump) => CardSet::all_of(trump),
            None => CardSet::EMPTY,
        };
        let mut rising = CardSet::EMPTY;
        let (mut beaters, mut points) = (PerCard::filled(CardSet::EMPTY), PerCard::filled(0));
        let mut place = 0;
        while place < Suit::ALL.len() {
            let suit = Suit::ALL[place];
            let as_trump = contract.ranks_as_trump(suit);
            if as_trump {
                rising = rising.union(CardSet::all_of(suit));
            }
            let mut above = trumps.difference(CardSet::all_of(suit));
            let mut height = PLAIN.len();
            while height > 0 {
                height -= 1;
                let rank = if as_trump { TRUMP[height] } else { PLAIN[height] };
                let card = Card::new(rank, suit);
                beaters.set(card, above);
                points.set(card, worth(rank, as_trump));
                above.insert(card);
            }
            place += 1;
        }
        Self { trumps, rising, beaters, points }
    }
}

const ORDERS: [Order; Contract::ALL.len()] = [
    Order::under(Contract::Clubs),
    Order::under(Contract::Diamonds),
    Order::under(Contract::Hearts),
    Order::under(Contract::Spades),
    Order::under(Contract::NoTrump),
    Order::under(Contract::AllTrumps),
];

const fn worth(rank: Rank, as_trump: bool) -> u8 {
    match (rank, as_trump) {
        (Rank::Jack, true) => 20,
        (Rank::Nine, true) => 14,
        (Rank::Ace, _) => 11,
        (Rank::Ten, _) => 10,
        (Rank::King, _) => 4,
        (Rank::Queen, _) => 3,
        (Rank::Jack, false) => 2,
        _ => 0,
    }
}

/// The pack in its canonical order: clubs, diamonds, hearts, spades, each from the nine to the ace in printed order.
pub(super) fn pack() -> Vec<Card> {
    Suit::ALL.iter().copied().flat_map(|suit| RANKS.map(|rank| Card::new(rank, suit))).collect()
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

/// Whether the card beats the best card of the trick so far (`rules/belot.md §7.2`).
#[inline]
pub(super) const fn beats(card: Card, best: Card, contract: Contract) -> bool {
    Order::of(contract).beaters.of(best).contains(card)
}

/// What the card is worth in a trick, before no trump doubles it.
#[must_use]
#[inline]
pub const fn card_points(card: Card, contract: Contract) -> u8 {
    Order::of(contract).points.of(card)
}

/// The king and the queen of the suit.
pub(super) const fn pair(suit: Suit) -> CardSet {
    CardSet::only(Card::new(Rank::King, suit)).union(CardSet::only(Card::new(Rank::Queen, suit)))
}

/// The kings and queens whose partner is in the set too.
#[inline]
pub(super) const fn pairs(cards: CardSet) -> CardSet {
    let (kings, queens) = (CardSet::all_of_rank(Rank::King), CardSet::all_of_rank(Rank::Queen));
    let married = cards.intersection(kings).intersection(cards.intersection(queens).successors());
    married.union(married.predecessors())
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
        for &contract in Contract::ALL {
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
        for &contract in Contract::ALL {
            for card in pack() {
                for above in Order::of(contract).beaters.of(card) & CardSet::suit_of(card) {
                    assert!(card_points(above, contract) >= card_points(card, contract), "{card} {above} {contract}");
                    assert!(beats(above, card, contract) && !beats(card, above, contract));
                }
            }
        }
    }
}
