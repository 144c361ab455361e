//! Every line of `rules/santase.md §12`, and the match of §3 and §13.

use crate::common::{ALICE, BOB, position, rules};
use talon_cards::{Seat, SeatSet};
use talon_games::santase::setup::Turn;
use talon_games::santase::{Deal, Outcome, Reason, Rules};
use talon_games::{Game, Progress};

/// 68 points in four tricks.
const SIXTY_EIGHT: &str = "AH TH AD TD AC TC QH JH";
/// 35 points in three tricks.
const THIRTY_FIVE: &str = "AS TS KS QS KD QD";
/// 24 points in two tricks.
const TWENTY_FOUR: &str = "AH TH QH 9H";

fn claim(won: [&str; 2], closed: Option<(Seat, usize, u8)>) -> Outcome {
    let mut scene = position("9S", won, Turn::Lead(ALICE));
    if let Some((by, draws, opponent_tricks)) = closed {
        scene = scene.closed(by, draws, opponent_tricks, 0);
    }
    scene.game().play("A:claim").outcome()
}

fn check(outcome: Outcome, winner: Seat, worth: u8, reason: Reason) {
    assert_eq!((outcome.winner, outcome.reason), (Some(winner), reason));
    let mut expected = [0, 0];
    expected[winner.index()] = worth;
    assert_eq!(outcome.game_points, expected, "{reason}");
}

/// §12 A, nobody closed, right: the table W.
#[test]
fn a_right_claim_pays_by_the_losers_points_and_tricks() {
    check(claim([SIXTY_EIGHT, ""], None), ALICE, 3, Reason::Claim);
    check(claim([SIXTY_EIGHT, "KD QD"], None), ALICE, 2, Reason::Claim);
    check(claim([SIXTY_EIGHT, THIRTY_FIVE], None), ALICE, 1, Reason::Claim);
}

/// §11: 33 points save half, 32 do not. Marriages are points.
#[test]
fn thirty_three_points_save_the_half() {
    let scene = |bob| position("9S", [SIXTY_EIGHT, bob], Turn::Lead(ALICE));
    let at = |bob| scene(bob).married(&[(BOB, "D")]).game().play("A:claim").outcome();
    assert_eq!(at("KD QD QC QS").totals[1], 33);
    check(at("KD QD QC QS"), ALICE, 1, Reason::Claim);
    assert_eq!(at("KD QD QC JC").totals[1], 32);
    check(at("KD QD QC JC"), ALICE, 2, Reason::Claim);
}

/// §12 A, the closer claims rightly: the opponent's points and tricks count as they are now.
#[test]
fn a_closers_right_claim_counts_what_was_won_after_closing() {
    let alone = claim([SIXTY_EIGHT, ""], Some((ALICE, 2, 0)));
    check(alone, ALICE, 3, Reason::ClaimAfterOwnClose);
    let since = claim([SIXTY_EIGHT, "KD QD"], Some((ALICE, 2, 0)));
    check(since, ALICE, 2, Reason::ClaimAfterOwnClose);
    let rich = claim([SIXTY_EIGHT, THIRTY_FIVE], Some((ALICE, 2, 0)));
    assert_eq!(rich.totals[1], 35);
    check(rich, ALICE, 1, Reason::ClaimAfterOwnClose);
}

/// §12 A, the closer's opponent claims rightly: 2, or 3 if he had no trick at the close.
#[test]
fn a_right_claim_against_the_closer_pays_for_the_close() {
    let trickless = claim([SIXTY_EIGHT, "KD QD"], Some((BOB, 1, 0)));
    check(trickless, ALICE, 3, Reason::ClaimAgainstCloser);
    let with_trick = claim([SIXTY_EIGHT, "KD QD"], Some((BOB, 2, 1)));
    check(with_trick, ALICE, 2, Reason::ClaimAgainstCloser);
}

/// §12 A, nobody closed, wrong: 2, or 3 if the opponent has no trick now.
#[test]
fn a_false_claim_pays_the_opponent() {
    check(claim([TWENTY_FOUR, ""], None), BOB, 3, Reason::FalseClaim);
    check(claim([TWENTY_FOUR, "KD QD"], None), BOB, 2, Reason::FalseClaim);
}

/// §12 A, the closer claims wrongly: a failed close, judged by the tricks at the close.
#[test]
fn a_closers_false_claim_is_a_failed_close() {
    let trickless = claim([TWENTY_FOUR, "KD QD"], Some((ALICE, 1, 0)));
    check(trickless, BOB, 3, Reason::FalseClaimByCloser);
    let with_trick = claim([TWENTY_FOUR, "KD QD"], Some((ALICE, 2, 1)));
    check(with_trick, BOB, 2, Reason::FalseClaimByCloser);
}

/// §12 A, the closer's opponent claims wrongly.
#[test]
fn a_false_claim_against_the_closer_pays_him_2() {
    let outcome = claim([TWENTY_FOUR, "KD QD"], Some((BOB, 1, 0)));
    check(outcome, BOB, 2, Reason::FalseClaimAgainstCloser);
}

/// §12 A: the opponent's own total never stops a correct claim.
#[test]
fn a_right_claim_stands_against_more_points() {
    let won = ["AH TH AD TD KD KC", "AC TC AS TS KS QS JS JC"];
    let outcome = position("9S", won, Turn::Lead(ALICE))
        .hands(["QD", ""])
        .married(&[(ALICE, "D"), (BOB, "S")])
        .first_to_66(BOB)
        .game()
        .play("A:claim")
        .outcome();
    assert!(outcome.totals[0] >= 66 && outcome.totals[1] > outcome.totals[0]);
    check(outcome, ALICE, 1, Reason::Claim);
}

/// The last of twelve tricks: Alice leads the ace of spades to Bob's card.
fn play_out(won: [&str; 2], last: [&str; 2]) -> Outcome {
    position("9S", won, Turn::Lead(ALICE)).hands(last).game().play(&format!("A:{} B:{}", last[0], last[1])).outcome()
}

/// §12 B: the last trick counts ten, and the higher total wins by the table W.
#[test]
fn played_out_the_higher_total_wins() {
    let bobs = "KH QH KD QD KC QC 9H 9D 9C JH";
    let won = ["TS KS QS JS 9S AH TH AD TD AC TC JC", bobs];
    let outcome = play_out(won, ["AS", "JD"]);
    assert_eq!((outcome.totals, outcome.last_trick_bonus), ([107, 23], Some(ALICE)));
    check(outcome, ALICE, 2, Reason::PlayedOut);

    let won = ["TS KS QS JS 9S AH TH AD TD AC TC JC KH QH KD QD KC QC 9H 9D 9C JH", ""];
    check(play_out(won, ["AS", "JD"]), ALICE, 3, Reason::PlayedOut);

    let won = ["TS KS QS JS 9S JH", "AH TH AD TD AC TC KH QH KD QD KC QC 9H 9D 9C JC"];
    let outcome = play_out(won, ["AS", "JD"]);
    assert_eq!(outcome.totals, [44, 86]);
    check(outcome, BOB, 1, Reason::PlayedOut);
}

/// §12 B, §3: the bonus can decide whether the loser has 33.
#[test]
fn the_last_trick_bonus_counts_for_the_loser_too() {
    let won = ["KS QS JS 9S KH 9H", "AH TH AD TD AC TC TS QH KD QD KC QC 9D 9C JC JH"];
    let outcome = play_out(won, ["AS", "JD"]);
    assert_eq!(outcome.totals, [36, 94]);
    check(outcome, BOB, 1, Reason::PlayedOut);
}

/// §12 C 4, §17 number 6: equal below 66 is a failed close. (A draw at 66 or more is worked
/// example 9a, as are the other lines of C.)
#[test]
fn closed_and_equal_below_66_has_failed() {
    let alice = "AH TH AD TD KH QH KD JH";
    let bob = "TS AS KS QS JS QD JD KC QC JC";
    let outcome = position("9S", [alice, bob], Turn::Lead(BOB))
        .closed(ALICE, 4, 2, 0)
        .hands(["9H", "AC"])
        .game()
        .play("B:AC A:9H")
        .outcome();
    assert_eq!(outcome.totals, [55, 55]);
    check(outcome, BOB, 2, Reason::ClosedFailed);
}

/// §3: who deals next, by the rules page.
#[test]
fn the_winner_deals_next() {
    let rules = Rules::default();
    let outcome = claim([SIXTY_EIGHT, "KD QD"], None);
    for dealer in [ALICE, BOB] {
        let mut score = Deal::start(&rules, 2, dealer);
        assert_eq!(score.dealer, dealer);
        assert_eq!(Deal::record(&rules, &mut score, &outcome), Progress::Continue);
        assert_eq!((score.dealer, score.points, score.deals), (ALICE, [2, 0], 1));
    }
}

/// §13: the first to reach the target wins at once.
#[test]
fn the_first_to_the_target_wins() {
    let rules = rules(&[("target", "7")]);
    let outcome = claim([SIXTY_EIGHT, ""], None);
    let mut score = Deal::start(&rules, 2, ALICE);
    assert_eq!(Deal::record(&rules, &mut score, &outcome), Progress::Continue);
    assert_eq!(Deal::record(&rules, &mut score, &outcome), Progress::Continue);
    let winners = SeatSet::only(ALICE);
    assert_eq!(Deal::record(&rules, &mut score, &outcome), Progress::Finished { winners });
    assert_eq!(score.points, [9, 0]);
}
