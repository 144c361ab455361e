//! What holds for every Ristiseiska decision of every player: it is legal, repeatable, and blind to hidden cards.
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};
use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::ristiseiska::View;
use talon_games::{AnyAction, AnyDeal, AnyRules, AnyView, GameKind};
use talon_players::{Player, RandomPlayer, ThinkingPlayer, ThumbPlayer};

use crate::deals::{self, any_rules_of, choices_are_legal_and_repeatable, deck, replay};

/// The first two play; few nodes are enough for the third.
const PLAYERS: [&dyn Player; 3] = [&ThumbPlayer, &RandomPlayer, &ThinkingPlayer::STRONG.with_nodes(40)];

/// Random options, and a number of seats that they allow.
fn any_table() -> impl Strategy<Value = (AnyRules, u8)> {
    (any_rules_of(&[GameKind::Ristiseiska]), any::<prop::sample::Index>()).prop_map(|(rules, seats)| {
        let possible: Vec<u8> = rules.seats().collect();
        let seats = possible[seats.index(possible.len())];
        (rules, seats)
    })
}

fn ristiseiska(view: AnyView) -> View {
    let AnyView::Ristiseiska(view) = view else { unreachable!("a deal of Ristiseiska") };
    view
}

/// A deal after `plies` actions by changing players, and what they did; the deal may be over before.
fn reach(rules: &AnyRules, seats: u8, deck: &Deck, plies: u32, seed: u64) -> (AnyDeal, Vec<(Seat, AnyAction)>) {
    deals::reach((rules, seats), deck, plies, seed, |decision| PLAYERS[usize::from(decision.is_multiple_of(2))])
}

/// The deck with two cards exchanged that the viewer has not seen.
fn exchanged(deck: &Deck, seen: CardSet, (first, second): (usize, usize)) -> Deck {
    let hidden: Vec<Card> = deck.cards().iter().copied().filter(|card| !seen.contains(*card)).collect();
    let Some(last) = hidden.len().checked_sub(1) else { return deck.clone() };
    let (first, second) = (hidden[first.min(last)], hidden[second.min(last)]);
    let swapped = |card: &Card| match *card {
        card if card == first => second,
        card if card == second => first,
        card => card,
    };
    Deck::new(deck.cards().iter().map(swapped).collect())
}

/// What the viewer has seen: his hand, the table, and the cards whose giving he still has before him.
fn seen(view: &View) -> CardSet {
    use talon_games::ristiseiska::LastTurn;
    let given = view.last.iter().filter_map(|last| match last {
        Some(LastTurn::Given { card, .. }) => *card,
        Some(LastTurn::Played { .. } | LastTurn::Stuck) | None => None,
    });
    given.chain(view.hand | view.laid).collect()
}

fn config() -> Config {
    Config { cases: 400, rng_seed: RngSeed::Fixed(31), failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_choice_is_legal_and_repeatable(
        (rules, seats) in any_table(), bytes: [u8; 32], plies in 0u32..110, seed: u64,
    ) {
        let (deal, _) = reach(&rules, seats, &deck(&rules, bytes), plies, seed);
        choices_are_legal_and_repeatable(&deal, seats, &PLAYERS, seed);
    }

    #[test]
    fn hidden_cards_do_not_change_the_choice(
        (rules, seats) in any_table(), bytes: [u8; 32], plies in 0u32..60, seed: u64,
        pair in (0usize..40, 0usize..40),
    ) {
        let deck = deck(&rules, bytes);
        let (deal, actions) = reach(&rules, seats, &deck, plies, seed);
        let Some(me) = deal.to_act().iter().next() else { return Ok(()) };
        let view = ristiseiska(deal.view(Some(me)));
        // With other cards somebody may have been stuck who was not, or had nothing of what he gave: nothing to compare then.
        let Some(other) = replay((&rules, seats), &exchanged(&deck, seen(&view), pair), &actions) else { return Ok(()) };
        let other_view = ristiseiska(other.view(Some(me)));
        prop_assume!(other_view.to_act == Some(me));
        prop_assert!(view == other_view, "a hidden card shows in the view");
        for player in PLAYERS {
            prop_assert_eq!(
                player.choose(&AnyView::Ristiseiska(view.clone()), seed),
                player.choose(&AnyView::Ristiseiska(other_view.clone()), seed)
            );
        }
    }
}

/// The property above compares something only where the hidden cards really moved.
#[test]
fn hidden_cards_do_move() {
    let rules = GameKind::Ristiseiska.default_rules();
    let mut moved = 0;
    for seed in 0..100u8 {
        let deck = deck(&rules, [seed; 32]);
        let (deal, actions) = reach(&rules, 4, &deck, u32::from(seed) % 30, u64::from(seed));
        let Some(me) = deal.to_act().iter().next() else { continue };
        let seen = seen(&ristiseiska(deal.view(Some(me))));
        let pair = (usize::from(seed) % 7, 20 + usize::from(seed) % 11);
        let Some(other) = replay((&rules, 4), &exchanged(&deck, seen, pair), &actions) else { continue };
        let hands =
            |deal: &AnyDeal| Seat::all(4).map(|seat| ristiseiska(deal.view(Some(seat))).hand).collect::<Vec<_>>();
        moved += u32::from(hands(&deal) != hands(&other));
    }
    assert!(moved > 30, "only {moved} of 100 deals had other cards in the hidden hands");
}

/// Out of turn and as a spectator, the answer is one that the game refuses, and nothing breaks.
#[test]
fn nobody_chooses_out_of_turn() {
    let rules = GameKind::Ristiseiska.default_rules();
    let deal = AnyDeal::deal(&rules, 3, Seat::FIRST, &deck(&rules, [3; 32])).unwrap();
    let waiting = Seat::all(3).find(|seat| !deal.to_act().contains(*seat)).unwrap();
    for player in PLAYERS {
        for viewer in [None, Some(waiting)] {
            let action = player.choose(&deal.view(viewer), 1);
            assert!(deal.is_legal(waiting, action).is_err(), "{}", player.name());
        }
    }
}
