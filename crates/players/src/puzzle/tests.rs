use super::*;
use crate::coach::{self, Question, weigh};
use crate::merit::merit;
use crate::rng::Dice;
use crate::{Standing, decision_seed};

/// How many there are of each game.
const EACH: u32 = 200;

fn all(game: GameKind) -> impl Iterator<Item = (u32, Puzzle)> {
    (1..=count(game)).map(move |number| (number, puzzle(game, number).unwrap()))
}

#[test]
fn every_puzzle_has_one_best_choice_and_the_easy_ones_come_first() {
    for game in GameKind::ALL {
        assert_eq!(count(game), EACH, "{game}");
        assert!(puzzle(game, 0).is_none() && puzzle(game, EACH + 1).is_none());
        let mut before = 0;
        for (number, puzzle) in all(game) {
            let proof = puzzle.proof().unwrap();
            assert!(proof.best().is_some_and(|best| best.card().is_some()), "{game} {number}");
            assert!(proof.nodes >= before, "{game} {number}: {} after {before}", proof.nodes);
            assert!((1..=5).contains(&proof.stars()));
            before = proof.nodes;
        }
    }
}

#[test]
fn a_puzzle_stays_what_its_line_says() {
    for game in GameKind::ALL {
        for ((_, puzzle), line) in all(game).zip(lines(game)) {
            assert_eq!(puzzle.written(), line);
        }
        assert!(Puzzle::read(game, "").is_none());
        assert!(Puzzle::read(game, "2 0 AS,KS x").is_none());
    }
}

/// What a seat gets out of a deal if it answers as the proof says and the others play anything; at random where the seed says so.
fn played(puzzle: &Puzzle, (first, worth): (AnyAction, i32), seed: u64) -> i32 {
    let mut dice = Dice::new(seed);
    let mut deal = puzzle.position.clone();
    deal.apply(puzzle.seat, first).unwrap();
    while let Some(seat) = deal.to_act().iter().next() {
        let action = if seat == puzzle.seat {
            puzzle.answer(&deal, worth).unwrap()
        } else {
            let legal = deal.legal_actions(seat);
            legal[dice.index(legal.len())]
        };
        deal.apply(seat, action).unwrap();
    }
    merit(&deal.outcome().unwrap().merits(), puzzle.seat)
}

#[test]
fn no_play_of_the_others_takes_away_what_the_answer_promises() {
    for game in GameKind::ALL {
        for (number, puzzle) in all(game).step_by(9) {
            let proof = puzzle.proof().unwrap();
            let (best, worth) = proof.choices[0];
            for seed in 0..6 {
                let made = played(&puzzle, (best, worth), seed);
                assert!(made >= worth, "{game} {number}, seed {seed}: {made} instead of {worth}");
            }
        }
    }
}

#[test]
fn best_play_brings_exactly_what_each_choice_is_worth() {
    for game in GameKind::ALL {
        for (number, puzzle) in all(game).step_by(13) {
            for (action, worth) in puzzle.proof().unwrap().choices {
                let mut deal = puzzle.position.clone();
                for (seat, action) in puzzle.line((action, worth)) {
                    deal.apply(seat, action).unwrap();
                }
                let made = merit(&deal.outcome().unwrap().merits(), puzzle.seat);
                assert_eq!(made, worth, "{game} {number}: {action}");
            }
        }
    }
}

/// In games for two the coach judges by what a seat can know: so the open hands of a puzzle must be known to a player who has counted.
#[test]
fn in_games_for_two_the_coach_knows_the_answer_without_the_open_hands() {
    for game in GameKind::ALL {
        for (number, puzzle) in all(game).filter(|(_, puzzle)| puzzle.seats == 2).step_by(4) {
            let view = puzzle.position.view(Some(puzzle.seat));
            let standing = Standing { points: vec![0, 0], target: 1_000 };
            let seed = decision_seed(1, 1, 1, puzzle.seat);
            let question = Question { view, standing, chosen: None, seed, lay: None };
            let weighed = weigh(&question, coach::NODES).unwrap();
            assert!(weighed.certain, "{game} {number}");
            assert_eq!(Some(weighed.choices[0].0), puzzle.proof().unwrap().best(), "{game} {number}");
        }
    }
}

/// The same search without leaving anything out.
fn plain(deal: &AnyDeal, hero: Seat) -> i32 {
    if let Some(outcome) = deal.outcome() {
        return merit(&outcome.merits(), hero);
    }
    let seat = deal.to_act().iter().next().unwrap();
    let worths = deal.legal_actions(seat).into_iter().map(|action| {
        let mut next = deal.clone();
        next.apply(seat, action).unwrap();
        plain(&next, hero)
    });
    if seat == hero { worths.max().unwrap() } else { worths.min().unwrap() }
}

#[test]
fn a_search_that_leaves_nothing_out_finds_the_same() {
    for game in GameKind::ALL {
        for (number, puzzle) in all(game).take(40).step_by(5) {
            let (choices, _) = choices(&puzzle.position, puzzle.seat).unwrap();
            for (action, worth) in choices {
                let mut next = puzzle.position.clone();
                next.apply(puzzle.seat, action).unwrap();
                assert_eq!(plain(&next, puzzle.seat), worth, "{game} {number}: {action}");
            }
        }
    }
}

#[test]
fn looking_again_finds_the_same_puzzle() {
    let first = |game| (1_u64..).find_map(|seed| find(game, seed)).unwrap().0.written();
    for game in GameKind::ALL {
        assert_eq!(first(game), first(game));
    }
}
