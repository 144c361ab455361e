//! Matches with a fixed number of deals, in every game.

use std::num::NonZeroU32;

use talon_cards::fair::{Secret, deal_seed, shuffle};
use talon_cards::{Seat, SeatSet};
use talon_games::{AnyDeal, AnyOutcome, AnyRules, AnyScore, GameKind, Progress};

const BOARDS: u32 = 12;

/// A board played out somehow.
fn play(rules: &AnyRules, seats: u8, dealer: Seat, number: u32) -> AnyOutcome {
    let seed = deal_seed(&Secret::new([7; 32]), &vec![None; usize::from(seats)], number);
    let mut deal = AnyDeal::deal(rules, seats, dealer, &shuffle(&rules.pack(), &seed)).unwrap();
    for step in 0..1000 {
        let Some(seat) = deal.to_act().iter().next() else { break };
        let legal = deal.legal_actions(seat);
        deal.apply(seat, legal[(step * 5 + 3) % legal.len()]).unwrap();
    }
    deal.outcome().expect("over")
}

fn start(rules: &AnyRules, seats: u8) -> AnyScore {
    AnyScore::start_boards(rules, seats, NonZeroU32::new(BOARDS).unwrap())
}

#[test]
fn a_match_of_boards_ends_after_the_last_and_never_before() {
    for kind in GameKind::ALL {
        let rules = kind.default_rules();
        for seats in rules.seats() {
            let mut score = start(&rules, seats);
            let (mut points, mut merits) = (vec![0; usize::from(seats)], vec![0; usize::from(seats)]);
            for number in 1..=BOARDS {
                let dealer = score.dealer();
                assert_eq!(
                    dealer.index(),
                    (number as usize - 1) % usize::from(seats),
                    "{kind}: the seats deal in turn"
                );
                let outcome = play(&rules, seats, dealer, number);
                let add = |to: &mut Vec<i32>, of: Vec<i32>| to.iter_mut().zip(of).for_each(|(to, of)| *to += of);
                add(&mut points, outcome.game_points());
                add(&mut merits, outcome.merits());
                let progress = score.record(&rules, &outcome);
                assert_eq!(
                    (score.points(), score.merits()),
                    (points.clone(), merits.clone()),
                    "{kind}: board {number}"
                );
                let best = *merits.iter().max().unwrap();
                let winners: SeatSet = Seat::all(seats).filter(|seat| merits[seat.index()] == best).collect();
                let ended = (number == BOARDS).then_some(Progress::Finished { winners });
                assert_eq!(progress, ended.unwrap_or(Progress::Continue), "{kind}: board {number}");
            }
            assert!(points.iter().any(|points| *points != 0), "{kind}: something was scored");
        }
    }
}

#[test]
fn fewer_penalties_are_better() {
    let rules = GameKind::Ristiseiska.default_rules();
    let mut score = start(&rules, 3);
    score.record(&rules, &play(&rules, 3, Seat::FIRST, 1));
    assert_eq!(score.merits(), score.points().into_iter().map(|points| -points).collect::<Vec<_>>());
}

#[test]
fn the_score_round_trips_and_names_its_game() {
    for kind in GameKind::ALL {
        let rules = kind.default_rules();
        let seats = *rules.seats().start();
        let mut score = start(&rules, seats);
        score.record(&rules, &play(&rules, seats, Seat::FIRST, 1));
        let text = serde_json::to_string(&score).unwrap();
        assert!(text.contains(r#""game":"boards""#), "{text}");
        assert_eq!(serde_json::from_str::<AnyScore>(&text).unwrap(), score);
        assert_eq!((score.kind(), score.target()), (kind, 0));
        assert!(score.feats(Seat::FIRST).is_empty(), "no Bummerls are given");
    }
}
