//! What holds for every decision of every player: it is legal, repeatable, blind to hidden cards, and no false claim of somebody who
//! can count.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use talon_cards::{CardSet, Deck, Seat, Suit};
use talon_games::marriage::{Memory, Move};
use talon_games::{AnyAction, AnyDeal, AnyRules, AnyView, GameKind};
use talon_players::{Player, RandomPlayer, ThinkingPlayer, ThumbPlayer};

use super::sober::is_false_claim;
use super::{FAMILY, any_rules};
use crate::deals::{self, choices_are_legal_and_repeatable, deck, permuted, replay};

const PLAYERS: [&dyn Player; 3] = [&ThumbPlayer, &RandomPlayer, &ThinkingPlayer::STRONG];

fn memory(view: &AnyView) -> Memory {
    match view {
        AnyView::Santase(view) => view.memory,
        AnyView::Sznap(view) => view.memory,
        AnyView::Snaps(view) => view.memory,
        _ => panic!("not of the family"),
    }
}

fn hand(view: &AnyView) -> CardSet {
    match view {
        AnyView::Santase(view) => view.hand,
        AnyView::Sznap(view) => view.hand,
        AnyView::Snaps(view) => view.hand,
        _ => panic!("not of the family"),
    }
}

fn marriages(view: &AnyView) -> &[(Seat, Suit)] {
    match view {
        AnyView::Santase(view) => &view.marriages,
        AnyView::Sznap(view) => &view.marriages,
        AnyView::Snaps(view) => &view.marriages,
        _ => panic!("not of the family"),
    }
}

fn claims_falsely(view: &AnyView, action: AnyAction) -> bool {
    match (view, action) {
        (AnyView::Santase(view), AnyAction::Santase(action)) => is_false_claim(view, Move::from(action)),
        (AnyView::Sznap(view), AnyAction::Sznap(action)) => is_false_claim(view, Move::from(action)),
        (AnyView::Snaps(view), AnyAction::Snaps(action)) => is_false_claim(view, Move::from(action)),
        _ => panic!("not of the family"),
    }
}

/// A deal after `plies` actions by changing players, and what they did; the deal may be over before.
fn reach(rules: &AnyRules, deck: &Deck, plies: u32, seed: u64) -> (AnyDeal, Vec<(Seat, AnyAction)>) {
    // Mostly thumb, so that deals last; sometimes random, so that they leave the beaten track.
    deals::reach((rules, 2), deck, plies, seed, |decision| PLAYERS[usize::from(decision.is_multiple_of(4))])
}

fn config() -> Config {
    Config { cases: 1_200, rng_seed: RngSeed::Fixed(24), failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_choice_is_legal_and_repeatable(rules in any_rules(), bytes: [u8; 32], plies in 0u32..45, seed: u64) {
        let (deal, _) = reach(&rules, &deck(&rules, bytes), plies, seed);
        choices_are_legal_and_repeatable(&deal, 2, &PLAYERS, seed);
    }

    #[test]
    fn nobody_who_counts_claims_falsely(rules in any_rules(), bytes: [u8; 32], plies in 4u32..30, seed: u64) {
        let (deal, _) = reach(&rules, &deck(&rules, bytes), plies, seed);
        let Some(seat) = deal.to_act().iter().next() else { return Ok(()) };
        let view = deal.view(Some(seat));
        prop_assert!(!claims_falsely(&view, ThumbPlayer.choose(&view, seed)));
        prop_assert!(!claims_falsely(&view, ThinkingPlayer::STRONG.choose(&view, seed)));
    }

    #[test]
    fn hidden_cards_do_not_change_the_choice(
        rules in any_rules(), bytes: [u8; 32], plies in 0u32..45, seed: u64, shift in 1usize..17,
    ) {
        let deck = deck(&rules, bytes);
        let (deal, actions) = reach(&rules, &deck, plies, seed);
        let Some(me) = deal.to_act().iter().next() else { return Ok(()) };
        let view = deal.view(Some(me));
        let other_deck = permuted(&deck, memory(&view).seen, shift);
        // A reply under the strict rules may be impossible with other cards in that hand; then there is nothing to compare.
        let Some(other) = replay((&rules, 2), &other_deck, &actions) else { return Ok(()) };
        let other_view = other.view(Some(me));
        // Where leading a king melds it, other hidden cards have told another story, and everybody heard it.
        if marriages(&view) != marriages(&other_view) {
            return Ok(());
        }
        prop_assert!(view == other_view, "a hidden card shows in the view");
        for player in PLAYERS {
            prop_assert_eq!(player.choose(&view, seed), player.choose(&other_view, seed));
        }
    }
}

/// The property above compares something only where the hidden cards really moved.
#[test]
fn hidden_cards_do_move() {
    for rules in FAMILY.map(GameKind::default_rules) {
        let mut moved = 0;
        for seed in 0..100u8 {
            let deck = deck(&rules, [seed; 32]);
            let (deal, actions) = reach(&rules, &deck, u32::from(seed) % 14, u64::from(seed));
            let Some(me) = deal.to_act().iter().next() else { continue };
            let seen = memory(&deal.view(Some(me))).seen;
            let Some(other) = replay((&rules, 2), &permuted(&deck, seen, 3), &actions) else { continue };
            let hidden = |deal: &AnyDeal| hand(&deal.view(Some(me.other())));
            let same_story = marriages(&deal.view(None)) == marriages(&other.view(None));
            moved += u32::from(same_story && hidden(&deal) != hidden(&other));
        }
        assert!(moved > 50, "{:?}: only {moved} of 100 deals had other cards in the hidden hand", rules.kind());
    }
}

/// Out of turn and as a spectator, the answer is one that the game refuses, and nothing breaks.
#[test]
fn nobody_chooses_out_of_turn() {
    for rules in FAMILY.map(GameKind::default_rules) {
        let deal = AnyDeal::deal(&rules, 2, Seat::FIRST, &deck(&rules, [3; 32])).unwrap();
        for player in PLAYERS {
            for viewer in [None, Some(Seat::FIRST)] {
                let action = player.choose(&deal.view(viewer), 1);
                assert!(deal.is_legal(Seat::FIRST, action).is_err(), "{}", player.name());
            }
        }
    }
}
