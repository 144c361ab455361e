//! The order of the cards (`rules/belot.md §2`): how a hand is sorted, and which card of a trick is the best.

use talon_cards::{Card, CardSet, Rank, Suit};
use talon_games::belot::{Contract, PLAIN, Phase, TRUMP, View};

use crate::words::cards;

/// The viewer's hand in the order in which it is shown. It is sorted by the contract once that is final, and not by a
/// bid that may be overcalled: then the cards would change places all through the auction.
pub(super) fn sorted(view: &View) -> Vec<Card> {
    sorted_for(view.hand, played(view))
}

/// The contract that is played; `None` while the auction is open.
pub(super) fn played(view: &View) -> Option<Contract> {
    let standing = view.standing.as_ref()?;
    match view.phase {
        Phase::Auction => None,
        Phase::Lead | Phase::Follow | Phase::Over => Some(standing.contract),
    }
}

/// These cards as a hand: trumps first, suits in alternating colours, high cards first.
pub(super) fn sorted_for(hand: CardSet, contract: Option<Contract>) -> Vec<Card> {
    let first = contract.and_then(Contract::trump).unwrap_or(Suit::Spades);
    cards::suits(first)
        .into_iter()
        .flat_map(|suit| ranks(suit, contract).into_iter().rev().map(move |rank| Card::new(rank, suit)))
        .filter(|card| hand.contains(*card))
        .collect()
}

/// From low to high.
fn ranks(suit: Suit, contract: Option<Contract>) -> [Rank; 6] {
    if contract.is_some_and(|contract| contract.ranks_as_trump(suit)) { TRUMP } else { PLAIN }
}

/// A combination's cards in the order 9 10 J Q K A; four of a kind by suit.
pub(super) fn in_sequence(cards: CardSet) -> Vec<Card> {
    let mut list: Vec<Card> = cards.iter().collect();
    list.sort_by_key(|card| (card.suit(), card.rank()));
    list
}

/// Whether the card is higher than another of its suit.
pub(super) fn is_higher(card: Card, than: Card, contract: Contract) -> bool {
    let place = |card: Card| ranks(card.suit(), Some(contract)).iter().position(|rank| *rank == card.rank());
    card.suit() == than.suit() && place(card) > place(than)
}

/// The card that wins the trick as it lies: the highest trump, else the highest of the led suit (§7.2).
pub(super) fn best(table: &[Card], contract: Contract) -> Option<Card> {
    table.iter().copied().reduce(|best, card| {
        let trumps = contract.trump() == Some(card.suit()) && best.suit() != card.suit();
        if trumps || is_higher(card, best, contract) { card } else { best }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn a_hand_is_sorted_for_its_contract() {
        let hand: CardSet = list("9S JS AS 9H JH AH TH KD").into_iter().collect();
        for (contract, expected) in [
            (None, "AS JS 9S AH TH JH 9H KD"),
            (Some(Contract::NoTrump), "AS JS 9S AH TH JH 9H KD"),
            (Some(Contract::AllTrumps), "JS 9S AS JH 9H AH TH KD"),
            (Some(Contract::Hearts), "JH 9H AH TH AS JS 9S KD"),
        ] {
            assert_eq!(sorted_for(hand, contract), list(expected), "{contract:?}");
        }
    }

    /// `rules/belot.md §14`, the winners of example 2.
    #[test]
    fn the_best_card_of_a_trick_is_found() {
        for (contract, trick, expected) in [
            (Contract::Hearts, "TC 9H AC", "9H"),
            (Contract::AllTrumps, "TC JD AC", "AC"),
            (Contract::NoTrump, "KC AD TC", "TC"),
            (Contract::Hearts, "TH 9H", "9H"),
            (Contract::Hearts, "9H TH", "9H"),
        ] {
            assert_eq!(best(&list(trick), contract), list(expected).pop(), "{contract} {trick}");
        }
    }
}
