//! The player's picture of the table agrees with the game's.

use talon_cards::fair::{Seed, shuffle};
use talon_cards::{CardSet, Seat};
use talon_games::ristiseiska::setup::{Setup, Turn};
use talon_games::ristiseiska::{FiveNeedsEight, Rules};
use talon_games::{Game, GameOutcome};

use super::sight::Sight;
use super::*;
use crate::rng::Dice;
use crate::thumb::Thumb;

/// Plays a round at random and shows every view on the way.
fn play_out(rules: &Rules, seed: u8, mut look: impl FnMut(&View)) -> Deal {
    let deck = shuffle(&Deal::pack(rules), &Seed::new([seed; 32]));
    let mut deal = Deal::deal(rules, 4, Seat::FIRST, deck.cards()).expect("a deck");
    let mut dice = Dice::new(u64::from(seed));
    while let Some(seat) = deal.on_turn() {
        let view = deal.view(Some(seat));
        look(&view);
        deal.apply(seat, view.legal[dice.index(view.legal.len())]).expect("a legal action");
    }
    deal
}

#[test]
fn a_card_fits_exactly_when_it_waits_for_none() {
    for five_needs_eight in [FiveNeedsEight::On, FiveNeedsEight::Off] {
        let rules = Rules { five_needs_eight, ..Rules::default() };
        for seed in 0..20 {
            play_out(&rules, seed, |view| {
                let sight = Sight::of(view);
                let fitting: CardSet =
                    grid::all().filter(|card| !view.laid.contains(*card) && sight.fits(*card)).collect();
                assert!(fitting == view.open, "seed {seed}: {fitting} instead of {}", view.open);
            });
        }
    }
}

#[test]
fn a_card_costs_what_the_game_charges() {
    for seed in 0..10 {
        let mut view = None;
        let deal = play_out(&Rules::default(), seed, |seen| view = Some(seen.clone()));
        let (outcome, view) = (deal.outcome().expect("the round is over"), view.expect("a view"));
        for penalty in &outcome.penalties {
            let counted: i32 = penalty.cards.iter().map(|card| grid::cost(&view.rules, card)).sum();
            assert_eq!(counted, i32::from(penalty.points));
        }
        assert_eq!(outcome.winner(), Some(outcome.winner));
    }
}

/// A round in which all cards that nobody holds lie on the table.
pub(super) fn position(hands: [&str; 3], turn: Turn) -> Deal {
    let hands = hands.map(|hand| hand.split_whitespace().map(|card| card.parse().expect("a card")).collect()).to_vec();
    let setup = Setup {
        rules: Rules::default(),
        dealer: Seat::FIRST,
        hands,
        turn,
        token: None,
        turns: 20,
        turns_without_play: 0,
    };
    setup.build().expect("a position")
}

/// The player's action with the first hand, the same for every seed.
fn chosen(hands: [&str; 3], turn: Turn, stuck: bool) -> Action {
    let view = position(hands, turn).view(Some(Seat::FIRST));
    assert_eq!(view.stuck.is_some(), stuck);
    let actions: Vec<Action> = (0..20).filter_map(|seed| Deal::choose(&view, seed)).collect();
    assert!(actions.len() == 20 && actions.iter().all(|action| *action == actions[0]), "always the same");
    actions[0]
}

pub(super) fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

#[test]
fn opens_its_own_suit_and_holds_back_what_only_helps_the_others() {
    // The nine of spades lets only others go on; behind the ten of hearts lie two cards of its own.
    let hands = ["9S TH JH QH", "TS JS 2D AD", "QS KS KH 2C AC"];
    assert_eq!(chosen(hands, Turn::Begins(Seat::FIRST), false), action("TH"));
}

#[test]
fn plays_a_king_before_the_card_that_opens_a_pile() {
    let hands = ["KH 9S 2D", "TS JS QS", "KS AD AC"];
    assert_eq!(chosen(hands, Turn::Begins(Seat::FIRST), false), action("KH"));
}

#[test]
fn ends_its_turn_rather_than_open_a_pile_for_the_others() {
    // The ace of clubs is among the cards on the table.
    let hands = ["9S 2D", "TS JS QS KS", "AD KH"];
    assert_eq!(chosen(hands, Turn::Bonus(Seat::FIRST), false), Action::EndTurn);
}

#[test]
fn gives_the_card_that_is_farthest_from_fitting() {
    // The second player is stuck; spades lie up to the eight, and of them the king waits for the most cards.
    let hands = ["KS 9S 3H", "JS QS 2H", "TS AH 2C AC"];
    assert_eq!(chosen(hands, Turn::Begins(Seat::SECOND), true), action("g:KS"));
}
