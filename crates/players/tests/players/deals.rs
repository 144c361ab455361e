//! Deals of any game for properties of players: reached, done again, and done again with other hidden cards.

use proptest::prelude::*;
use talon_cards::fair::{Seed, shuffle};
use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::{AnyAction, AnyDeal, AnyRules, GameKind};
use talon_players::{Player, decision_seed};

/// No game has more options.
const MOST_OPTIONS: usize = 9;

/// The default rules of the game with every option chosen so.
fn rules_from(game: GameKind, choices: &[prop::sample::Index]) -> AnyRules {
    let rules = game.default_rules();
    let options = rules.options();
    assert!(options.len() <= choices.len(), "an option of {game:?} is never changed");
    options.iter().zip(choices).fold(rules, |rules, (option, choice)| {
        rules.with(option.key, option.values[choice.index(option.values.len())]).unwrap()
    })
}

/// Any rules of any of these games.
pub(crate) fn any_rules_of(games: &[GameKind]) -> impl Strategy<Value = AnyRules> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), MOST_OPTIONS);
    (prop::sample::select(games.to_vec()), choices).prop_map(|(game, choices)| rules_from(game, &choices))
}

pub(crate) fn deck(rules: &AnyRules, bytes: [u8; 32]) -> Deck {
    shuffle(&rules.pack(), &Seed::new(bytes))
}

/// A deal after `plies` actions, each by the player that `whose` says for its number, and what they did; the deal may be over before.
pub(crate) fn reach<'p>(
    (rules, seats): (&AnyRules, u8),
    deck: &Deck,
    plies: u32,
    seed: u64,
    whose: impl Fn(u64) -> &'p dyn Player,
) -> (AnyDeal, Vec<(Seat, AnyAction)>) {
    let mut deal = AnyDeal::deal(rules, seats, Seat::FIRST, deck).unwrap();
    let mut done = Vec::new();
    for ply in 0..plies {
        let Some(seat) = deal.to_act().iter().next() else { break };
        let decision = decision_seed(seed, 1, ply, seat);
        let action = whose(decision).choose(&deal.view(Some(seat)), decision);
        deal.apply(seat, action).unwrap();
        done.push((seat, action));
    }
    (deal, done)
}

/// The deal in which these actions were done from this deck, if they can be.
pub(crate) fn replay((rules, seats): (&AnyRules, u8), deck: &Deck, actions: &[(Seat, AnyAction)]) -> Option<AnyDeal> {
    let mut deal = AnyDeal::deal(rules, seats, Seat::FIRST, deck).ok()?;
    for &(seat, action) in actions {
        deal.apply(seat, action).ok()?;
    }
    Some(deal)
}

/// The deck with the cards that the viewer has not seen in another order.
pub(crate) fn permuted(deck: &Deck, seen: CardSet, shift: usize) -> Deck {
    let hidden: Vec<Card> = deck.cards().iter().copied().filter(|card| !seen.contains(*card)).collect();
    let swapped = |card: &Card| match hidden.iter().position(|other| other == card) {
        Some(at) => hidden[(at + shift) % hidden.len()],
        None => *card,
    };
    Deck::new(deck.cards().iter().map(swapped).collect())
}

/// What each of these players chooses at each seat is legal where anything is, and the same each time.
pub(crate) fn choices_are_legal_and_repeatable(deal: &AnyDeal, seats: u8, players: &[&dyn Player], seed: u64) {
    for seat in Seat::all(seats) {
        let view = deal.view(Some(seat));
        for player in players {
            let action = player.choose(&view, seed);
            assert_eq!(action, player.choose(&view, seed));
            assert_eq!(deal.is_legal(seat, action).is_ok(), !view.legal().is_empty());
        }
    }
}
