//! What holds for every Santase decision of every player: it is legal, repeatable, and blind to hidden cards.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::santase::{Rules, View};
use talon_games::{AnyAction, AnyDeal, AnyRules, AnyView, GameKind};
use talon_players::{Player, RandomPlayer, ThumbPlayer, decision_seed};

const PLAYERS: [&dyn Player; 2] = [&ThumbPlayer, &RandomPlayer];

fn rules_from(choices: &[prop::sample::Index]) -> AnyRules {
    let rules = GameKind::Santase.default_rules();
    let options = rules.options();
    options.iter().zip(choices).fold(rules, |rules, (option, choice)| {
        rules.with(option.key, option.values[choice.index(option.values.len())]).unwrap()
    })
}

fn any_rules() -> impl Strategy<Value = AnyRules> {
    prop::collection::vec(any::<prop::sample::Index>(), 9).prop_map(|choices| rules_from(&choices))
}

fn deck(bytes: [u8; 32]) -> Deck {
    shuffle(&GameKind::Santase.default_rules().pack(), &Seed::new(bytes))
}

fn santase(view: AnyView) -> View {
    let AnyView::Santase(view) = view else { panic!("a deal of Santase") };
    view
}

/// A deal after `plies` actions by changing players, and what they did; the deal may be over before.
fn reach(rules: &AnyRules, deck: &Deck, plies: u32, seed: u64) -> (AnyDeal, Vec<(Seat, AnyAction)>) {
    let mut deal = AnyDeal::deal(rules, 2, Seat::FIRST, deck).unwrap();
    let mut done = Vec::new();
    for ply in 0..plies {
        let Some(seat) = deal.to_act().iter().next() else { break };
        let decision = decision_seed(seed, 1, ply, seat);
        // Mostly thumb, so that deals last; sometimes random, so that they leave the beaten track.
        let player = if decision.is_multiple_of(4) { PLAYERS[1] } else { PLAYERS[0] };
        let action = player.choose(&deal.view(Some(seat)), decision);
        deal.apply(seat, action).unwrap();
        done.push((seat, action));
    }
    (deal, done)
}

fn replay(rules: &AnyRules, deck: &Deck, actions: &[(Seat, AnyAction)]) -> Option<AnyDeal> {
    let mut deal = AnyDeal::deal(rules, 2, Seat::FIRST, deck).unwrap();
    for &(seat, action) in actions {
        deal.apply(seat, action).ok()?;
    }
    Some(deal)
}

/// The deck with the cards that the viewer has not seen in another order.
fn permuted(deck: &Deck, seen: CardSet, shift: usize) -> Deck {
    let hidden: Vec<Card> = deck.cards().iter().copied().filter(|card| !seen.contains(*card)).collect();
    let swapped = |card: &Card| match hidden.iter().position(|other| other == card) {
        Some(at) => hidden[(at + shift) % hidden.len()],
        None => *card,
    };
    Deck::new(deck.cards().iter().map(swapped).collect())
}

fn config() -> Config {
    Config { cases: 400, rng_seed: RngSeed::Fixed(24), failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_choice_is_legal_and_repeatable(rules in any_rules(), bytes: [u8; 32], plies in 0u32..45, seed: u64) {
        let (deal, _) = reach(&rules, &deck(bytes), plies, seed);
        for seat in Seat::all(2) {
            let view = deal.view(Some(seat));
            for player in PLAYERS {
                let action = player.choose(&view, seed);
                prop_assert_eq!(action, player.choose(&view, seed));
                prop_assert_eq!(deal.is_legal(seat, action).is_ok(), !view.legal().is_empty());
            }
        }
    }

    #[test]
    fn hidden_cards_do_not_change_the_choice(
        rules in any_rules(), bytes: [u8; 32], plies in 0u32..45, seed: u64, shift in 1usize..17,
    ) {
        let deck = deck(bytes);
        let (deal, actions) = reach(&rules, &deck, plies, seed);
        let Some(me) = deal.to_act().iter().next() else { return Ok(()) };
        let view = santase(deal.view(Some(me)));
        let other_deck = permuted(&deck, view.memory.seen, shift);
        // A reply under the strict rules may be impossible with other cards in that hand; then there is nothing to compare.
        let Some(other) = replay(&rules, &other_deck, &actions) else { return Ok(()) };
        let other_view = santase(other.view(Some(me)));
        prop_assert!(view == other_view, "a hidden card shows in the view");
        for player in PLAYERS {
            prop_assert_eq!(
                player.choose(&AnyView::Santase(view.clone()), seed),
                player.choose(&AnyView::Santase(other_view.clone()), seed)
            );
        }
    }
}

/// The property above compares something only where the hidden cards really moved.
#[test]
fn hidden_cards_do_move() {
    let rules = AnyRules::Santase(Rules::default());
    let mut moved = 0;
    for seed in 0..100u8 {
        let deck = deck([seed; 32]);
        let (deal, actions) = reach(&rules, &deck, u32::from(seed) % 14, u64::from(seed));
        let Some(me) = deal.to_act().iter().next() else { continue };
        let seen = santase(deal.view(Some(me))).memory.seen;
        let Some(other) = replay(&rules, &permuted(&deck, seen, 3), &actions) else { continue };
        let hand = |deal: &AnyDeal| santase(deal.view(Some(me.other()))).hand;
        moved += u32::from(hand(&deal) != hand(&other));
    }
    assert!(moved > 60, "only {moved} of 100 deals had other cards in the hidden hand");
}

/// Out of turn and as a spectator, the answer is one that the game refuses, and nothing breaks.
#[test]
fn nobody_chooses_out_of_turn() {
    let rules = AnyRules::Santase(Rules::default());
    let deal = AnyDeal::deal(&rules, 2, Seat::FIRST, &deck([3; 32])).unwrap();
    for player in PLAYERS {
        for viewer in [None, Some(Seat::FIRST)] {
            let action = player.choose(&deal.view(viewer), 1);
            assert!(deal.is_legal(Seat::FIRST, action).is_err(), "{}", player.name());
        }
    }
}
