//! Every row of `rules/sixty-six.md §14` changes what happens at a table.

use talon_games::marriage::setup::Turn;
use talon_games::sznap::{Deal, Event, Outcome, Reason, Rules};
use talon_games::{Game, Progress, Rule};

use super::common::{self, A, B, Scene, deck, options_are, rules};

type Run = common::Run<Rules>;

#[test]
fn the_defaults_are_the_rules_pages() {
    options_are::<Rules>(&[
        ("variant", "66", &["66", "schnapsen"]),
        ("target", "7", &["7", "11"]),
        ("meld", "automatic", &["automatic", "explicit"]),
        ("show-points", "off", &["off", "own", "both"]),
        ("failed-close-3", "in-the-deal", &["in-the-deal", "at-closing"]),
        ("exchange-min-stock", "2", &["2", "4"]),
        ("closer-opponent-may-declare", "no", &["no", "yes"]),
    ]);
}

/// §14 `variant`: 20 cards, five each, a stock of ten; the jack is swapped.
#[test]
fn variant() {
    for (value, size, hand, stock) in [("66", 24, 6, 12), ("schnapsen", 20, 5, 10)] {
        let rules = rules::<Rules>(&[("variant", value)]);
        let pack = Deal::pack(&rules);
        assert_eq!(pack.len(), size);
        let view = Deal::deal(&rules, 2, B, &pack).expect("a deck").view(Some(A));
        assert_eq!((view.hand_sizes, view.talon), ([hand, hand], stock));
    }
    let lead = |value, hands| {
        Scene::new(rules::<Rules>(&[("variant", value)]), "KS", ["AH TH", ""], Turn::Lead(A)).hands(hands).game()
    };
    assert_eq!(lead("66", ["JS", "9S"]).refusal("A:x"), Rule::NoNine);
    assert!(lead("66", ["9S", "JS"]).offers("x"));
    assert_eq!(lead("schnapsen", ["AS", "JS"]).refusal("A:x"), Rule::NoJack);
    assert!(lead("schnapsen", ["JS", "AS"]).offers("x"));
}

fn three() -> Outcome {
    let won = ["AH TH AD TD AC TC QH JH", "9D 9C"];
    Scene::new(Rules::default(), "JS", won, Turn::Lead(A)).game().play("A:claim").outcome()
}

/// §14 `target`.
#[test]
fn target() {
    assert_eq!(three().game_points, [3, 0]);
    for (value, deals) in [("7", 3), ("11", 4)] {
        let rules = rules::<Rules>(&[("target", value)]);
        let mut score = Deal::start(&rules, 2, A);
        let played =
            1 + (1..10).take_while(|_| Deal::record(&rules, &mut score, &three()) == Progress::Continue).count();
        assert_eq!(played, deals, "to {value}");
    }
}

/// §3: strictly alternating, whatever the result.
#[test]
fn the_dealer_alternates() {
    let mut score = Deal::start(&Rules::default(), 2, A);
    for next in [B, A] {
        Deal::record(&Rules::default(), &mut score, &three());
        assert_eq!(score.dealer, next);
    }
}

fn pair(changes: &[(&str, &str)]) -> Run {
    let rules = rules::<Rules>(changes);
    let deck = deck(&rules, "QD KD JH AS KC TS", "AD 9H 9S JD TH JS", "JC", "");
    Run::start(&rules, &deck)
}

/// §14 `meld`: leading one of a pair is the meld, or is not.
#[test]
fn meld() {
    let automatic = pair(&[]);
    assert_eq!(automatic.refusal("A:m:D"), Rule::MarriageByLeading);
    assert!(!automatic.offers("m:D"));
    assert_eq!(automatic.play("A:QD").pending(), [20, 0]);

    let explicit = pair(&[("meld", "explicit")]);
    assert!(explicit.offers("m:D"));
    assert_eq!(explicit.clone().play("A:QD").pending(), [0, 0], "he kept it to himself");
    let announced = explicit.play("A:m:D");
    assert_eq!((announced.legal_cards().as_str(), announced.points()), ("QD KD", [0, 0]));
    assert_eq!(announced.play("A:KD").pending(), [20, 0]);
}

/// §9 and §11 with `meld` explicit: what is announced counts at once only if it is declared with its card.
#[test]
fn an_explicit_meld_may_be_declared_with() {
    let announced = pair(&[("meld", "explicit")]).play("A:AS B:9S A:m:D");
    assert_eq!(announced.refusal("A:claim"), Rule::MustLeadMarriage);
    assert_eq!(announced.refusal("A:AS!"), Rule::NotInHand);
    assert_eq!(announced.refusal("A:KC!"), Rule::MustLeadMarriage);
    assert_eq!(announced.legal(), ["QD!", "KD!", "QD", "KD"]);
    // Before anything else: nothing is swapped or closed in between, and nothing else announced.
    for later in ["A:x", "A:close", "A:m:C"] {
        assert_eq!(announced.refusal(later), Rule::MarriageAlready, "{later}");
    }
    let outcome = announced.play("A:KD!").outcome();
    assert_eq!((outcome.totals, outcome.reason), ([31, 0], Reason::FalseDeclaration));

    let at_once = pair(&[("meld", "explicit")]).play("A:AS B:9S A:KD!");
    assert_eq!(at_once.outcome().totals, [31, 0]);
    let melds = at_once.events.iter().filter(|event| matches!(event, Event::Announced { .. })).count();
    assert_eq!(melds, 1);
}

/// §14 `show_points`.
#[test]
fn show_points() {
    let points = |value, viewer| pair(&[("show-points", value)]).play("A:AS B:9S A:QD B:AD").deal.view(viewer).points;
    for viewer in [None, Some(A), Some(B)] {
        assert_eq!(points("off", viewer), [None, None]);
        assert_eq!(points("both", viewer), [Some(11), Some(14)]);
    }
    assert_eq!(points("own", Some(A)), [Some(11), None]);
    assert_eq!(points("own", Some(B)), [None, Some(14)]);
    assert_eq!(points("own", None), [None, None]);
}

/// §14 `failed_close_3`: in both lines of §12 in which a close fails.
#[test]
fn failed_close_3() {
    for (value, worth) in [("in-the-deal", 2), ("at-closing", 3)] {
        let rules = rules::<Rules>(&[("failed-close-3", value)]);
        let declared = Scene::new(rules, "JS", ["AC TC", "AS TS"], Turn::Lead(A)).closed(A, 0, 0, 0).game();
        let outcome = declared.play("A:claim").outcome();
        let expected = (Reason::FalseDeclarationByCloser, [0, worth]);
        assert_eq!((outcome.reason, outcome.game_points), expected, "{value}");

        let won = ["AC TC KC QC 9D 9H", "AS TS AH TH"];
        let played = Scene::new(rules, "KS", won, Turn::Lead(A)).closed(A, 0, 0, 0).hands(["AD", "JC"]).game();
        let outcome = played.play("A:AD B:JC").outcome();
        assert_eq!((outcome.reason, outcome.game_points), (Reason::ClosedFailed, [0, worth]), "{value}");
    }
}

/// §14 `exchange_min_stock`.
#[test]
fn exchange_min_stock() {
    for (value, tricks, legal) in [("2", 5, true), ("4", 5, false), ("4", 4, true)] {
        let won = ["AS TS JS QS AD TD QD JD AC TC".get(..tricks * 6 - 1).expect("two cards a trick"), ""];
        let rules = rules::<Rules>(&[("exchange-min-stock", value)]);
        let game = Scene::new(rules, "KH", won, Turn::Lead(A)).hands(["9H", ""]).game();
        assert_eq!(game.offers("x"), legal, "{value} after {tricks} tricks");
        if !legal {
            assert_eq!(game.refusal("A:x"), Rule::TalonTooSmall);
        }
    }
}

/// §14 `closer_opponent_may_declare`.
#[test]
fn closer_opponent_may_declare() {
    let game = |value, opponent_tricks, won: &str| {
        let rules = rules::<Rules>(&[("closer-opponent-may-declare", value)]);
        let draws = usize::from(opponent_tricks) + 1;
        Scene::new(rules, "JS", ["9C 9D", won], Turn::Lead(B)).closed(A, draws, opponent_tricks, 0).game()
    };
    let enough = "AH TH AD TD AC TC KH QH";
    assert_eq!(game("no", 0, enough).refusal("B:claim"), Rule::CloserOnly);
    assert!(!game("no", 0, enough).offers("claim"));

    let outcome = |opponent_tricks, won| game("yes", opponent_tricks, won).play("B:claim").outcome();
    let right = outcome(0, enough);
    assert_eq!((right.reason, right.game_points), (Reason::DeclaredAgainstCloser, [0, 3]));
    assert_eq!(outcome(1, enough).game_points, [0, 2]);
    let wrong = outcome(1, "AH TH AD TD");
    assert_eq!((wrong.reason, wrong.game_points), (Reason::FalseDeclarationAgainstCloser, [2, 0]));
}

/// Who wrongly declares against a closer without a trick pays three.
#[test]
fn a_false_declaration_against_a_closer_without_a_trick() {
    let rules = rules::<Rules>(&[("closer-opponent-may-declare", "yes")]);
    let game = Scene::new(rules, "JS", ["", "AH TH"], Turn::Lead(B)).closed(A, 0, 0, 0).game();
    let outcome = game.play("B:claim").outcome();
    assert_eq!((outcome.reason, outcome.game_points), (Reason::FalseDeclarationAgainstCloser, [3, 0]));
}
