//! Permuting the cards that a viewer cannot know changes nothing in his view.

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, CardSet, Seat};

use super::deal::Deal;
use super::{Action, Rules};
use crate::game::Game;
use crate::marriage::Talon;

/// The deal with the cards hidden from the viewer in another order: those of his opponent's hand
/// that nobody knows, and the talon's face-down ones.
fn permuted(deal: &Deal, viewer: Option<Seat>, seed: &Seed) -> Deal {
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
        other.position.hands[seat.index()] = kept | rest.into_iter().collect();
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
fn choice(deal: &Deal, seat: Seat, number: usize) -> Action {
    let legal = deal.legal_actions(seat);
    let calm: Vec<Action> = legal.iter().copied().filter(|action| *action != Action::Claim).collect();
    calm.get(number % calm.len().max(1)).copied().unwrap_or(Action::Claim)
}

#[test]
fn a_view_does_not_depend_on_hidden_cards() {
    let rules = Rules::default();
    let mut different = 0;
    for number in 0..400 {
        let deck = shuffle(&Deal::pack(&rules), &seed(number, 0));
        let mut deal = Deal::deal(&rules, 2, Seat::SECOND, deck.cards()).expect("a deck");
        for ply in 1.. {
            for viewer in [None, Some(Seat::FIRST), Some(Seat::SECOND)] {
                let other = permuted(&deal, viewer, &seed(number, ply));
                different += u32::from(other != deal);
                assert_eq!(deal.view(viewer), other.view(viewer), "deal {number}, ply {ply}");
                let json = |deal: &Deal| serde_json::to_string(&deal.view(viewer)).expect("JSON");
                assert_eq!(json(&deal), json(&other), "deal {number}, ply {ply}");
            }
            let Some(seat) = deal.on_turn() else { break };
            let bytes = seed(number.wrapping_mul(31), ply);
            let draw = shuffle(&Deal::pack(&rules), &bytes).cards()[0].index();
            let action = choice(&deal, seat, usize::from(draw));
            deal.apply(seat, action).expect("a legal action");
        }
    }
    assert!(different > 10_000, "only {different} permutations moved a card");
}
