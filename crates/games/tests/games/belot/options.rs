//! Every row of `rules/belot.md §12` changes what happens at a table.

use talon_cards::SeatSet;
use talon_games::belot::{Deal, Event, Outcome, Rules, Score, Verdict};
use talon_games::{Game, Progress, Rule};

use super::common::{A, B, C, Run, Taken, options_are, pack, rules, set, to_follow, units};

#[test]
fn the_defaults_are_the_rules_pages() {
    options_are::<Rules>(&[
        ("target", "151", &["101", "151"]),
        ("rounding", "plain", &["plain", "by-contract"]),
        ("undertrump", "forced", &["forced", "free"]),
        ("recontra-by", "others", &["others", "declarer"]),
        ("contra-scope", "all", &["all", "participants"]),
        ("capot-blocks-exit", "any", &["any", "full", "off"]),
        ("pot-blocks-exit", "off", &["off", "on"]),
        ("belot", "asked", &["asked", "automatic"]),
        ("carre-rest", "declared", &["declared", "lost"]),
    ]);
}

#[test]
fn a_target_in_json_may_be_a_number() {
    assert_eq!(serde_json::from_str::<Rules>(r#"{"target":101}"#).expect("a number"), rules(&[("target", "101")]));
}

fn counted(auction: &str, points: [u16; 3]) -> Outcome {
    Outcome::Counted(Taken::points(auction, points).sheet())
}

/// Whether A, with these units before, goes out with that deal.
fn goes_out(changes: &[(&str, &str)], units: u32, outcome: &Outcome) -> bool {
    let rules = rules(changes);
    let mut score = Score { totals: [units, 0, 0], ..Deal::start(&rules, 3, A) };
    match Deal::record(&rules, &mut score, outcome) {
        Progress::Continue => false,
        Progress::Finished { winners } => {
            assert_eq!(winners, SeatSet::only(A));
            true
        }
    }
}

/// §12 `target`.
#[test]
fn target() {
    let outcome = counted("H pass pass", [84, 47, 31]);
    for (target, enough) in [("101", 93), ("151", 143)] {
        assert!(goes_out(&[("target", target)], enough, &outcome));
        assert!(!goes_out(&[("target", target)], enough - 1, &outcome));
    }
}

/// §12 `rounding`: up from 5; or from 6 in suits, 5 at no trump, 4 at all trumps.
#[test]
fn rounding() {
    let suit = |rounding| {
        let taken = Taken::points("H pass pass", [86, 45, 31]);
        units(&taken.rules(&[("rounding", rounding)]).sheet())
    };
    assert_eq!((suit("plain"), suit("by-contract")), ([9, 5, 3], [9, 4, 3]));
    // 4 rounds up at all trumps; no trump rounds as ever.
    let all = |contract: &str, rounding| {
        let took = ["AC TC KC JC TD KD JD QH AS TS KS QS", "9D 9C QD AH TH KH 9H JS 9S", "AD QC JH"];
        let sheet = Taken::new(&format!("{contract} pass pass"), took, A).rules(&[("rounding", rounding)]).sheet();
        (sheet.lines.map(|line| line.points), units(&sheet))
    };
    let (points, plain) = all("AT", "plain");
    assert_eq!((points, plain), ([120, 104, 34], [12, 10, 3]));
    assert_eq!(all("AT", "by-contract").1, [12, 11, 4]);
    let (points, plain) = all("NT", "plain");
    assert_eq!(points.iter().sum::<u16>(), 260);
    assert_eq!(all("NT", "by-contract").1, plain);
}

/// §12 `undertrump`.
#[test]
fn undertrump() {
    let legal = |value| to_follow(&[("undertrump", value)], "H", "TC 9H", "KH QH AD KD").legal_cards();
    assert_eq!(legal("forced"), set("KH QH"));
    assert_eq!(legal("free"), set("KH QH AD KD"));
    // Who can overtrump must, under both; and who faces no trump must trump.
    for value in ["forced", "free"] {
        assert_eq!(to_follow(&[("undertrump", value)], "H", "TC 9H", "JH QH AD").legal_cards(), set("JH"));
        assert_eq!(to_follow(&[("undertrump", value)], "H", "TC", "JH QH AD").legal_cards(), set("JH QH"));
    }
}

/// §12 `recontra_by`.
#[test]
fn recontra_by() {
    let run = |value| {
        let deal = Deal::deal(&rules(&[("recontra-by", value)]), 3, C, &pack()).expect("a deck");
        Run::of(deal).play("A:H B:contra")
    };
    assert!(run("others").offers("recontra"));
    assert!(!run("declarer").offers("recontra"));
    assert_eq!(run("declarer").refusal("C:recontra"), Rule::DeclarerRecontras);
    for value in ["others", "declarer"] {
        assert!(run(value).play("C:pass").offers("recontra"), "the declarer, at {value}");
    }
}

/// §12 `contra_scope`.
#[test]
fn contra_scope() {
    let sheet = |value, points| {
        let taken = Taken::points("H contra pass pass", points);
        taken.rules(&[("contra-scope", value)]).sheet()
    };
    assert_eq!(sheet("all", [50, 45, 67]).winner, Some(C));
    assert_eq!(sheet("participants", [50, 45, 67]).winner, Some(A));
    // A tie of the passer with a participant hangs only where the passer competes.
    assert_eq!(sheet("all", [60, 42, 60]).verdict, Verdict::DoubledHanging);
    let decided = sheet("participants", [60, 42, 60]);
    assert_eq!((decided.verdict, units(&decided)), (Verdict::Doubled, [20, 0, 6]));
    assert_eq!(sheet("participants", [50, 50, 62]).verdict, Verdict::DoubledHanging);
    // Without a contra everybody competes.
    let plain = Taken::points("H pass pass", [50, 45, 67]).rules(&[("contra-scope", "participants")]).sheet();
    assert_eq!(plain.winner, Some(C));
}

/// §12 `capot_blocks_exit`.
#[test]
fn capot_blocks_exit() {
    let none = counted("H pass pass", [84, 47, 31]);
    let half = counted("H pass pass", [92, 70, 0]);
    let full = counted("H pass pass", [162, 0, 0]);
    for (value, after) in [("any", [true, false, false]), ("full", [true, true, false]), ("off", [true, true, true])] {
        let ends = [&none, &half, &full].map(|outcome| goes_out(&[("capot-blocks-exit", value)], 150, outcome));
        assert_eq!(ends, after, "{value}");
    }
}

/// §12 `pot_blocks_exit`.
#[test]
fn pot_blocks_exit() {
    let hanging = counted("pass H pass pass", [66, 66, 30]);
    assert!(goes_out(&[], 150, &hanging));
    assert!(!goes_out(&[("pot-blocks-exit", "on")], 150, &hanging));
    // Play goes on until the pot is gone.
    let rules = rules(&[("pot-blocks-exit", "on")]);
    let mut score = Score { totals: [150, 0, 0], ..Deal::start(&rules, 3, A) };
    assert_eq!(Deal::record(&rules, &mut score, &hanging), Progress::Continue);
    assert!(score.held_open);
    let decided = counted("pass H pass pass", [31, 84, 47]);
    assert_eq!(Deal::record(&rules, &mut score, &decided), Progress::Finished { winners: SeatSet::only(A) });
}

/// §12 `belot`.
#[test]
fn belot() {
    let hands = ["KH QH 9C TC JD 9D 9S TS", "AC KC QC AD KD QD AH TH", "JC TD 9H JH JS QS KS AS"];
    let start = |value| Run::start(&rules(&[("belot", value)]), hands).each("H pass pass");
    let said = |run: Run| run.events.contains(&Event::Belot { seat: A, suit: "H".parse().expect("a suit") });
    assert!(start("asked").offers("b:QH"));
    assert!(!said(start("asked").play("A:QH")));
    assert!(said(start("asked").play("A:b:QH")));
    assert!(!start("automatic").offers("b:QH"));
    assert_eq!(start("automatic").refusal("A:b:QH"), Rule::BelotByItself);
    assert!(said(start("automatic").play("A:QH")));
    assert_eq!(start("automatic").play("A:QH").deal.view(Some(B)).memory.known[A.index()], set("KH"));
    // Not when it is thrown off, and not at no trump.
    let thrown = to_follow(&[("belot", "automatic")], "AT", "TC AC", "KH QH").play("C:KH");
    assert!(thrown.deal.view(None).belots.is_empty());
    let no_trump = to_follow(&[("belot", "automatic")], "NT", "TH AH", "KH QH").play("C:KH");
    assert!(no_trump.deal.view(None).belots.is_empty());
    // A king without a word shows there that the queen is not with it.
    let shown =
        |value| to_follow(&[("belot", value)], "H", "TC", "KH JH AD").play("C:KH").deal.view(Some(A)).memory.missing[2];
    assert!(shown("automatic").contains("QH".parse().expect("a card")));
    assert!(!shown("asked").contains("QH".parse().expect("a card")));
}

/// §12 `carre_rest`, at the hand of §14 example 14.
#[test]
fn carre_rest() {
    let hands = ["KC KD KH KS 9S TS JS QS", "AC TC AD TD QD AH TH QH", "QC JC 9C JD 9D JH 9H AS"];
    let start = |value| Run::start(&rules(&[("carre-rest", value)]), hands).each("H pass pass");
    let scored = |run: Run| {
        let mut run = run;
        while let Some(seat) = run.deal.on_turn() {
            let action = *run.deal.legal_actions(seat).last().expect("a card");
            run.events.extend(run.deal.apply(seat, action).expect("legal"));
        }
        let sheet = run.sheet();
        (sheet.lines[A.index()].runs, sheet.lines[A.index()].carres)
    };
    for value in ["declared", "lost"] {
        let run = start(value);
        assert!(run.offers("carre") && run.offers("100") && !run.offers("50"), "{value}");
        // The run takes its cards from the carré under both.
        let run = run.play("A:100");
        assert!(!run.offers("carre"), "{value}");
        assert_eq!(run.refusal("A:carre"), Rule::CardServesAlready);
        assert_eq!(scored(run), (100, 0), "{value}");
    }
    let both = start("declared").play("A:carre");
    assert!(both.offers("50"));
    assert_eq!(both.view(A).open.len(), 1);
    assert_eq!(scored(both.play("A:50")), (50, 100));
    let one = start("lost").play("A:carre");
    assert!(!one.offers("50") && one.view(A).open.is_empty());
    assert_eq!((one.refusal("A:50"), one.refusal("A:100")), (Rule::CardServesAlready, Rule::CardServesAlready));
    assert_eq!(one.refusal("A:terca"), Rule::NoCombination);
    assert_eq!(scored(one), (0, 100));
}

/// A run that shares no card with the carré is declared beside it under both, in whichever suit.
#[test]
fn carre_rest_takes_nothing_from_other_runs() {
    let hands = ["KC KD KH KS 9S TS JS AC", "TC AD TD QD AH TH QH QS", "QC JC 9C JD 9D JH 9H AS"];
    for value in ["declared", "lost"] {
        let run = Run::start(&rules(&[("carre-rest", value)]), hands).each("H pass pass").play("A:carre");
        assert!(run.offers("terca"), "{value}");
        assert!(!run.play("A:terca").offers("terca"), "{value}");
    }
}
