//! The worked examples of `rules/sixty-six.md §16`, each under its number. Ala is `A`, Bo is `B`.

use talon_cards::Seat;
use talon_games::marriage::setup::Turn;
use talon_games::sznap::{Deal, Event, Outcome, Reason, Rules};
use talon_games::{Game, Rule};

use super::common::{self, A, B, Scene, card, deck, rules};

type Run = common::Run<Rules>;

fn default() -> Rules {
    Rules::default()
}

fn ended(game: &Run, winner: Seat, worth: u8, reason: Reason) -> Outcome {
    let outcome = game.outcome();
    assert_eq!((outcome.reason, outcome.winner), (reason, Some(winner)));
    assert_eq!(outcome.game_points[winner.index()], worth);
    assert_eq!(outcome.game_points[winner.other().index()], 0);
    outcome
}

/// §16 example 1.
#[test]
fn example_1_a_pending_meld() {
    let deck = deck(&default(), "QD KD JH 9D JD TS", "AD 9H AS 9S TH JS", "JC", "");
    let game = Run::start(&default(), &deck).play("A:QD");
    assert_eq!((game.points(), game.pending()), ([0, 0], [20, 0]));
    let melds = game.events.iter().filter(|event| matches!(event, Event::Announced { points: 20, .. }));
    assert_eq!(melds.count(), 1);
    let game = game.play("B:AD");
    assert_eq!((game.points(), game.pending()), ([0, 14], [20, 0]));
    let game = game.play("B:9H A:JH");
    assert_eq!((game.points(), game.pending()), ([22, 14], [0, 0]));
}

/// §16 example 2.
#[test]
fn example_2_a_meld_that_dies() {
    let deck = deck(&default(), "QD KD 9S JS 9H 9D", "AD AS TS AC KH QH", "JC", "");
    let game = Run::start(&default(), &deck).play("A:QD B:AD");
    assert_eq!(game.points(), [0, 14]);
    let game = game.play("B:AS A:9S");
    assert_eq!(game.points(), [0, 25]);
    let game = game.play("B:TS A:JS");
    assert_eq!(game.points(), [0, 37]);
    let game = game.play("B:AC A:9H");
    assert_eq!(game.points(), [0, 48]);
    let game = game.play("B:KH A:9D");
    assert_eq!((game.points(), game.pending()), ([0, 72], [20, 0]));
    let outcome = ended(&game.play("B:claim"), B, 3, Reason::Declared);
    assert_eq!((outcome.totals, outcome.marriages, outcome.tricks), ([0, 72], [0, 20], [0, 5]));
}

/// §16 example 3.
#[test]
fn example_3_a_trick_worth_nothing() {
    let declared = |won: &str| {
        let game = Scene::new(default(), "JC", [won, "9D 9C"], Turn::Lead(A)).game();
        let points = game.points()[0];
        (points, game.play("A:claim"))
    };
    let (points, right) = declared("AS TS AD TD AH TH QH JH");
    assert_eq!(points, 68);
    ended(&right, A, 3, Reason::Declared);
    let (points, wrong) = declared("AS TS AD TD AH KS KD QH");
    assert_eq!(points, 64);
    ended(&wrong, B, 2, Reason::FalseDeclaration);
}

/// §16 example 4.
#[test]
fn example_4_66_after_a_meld() {
    let game = Scene::new(default(), "JC", ["AD QD AH KH", "AS TS"], Turn::Lead(A)).hands(["KC QC", "AC"]).game();
    assert_eq!(game.points(), [29, 21]);
    let declared = game.clone().play("A:KC!");
    let outcome = ended(&declared, A, 2, Reason::Declared);
    assert_eq!((outcome.totals, outcome.marriages), ([69, 21], [40, 0]));
    let suit = card("KC").suit();
    let expected = [Event::Announced { seat: A, suit, points: 40 }, Event::Claimed { seat: A }, Event::Ended];
    assert_eq!(declared.events, expected);

    let led = game.play("A:KC");
    assert_eq!((led.points(), led.pending()), ([29, 21], [40, 0]));
    let taken = led.play("B:AC");
    assert_eq!((taken.points(), taken.pending()), ([29, 21 + 15], [40, 0]));
}

/// §16 example 5.
#[test]
fn example_5_the_closers_opponent() {
    let game = Scene::new(default(), "JS", ["AC AD AH QD JC 9D", "QS TH"], Turn::Lead(A))
        .hands(["KD AS TC KC 9C JD", "TD KS QH KH JH 9H"])
        .married(&[(B, "S")])
        .game();
    assert_eq!(game.points(), [38, 53]);
    let game = game.play("A:close A:KD B:TD");
    assert_eq!(game.points(), [38, 67]);
    assert_eq!(game.refusal("B:claim"), Rule::CloserOnly);
    assert!(!game.offers("claim"));
    let game = game.play("B:KS A:AS");
    assert_eq!(game.points(), [53, 67]);
    let game = game.play("A:TC B:QH");
    assert_eq!(game.points(), [66, 67]);
    ended(&game.play("A:claim"), A, 1, Reason::DeclaredAfterOwnClose);

    let bos = "QC JC QD JD TH QH JH AS TS KS QS 9S";
    let last = Scene::new(default(), "JS", ["TC AD TD AH KD KH", bos], Turn::Lead(A))
        .closed(A, 4, 2, 0)
        .hands(["AC", "KC"])
        .game()
        .play("A:AC B:KC");
    let outcome = ended(&last, B, 2, Reason::ClosedFailed);
    assert_eq!((outcome.totals[0], outcome.last_trick_bonus), (65, None));
}

/// §16 example 6.
#[test]
fn example_6_exhaustion() {
    let alas = "TC QC 9C TD KD 9D JH 9H TS KS JS 9S";
    let bos = "KC AD QD JD AH TH KH QH AS QS";
    let last = |won| Scene::new(default(), "9C", won, Turn::Lead(A)).hands(["AC", "JC"]).game().play("A:AC B:JC");
    let outcome = ended(&last([alas, bos]), A, 1, Reason::PlayedOut);
    assert_eq!((outcome.totals, outcome.last_trick_bonus), ([68, 62], Some(A)));

    let alas = "TC QC 9C KC QD KD JH 9H TS KS JS 9S";
    let bos = "TD AD 9D JD AH TH KH QH AS QS";
    let outcome = last([alas, bos]).outcome();
    assert_eq!((outcome.reason, outcome.totals), (Reason::PlayedOutDraw, [65, 65]));
    assert_eq!((outcome.winner, outcome.game_points), (None, [0, 0]));
    for dealer in [A, B] {
        let mut score = Deal::start(&default(), 2, dealer);
        Deal::record(&default(), &mut score, &outcome);
        assert_eq!((score.points, score.dealer), ([0, 0], dealer.other()), "the dealer changes anyway");
    }
}

/// §16 example 7.
#[test]
fn example_7_legal_replies_in_part_two() {
    let rows = [
        ("KD", "AD 9D JS", "AD"),
        ("AD", "TD QD JS", "TD QD"),
        ("KD", "TC JS 9S", "9S JS"),
        ("TS", "JS KD", "JS"),
        ("TS", "KD QH", "KD QH"),
    ];
    let won = "AH TH KH 9H JH JC QC 9C KC JD";
    for (led, hand, legal) in rows {
        // Three cards each after four tricks, two each after five; the stock closed at ten.
        let won = if list_len(hand) == 3 { &won[..23] } else { won };
        let turn = Turn::Follow { leader: A, led: card(led) };
        let game = Scene::new(default(), "KS", [won, ""], turn).closed(A, 1, 0, 0).hands(["", hand]).game();
        assert_eq!(game.legal_cards(), legal, "{led} led, {hand} in hand");

        let open = Scene::new(default(), "9C", ["", ""], turn).hands(["", hand]).game();
        assert_eq!(open.legal_cards().split(' ').count(), 6, "in part one all of these hands may play anything");
    }
}

fn list_len(hand: &str) -> usize {
    hand.split_whitespace().count()
}

/// §16 example 8.
#[test]
fn example_8_late_exchange() {
    let won = ["AS TS JS QS", "AD TD QD JD AC TC"];
    let game = Scene::new(default(), "KH", won, Turn::Lead(B)).hands(["", "9H"]).game();
    assert_eq!(game.deal.view(None).talon, 2);
    assert!(game.offers("x"));
    let swapped = game.clone().play("B:x").deal.view(None);
    assert_eq!((swapped.turned, swapped.exchange), (Some(card("9H")), Some((B, card("KH")))));
    assert_eq!(game.play("B:close").refusal("B:x"), Rule::TalonClosed);
}

/// §16 example 9.
#[test]
fn example_9_close_at_the_first_lead() {
    let deck = deck(&default(), "AS AH KC 9C JD KS", "TS 9H QD 9D KD TD", "JC", "");
    let game = Run::start(&default(), &deck).play("A:close A:AS B:TS");
    assert_eq!(game.points(), [21, 0]);
    let game = game.play("A:AH B:9H");
    assert_eq!(game.points(), [32, 0]);
    let outcome = ended(&game.play("A:claim"), B, 3, Reason::FalseDeclarationByCloser);
    assert_eq!((outcome.closed_by, outcome.opponent_tricks_at_close), (Some(A), Some(0)));
}

/// §16 example 10.
#[test]
fn example_10_schnapsen_variant() {
    let schnapsen = rules::<Rules>(&[("variant", "schnapsen")]);
    let deck = deck(&schnapsen, "JH AS KD TC JD", "QS JS TD QC KC", "TH", "");
    let game = Run::start(&schnapsen, &deck);
    assert_eq!(game.deal.view(None).talon, 10);
    assert_eq!(game.refusal("A:x"), Rule::NoTrickYet);
    let game = game.play("A:AS B:JS");
    assert!(game.offers("x"));
    assert_eq!(game.play("A:x").deal.view(None).turned, Some(card("JH")));

    let won = ["AC TC QC JC AD QD JD AH TS JS", "KC TD KD TH KH QH JH QS"];
    let last = Scene::new(schnapsen, "TH", won, Turn::Lead(B)).hands(["KS", "AS"]).game().play("B:AS A:KS");
    let outcome = last.outcome();
    assert_eq!((outcome.reason, outcome.totals), (Reason::PlayedOutDraw, [65, 65]));
    assert_eq!((outcome.winner, outcome.game_points), (None, [0, 0]));
    assert_eq!(outcome.last_trick_bonus, Some(B));
}
