//! The player that sees every card is fair to itself, legal, repeatable, and better than rules of thumb.

use talon_cards::fair::{Seed, shuffle};
use talon_games::{AnyRules, GameKind, GameOutcome};

use super::*;
use crate::arena::{Bout, Length, Sample, Seated, Tally};
use crate::rng::Dice;
use crate::{Level, ThumbPlayer};

const SEED: u64 = 40_117;
/// Quick enough for many deals.
const QUICK: AllSeeing = AllSeeing { asked: 6 };
/// Enough to play better than rules of thumb.
const BETTER: AllSeeing = AllSeeing { asked: 60 };

fn thumbs(seats: u8) -> Vec<Seated<'static>> {
    (1..seats).map(|_| Seated::blind(&ThumbPlayer)).collect()
}

/// One round of single deals, in which no action may be illegal.
fn round(rules: &AnyRules, seats: u8, number: u32, hero: AllSeeing, field: &mut [Seated<'static>]) -> Sample {
    let bout = Bout::new(rules, seats, Length::Deal, SEED).expect("so many play");
    let played = bout.round(number, &mut Seated::AllSeeing(hero), field);
    played.unwrap_or_else(|error| panic!("{rules:?}, {seats} seats, round {number}: {error}"))
}

#[test]
fn against_itself_it_comes_out_at_exactly_its_share() {
    for game in GameKind::ALL {
        let (rules, seats) = (game.default_rules(), game.default_rules().usual_seats());
        let mut field: Vec<Seated<'static>> = (1..seats).map(|_| Seated::AllSeeing(QUICK)).collect();
        for number in 0..3 {
            let sample = round(&rules, seats, number, QUICK, &mut field);
            assert_eq!(sample.margin(), 0.0, "{game}, round {number}");
            assert!((sample.won() - 1.0 / f64::from(seats)).abs() < 1e-12, "{game}, round {number}");
        }
    }
}

#[test]
fn it_plays_by_the_rules_with_every_option() {
    for game in GameKind::ALL {
        let default = game.default_rules();
        for option in default.options() {
            for value in option.values {
                let Ok(rules) = default.with(option.key, value) else { continue };
                let seats = *rules.seats().end();
                round(&rules, seats, 0, QUICK, &mut thumbs(seats));
            }
        }
    }
}

/// Lower bounds; the same seed always gives the same result.
#[test]
fn it_beats_rules_of_thumb() {
    for game in GameKind::ALL {
        let (rules, seats) = (game.default_rules(), game.default_rules().usual_seats());
        let mut tally = Tally::default();
        for number in 0..12 {
            tally.add(&round(&rules, seats, number, BETTER, &mut thumbs(seats)));
        }
        let (won, margin) = (tally.won().mean, tally.margin().mean);
        println!("{game}: won {:.1} %, {margin:+.3} a deal", 100.0 * won);
        assert!(won > 1.1 / f64::from(seats) && margin > 0.0, "{game}");
    }
}

#[test]
fn no_table_can_name_it() {
    assert!(AllSeeing::NAME.parse::<Level>().is_err());
}

/// A deal in which the seat has a choice, after so many random actions.
fn reach(game: GameKind, actions: usize, seed: u8) -> Option<(AnyDeal, Seat)> {
    let rules = game.default_rules();
    let deck = shuffle(&rules.pack(), &Seed::new([seed; 32]));
    let mut deal = AnyDeal::deal(&rules, rules.usual_seats(), Seat::FIRST, &deck).ok()?;
    let mut dice = Dice::new(u64::from(seed));
    for _ in 0..actions {
        let seat = deal.to_act().iter().next()?;
        let legal = deal.legal_actions(seat);
        deal.apply(seat, legal[dice.index(legal.len())]).ok()?;
    }
    let seat = deal.to_act().iter().next()?;
    (deal.legal_actions(seat).len() > 1).then_some((deal, seat))
}

fn level_score(deal: &AnyDeal) -> Standing {
    Standing { points: vec![0; deal.view(None).hand_sizes().len()], target: 11 }
}

#[test]
fn the_same_seed_gives_the_same_action() {
    for game in GameKind::ALL {
        for seed in 0..4 {
            let Some((deal, seat)) = reach(game, 3, seed) else { continue };
            let choose = || QUICK.choose(&deal, seat, &level_score(&deal), 7);
            let action = choose();
            assert_eq!(action, choose(), "{game}");
            assert!(deal.is_legal(seat, action).is_ok(), "{game}: {action}");
        }
    }
}

#[test]
fn with_few_cards_left_every_line_is_tried() {
    let mut ended = 0;
    for (game, seed) in GameKind::ALL.into_iter().flat_map(|game| (0..8).map(move |seed| (game, seed))) {
        for actions in (4..60).rev() {
            let Some((deal, seat)) = reach(game, actions, seed) else { continue };
            let standing = level_score(&deal);
            let (deal, aim) = (&deal, Aim::of(&standing, seat));
            // Without a budget it ends only when everything has been tried.
            let chosen = by_game!(match deal {
                AnyDeal::G(deal) => Tree::of(deal, seat, aim, 1).best(u32::MAX).is_some(),
            });
            assert!(chosen, "{game}");
            ended += 1;
            break;
        }
    }
    assert!(ended > 20, "{ended}");
}

/// What each seat gets, and whether these are penalties.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
struct Ended {
    points: Vec<i32>,
    penalties: bool,
}

impl GameOutcome for Ended {
    fn code(&self) -> &'static str {
        "ended"
    }

    fn winner(&self) -> Option<Seat> {
        None
    }

    fn game_points(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn merits(&self) -> Vec<i32> {
        let sign = if self.penalties { -1 } else { 1 };
        self.points.iter().map(|points| sign * points).collect()
    }

    fn feats(&self, _: Seat) -> Vec<(talon_games::Feat, u32)> {
        Vec::new()
    }
}

#[test]
fn what_ends_the_match_counts_more_than_points() {
    let worth = |before: [i32; 3], points: [i32; 3], penalties: bool| {
        let standing = Standing { points: before.to_vec(), target: 100 };
        Aim::of(&standing, Seat::FIRST).worth(&Ended { points: points.to_vec(), penalties })
    };
    assert!((worth([0; 3], [5; 3], false) - 1.0 / 3.0).abs() < 1e-6);
    assert!(worth([90, 95, 0], [10, 4, 0], false) > 0.6, "first at the target, by a point");
    assert!(worth([90, 95, 0], [30, 40, 0], false) < 0.05, "the other is further");
    assert!(worth([40, 95, 50], [0, 5, 0], true) > worth([40, 95, 50], [0, 4, 0], true), "it ends while ahead");
    assert!(worth([10, 95, 40], [0, 5, 20], true) > 0.95, "the fewest penalties when it ends");
    let gain = |before: [i32; 3]| worth(before, [10, 0, 0], false) - worth(before, [0, 10, 0], false);
    assert!(gain([85, 85, 0]) > 2.0 * gain([0, 0, 0]), "the same points count more near the end");
}

#[test]
fn where_no_score_decides_the_deal_counts() {
    let standing = Standing { points: vec![0; 3], target: 0 };
    let aim = Aim::of(&standing, Seat::SECOND);
    assert_eq!(aim.worth(&Ended { points: vec![1, 9, 2], penalties: false }), 15.0);
    assert_eq!(aim.worth(&Ended { points: vec![1, 9, 2], penalties: true }), -15.0);
    let two = Standing { points: vec![0, 0], target: 0 };
    assert_eq!(Aim::of(&two, Seat::FIRST).worth(&Ended { points: vec![2, 0], penalties: false }), 2.0);
}
