//! The worked examples of `rules/santase.md §16`, each under its number.

use crate::common::{ALICE, BOB, Run, card, deck, position, rules};
use talon_cards::{Seat, SeatSet};
use talon_games::santase::setup::Turn;
use talon_games::santase::{Deal, Outcome, Phase, Reason, Rules, Score};
use talon_games::{Game, Progress, Rule};

fn ended(game: &Run, winner: Seat, worth: u8, reason: Reason) -> Outcome {
    let outcome = game.outcome();
    assert_eq!(outcome.reason, reason);
    assert_eq!(outcome.winner, Some(winner));
    assert_eq!(outcome.game_points[winner.index()], worth);
    assert_eq!(outcome.game_points[winner.other().index()], 0);
    outcome
}

/// The score of a match after this one deal.
fn after(outcome: &Outcome, dealer: Seat) -> Score {
    let rules = Rules::default();
    let mut score = Deal::start(&rules, 2, dealer);
    Deal::record(&rules, &mut score, outcome);
    score
}

/// §16 example 1.
#[test]
fn example_1_announce_and_claim() {
    let deck = deck("AS TS AD QD 9H KC", "9S JS JD TD AC 9D", "JH", "QC");
    let game = Run::start(&Rules::default(), &deck).play("A:AS B:9S A:draw A:TS B:JS A:draw A:AD B:JD");
    assert_eq!(game.points(), [36, 0]);
    let game = game.play("A:draw A:QD B:TD");
    assert_eq!(game.points(), [36, 13]);
    let game = game.play("B:draw B:AC A:9H");
    assert_eq!(game.points(), [47, 13]);
    let game = game.play("A:draw");
    assert_eq!(game.deal.view(None).talon, 2);
    let game = game.play("A:m:C");
    assert_eq!(game.points(), [67, 13]);
    let game = game.play("A:claim");
    let outcome = ended(&game, ALICE, 2, Reason::Claim);
    assert_eq!((outcome.totals, outcome.tricks, outcome.marriages), ([67, 13], [4, 1], [20, 0]));
    let score = after(&outcome, BOB);
    assert_eq!((score.points, score.dealer), ([2, 0], ALICE));
    let next = Deal::deal(&Rules::default(), 2, score.dealer, &deck).unwrap();
    assert_eq!(next.to_act(), SeatSet::only(BOB));
}

/// §16 example 2.
#[test]
fn example_2_false_claim_against_a_trickless_opponent() {
    let deck = deck("AS TS AD AH TH KC", "9S 9D 9C JD JC KD", "KH", "");
    let game = Run::start(&Rules::default(), &deck)
        .play("A:AS B:9S A:draw A:TS B:9D A:draw A:AD B:9C A:draw A:AH B:JD A:draw A:TH B:JC A:claim");
    let outcome = ended(&game, BOB, 3, Reason::FalseClaim);
    assert_eq!((outcome.totals, outcome.tricks), ([57, 0], [5, 0]));
    assert_eq!(after(&outcome, BOB).dealer, BOB);
}

fn example_3(changes: &[(&str, &str)]) -> Outcome {
    position("JC", ["AH TS TH KS KH QS JS 9H 9D 9C", "AD AC TD TC KD KC QH QD QC JH JD JC"], Turn::Lead(ALICE))
        .rules(changes)
        .hands(["AS", "9S"])
        .game()
        .play("A:AS B:9S")
        .outcome()
}

/// §16 example 3.
#[test]
fn example_3_draw_and_why_the_nine_is_0() {
    let outcome = example_3(&[]);
    assert_eq!((outcome.winner, outcome.game_points), (None, [0, 0]));
    assert_eq!((outcome.reason, outcome.totals), (Reason::PlayedOutDraw, [65, 65]));
    assert_eq!(outcome.last_trick_bonus, Some(ALICE));
    for dealer in [ALICE, BOB] {
        assert_eq!(after(&outcome, dealer).dealer, dealer, "the same dealer deals again");
    }
    let outcome = example_3(&[("nine-value", "2")]);
    assert_eq!((outcome.winner, outcome.totals), (Some(ALICE), [73, 65]));
}

/// §16 example 4.
#[test]
fn example_4_closing_before_the_draw() {
    let deck = deck("AS TS KS QS TH AH", "JS AD TD KD JH 9H", "9S", "");
    let game = Run::start(&Rules::default(), &deck).play("A:AH B:9H");
    assert_eq!(game.points(), [11, 0]);
    let view = game.deal.view(Some(ALICE));
    assert_eq!((view.phase, view.talon, view.hand_sizes), (Phase::PreDraw, 12, [5, 5]));
    let game = game.play("A:close");
    let view = game.deal.view(Some(ALICE));
    assert_eq!((view.phase, view.talon, view.hand_sizes), (Phase::Lead, 12, [5, 5]));
    let game = game.play("A:m:S A:KS");
    assert_eq!(game.points(), [51, 0]);
    assert_eq!(game.legal_cards(), "JS");
    let game = game.play("B:JS");
    assert_eq!(game.points(), [57, 0]);
    let game = game.play("A:AS");
    assert_eq!(game.legal_cards(), "TD KD AD JH", "no spade: any card");
    let game = game.play("B:JH");
    assert_eq!(game.points(), [70, 0]);
    ended(&game.play("A:claim"), ALICE, 3, Reason::ClaimAfterOwnClose);
}

fn example_5(changes: &[(&str, &str)]) -> Run {
    let deck = deck("TH AH KH AC TD 9D", "9H AS TS AD KD QD", "QS", "JS JC");
    let game = Run::start(&rules(changes), &deck).play("A:TH B:9H");
    assert_eq!(game.points(), [10, 0]);
    let game = game.play("A:draw A:close A:AH");
    assert_eq!(game.legal_cards(), "TS AS", "must trump");
    let game = game.play("B:TS");
    assert_eq!(game.points(), [10, 21]);
    let game = game.play("B:AD");
    assert_eq!(game.legal_cards(), "9D TD");
    let game = game.play("A:9D");
    assert_eq!(game.points(), [10, 32]);
    let game = game.play("B:KD");
    assert_eq!(game.legal_cards(), "TD", "must beat");
    let game = game.play("A:TD");
    assert_eq!(game.points(), [24, 32]);
    let game = game.play("A:AC B:JC");
    assert_eq!(game.points(), [37, 32]);
    let game = game.play("A:KH");
    assert_eq!(game.legal_cards(), "AS", "must trump");
    let game = game.play("B:AS");
    assert_eq!(game.points(), [37, 47]);
    let game = game.play("B:QD");
    assert_eq!(game.legal_cards(), "JS", "must trump");
    game.play("A:JS")
}

/// §16 example 5.
#[test]
fn example_5_failed_close_opponent_trickless_at_closing() {
    let outcome = ended(&example_5(&[]), BOB, 3, Reason::ClosedFailed);
    assert_eq!(outcome.totals, [42, 47]);
    assert_eq!(outcome.last_trick_bonus, None);
    assert_eq!((outcome.closed_by, outcome.opponent_tricks_at_close), (Some(ALICE), Some(0)));
    ended(&example_5(&[("failed-close", "at-end")]), BOB, 2, Reason::ClosedFailed);
    ended(&example_5(&[("failed-close", "three")]), BOB, 3, Reason::ClosedFailed);
}

/// §16 example 6.
#[test]
fn example_6_last_trick_in_a_closed_deal() {
    let game = position("KS", ["AS JS AH QH TH 9H AD JD KD 9D", "KH JH"], Turn::Lead(ALICE))
        .closed(ALICE, 1, 1, 0)
        .hands(["QC", "JC"])
        .game();
    assert_eq!(game.points()[0], 54);
    let game = game.play("A:QC B:JC");
    let outcome = ended(&game, BOB, 2, Reason::ClosedFailed);
    assert_eq!((outcome.totals[0], outcome.last_trick_bonus), (59, None));
}

/// §16 example 7.
#[test]
fn example_7_following_in_the_strict_phase() {
    let rows = [
        ("KD", "AD 9D JS", "AD"),
        ("AD", "TD QD JS", "TD QD"),
        ("QD", "TD AD 9D", "TD AD"),
        ("KD", "TC JS 9S", "9S JS"),
        ("KD", "AC QH", "AC QH"),
        ("TS", "AS 9S KD", "AS"),
        ("TS", "JS KD", "JS"),
    ];
    let won = "AH TH KH 9H JH JC QC 9C KC JD";
    for (led, hand, legal) in rows {
        let size = hand.split_whitespace().count();
        // Three cards each after four tricks, two each after five; the talon closed at ten.
        let won = if size == 3 { &won[..23] } else { won };
        let turn = Turn::Follow { leader: ALICE, led: card(led) };
        let game = position("KS", [won, ""], turn).closed(ALICE, 1, 0, 0).hands(["", hand]).game();
        assert_eq!(game.legal_cards(), legal, "{led} led, {hand} in hand");
    }
}

/// §16 example 8.
#[test]
fn example_8_both_over_66_nobody_claimed() {
    let game =
        position("9D", ["QC JC AD TH JH AS KS QS JS 9S", "AC TC KC 9C TD KD QD JD 9D KH 9H TS"], Turn::Lead(ALICE))
            .hands(["AH", "QH"])
            .married(&[(ALICE, "S"), (BOB, "D")])
            .first_to_66(BOB)
            .game()
            .play("A:AH B:QH");
    let outcome = ended(&game, BOB, 1, Reason::PlayedOut);
    assert_eq!((outcome.totals, outcome.marriages), ([92, 98], [20, 40]));
    assert_eq!(outcome.last_trick_bonus, Some(ALICE));
}

/// §16 example 9.
#[test]
fn example_9_the_non_closer_gets_there_first() {
    let game = position("9S", ["AH TH AD KD KS 9H", "AS JS QS JD"], Turn::Lead(ALICE))
        .hands(["QC KC JH TD QD 9D", "AC TC KH QH JC 9C"])
        .game();
    assert_eq!(game.points(), [40, 18]);
    let game = game.play("A:close A:QC");
    assert_eq!(game.legal_cards(), "TC AC", "must beat");
    let game = game.play("B:AC");
    assert_eq!(game.points(), [40, 32]);
    let game = game.play("B:TC A:KC");
    assert_eq!(game.points(), [40, 46]);
    let game = game.play("B:m:H B:claim");
    let outcome = ended(&game, BOB, 2, Reason::ClaimAgainstCloser);
    assert_eq!(outcome.totals, [40, 66]);
}

/// §16 example 9a.
#[test]
fn example_9a_unclaimed_closed_both_over_66() {
    let marriages = [(ALICE, "H"), (BOB, "C")];
    let scene = |turned, won, lead, hands| {
        position(turned, won, Turn::Lead(lead)).closed(ALICE, 5, 2, 0).hands(hands).married(&marriages).game()
    };
    let bobs = "KS QS JS 9S KD QD JD 9D AC TC KC QC JC 9C";
    let bob_first = scene("TS", ["TH AS TD KH QH JH", bobs], ALICE, ["AH", "9H"]).play("A:AH B:9H");
    let outcome = ended(&bob_first, BOB, 2, Reason::ClosedOvertaken);
    assert_eq!(outcome.totals, [71, 68]);

    let bobs = "KS QS JS 9S KD QD JD 9D TC KC QC JC";
    let alice_first = scene("TS", ["AH TH AS TD KH QH JH 9H", bobs], BOB, ["9C", "AC"]).play("B:AC A:9C");
    let outcome = ended(&alice_first, ALICE, 1, Reason::ClosedMade);
    assert_eq!(outcome.totals, [71, 68]);

    let bobs = "KS QS JS JH KD QD JD 9D TC KC QC JC";
    let equal = scene("TS", ["AH TH AS AD KH QH 9H 9S", bobs], BOB, ["9C", "AC"]).play("B:AC A:9C").outcome();
    assert_eq!((equal.reason, equal.totals), (Reason::ClosedDraw, [70, 70]));
    assert_eq!((equal.winner, equal.game_points), (None, [0, 0]));
    assert_eq!(after(&equal, BOB).dealer, BOB, "the same dealer deals again");
}

/// §16 example 10.
#[test]
fn example_10_the_nine() {
    let deck = deck("9H 9S AD QD JD JC", "AS TS KS 9D QC 9C", "KH", "");
    let game = Run::of(Deal::deal(&Rules::default(), 2, ALICE, &deck).expect("a deck"));
    assert_eq!(game.refusal("B:x"), Rule::NoTrickYet, "the first lead of the deal");
    let game = game.play("B:9S A:AS A:draw");
    assert_eq!(game.refusal("B:x"), Rule::NotYourTurn, "not on lead");
    let game = game.play("A:TS");
    assert_eq!(game.refusal("B:x"), Rule::NotOnLead, "a card is on the table");
    let game = game.play("B:JD A:draw A:9D B:AD");
    assert_eq!(game.deal.phase(), Phase::PreDraw);
    assert_eq!(game.refusal("B:x"), Rule::DrawFirst);
    let game = game.play("B:draw");
    assert_eq!(game.deal.view(None).talon, 6);
    assert!(game.offers("x"));

    let swapped = game.clone().play("B:x").deal.view(Some(ALICE));
    assert_eq!((swapped.turned, swapped.exchange), (Some(card("9H")), Some((BOB, card("KH")))));
    let closed = game.clone().play("B:close");
    assert_eq!(closed.refusal("B:x"), Rule::TalonClosed);
    let late = game.play("B:QD A:9C B:draw B:JC A:KS B:draw");
    assert_eq!(late.deal.view(None).talon, 2);
    assert_eq!(late.refusal("B:x"), Rule::TalonTooSmall, "after trick 5");
}

/// §16 example 11.
#[test]
fn example_11_match_end() {
    let deck = deck("AS TS KS QS TH AH", "JS AD TD KD JH 9H", "9S", "");
    let three =
        Run::start(&Rules::default(), &deck).play("A:AH B:9H A:close A:m:S A:KS B:JS A:AS B:JH A:claim").outcome();
    assert_eq!(three.game_points, [3, 0]);
    let mut score = Score { points: [9, 10], ..after(&three, BOB) };
    let progress = Deal::record(&Rules::default(), &mut score, &three);
    assert_eq!(score.points, [12, 10]);
    assert_eq!(progress, Progress::Finished { winners: SeatSet::only(ALICE) });
}
