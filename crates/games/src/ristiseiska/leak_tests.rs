//! Permuting the cards that a viewer cannot know changes nothing in his view.

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, Seat};

use super::deal::{Deal, LastTurn, Stage};
use super::{Action, Rules};
use crate::game::Game;
use crate::{GameEvent, GameRules};

/// The deal with the cards hidden from the viewer in another order: those in the hands of all others, and those that the others
/// have given each other.
fn permuted(deal: &Deal, viewer: Option<Seat>, seed: &Seed) -> Deal {
    let mut other = *deal;
    let hidden = || Seat::all(deal.seats).filter(|seat| viewer != Some(*seat));
    let cards: Vec<Card> = hidden().flat_map(|seat| deal.hand(seat)).collect();
    let mut cards = shuffle(&cards, seed).cards().to_vec();
    let drawn = cards.clone();
    for seat in hidden() {
        let rest = cards.split_off(cards.len() - deal.hand(seat).len());
        other.hands[seat.index()] = rest.into_iter().collect();
    }
    for (seat, draw) in hidden().zip(drawn) {
        if let Some(LastTurn::Given { from, card }) = &mut other.last[seat.index()]
            && viewer != Some(*from)
        {
            *card = Some(draw);
        }
    }
    other
}

fn seed(number: u64, ply: usize) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    bytes[8..16].copy_from_slice(&(ply as u64).to_le_bytes());
    Seed::new(bytes)
}

fn playout(number: u64, rules: &Rules, seats: u8, mut watch: impl FnMut(&Deal, usize)) {
    let pack = Deal::pack(rules);
    let deck = shuffle(&pack, &seed(number, 0));
    let mut deal = Deal::deal(rules, seats, Seat::FIRST, deck.cards()).expect("a deck");
    for ply in 1.. {
        watch(&deal, ply);
        let Some(seat) = deal.on_turn() else { break };
        let draw = shuffle(&pack, &seed(number.wrapping_mul(31), ply)).cards()[0].index();
        let legal = deal.legal_actions(seat);
        let action = legal[usize::from(draw) % legal.len()];
        deal.apply(seat, action).expect("a legal action");
    }
}

#[test]
fn a_view_does_not_depend_on_hidden_cards() {
    let mut different = 0;
    for number in 0..120 {
        let seats = 3 + (number % 3) as u8;
        let stuck = if number % 4 == 0 { "token" } else { "cards" };
        let rules = Rules::default().with("stuck", stuck).expect("an option");
        playout(number, &rules, seats, |deal, ply| {
            for viewer in std::iter::once(None).chain(Seat::all(seats).map(Some)) {
                let other = permuted(deal, viewer, &seed(number, ply));
                different += u32::from(other != *deal);
                assert_eq!(deal.view(viewer), other.view(viewer), "deal {number}, ply {ply}");
                let json = |deal: &Deal| serde_json::to_string(&deal.view(viewer)).expect("JSON");
                assert_eq!(json(deal), json(&other), "deal {number}, ply {ply}");
            }
        });
    }
    assert!(different > 10_000, "only {different} permutations moved a card");
}

/// The choice of the given card changes nothing that the others see, neither in their views nor in the events.
#[test]
fn a_gift_looks_the_same_to_the_others_whichever_card_it_is() {
    let mut gifts = 0;
    for number in 0..120 {
        let seats = 3 + (number % 3) as u8;
        playout(number, &Rules::default(), seats, |deal, ply| {
            let Stage::Give { giver, to } = deal.stage else { return };
            let bystanders =
                || std::iter::once(None).chain(Seat::all(seats).filter(|seat| ![giver, to].contains(seat)).map(Some));
            let seen = |action: Action| {
                let mut after = *deal;
                let events = after.apply(giver, action).expect("a legal gift");
                bystanders()
                    .map(|viewer| {
                        let events: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
                        (after.view(viewer), events)
                    })
                    .collect::<Vec<_>>()
            };
            let legal = deal.legal_actions(giver);
            let first = seen(legal[0]);
            for action in legal {
                assert_eq!(seen(action), first, "deal {number}, ply {ply}");
                gifts += 1;
            }
        });
    }
    assert!(gifts > 1_000, "only {gifts} gifts");
}

/// The receiver and the giver see the card until the receiver's next turn.
#[test]
fn the_giver_and_the_receiver_know_the_card() {
    let mut gifts = 0;
    for number in 0..40 {
        playout(number, &Rules::default(), 4, |deal, _| {
            for to in Seat::all(4) {
                let Some(LastTurn::Given { from, card }) = deal.last[to.index()] else { continue };
                for viewer in std::iter::once(None).chain(Seat::all(4).map(Some)) {
                    let shown = if viewer == Some(from) || viewer == Some(to) { card } else { None };
                    assert_eq!(deal.view(viewer).last[to.index()], Some(LastTurn::Given { from, card: shown }));
                }
                gifts += 1;
            }
        });
    }
    assert!(gifts > 100, "only {gifts} gifts");
}
