//! Bummerls and the match (`rules/schnapsen.md §3`, §13, §14).

use talon_cards::{Seat, SeatSet};
use talon_games::marriage::setup::Turn;
use talon_games::snaps::{Deal, Outcome, Rules, Score};
use talon_games::{Game, GameOutcome, GameScore, Progress};

use super::common::{A, B, Scene, round_trip, rules};

fn hand(winner: Seat, worth: u8) -> Outcome {
    let won = ["AC TC KC JC KD AH TH KS QS JS", "QC AD TD QD JD KH QH JH"];
    let scene = Scene::new(Rules::default(), "QC", won, Turn::Lead(B)).hands(["TS", "AS"]);
    Outcome { winner, worth, ..scene.game().play("B:AS A:TS").outcome() }
}

/// Plays hands until the match ends: its score, its winner, how many hands.
fn played(rules: &Rules, hands: &[Outcome]) -> (Score, Seat, usize) {
    let mut score = Deal::start(rules, 2, A);
    for (number, outcome) in hands.iter().cycle().take(1000).enumerate() {
        match Deal::record(rules, &mut score, outcome) {
            Progress::Continue => {}
            Progress::Finished { winners } => {
                let winner = winners.iter().next().expect("a winner");
                assert_eq!(winners, SeatSet::only(winner));
                return (score, winner, number + 1);
            }
        }
    }
    panic!("the match does not end");
}

#[test]
fn a_hand_pays_its_winner() {
    assert_eq!(hand(B, 2).game_points(), [0, 2]);
    assert_eq!(GameOutcome::winner(&hand(A, 1)), Some(A));
}

/// §13: first to seven, an overshoot has no effect, the loser is given the Bummerl.
#[test]
fn a_single_bummerl() {
    let (score, winner, hands) = played(&Rules::default(), &[hand(A, 3), hand(A, 3), hand(B, 1), hand(A, 3)]);
    assert_eq!((winner, hands), (A, 4));
    assert_eq!((score.points, score.bummerls, score.deals), ([9, 1], [0, 1], 4));
    assert_eq!((score.points(), score.target()), (vec![9, 1], 7));
}

/// §3: the dealer alternates every hand, also across Bummerls.
#[test]
fn the_dealer_alternates() {
    let rules = rules::<Rules>(&[("bummerl-format", "5")]);
    let mut score = Deal::start(&rules, 2, A);
    for expected in [B, A, B, A, B, A] {
        Deal::record(&rules, &mut score, &hand(A, 3));
        assert_eq!(score.dealer(), expected);
    }
    assert_eq!(score.bummerls, [0, 2]);
}

/// §14 `bummerl_format`: the first to hand out more than half of N.
#[test]
fn best_of_n() {
    for (value, bummerls) in [("1", 1), ("3", 2), ("5", 3), ("7", 4)] {
        let rules = rules::<Rules>(&[("bummerl-format", value)]);
        let (score, winner, hands) = played(&rules, &[hand(B, 3)]);
        assert_eq!((winner, hands), (B, usize::from(bummerls) * 3), "best of {value}");
        assert_eq!((score.points, score.bummerls), ([0, 9], [bummerls, 0]));
    }
    let decided = rules::<Rules>(&[("bummerl-format", "3")]);
    let alternate = [hand(A, 3), hand(A, 3), hand(A, 3), hand(B, 3), hand(B, 3), hand(B, 3)];
    let (score, winner, hands) = played(&decided, &alternate);
    assert_eq!((winner, hands, score.bummerls), (A, 9, [1, 2]), "the third decides");
}

/// §14 `target`.
#[test]
fn target() {
    for (value, hands) in [("7", 4), ("9", 5)] {
        assert_eq!(played(&rules(&[("target", value)]), &[hand(A, 2)]).2, hands, "to {value}");
    }
}

/// §14 `double_bummerl`.
#[test]
fn double_bummerl() {
    let to_nothing = [hand(A, 3)];
    let with_one = [hand(B, 1), hand(A, 3), hand(A, 3), hand(A, 3)];
    for (value, shutout) in [("off", 2), ("on", 1)] {
        let rules = rules::<Rules>(&[("double-bummerl", value), ("bummerl-format", "3")]);
        let (score, winner, hands) = played(&rules, &to_nothing);
        assert_eq!((winner, hands, score.bummerls), (A, shutout * 3, [0, 2]), "{value}");
        assert_eq!(played(&rules, &with_one).2, 8, "{value}: he had a point each time");
    }
}

/// §14 `score_direction` is for the pages: nothing is counted otherwise.
#[test]
fn score_direction_counts_alike() {
    let hands = [hand(A, 3), hand(B, 2)];
    let [up, down] = ["up", "down"].map(|value| played(&rules(&[("score-direction", value)]), &hands));
    assert_eq!(up, down);
}

#[test]
fn scores_and_outcomes_round_trip_as_json() {
    let mut score = Deal::start(&Rules::default(), 2, B);
    Deal::record(&Rules::default(), &mut score, &hand(A, 2));
    round_trip(&score);
    round_trip(&hand(A, 2));
}
