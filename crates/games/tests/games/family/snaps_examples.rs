//! The worked examples of `rules/schnapsen.md §16`, each under its number. Ana is `A`, Ivo is `B`.

use talon_cards::Seat;
use talon_games::marriage::setup::Turn;
use talon_games::snaps::{Deal, Event, Outcome, Reason, Rules, Score};
use talon_games::{Game, Progress, Rule};

use super::common::{self, A, B, Scene, card, deck, rules};

type Run = common::Run<Rules>;

fn default() -> Rules {
    Rules::default()
}

fn ended(game: &Run, winner: Seat, worth: u8, reason: Reason) -> Outcome {
    let outcome = game.outcome();
    assert_eq!((outcome.winner, outcome.worth, outcome.reason), (winner, worth, reason));
    outcome
}

/// §16 example 1.
#[test]
fn example_1_marriage_without_a_trick() {
    let deck = deck(&default(), "QS KS TC JD QD", "AS JC KD AD TD", "TH", "");
    let game = Run::start(&default(), &deck).play("A:m:S A:QS B:AS");
    assert_eq!((game.points(), game.pending()), ([0, 14], [20, 0]));
    let game = game.play("B:JC A:TC");
    assert_eq!((game.points(), game.pending()), ([32, 14], [0, 0]));
}

/// §16 example 2.
#[test]
fn example_2_automatic_end_by_a_marriage() {
    let game = Scene::new(default(), "JH", ["AC TC KC QC", "TD TS"], Turn::Lead(A)).hands(["KH QH", ""]).game();
    assert_eq!(game.points(), [28, 20]);
    let game = game.play("A:m:H");
    assert_eq!(game.events.last(), Some(&Event::Ended));
    let outcome = ended(&game, A, 2, Reason::Reached);
    assert_eq!((outcome.totals, outcome.claimed_by), ([68, 20], Some(A)));
}

/// §16 example 3.
#[test]
fn example_3_closing_at_the_first_lead() {
    let deck = deck(&default(), "AH KH QH AS TS", "JH AD TD KC JC", "TH", "");
    let game = Run::start(&default(), &deck).play("A:close A:AH");
    assert_eq!(game.deal.view(None).talon, 10);
    assert_eq!(game.legal_cards(), "JH", "must follow");
    let game = game.play("B:JH");
    assert_eq!(game.points(), [13, 0]);
    let game = game.play("A:m:H");
    assert_eq!(game.points(), [53, 0]);
    let game = game.play("A:KH");
    assert_eq!(game.legal_cards(), "JC KC TD AD", "no heart: any card");
    let game = game.play("B:JC");
    assert_eq!(game.points(), [59, 0]);
    let game = game.play("A:AS");
    assert_eq!(game.legal_cards(), "KC TD AD", "no spade, no trump: any card");
    let game = game.play("B:KC");
    let outcome = ended(&game, A, 3, Reason::ClosedMade);
    assert_eq!(outcome.totals, [74, 0]);
    assert_eq!(outcome.closing.map(|close| (close.opponent_tricks, close.opponent_points)), Some((0, 0)));
}

/// §16 example 4.
#[test]
fn example_4_the_same_close_failing() {
    let game = Scene::new(default(), "KS", ["AC TC KC QC", "AS TS AH TH"], Turn::Lead(A))
        .closed(A, 0, 0, 0)
        .hands(["AD", "JC"])
        .married(&[(A, "C")])
        .game()
        .play("A:AD B:JC");
    let outcome = ended(&game, B, 3, Reason::ClosedFailed);
    assert_eq!((outcome.totals, outcome.tricks), ([61, 42], [3, 2]));
}

/// §16 example 5.
#[test]
fn example_5_minimum_2() {
    let close = |frozen, hands| {
        let won = ["AC QC AD TD KD QD TH KH KS QS", "AS TS AH QH"];
        Scene::new(default(), "JS", won, Turn::Lead(A)).closed(A, 3, 2, frozen).hands(hands).game()
    };
    let made = |frozen| close(frozen, ["TC", "KC"]).play("A:TC B:KC");
    let failed = |frozen| close(frozen, ["KC", "TC"]).play("A:KC B:TC");
    assert_eq!(close(35, ["TC", "KC"]).points(), [63, 35]);
    ended(&made(35), A, 1, Reason::ClosedMade);
    ended(&failed(35), B, 2, Reason::ClosedFailed);
    ended(&made(20), A, 2, Reason::ClosedMade);
    ended(&failed(20), B, 2, Reason::ClosedFailed);
}

fn example_6(changes: &[(&str, &str)]) -> Run {
    let game = Scene::new(rules(changes), "JC", ["AS KS AH JH", "QH TS TH JS"], Turn::Lead(A))
        .hands(["TD KD QD TC QC", "AD QS JD KH KC"])
        .married(&[(B, "H")])
        .game();
    assert_eq!(game.points(), [28, 45]);
    game.play("A:close A:TD B:AD")
}

/// §16 example 6.
#[test]
fn example_6_frozen_66() {
    let game = example_6(&[]);
    assert_eq!(game.points(), [28, 66], "on paper");
    assert_eq!(game.deal.on_turn(), Some(B), "nothing happens");
    let game = game.play("B:QS A:TC A:m:D A:KD B:JD");
    let outcome = ended(&game, A, 1, Reason::ClosedMade);
    assert_eq!((outcome.totals, outcome.closing.map(|close| close.opponent_points)), ([67, 66], Some(45)));

    let outcome = ended(&example_6(&[("frozen", "scoring-only")]), B, 2, Reason::ClosedOvertaken);
    assert_eq!(outcome.claimed_by, Some(B));
}

/// §16 example 7.
#[test]
fn example_7_last_trick() {
    let won = ["AC TC KC JC KD AH TH KS QS JS", "QC AD TD QD JD KH QH JH"];
    let game = Scene::new(default(), "QC", won, Turn::Lead(B)).hands(["TS", "AS"]).game().play("B:AS A:TS");
    let outcome = ended(&game, B, 1, Reason::LastTrick);
    assert_eq!(outcome.totals, [61, 59]);
}

/// §16 example 8.
#[test]
fn example_8_forced_rule() {
    let rows = [
        ("QH", "AH JH AD", "AH"),
        ("TH", "KH JD", "KH"),
        ("KC", "JD TD AS", "TD JD"),
        ("KC", "AS QH", "QH AS"),
        ("KD", "TD JD AC", "TD"),
        ("TD", "KD AS", "KD"),
    ];
    for (led, hand, legal) in rows {
        let size = hand.split_whitespace().count();
        // Closed at the start: three cards each after two tricks, two after three.
        let won = if size == 3 { "TS KS QS JS" } else { "TS KS QS JS QC JC" };
        let turn = Turn::Follow { leader: A, led: card(led) };
        let game = Scene::new(default(), "QD", [won, ""], turn).closed(A, 0, 0, 0).hands(["", hand]).game();
        assert_eq!(game.legal_cards(), legal, "{led} led, {hand} in hand");

        let open = Scene::new(default(), "QD", ["", ""], turn).hands(["", hand]).game();
        assert_eq!(open.legal_cards().split(' ').count(), 5, "while open: anything");
    }
}

/// §16 example 9.
#[test]
fn example_9_exchange_and_close() {
    let deck = deck(&default(), "JC KC QC TD AS", "AD TS JS QH KH", "AC", "");
    let game = Run::start(&default(), &deck);
    let all = game.clone().play("A:x A:close A:m:C");
    assert!(all.deal.view(Some(A)).hand.contains(card("AC")));
    assert_eq!(all.legal_cards(), "QC KC");
    assert_eq!(game.play("A:close").refusal("A:x"), Rule::TalonClosed);

    let late = |changes: &[(&str, &str)]| {
        let won = ["AS KS TS JS", "AD QD KD JD"];
        Scene::new(rules::<Rules>(changes), "AC", won, Turn::Lead(A)).hands(["JC", ""]).game()
    };
    assert_eq!(late(&[]).deal.view(None).talon, 2);
    assert!(late(&[]).offers("x"));
    assert_eq!(late(&[("sharp", "on")]).refusal("A:x"), Rule::TalonTooSmall);
}

/// §16 example 10.
#[test]
fn example_10_the_three_seed_examples() {
    for (led, followed, winner) in [("QH", "AH", B), ("JH", "KC", A), ("AC", "QD", B)] {
        let turn = Turn::Follow { leader: A, led: card(led) };
        let game = Scene::new(default(), "AD", ["", ""], turn).hands(["", followed]).game();
        let game = game.play(&format!("B:{followed}"));
        assert_eq!(game.deal.on_turn(), Some(winner), "{led} {followed}");
    }
}

/// §16 example 11.
#[test]
fn example_11_bummerl() {
    let deck = deck(&default(), "AH KH QH AS TS", "JH AD TD KC JC", "TH", "");
    let three = Run::start(&default(), &deck).play("A:close A:AH B:JH A:m:H A:KH B:JC A:AS B:KC").outcome();
    assert_eq!((three.winner, three.worth), (A, 3));

    let mut score = Score { points: [6, 5], ..Deal::start(&default(), 2, A) };
    let progress = Deal::record(&default(), &mut score, &three);
    assert_eq!((score.points, score.bummerls), ([9, 5], [0, 1]), "Ivo gets the Bummerl");
    assert_eq!(progress, Progress::Finished { winners: talon_cards::SeatSet::only(A) });

    let best_of_three = rules::<Rules>(&[("bummerl-format", "3")]);
    let mut score = Score { points: [6, 5], bummerls: [1, 0], ..Deal::start(&best_of_three, 2, A) };
    assert_eq!(Deal::record(&best_of_three, &mut score, &three), Progress::Continue);
    assert_eq!((score.points, score.bummerls), ([0, 0], [1, 1]), "one each, and a third decides");
    score.points = [5, 0];
    let progress = Deal::record(&best_of_three, &mut score, &three);
    assert_eq!(progress, Progress::Finished { winners: talon_cards::SeatSet::only(A) });
    assert_eq!(score.bummerls, [1, 2]);
}
