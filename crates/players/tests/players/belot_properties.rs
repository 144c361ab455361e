//! What holds for every decision of every player of Belot: it is legal, repeatable, and blind to hidden cards.
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use talon_cards::{Deck, Seat};
use talon_games::belot::{SEATS, View};
use talon_games::{AnyAction, AnyDeal, AnyRules, AnyView, GameKind};
use talon_players::arena::{Bout, Length};
use talon_players::{Player, RandomPlayer, ThinkingPlayer, ThumbPlayer};

use crate::deals::{self, any_rules_of, choices_are_legal_and_repeatable, deck, permuted, replay};

const STRONG: ThinkingPlayer = ThinkingPlayer::STRONG.with_nodes(60);
const PLAYERS: [&dyn Player; 3] = [&ThumbPlayer, &RandomPlayer, &STRONG];

fn any_rules() -> impl Strategy<Value = AnyRules> {
    any_rules_of(&[GameKind::Belot])
}

fn belot(view: AnyView) -> View {
    let AnyView::Belot(view) = view else { panic!("a deal of Belot") };
    view
}

/// A deal after `plies` actions by changing players, and what they did; the deal may be over before.
fn reach(rules: &AnyRules, deck: &Deck, plies: u32, seed: u64) -> (AnyDeal, Vec<(Seat, AnyAction)>) {
    // Mostly random, which is quick and finds the odd contracts; sometimes thumb, so that announcements and belots are made.
    deals::reach((rules, SEATS), deck, plies, seed, |decision| PLAYERS[usize::from(!decision.is_multiple_of(4))])
}

/// The same deal with other hidden cards, if everybody could have done the same with them.
fn other_world(rules: &AnyRules, bytes: [u8; 32], plies: u32, seed: u64, shift: usize) -> Option<(Seat, [AnyDeal; 2])> {
    let deck = deck(rules, bytes);
    let (deal, actions) = reach(rules, &deck, plies, seed);
    let me = deal.to_act().iter().next()?;
    let seen = belot(deal.view(Some(me))).memory.seen;
    let other = replay((rules, SEATS), &permuted(&deck, seen, shift), &actions)?;
    let [view, other_view] = [&deal, &other].map(|deal| belot(deal.view(Some(me))));
    // Where belots are announced by themselves, other cards may have said another one, for all to hear.
    if view.belots != other_view.belots {
        return None;
    }
    assert!(view == other_view, "a hidden card shows in the view");
    Some((me, [deal, other]))
}

fn config(cases: u32) -> Config {
    Config { cases, rng_seed: RngSeed::Fixed(24), failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(config(250))]

    #[test]
    fn every_choice_is_legal_and_repeatable(rules in any_rules(), bytes: [u8; 32], plies in 0u32..50, seed: u64) {
        let (deal, _) = reach(&rules, &deck(&rules, bytes), plies, seed);
        choices_are_legal_and_repeatable(&deal, SEATS, &PLAYERS, seed);
    }

    #[test]
    fn hidden_cards_do_not_change_the_choice(
        rules in any_rules(), bytes: [u8; 32], plies in 0u32..50, seed: u64, shift in 1usize..17,
    ) {
        let Some((me, [deal, other])) = other_world(&rules, bytes, plies, seed, shift) else { return Ok(()) };
        for player in PLAYERS {
            prop_assert_eq!(
                player.choose(&deal.view(Some(me)), seed),
                player.choose(&other.view(Some(me)), seed)
            );
        }
    }
}

proptest! {
    #![proptest_config(config(60))]

    /// Whole deals under every table of options, all three seats by one player: the arena stops at the first illegal action.
    #[test]
    fn whole_deals_are_played_by_the_rules(rules in any_rules(), seed: u64) {
        let bout = Bout::new(&rules, SEATS, Length::Deal, seed).unwrap();
        prop_assert_eq!(bout.measure(&ThumbPlayer, &ThumbPlayer, 1).unwrap().level, 1);
        prop_assert_eq!(bout.measure(&STRONG, &STRONG, 1).unwrap().level, 1);
    }
}

/// The property above compares something only where the hidden cards really moved.
#[test]
fn hidden_cards_do_move() {
    let rules = GameKind::Belot.default_rules();
    let (mut auction, mut play) = (0, 0);
    for seed in 0..300u32 {
        let mut bytes = [7; 32];
        bytes[..4].copy_from_slice(&seed.to_be_bytes());
        let Some((me, [deal, other])) = other_world(&rules, bytes, seed % 30, u64::from(seed), 3) else { continue };
        let hand = |deal: &AnyDeal| belot(deal.view(Some(me.next(SEATS)))).hand;
        if hand(&deal) != hand(&other) {
            let counter = if belot(deal.view(Some(me))).memory.played.is_empty() { &mut auction } else { &mut play };
            *counter += 1;
        }
    }
    assert!(auction > 20 && play > 20, "other cards in a hidden hand: {auction} auctions, {play} plays");
}

/// No budget is too small to choose with.
#[test]
fn a_search_without_nodes_is_legal() {
    let rules = GameKind::Belot.default_rules();
    for seed in 0..20 {
        let bout = Bout::new(&rules, SEATS, Length::Deal, seed).unwrap();
        assert_eq!(bout.measure(&ThinkingPlayer::STRONG.with_nodes(0), &RandomPlayer, 1).unwrap().rounds(), 1);
    }
}

/// Whole matches under changing options end, without one illegal action.
#[test]
fn whole_matches_are_played_by_the_rules() {
    let default = GameKind::Belot.default_rules();
    for round in 0..6usize {
        let rules = default.options().iter().enumerate().fold(default.clone(), |rules, (place, option)| {
            rules.with(option.key, option.values[(round + place) % option.values.len()]).unwrap()
        });
        let bout = Bout::new(&rules, SEATS, Length::Match, round as u64).unwrap();
        assert_eq!(bout.measure(&ThumbPlayer, &RandomPlayer, 1).unwrap().rounds(), 1);
        assert_eq!(bout.measure(&STRONG, &RandomPlayer, 1).unwrap().rounds(), 1);
    }
}

/// Out of turn and as a spectator, the answer is one that the game refuses, and nothing breaks.
#[test]
fn nobody_chooses_out_of_turn() {
    let rules = GameKind::Belot.default_rules();
    for plies in [0, 12] {
        let (deal, _) = reach(&rules, &deck(&rules, [3; 32]), plies, 1);
        let waiting = Seat::all(SEATS).filter(|seat| !deal.to_act().contains(*seat)).map(Some);
        for viewer in waiting.chain([None]) {
            for player in PLAYERS {
                let action = player.choose(&deal.view(viewer), 1);
                let seat = viewer.unwrap_or(Seat::FIRST.next(SEATS).next(SEATS));
                assert!(!deal.view(viewer).legal().contains(&action), "{}", player.name());
                assert!(viewer.is_none() || deal.is_legal(seat, action).is_err(), "{}", player.name());
            }
        }
    }
}
