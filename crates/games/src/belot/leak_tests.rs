//! Permuting the cards that a viewer cannot know changes nothing in his view.

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, CardSet, Rank, Seat, Suit};

use super::cards::RANKS;
use super::deal::{Deal, Stage};
use super::{Action, Call, CarreRest, Combination, Declared, Kind, Rules, SEATS};
use crate::game::Game;

/// The deal with the cards hidden from the viewer in another order: those of the other hands that nobody knows, what is
/// yet to be dealt, and what the others have declared.
fn permuted(deal: &Deal, viewer: Option<Seat>, seed: &Seed) -> Deal {
    let mut other = *deal;
    let hidden_in = |seat: Seat| match viewer {
        Some(viewer) if viewer == seat => CardSet::EMPTY,
        Some(_) | None => deal.hands[seat.index()] - deal.known(seat),
    };
    let mut hidden: Vec<Card> = Seat::all(SEATS).flat_map(|seat| hidden_in(seat).iter()).collect();
    if let Stage::Auction { stock } = deal.stage {
        hidden.extend(stock);
    }
    let mut cards = shuffle(&hidden, seed).cards().to_vec();
    if let Stage::Auction { stock } = &mut other.stage {
        for card in stock {
            *card = cards.pop().expect("a hidden card");
        }
    }
    for seat in Seat::all(SEATS) {
        let kept = deal.hands[seat.index()] - hidden_in(seat);
        let rest = cards.split_off(cards.len() - hidden_in(seat).len());
        other.hands[seat.index()] = kept | rest.into_iter().collect();
        if viewer != Some(seat) && !matches!(deal.stage, Stage::Counted { .. }) {
            other.declared[seat.index()] = alike(&deal.declared[seat.index()], seed);
        }
    }
    other
}

/// Other combinations that would have been announced with the same words.
fn alike(declared: &Declared, seed: &Seed) -> Declared {
    let kinds = |declared: &Declared| declared.sorted().iter().map(Combination::kind).collect::<Vec<Kind>>();
    let ranks = shuffle(&RANKS.map(|rank| Card::new(rank, Suit::Clubs)), seed);
    let suits = shuffle(&Suit::ALL.iter().map(|suit| Card::new(Rank::Ace, *suit)).collect::<Vec<_>>(), seed);
    let carres = ranks.cards().iter().map(|card| Combination::Carre { rank: card.rank() });
    let run = |suit: Suit, length: u8| {
        let tops = ranks.cards().iter().map(|card| card.rank());
        tops.map(move |top| Combination::Run { suit, top, length })
            .filter(move |run| run.cards().len() == usize::from(length))
    };
    let runs =
        suits.cards().iter().flat_map(|card| [6, 5, 4, 3].into_iter().flat_map(move |length| run(card.suit(), length)));
    let pool: Vec<Combination> = carres.chain(runs).collect();
    let mut made = Declared::NONE;
    for kind in kinds(declared) {
        let fits = |one: &&Combination| {
            let mut with = made;
            with.insert(**one);
            let grown = kinds(&with).len() == kinds(&made).len() + 1;
            one.kind() == kind && grown && with.is_sound(CarreRest::Declared)
        };
        made.insert(*pool.iter().find(fits).expect("another combination of the kind"));
    }
    assert_eq!(kinds(&made), kinds(declared));
    made
}

fn seed(number: u64, ply: usize) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    bytes[8..16].copy_from_slice(&(ply as u64).to_le_bytes());
    Seed::new(bytes)
}

/// A legal action: what can be declared is declared, and most calls are passes.
fn choice(deal: &Deal, seat: Seat, number: usize) -> Action {
    let legal = deal.legal_actions(seat);
    let pass = Action::Call(Call::Pass);
    let declares = legal.iter().find(|action| matches!(action, Action::Declare(_)));
    match declares {
        Some(declares) if number.is_multiple_of(4) => *declares,
        Some(_) | None if legal.contains(&pass) && number.is_multiple_of(2) => pass,
        Some(_) | None => legal[number % legal.len()],
    }
}

#[test]
fn a_view_does_not_depend_on_hidden_cards() {
    let (mut different, mut declared) = (0, 0);
    for number in 0..300 {
        let deck = shuffle(&Deal::pack(&Rules::default()), &seed(number, 0));
        let mut deal = Deal::deal(&Rules::default(), SEATS, Seat::SECOND, deck.cards()).expect("a deck");
        for ply in 1.. {
            for viewer in [None].into_iter().chain(Seat::all(SEATS).map(Some)) {
                let other = permuted(&deal, viewer, &seed(number, ply));
                different += u32::from(other != deal);
                declared += u32::from(other.declared != deal.declared);
                assert_eq!(deal.view(viewer), other.view(viewer), "deal {number}, ply {ply}");
                let json = |deal: &Deal| serde_json::to_string(&deal.view(viewer)).expect("JSON");
                assert_eq!(json(&deal), json(&other), "deal {number}, ply {ply}");
            }
            let Some(seat) = deal.on_turn() else { break };
            let draw = shuffle(&Deal::pack(&Rules::default()), &seed(number.wrapping_mul(31), ply)).cards()[0].index();
            let action = choice(&deal, seat, usize::from(draw));
            deal.apply(seat, action).expect("a legal action");
        }
    }
    assert!(different > 10_000, "only {different} permutations moved a card");
    assert!(declared > 1000, "only {declared} permutations changed what was declared");
}
