//! What players are remembered for follows from how their deals ended.

use talon_cards::Seat;
use talon_games::{Feat, GameOutcome, GameScore, belot, ristiseiska, santase, snaps};

const A: Seat = Seat::FIRST;

fn sorted(mut feats: Vec<(Feat, u32)>) -> Vec<(Feat, u32)> {
    feats.sort_unstable();
    feats
}

fn santase_deal(
    winner: Seat,
    game_points: [u8; 2],
    claimed_by: Option<Seat>,
    closed_by: Option<Seat>,
) -> santase::Outcome {
    santase::Outcome {
        winner: Some(winner),
        game_points,
        reason: santase::Reason::ALL[0],
        totals: [66, 20],
        tricks: [5, 3],
        marriages: [0, 0],
        last_trick_bonus: None,
        claimed_by,
        closed_by,
        opponent_tricks_at_close: None,
    }
}

#[test]
fn closing_is_remembered_and_more_so_when_it_failed() {
    let b = A.other();
    let made = santase_deal(A, [3, 0], Some(A), Some(A));
    assert_eq!(sorted(made.feats(A)), [(Feat::Closed, 1), (Feat::Threefold, 1)]);
    assert_eq!(made.feats(b), []);
    let failed = santase_deal(b, [0, 2], Some(A), Some(A));
    assert_eq!(sorted(failed.feats(A)), [(Feat::Closed, 1), (Feat::CloseFailed, 1), (Feat::FalseClaim, 1)]);
    assert_eq!(failed.feats(b), []);
}

#[test]
fn a_bummerl_is_given_by_one_and_taken_by_the_other() {
    let score = snaps::Score { points: [7, 0], bummerls: [1, 3], dealer: A, deals: 9, target: 7, to_win: 3 };
    assert_eq!(score.merits(), [3, 1], "three that the second was given, and one that the first was");
    assert_eq!(score.feats(A), [(Feat::BummerlGiven, 3), (Feat::BummerlTaken, 1)]);
    assert_eq!(score.feats(A.other()), [(Feat::BummerlGiven, 1), (Feat::BummerlTaken, 3)]);
}

#[test]
fn penalties_count_with_the_token_and_fewer_are_better() {
    let penalty = |points| ristiseiska::Penalty { cards: talon_cards::CardSet::EMPTY, points };
    let outcome = ristiseiska::Outcome {
        winner: A,
        ending: ristiseiska::Ending::PlayedOut,
        penalties: [penalty(0), penalty(12), penalty(30)].into_iter().collect(),
        token: Some(ristiseiska::TokenPenalty { seat: A, points: 10 }),
    };
    let charged: Vec<_> = Seat::all(3).map(|seat| outcome.feats(seat)).collect();
    assert_eq!(charged, [[(Feat::Penalty, 10)], [(Feat::Penalty, 12)], [(Feat::Penalty, 30)]]);
    let score = ristiseiska::Score { points: [10, 12, 30].into_iter().collect(), dealer: A, rounds: 1, limit: None };
    assert_eq!(score.merits(), [-10, -12, -30]);
}

#[test]
fn a_deal_that_was_thrown_in_is_nothing_to_remember() {
    assert_eq!(belot::Outcome::ThrownIn.feats(A), []);
}
