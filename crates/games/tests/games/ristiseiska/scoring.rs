//! How a round is counted (`rules/ristiseiska.md §2`, §11), and the match of §3 and §12.

use talon_cards::{CardSet, Rank, Seat, SeatSet};
use talon_games::ristiseiska::setup::Turn;
use talon_games::ristiseiska::{Deal, Ending, Outcome, Penalty, Rules, TokenPenalty};
use talon_games::{Game, GameOutcome, GameScore, Progress};

use super::bench::{ANN, BEN, CEC, DAN, Random, Scene, anything, playout, rules, set};

/// §2: every card that is left in a hand counts what the page says.
#[test]
fn every_card_counts_what_the_page_says() {
    let values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1];
    let mut left = CardSet::EMPTY;
    for seed in 0..200 {
        let deal = playout(seed, &Rules::default(), 5, anything, |_, _| {});
        for penalty in deal.outcome().expect("over").penalties {
            let counted = penalty.cards.iter().map(|card| Rank::ALL.iter().position(|rank| *rank == card.rank()));
            let points: u16 = counted.map(|place| values[place.expect("a rank")]).sum();
            assert_eq!(penalty.points, points, "seed {seed}");
            left = left | penalty.cards;
        }
    }
    assert!(left.len() > 40, "only {left} were ever left in a hand");
}

/// §11: everything that a score sheet shows is in the outcome.
#[test]
fn the_outcome_says_who_pays_what_for_which_cards() {
    let run = Scene::new(4, "C H S 7D 6D", Turn::Begins(ANN))
        .hand(ANN, "8D")
        .hand(BEN, "2D 3D 9D")
        .hand(CEC, "AD 4D 5D TD")
        .token(CEC)
        .rules(&[("stuck", "token"), ("token-penalty", "21")])
        .game()
        .play("A:8D");
    let outcome = run.outcome();
    let penalty = |cards: &str, points| Penalty { cards: set(cards), points };
    assert_eq!((outcome.winner, outcome.winner(), outcome.ending), (ANN, Some(ANN), Ending::PlayedOut));
    let expected = [penalty("", 0), penalty("2D 3D 9D", 14), penalty("AD 4D 5D TD", 20), penalty("JD QD KD", 36)];
    assert_eq!(outcome.penalties[..], expected);
    assert_eq!(outcome.token, Some(TokenPenalty { seat: CEC, points: 21 }));
    assert_eq!(outcome.game_points(), [0, 14, 41, 36]);
    assert_eq!((outcome.seats(), outcome.penalty(CEC), outcome.penalty(Seat::new(7).unwrap())), (4, 41, 0));
}

fn charged(winner: Seat, points: &[u16]) -> Outcome {
    let penalties = points.iter().map(|points| Penalty { cards: CardSet::EMPTY, points: *points }).collect();
    Outcome { winner, ending: Ending::PlayedOut, penalties, token: None }
}

/// §3: clockwise, no matter who won.
#[test]
fn the_deal_goes_round() {
    for seats in 3..=5 {
        let rules = rules(&[("limit", "200")]);
        let first = Seat::new(seats - 1).unwrap();
        let mut score = Deal::start(&rules, seats, first);
        assert_eq!((score.dealer(), score.points(), score.target()), (first, vec![0; usize::from(seats)], 200));
        for round in 0..7 {
            assert_eq!(score.dealer(), Seat::new((seats - 1 + round) % seats).unwrap());
            let points: Vec<u16> = (0..u16::from(seats)).collect();
            assert_eq!(Deal::record(&rules, &mut score, &charged(ANN, &points)), Progress::Continue);
        }
        assert_eq!(score.rounds, 7);
        assert_eq!(score.points(), (0..i32::from(seats)).map(|points| 7 * points).collect::<Vec<_>>());
    }
}

/// §12: exactly the limit ends the match; the lowest total wins, not the last round's winner.
#[test]
fn the_lowest_total_wins() {
    let rules = Rules::default();
    let mut score = Deal::start(&rules, 4, ANN);
    assert_eq!(Deal::record(&rules, &mut score, &charged(BEN, &[40, 0, 30, 99])), Progress::Continue);
    let end = Deal::record(&rules, &mut score, &charged(ANN, &[0, 41, 30, 1]));
    assert_eq!(score.points(), [40, 41, 60, 100]);
    assert_eq!(end, Progress::Finished { winners: SeatSet::only(ANN) });
    let mut score = Deal::start(&rules, 4, ANN);
    let end = Deal::record(&rules, &mut score, &charged(DAN, &[7, 7, 120, 7]));
    assert_eq!(end, Progress::Finished { winners: [ANN, BEN, DAN].into_iter().collect() });
}

/// No sum of penalties overflows.
#[test]
fn totals_stop_at_the_largest_number() {
    let rules = rules(&[("limit", "200")]);
    let mut score = Deal::start(&rules, 3, ANN);
    score.points = [u32::MAX, 0, 0].into_iter().collect();
    Deal::record(&rules, &mut score, &charged(BEN, &[300, 0, 0]));
    assert_eq!((score.points[0], score.points()), (u32::MAX, vec![i32::MAX, 0, 0]));
}

/// Matches of random rounds finish, by their limit, in the end with the lowest total.
#[test]
fn matches_finish() {
    for seed in 0..100 {
        let mut random = Random::new(seed);
        let rules = random.rules();
        let seats = random.seats(&rules);
        let mut score = Deal::start(&rules, seats, ANN);
        for round in 0.. {
            let deal = playout(seed * 1_000 + round, &rules, seats, anything, |_, _| {});
            let outcome = deal.outcome().expect("over");
            let before = score.points();
            let progress = Deal::record(&rules, &mut score, &outcome);
            let expected: Vec<i32> =
                before.iter().zip(outcome.game_points()).map(|(sum, points)| sum + points).collect();
            assert_eq!(score.points(), expected, "seed {seed}");
            let reached = rules.limit.points().is_none_or(|limit| expected.iter().any(|sum| *sum >= limit as i32));
            match progress {
                Progress::Continue => assert!(!reached, "seed {seed}"),
                Progress::Finished { winners } => {
                    assert!(reached && !winners.is_empty(), "seed {seed}");
                    let lowest = expected.iter().min().expect("points");
                    let by_points = |seat: Seat| expected[seat.index()] == *lowest;
                    assert!(rules.limit.points().is_none() || winners.iter().all(by_points), "seed {seed}");
                    break;
                }
            }
            assert!(round < 200, "seed {seed}");
        }
    }
}
