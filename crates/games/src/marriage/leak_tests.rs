//! Permuting the cards that a viewer cannot know changes nothing in his view, in any game of the family.

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, CardSet, Seat};

use super::talon::Talon;
use super::{Deal, Move, RuleSet};
use crate::game::Game;
use crate::{santase, snaps, sznap};

/// The deal with the cards hidden from the viewer in another order: those of his opponent's hand
/// that nobody knows, and the talon's face-down ones.
fn permuted<R: RuleSet>(deal: &Deal<R>, viewer: Option<Seat>, seed: &Seed) -> Deal<R> {
    let mut other = *deal;
    let hidden_in = |seat: Seat| match viewer {
        Some(viewer) if viewer == seat => CardSet::EMPTY,
        Some(_) | None => deal.position.hand(seat) - deal.position.known(seat),
    };
    let mut drawn = deal.position.talon;
    let mut face_down = Vec::new();
    while drawn.size() > 1 {
        face_down.extend(drawn.draw());
    }
    let mut hidden: Vec<Card> = face_down.clone();
    for seat in Seat::all(2) {
        hidden.extend(hidden_in(seat));
    }
    let mut cards = shuffle(&hidden, seed).cards().to_vec();
    for seat in Seat::all(2) {
        let kept = deal.position.hand(seat) - hidden_in(seat);
        let rest = cards.split_off(cards.len() - hidden_in(seat).len());
        other.position.hands[seat.of_two()] = kept | rest.into_iter().collect();
    }
    let exhausted = deal.position.talon.size() == 0;
    other.position.talon = Talon::new(&cards, deal.position.talon.turned(), exhausted);
    other
}

fn seed(number: u64, ply: usize) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    bytes[8..16].copy_from_slice(&(ply as u64).to_le_bytes());
    Seed::new(bytes)
}

/// A legal action, claims left out as long as there is another.
fn choice<R: RuleSet>(deal: &Deal<R>, seat: Seat, number: usize) -> R::Action {
    let legal = deal.legal_actions(seat);
    let ends = |action: &R::Action| matches!((*action).into(), Move::Claim | Move::MarryAndClaim(_));
    let calm: Vec<R::Action> = legal.iter().copied().filter(|action| !ends(action)).collect();
    calm.get(number % calm.len().max(1)).copied().unwrap_or_else(|| legal[0])
}

fn views_do_not_depend_on_hidden_cards<R: RuleSet>(rules: &R) {
    let mut different = 0;
    for number in 0..400 {
        let deck = shuffle(&rules.pack().cards(), &seed(number, 0));
        let mut deal = Deal::deal(rules, 2, Seat::SECOND, deck.cards()).expect("a deck");
        for ply in 1.. {
            for viewer in [None, Some(Seat::FIRST), Some(Seat::SECOND)] {
                let other = permuted(&deal, viewer, &seed(number, ply));
                different += u32::from(other != deal);
                assert_eq!(deal.view(viewer), other.view(viewer), "deal {number}, ply {ply}");
                let json = |deal: &Deal<R>| serde_json::to_string(&deal.view(viewer)).expect("JSON");
                assert_eq!(json(&deal), json(&other), "deal {number}, ply {ply}");
            }
            let Some(seat) = deal.on_turn() else { break };
            let bytes = seed(number.wrapping_mul(31), ply);
            let draw = shuffle(&rules.pack().cards(), &bytes).cards()[0].index();
            let action = choice(&deal, seat, usize::from(draw));
            deal.apply(seat, action).expect("a legal action");
        }
    }
    assert!(different > 10_000, "only {different} permutations moved a card");
}

#[test]
fn santase() {
    views_do_not_depend_on_hidden_cards(&santase::Rules::default());
}

#[test]
fn sznap() {
    views_do_not_depend_on_hidden_cards(&sznap::Rules::default());
}

#[test]
fn snaps() {
    views_do_not_depend_on_hidden_cards(&snaps::Rules::default());
}
