//! Cards, sets, seats and decks as text, and as small sets.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use talon_cards::{Card, CardSet, Deck, Rank, Seat, SeatSet, Suit};

fn all() -> impl Iterator<Item = Card> {
    (0..Card::COUNT).filter_map(Card::from_index)
}

#[test]
fn the_52_cards_are_distinct_and_round_trip() {
    let texts: BTreeSet<String> = all().map(|card| card.to_string()).collect();
    assert_eq!(texts.len(), 52);
    for card in all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Card::new(card.rank(), card.suit()), card);
        assert_eq!(Card::from_index(card.index()), Some(card));
        assert_eq!(format!("{card:?}"), card.to_string());
        let json = serde_json::to_string(&card).expect("JSON");
        assert_eq!(json, format!("\"{card}\""));
        assert_eq!(serde_json::from_str::<Card>(&json).expect("a card"), card);
    }
    assert_eq!(Card::from_index(52), None);
    assert_eq!(Card::new(Rank::Ten, Suit::Diamonds).to_string(), "TD");
}

#[test]
fn cards_are_ordered_by_suit_then_rank() {
    let cards: Vec<Card> = all().collect();
    assert!(cards.is_sorted());
    assert!(cards.iter().zip(&cards[1..]).all(|(low, high)| { (low.suit(), low.rank()) < (high.suit(), high.rank()) }));
}

#[test]
fn suits_and_ranks_round_trip() {
    let suits: String = Suit::ALL.iter().map(|suit| suit.letter()).collect();
    let ranks: String = Rank::ALL.iter().map(|rank| rank.letter()).collect();
    assert_eq!((suits.as_str(), ranks.as_str()), ("CDHS", "23456789TJQKA"));
    for &suit in Suit::ALL {
        assert_eq!(suit.to_string().parse(), Ok(suit));
    }
    for &rank in Rank::ALL {
        assert_eq!(rank.to_string().parse(), Ok(rank));
    }
    let glyphs: String = Suit::ALL.iter().map(|suit| suit.glyph()).collect();
    assert_eq!(glyphs, "♣♦♥♠");
    assert_eq!(Suit::ALL.iter().map(|suit| suit.is_red()).collect::<Vec<_>>(), [false, true, true, false]);
}

#[test]
fn a_card_set_is_redacted_and_reads_back() {
    let set: CardSet = "AS TD 9C".parse().expect("cards");
    assert_eq!(format!("{set:?} {:?}", set.iter()), "CardSet(3 cards) Cards(3 cards)");
    assert_eq!(set.to_string(), "9C TD AS");
    let json = serde_json::to_string(&set).expect("JSON");
    assert_eq!(json, r#"["9C","TD","AS"]"#);
    assert_eq!(serde_json::from_str::<CardSet>(&json).expect("a set"), set);
    assert!(serde_json::from_str::<CardSet>(r#"["9C","9C"]"#).is_err());
    assert!("AS XX".parse::<CardSet>().is_err());
}

#[test]
fn a_deck_is_redacted_and_reads_back() {
    let deck = Deck::new(all().skip(28).collect());
    assert_eq!(format!("{deck:?}"), "Deck(24 hidden cards)");
    let json = serde_json::to_string(&deck).expect("JSON");
    assert_eq!(serde_json::from_str::<Deck>(&json).expect("a deck"), deck);
}

#[test]
fn seats() {
    assert_eq!(Seat::new(8), None);
    assert_eq!(Seat::all(3).map(Seat::index).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(Seat::all(9).count(), 8);
    assert_eq!((Seat::FIRST.other(), Seat::SECOND.other()), (Seat::SECOND, Seat::FIRST));
    let round: Vec<usize> = (0..4)
        .scan(Seat::FIRST, |seat, _| {
            *seat = seat.next(3);
            Some(seat.index())
        })
        .collect();
    assert_eq!(round, [1, 2, 0, 1]);
    for seats in 1..=Seat::COUNT {
        for seat in Seat::all(seats) {
            assert_eq!(seat.next(seats).previous(seats), seat, "{seats} seats");
            assert_eq!(seat.previous(seats).next(seats), seat, "{seats} seats");
        }
    }
    assert_eq!(Seat::FIRST.previous(0), Seat::FIRST);
    assert_eq!(serde_json::to_string(&Seat::SECOND).expect("JSON"), "1");
    assert!(serde_json::from_str::<Seat>("8").is_err());
    assert_eq!("1".parse::<u8>().map(Seat::new), Ok(Some(Seat::SECOND)));
}

#[test]
fn seat_sets() {
    let mut set = SeatSet::EMPTY;
    assert!(set.is_empty());
    assert!(set.insert(Seat::SECOND) && !set.insert(Seat::SECOND) && set.insert(Seat::FIRST));
    assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::FIRST, Seat::SECOND]);
    assert!(set.remove(Seat::FIRST) && !set.remove(Seat::FIRST));
    assert_eq!(set, SeatSet::only(Seat::SECOND));
    assert_eq!((set.len(), set.contains(Seat::FIRST)), (1, false));
    let json = serde_json::to_string(&set).expect("JSON");
    assert_eq!(json, "[1]");
    assert_eq!(serde_json::from_str::<SeatSet>(&json).expect("a set"), set);
}

fn fixed() -> Config {
    Config { cases: 1000, rng_seed: RngSeed::Fixed(24), failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(fixed())]

    #[test]
    fn garbage_is_refused_or_means_itself(text in "\\PC{0,3}|[2-9TJQKA][CDHS]") {
        if let Ok(card) = text.parse::<Card>() {
            prop_assert_eq!(card.to_string(), text);
        }
    }

    /// A card set behaves as a set.
    #[test]
    fn a_card_set_is_a_set(first in prop::collection::btree_set(0..52_u8, 0..52), second in prop::collection::btree_set(0..52_u8, 0..52)) {
        let cards = |indices: &BTreeSet<u8>| indices.iter().copied().filter_map(Card::from_index).collect::<CardSet>();
        let (a, b) = (cards(&first), cards(&second));
        prop_assert_eq!(a.len(), first.len());
        prop_assert_eq!(a.iter().map(Card::index).collect::<BTreeSet<_>>(), first.clone());
        prop_assert_eq!(a.union(b), cards(&(&first | &second)));
        prop_assert_eq!(a.intersection(b), cards(&(&first & &second)));
        prop_assert_eq!(a.difference(b), cards(&(&first - &second)));
        prop_assert_eq!(a.is_subset(b), first.is_subset(&second));
        prop_assert_eq!((a.is_empty(), a.first()), (first.is_empty(), first.first().copied().and_then(Card::from_index)));
        for &suit in Suit::ALL {
            prop_assert!(a.of_suit(suit).iter().all(|card| card.suit() == suit));
        }
        let by_suit = Suit::ALL.iter().map(|suit| a.of_suit(*suit)).fold(CardSet::EMPTY, CardSet::union);
        prop_assert_eq!(by_suit, a);
        for card in b {
            let mut changed = a;
            prop_assert_eq!(changed.insert(card), !a.contains(card));
            prop_assert!(changed.contains(card) && changed.remove(card) && !changed.contains(card));
        }
    }
}
