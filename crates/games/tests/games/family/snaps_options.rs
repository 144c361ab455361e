//! Every row of `rules/schnapsen.md §14` changes what happens at a table.

use talon_games::marriage::setup::Turn;
use talon_games::snaps::{Reason, Rules};
use talon_games::{Game, Rule};

use super::common::{self, A, B, Scene, deck, options_are, rules};

type Run = common::Run<Rules>;

#[test]
fn the_defaults_are_the_rules_pages() {
    options_are::<Rules>(&[
        ("bummerl-format", "1", &["1", "3", "5", "7"]),
        ("target", "7", &["7", "9"]),
        ("claim-mode", "auto", &["auto", "declare"]),
        ("frozen", "full", &["full", "scoring-only"]),
        ("sharp", "off", &["off", "on"]),
        ("double-bummerl", "off", &["off", "on"]),
        ("score-direction", "up", &["up", "down"]),
        ("show-points", "own", &["own", "off", "both"]),
    ]);
}

/// §14 `claim_mode`: the hand ends by itself, or when somebody says so on lead.
#[test]
fn claim_mode() {
    let won = ["AH TH AD TD AC JH", "AS TS"];
    let scene = |mode| {
        Scene::new(rules::<Rules>(&[("claim-mode", mode)]), "JS", won, Turn::Lead(A)).hands(["TC KH QH", "QC"]).game()
    };
    assert_eq!(scene("auto").points(), [55, 21]);
    assert_eq!(scene("auto").refusal("A:claim"), Rule::CannotClaim);
    let ended = scene("auto").play("A:TC B:QC").outcome();
    assert_eq!((ended.reason, ended.worth, ended.totals), (Reason::Reached, 2, [68, 21]));
    assert_eq!(scene("auto").play("A:m:H").outcome().reason, Reason::Reached);

    let goes_on = scene("declare").play("A:TC B:QC");
    assert_eq!(goes_on.deal.on_turn(), Some(A));
    let claimed = goes_on.play("A:claim").outcome();
    assert_eq!((claimed.reason, claimed.worth, claimed.claimed_by), (Reason::Reached, 2, Some(A)));
    let after_marriage = scene("declare").play("A:m:H A:claim").outcome();
    assert_eq!((after_marriage.reason, after_marriage.worth), (Reason::Reached, 2));

    let wrong = scene("declare").play("A:claim").outcome();
    assert_eq!((wrong.reason, wrong.winner, wrong.worth), (Reason::FalseClaim, B, 2));
    let trickless = Scene::new(rules::<Rules>(&[("claim-mode", "declare")]), "JS", ["AH TH", ""], Turn::Lead(A));
    let wrong = trickless.game().play("A:claim").outcome();
    assert_eq!((wrong.reason, wrong.winner, wrong.worth), (Reason::FalseClaim, B, 3));
}

/// §14 `claim_mode` after a close: a wrong claim by the closer is a failed close; under `frozen` full only he is offered one.
#[test]
fn claim_mode_after_a_close() {
    let closed = |frozen, turn| {
        let rules = rules::<Rules>(&[("claim-mode", "declare"), ("frozen", frozen)]);
        Scene::new(rules, "JS", ["AH TH", "AD TD"], turn).closed(A, 0, 0, 0).game()
    };
    for frozen in ["full", "scoring-only"] {
        let wrong = closed(frozen, Turn::Lead(A)).play("A:claim").outcome();
        assert_eq!((wrong.reason, wrong.winner, wrong.worth), (Reason::FalseClaimByCloser, B, 3), "row D");
    }
    assert_eq!(closed("full", Turn::Lead(B)).refusal("B:claim"), Rule::CloserOnly);
    let wrong = closed("scoring-only", Turn::Lead(B)).play("B:claim").outcome();
    assert_eq!((wrong.reason, wrong.winner, wrong.worth), (Reason::FalseClaimAgainstCloser, A, 2));
}

/// §14 `claim_mode` declare: cards gone undeclared.
#[test]
fn claim_mode_undeclared() {
    let declare = rules::<Rules>(&[("claim-mode", "declare")]);
    let won = ["AC TC KC JC AD AH TH KS QS JS", "QC KD TD QD JD KH QH JH"];
    let open = Scene::new(declare, "QC", won, Turn::Lead(B)).hands(["TS", "AS"]).game();
    assert_eq!(open.points()[0], 68, "the last trick wins whatever the points");
    let outcome = open.play("B:AS A:TS").outcome();
    assert_eq!((outcome.reason, outcome.winner, outcome.worth), (Reason::LastTrick, B, 1));

    let won = ["AC QC AD TD KD QD TH KH KS QS", "AS TS AH QH"];
    let closed = |hands| Scene::new(declare, "JS", won, Turn::Lead(A)).closed(A, 3, 2, 35).hands(hands).game();
    let made = closed(["TC", "KC"]).play("A:TC B:KC").outcome();
    assert_eq!((made.reason, made.winner, made.worth, made.claimed_by), (Reason::ClosedMade, A, 1, None));
    let failed = closed(["KC", "TC"]).play("A:KC B:TC").outcome();
    assert_eq!((failed.reason, failed.winner, failed.worth), (Reason::ClosedFailed, B, 2));
}

/// The last trick ends a hand like any other that brings 66 (§5 check66, §12 A).
#[test]
fn the_last_trick_may_bring_66() {
    let won = ["AC TC KC JC TH AH KS QS JS KD", "QC AD TD QD JD KH QH JH"];
    let last = |hands, lead, script| {
        Scene::new(Rules::default(), "QC", won, Turn::Lead(lead)).hands(hands).game().play(script).outcome()
    };
    let reached = last(["AS", "TS"], A, "A:AS B:TS");
    assert_eq!((reached.reason, reached.worth, reached.totals), (Reason::Reached, 1, [82, 38]));
    assert_eq!(last(["TS", "AS"], B, "B:AS A:TS").reason, Reason::LastTrick);
}

/// §14 `frozen`: marriages, 66 and what it pays.
#[test]
fn frozen() {
    let closed = |frozen, opponent_tricks| {
        let rules = rules::<Rules>(&[("frozen", frozen)]);
        let won = ["AH TH", "AD TD AS TS"];
        let draws = usize::from(opponent_tricks) + 1;
        Scene::new(rules, "JC", won, Turn::Lead(B)).closed(A, draws, opponent_tricks, 0).hands(["", "KC QC"]).game()
    };
    let full = closed("full", 0);
    assert_eq!(full.refusal("B:m:C"), Rule::CloserOnly);
    assert!(!full.offers("m:C"));
    for (opponent_tricks, worth) in [(0, 3), (1, 2)] {
        let outcome = closed("scoring-only", opponent_tricks).play("B:m:C").outcome();
        assert_eq!((outcome.reason, outcome.winner, outcome.worth), (Reason::ClosedOvertaken, B, worth));
        assert_eq!(outcome.totals, [21, 82]);
    }
}

/// With `frozen` scoring-only the last trick too may bring the opponent his 66.
#[test]
fn overtaken_in_the_last_trick() {
    for (frozen, reason) in [("full", Reason::ClosedFailed), ("scoring-only", Reason::ClosedOvertaken)] {
        let won = ["AC QC AD KD QD JD", "AH TH TD AS TS KH"];
        let scene = Scene::new(rules::<Rules>(&[("frozen", frozen)]), "JS", won, Turn::Lead(B));
        let outcome = scene.closed(A, 2, 1, 21).hands(["KC", "TC"]).game().play("B:TC A:KC").outcome();
        assert_eq!((outcome.reason, outcome.winner, outcome.worth), (reason, B, 2));
        assert_eq!(outcome.totals[1], 70);
    }
}

/// §14 `sharp`.
#[test]
fn sharp() {
    let first = |value| {
        let rules = rules::<Rules>(&[("sharp", value)]);
        let deck = deck(&rules, "JC KC QC TD AS", "AD TS JS QH KH", "AC", "");
        Run::start(&rules, &deck)
    };
    for action in ["x", "m:C", "close"] {
        assert!(first("off").offers(action), "{action}");
    }
    assert_eq!(first("on").refusal("A:x"), Rule::NoTrickYet);
    assert_eq!(first("on").refusal("A:m:C"), Rule::FirstTrick);
    assert!(first("on").offers("close"), "closing has only the limit of the talon");

    let later = |value, tricks: usize| {
        let won = "AS KS TS JS AD QD KD JD".get(..tricks * 6 - 1).expect("two cards a trick");
        let scene = Scene::new(rules::<Rules>(&[("sharp", value)]), "AC", [won, ""], Turn::Lead(A));
        scene.hands(["JC QH KH", ""]).game()
    };
    for action in ["x", "close"] {
        assert!(later("off", 4).offers(action) && later("on", 3).offers(action), "{action}");
        assert_eq!(later("on", 4).refusal(&format!("A:{action}")), Rule::TalonTooSmall);
    }
    assert!(later("on", 4).offers("m:H"));
}

/// §14 `show_points`.
#[test]
fn show_points() {
    let points = |value, viewer| {
        let rules = rules::<Rules>(&[("show-points", value)]);
        let deck = deck(&rules, "AH KD QC TD AS", "AD TS JS QH KH", "AC", "");
        Run::start(&rules, &deck).play("A:AH B:QH A:TD B:AD").deal.view(viewer).points
    };
    for viewer in [None, Some(A), Some(B)] {
        assert_eq!(points("off", viewer), [None, None]);
        assert_eq!(points("both", viewer), [Some(14), Some(21)]);
    }
    assert_eq!(points("own", Some(A)), [Some(14), None]);
    assert_eq!(points("own", Some(B)), [None, Some(21)]);
    assert_eq!(points("own", None), [None, None]);
}

/// A pending marriage counts nothing at the close, and a marriage never takes a hand by itself without a trick.
#[test]
fn pending_marriages_are_frozen_at_nothing() {
    let deck = deck(&Rules::default(), "QS KS QD KD JC", "AS JD AD TD TS", "TH", "");
    let game = Run::start(&Rules::default(), &deck).play("A:m:S A:QS B:AS B:close");
    let view = game.deal.view(Some(B));
    assert_eq!((view.pending, view.memory.opponent_points_at_close), ([20, 0], Some(0)));
    let lost = game.play("B:AD A:QD B:TD A:KD B:TS A:KS B:TC A:JC").outcome();
    assert_eq!((lost.winner, lost.worth, lost.reason), (B, 3, Reason::ClosedMade));
}
