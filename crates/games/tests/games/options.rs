//! Every row of `rules/santase.md §14` changes what happens at a table.

use crate::common::{ALICE, BOB, Run, deck, options_are, position, round_trip, rules};
use talon_cards::Seat;
use talon_games::santase::setup::Turn;
use talon_games::santase::{Deal, Event, Outcome, Phase, Reason, Rules};
use talon_games::{Game, GameKind, Progress, Rule};

#[test]
fn the_defaults_are_the_rules_pages() {
    options_are::<Rules>(&[
        ("target", "11", &["7", "11"]),
        ("claim-mode", "manual", &["manual", "auto"]),
        ("show-points", "off", &["off", "own", "both"]),
        ("close-before-draw", "on", &["on", "off"]),
        ("min-talon-to-close", "2", &["2", "4"]),
        ("failed-close", "at-closing", &["at-closing", "at-end", "three"]),
        ("strict-marriages", "allowed", &["allowed", "forbidden"]),
        ("dealer", "winner", &["winner", "loser", "alternate"]),
        ("nine-value", "0", &["0", "2"]),
    ]);
}

#[test]
fn what_knows_no_game_sets_every_value_too() {
    for rules in GameKind::ALL.iter().map(|game| game.default_rules()) {
        for option in rules.options() {
            for value in option.values {
                let changed = rules.with(option.key, value).expect("a listed value");
                let shown = changed.options().into_iter().find(|other| other.key == option.key);
                assert_eq!(shown.map(|option| option.value), Some(*value));
                round_trip(&changed);
            }
        }
    }
    let unknown = GameKind::Santase.default_rules().with("target", "12").expect_err("no such value");
    assert_eq!(unknown.to_string(), "no such value for target; it is one of: 7, 11");
}

#[test]
fn rules_in_json_may_be_incomplete_but_not_wrong() {
    let read = |text: &str| serde_json::from_str::<Rules>(text);
    assert_eq!(read("{}").expect("all defaults"), Rules::default());
    assert_eq!(read(r#"{"target":7}"#).expect("a number"), rules(&[("target", "7")]));
    assert_eq!(read(r#"{"target":"7"}"#).expect("a name"), rules(&[("target", "7")]));
    assert!(read(r#"{"target":"8"}"#).is_err());
    assert!(read(r#"{"goal":"7"}"#).is_err());
}

fn won_by(winner: Seat, worth: u8) -> Outcome {
    let scene = position("9S", ["AH TH AD TD AC TC QH JH", "KD QD"], Turn::Lead(ALICE));
    let outcome = scene.game().play("A:claim").outcome();
    let mut game_points = [0, 0];
    game_points[winner.index()] = worth;
    Outcome { winner: Some(winner), game_points, ..outcome }
}

/// §14 `target`.
#[test]
fn target() {
    for (value, deals) in [("7", 3), ("11", 4)] {
        let rules = rules(&[("target", value)]);
        let mut score = Deal::start(&rules, 2, ALICE);
        let outcome = won_by(BOB, 3);
        let played =
            1 + (1..10).take_while(|_| Deal::record(&rules, &mut score, &outcome) == Progress::Continue).count();
        assert_eq!(played, deals, "to {value}");
    }
}

/// §14 `claim_mode`: the deal ends by itself when a player on lead has 66, and claims are not
/// offered.
#[test]
fn claim_mode() {
    let scene = |mode, card: &str| {
        let won = format!("AH TH AD TD AC {card}");
        position("9S", [&won, "KD QD"], Turn::Lead(ALICE)).rules(&[("claim-mode", mode)]).hands(["TC", "9C"]).game()
    };
    assert_eq!(scene("auto", "QH").refusal("A:claim"), Rule::CannotClaim);
    assert!(!scene("auto", "QH").offers("claim"));
    assert!(scene("manual", "QH").offers("claim"));

    let goes_on = scene("manual", "QH").play("A:TC B:9C");
    assert_eq!((goes_on.points(), goes_on.deal.phase()), ([66, 7], Phase::PreDraw));
    let goes_on = scene("auto", "JH").play("A:TC B:9C");
    assert_eq!((goes_on.points(), goes_on.deal.phase()), ([65, 7], Phase::PreDraw));
    assert_eq!(goes_on.refusal("A:claim"), Rule::CannotClaim);

    let ended = scene("auto", "QH").play("A:TC B:9C");
    assert_eq!(ended.events.last(), Some(&Event::Ended));
    let outcome = ended.outcome();
    assert_eq!((outcome.reason, outcome.claimed_by), (Reason::Claim, Some(ALICE)));
    assert_eq!((outcome.totals, outcome.game_points), ([66, 7], [2, 0]));
}

/// §14 `claim_mode`: also right after an announcement.
#[test]
fn claim_mode_auto_ends_the_deal_on_an_announcement() {
    let scene = |mode| {
        position("9S", ["AH TH AD TD JH JD", "KD QD"], Turn::Lead(ALICE))
            .rules(&[("claim-mode", mode)])
            .hands(["KC QC", ""])
            .game()
            .play("A:m:C")
    };
    assert_eq!(scene("manual").deal.phase(), Phase::Lead);
    let outcome = scene("auto").outcome();
    assert_eq!((outcome.reason, outcome.totals[0]), (Reason::Claim, 46 + 20));
}

/// §14 `show_points`.
#[test]
fn show_points() {
    let points = |value, viewer| {
        let deck = deck("AS TS AD QD 9H KC", "9S JS JD TD AC 9D", "JH", "QC");
        let run = Run::start(&rules(&[("show-points", value)]), &deck);
        run.play("A:AS B:9S A:draw A:QD B:TD").deal.view(viewer).points
    };
    for viewer in [None, Some(ALICE), Some(BOB)] {
        assert_eq!(points("off", viewer), [None, None]);
        assert_eq!(points("both", viewer), [Some(11), Some(13)]);
    }
    assert_eq!(points("own", Some(ALICE)), [Some(11), None]);
    assert_eq!(points("own", Some(BOB)), [None, Some(13)]);
    assert_eq!(points("own", None), [None, None]);
}

/// §14 `close_before_draw`.
#[test]
fn close_before_draw() {
    let start = |value| {
        let deck = deck("AS TS AD QD 9H KC", "9S JS JD TD AC 9D", "JH", "QC");
        Run::start(&rules(&[("close-before-draw", value)]), &deck).play("A:AS B:9S")
    };
    let on = start("on");
    assert_eq!((on.deal.phase(), on.deal.view(None).talon), (Phase::PreDraw, 12));
    assert!(on.offers("close") && on.offers("draw"));
    assert_eq!(on.deal.automatic(ALICE).map(|action| action.to_string()).as_deref(), Some("draw"));

    let off = start("off");
    assert_eq!((off.deal.phase(), off.deal.view(None).talon), (Phase::Lead, 10));
    assert_eq!(off.refusal("A:draw"), Rule::NothingToDraw);
    assert_eq!(off.deal.automatic(ALICE), None);
    let drawn = off.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(drawn, 2);
}

/// §14 `min_talon_to_close`.
#[test]
fn min_talon_to_close() {
    let scene = |value, turn| {
        let won = ["AH TH AD TD JH JD", "KD QD KC QC"];
        position("9S", won, turn).rules(&[("min-talon-to-close", value)]).game()
    };
    for (turn, talon) in [(Turn::Lead(ALICE), 2), (Turn::PreDraw(ALICE), 4)] {
        assert_eq!(scene("2", turn).deal.view(None).talon, talon);
        assert!(scene("2", turn).offers("close"));
        assert_eq!(scene("4", turn).offers("close"), talon == 4);
    }
    assert_eq!(scene("4", Turn::Lead(ALICE)).refusal("A:close"), Rule::TalonTooSmall);
}

/// §14 `failed_close`: for every line of §12 in which the closer's opponent is paid.
#[test]
fn failed_close() {
    let claim = |value, by, opponent_tricks| {
        let won = if by == ALICE { ["AH TH", "KD QD"] } else { ["AH TH AD TD AC TC QH JH", "KD QD"] };
        let scene = position("9S", won, Turn::Lead(ALICE)).rules(&[("failed-close", value)]);
        let outcome = scene.closed(by, 1, opponent_tricks, 0).game().play("A:claim").outcome();
        (outcome.reason, outcome.game_points.into_iter().max())
    };
    for (value, worth) in [("at-closing", 3), ("at-end", 2), ("three", 3)] {
        assert_eq!(claim(value, ALICE, 0), (Reason::FalseClaimByCloser, Some(worth)), "{value}");
        assert_eq!(claim(value, BOB, 0), (Reason::ClaimAgainstCloser, Some(worth)), "{value}");
    }
    for (value, worth) in [("at-closing", 2), ("at-end", 2), ("three", 3)] {
        assert_eq!(claim(value, ALICE, 1), (Reason::FalseClaimByCloser, Some(worth)), "{value}");
    }
}

/// §14 `strict_marriages`: in both kinds of strict phase, and never in the open one.
#[test]
fn strict_marriages() {
    let open = ["AH TH", "AD TD"];
    let exhausted = ["AH TH JH JD 9H 9D", "AD TD KD QD JS JC"];
    for value in ["allowed", "forbidden"] {
        let scene = |won| position("9S", won, Turn::Lead(ALICE)).rules(&[("strict-marriages", value)]);
        let open = scene(open).hands(["KC QC", ""]).game();
        assert!(open.offers("m:C"));
        let exhausted = scene(exhausted).hands(["KC QC", ""]).game();
        for strict in [open.play("A:close"), exhausted] {
            assert_eq!(strict.offers("m:C"), value == "allowed");
            if value == "forbidden" {
                assert_eq!(strict.refusal("A:m:C"), Rule::StrictMarriage);
            }
        }
    }
}

/// §14 `dealer`; a drawn deal is dealt again by the same dealer under each of them (§3).
#[test]
fn dealer() {
    let drawn = Outcome { winner: None, game_points: [0, 0], ..won_by(ALICE, 1) };
    for dealer in [ALICE, BOB] {
        for winner in [ALICE, BOB] {
            let next = |value, outcome: &Outcome| {
                let rules = rules(&[("dealer", value)]);
                let mut score = Deal::start(&rules, 2, dealer);
                Deal::record(&rules, &mut score, outcome);
                score.dealer
            };
            let outcome = won_by(winner, 1);
            assert_eq!(next("winner", &outcome), winner);
            assert_eq!(next("loser", &outcome), winner.other());
            assert_eq!(next("alternate", &outcome), dealer.other());
            for value in ["winner", "loser", "alternate"] {
                assert_eq!(next(value, &drawn), dealer);
            }
        }
    }
}

/// §14 `nine_value`.
#[test]
fn nine_value() {
    for (value, points) in [("0", 11), ("2", 13)] {
        let deck = deck("AS TS AD QD 9H KC", "9S JS JD TD AC 9D", "JH", "QC");
        let run = Run::start(&rules(&[("nine-value", value)]), &deck).play("A:AS B:9S");
        assert_eq!(run.points(), [points, 0]);
    }
}
