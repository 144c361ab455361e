//! Compares imagined auctions with the game's own, and the tree with every answer to thumb.

use talon_games::Game;
use talon_games::belot::{Action, Call, Phase, Rules};

use super::cards::{Cards, Id};
use super::goal::Goal;
use super::known::draw;
use super::position::{Position, Terms};
use super::talk::Talk;
use super::tests::{after_the_auction, random_action, random_deal, random_rules};
use super::thumb;
use super::tree::Tree;
use crate::rng::Dice;
use crate::slip::Slip;
use crate::thumb::Thumb;

/// Every call has a chance, and nothing else has; the contract that comes of an auction is the game's.
#[test]
fn an_imagined_auction_goes_as_the_game_does() {
    let (mut calls, mut thrown_in) = (0, 0);
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let mut deal = random_deal(&rules, &mut dice);
        let mut talk = Talk::new(&deal.view(None));
        while deal.phase() == Phase::Auction {
            let (seat, action) = random_action(&deal, &mut dice);
            let five = Cards::of(deal.view(Some(seat)).hand);
            let legal = deal.legal_actions(seat);
            assert_eq!((talk.turn, talk.standing), (seat, deal.view(None).standing), "seed {seed}");
            let chances = Call::ALL.map(|call| talk.chance(five, call));
            for (call, chance) in Call::ALL.into_iter().zip(chances) {
                assert_eq!(chance > 0.0, legal.contains(&Action::Call(call)), "seed {seed}: {call}");
            }
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "seed {seed}");
            let Action::Call(call) = action else { panic!("a call") };
            talk.say(call);
            deal.apply(seat, action).unwrap();
            calls += 1;
        }
        assert!(talk.is_over(), "seed {seed}");
        thrown_in += u32::from(deal.phase() == Phase::Over);
    }
    assert!(calls > 8_000 && thrown_in > 0, "{calls} {thrown_in}");
}

/// Thumb mostly says what is expected of him.
#[test]
fn thumb_calls_as_expected() {
    let (mut calls, mut expected) = (0, 0.0);
    for seed in 0..150 {
        let mut deal = random_deal(&Rules::default(), &mut Dice::new(seed));
        let mut talk = Talk::new(&deal.view(None));
        while let (Phase::Auction, Some(seat)) = (deal.phase(), deal.on_turn()) {
            let view = deal.view(Some(seat));
            let Some(action @ Action::Call(call)) = <talon_games::belot::Deal as Thumb>::choose(&view, seed) else {
                panic!("a call")
            };
            expected += f64::from(talk.chance(Cards::of(view.hand), call));
            calls += 1;
            talk.say(call);
            deal.apply(seat, action).unwrap();
        }
    }
    let mean = expected / f64::from(calls);
    assert!(mean > 0.7, "{mean:.3} of {calls} calls");
}

/// In one deal, imagined again and again, the tree nearly always finds the best of all answers to thumb.
#[test]
fn the_tree_finds_the_best_answers_to_thumb() {
    let (mut compared, mut best, mut better) = (0, 0, 0);
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let rules = random_rules(&mut dice);
        let Some(deal) = after_the_auction(&rules, &mut dice) else { continue };
        let me = deal.on_turn().unwrap();
        let terms = Terms::of(&rules, &deal.view(None).standing.unwrap(), me);
        let position = ending(4, &terms, &mut dice);
        let mut tree = Tree::default();
        for _ in 0..4_000 {
            tree.play_out(position, &terms, &Goal::Deal);
        }
        let value = |card| {
            let mut position = position;
            position.play(&terms, card);
            best_answers(position, &terms)
        };
        let found = tree.best(&mut Slip::none()).map(value).unwrap();
        best += u32::from(found == best_answers(position, &terms));
        let by_thumb = value(thumb::choose(&position, &terms).unwrap());
        better += u32::from(found > by_thumb);
        compared += 1;
    }
    assert!(compared > 200 && best * 100 >= compared * 97 && better > 20, "{compared} {best} {better}");
}

/// A position in which the player leads and everybody holds so many cards.
fn ending(cards: u8, terms: &Terms, dice: &mut Dice) -> Position {
    let mut hands = [Cards::EMPTY; 3];
    let mut left = Cards::PACK;
    for hand in &mut hands {
        *hand = draw(left, cards, dice);
        left = left.minus(*hand);
    }
    let mut tricks = [1; 3];
    tricks[terms.declarer] += 5 - cards;
    Position {
        hands,
        turn: 0,
        table: None,
        gone: left,
        missing: [Cards::EMPTY; 3],
        tricks,
        points: [20, 20, 20],
        extra: [0; 3],
    }
}

/// The most that the player can record against two others who play by thumb.
fn best_answers(mut position: Position, terms: &Terms) -> f32 {
    while !position.is_over() && position.turn != 0 {
        let card = thumb::choose(&position, terms).unwrap();
        position.play(terms, card);
    }
    if position.is_over() {
        return Goal::Deal.worth(&position, terms);
    }
    let after = |card: Id| {
        let mut position = position;
        position.play(terms, card);
        best_answers(position, terms)
    };
    terms.playable(&position).iter().map(after).fold(f32::MIN, f32::max)
}
