//! Parts of card sets: ranks, suits, neighbours.

use talon_cards::{Card, CardSet, Rank, Suit};

fn every_card() -> impl Iterator<Item = Card> {
    (0..Card::COUNT).map(|index| Card::from_index(index).unwrap())
}

fn set(text: &str) -> CardSet {
    text.parse().unwrap()
}

#[test]
fn suits_and_ranks_hold_their_cards() {
    for &suit in Suit::ALL {
        assert_eq!(CardSet::all_of(suit), every_card().filter(|card| card.suit() == suit).collect());
    }
    for &rank in Rank::ALL {
        assert_eq!(CardSet::all_of_rank(rank), every_card().filter(|card| card.rank() == rank).collect());
    }
    for card in every_card() {
        assert_eq!(CardSet::suit_of(card), CardSet::all_of(card.suit()), "{card}");
    }
}

#[test]
fn a_successor_is_the_next_card_in_order() {
    for card in every_card() {
        let next = Card::from_index(card.index() + 1).into_iter().collect();
        assert_eq!(CardSet::only(card).successors(), next, "{card}");
    }
    assert_eq!(set("QC KC AC 7H").successors(), set("KC AC 2D 8H"));
}

#[test]
fn a_set_has_a_first_card_and_a_last() {
    assert_eq!((CardSet::EMPTY.first(), CardSet::EMPTY.last()), (None, None));
    let cards = set("9C AD 2S");
    assert_eq!((cards.first(), cards.last()), (cards.iter().next(), cards.iter().last()));
    for card in every_card() {
        assert_eq!((CardSet::only(card).first(), CardSet::only(card).last()), (Some(card), Some(card)));
    }
}
