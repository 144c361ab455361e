//! The worked examples of `rules/belot.md §14`, by number.

use talon_games::belot::{Action, Capot, Deal, Outcome, RunsTo, Score, Verdict};
use talon_games::{Game, GameOutcome, Progress, Rule};

use super::common::{A, B, C, Run, Taken, named, points, rules, set, terms, to_follow, units};

/// Hearts, declared by A, who speaks first.
const HEARTS: &str = "H pass pass";
/// The same, doubled by B.
const CONTRA: &str = "H contra pass pass";
/// The same, redoubled by C.
const RECONTRA: &str = "H contra recontra pass pass";

fn hearts(took: [&str; 3], last: talon_cards::Seat) -> talon_games::belot::Sheet {
    Taken::new(HEARTS, took, last).sheet()
}

/// Example 1.
#[test]
fn example_1_legal_cards_hearts_trump() {
    let rows = [
        ("TC", "AC 9C JH", "AC 9C"),
        ("TC 9H", "AC 9C JH", "AC 9C"),
        ("TC", "JH QH AD", "JH QH"),
        ("TC 9H", "JH QH AD", "JH"),
        ("TC 9H", "QH KH AD", "QH KH"),
        ("TC 9H", "AD KD", "AD KD"),
        ("TH", "AH QH JC", "AH"),
        ("TH 9H", "AH QH JC", "AH QH"),
        ("TH QD", "KH QH JC", "KH QH"),
        ("TH QD", "JC AD", "JC AD"),
    ];
    for (table, hand, legal) in rows {
        assert_eq!(to_follow(&[], "H", table, hand).legal_cards(), set(legal), "{table} | {hand}");
    }
    let free = to_follow(&[("undertrump", "free")], "H", "TC 9H", "QH KH AD");
    assert_eq!(free.legal_cards(), set("QH KH AD"));
}

/// Example 2.
#[test]
fn example_2_legal_cards_all_trumps_and_no_trump() {
    let rows = [
        ("AT", "TC 9D", "JC KC AD", "JC"),
        ("AT", "TC AC", "QC KC JD", "QC KC"),
        ("AT", "TC JD", "9C KC", "9C"),
        ("AT", "TC AC", "JD 9H", "JD 9H"),
        ("NT", "KC QC", "9C AC TD", "9C AC"),
    ];
    for (contract, table, hand, legal) in rows {
        assert_eq!(to_follow(&[], contract, table, hand).legal_cards(), set(legal), "{contract} {table} | {hand}");
    }
    let rows = [("H", "TC 9H", "AC", B), ("AT", "TC JD", "AC", C), ("NT", "KC AD", "TC", C)];
    for (contract, table, third, winner) in rows {
        let run = to_follow(&[], contract, table, &format!("{third} 9S")).play(&format!("C:{third}"));
        assert_eq!(run.deal.view(None).last_trick.expect("a trick").winner, winner, "{contract} {table} {third}");
    }
}

const MADE: [&str; 3] = ["AC TC KC JC TD KD JD QH AS TS KS QS", "QC 9C QD AH TH KH 9H JS 9S", "AD 9D JH"];

/// Example 3.
#[test]
fn example_3_made() {
    let sheet = hearts(MADE, A);
    assert_eq!((points(&sheet), units(&sheet)), ([84, 47, 31], [8, 5, 3]));
    assert_eq!(terms(&sheet, |line| line.cards), [74, 47, 31]);
    assert_eq!((sheet.verdict, sheet.winner, sheet.hung.units), (Verdict::Made, Some(A), 0));
    let mut score = Score { pot: 7, ..Deal::start(&rules(&[]), 3, A) };
    assert_eq!(Deal::record(&rules(&[]), &mut score, &Outcome::Counted(sheet)), Progress::Continue);
    assert_eq!((score.totals, score.pot, score.pot_taken), ([15, 5, 3], 0, Some((A, 7))));
}

/// Example 4.
#[test]
fn example_4_failed() {
    let took = ["TC QC AH KH JH KS", "AC KC JC 9C TD KD JD TH QH TS QS JS", "AD QD 9D 9H AS 9S"];
    let sheet = hearts(took, B);
    assert_eq!((points(&sheet), units(&sheet)), ([52, 71, 39], [0, 12, 4]));
    assert_eq!((sheet.verdict, sheet.winner), (Verdict::Failed, Some(B)));
    assert_eq!(sheet.lines[B.index()].recorded.points, 123);
}

/// Example 5.
#[test]
fn example_5_hanging_with_the_declarer() {
    let took = ["TC QC AD TD KD AH QH AS QS", "AC JC QD JD TH JH 9H KS 9S", "KC 9C 9D KH TS JS"];
    let sheet = hearts(took, C);
    assert_eq!((points(&sheet), units(&sheet)), ([66, 66, 30], [0, 7, 3]));
    assert_eq!((sheet.verdict, sheet.winner, sheet.hung.units), (Verdict::Hanging, None, 7));
    let mut score = Deal::start(&rules(&[]), 3, A);
    Deal::record(&rules(&[]), &mut score, &Outcome::Counted(sheet));
    assert_eq!((score.totals, score.pot), ([0, 7, 3], 7));

    let next = Taken::points("pass pass H pass pass", [40, 52, 70]).sheet();
    assert_eq!((units(&next), next.verdict), ([4, 5, 7], Verdict::Made));
    Deal::record(&rules(&[]), &mut score, &Outcome::Counted(next));
    assert_eq!((score.totals, score.pot), ([4, 12, 3 + 14], 0));
}

/// Example 6.
#[test]
fn example_6_two_opponents_tie_above_the_declarer() {
    let took = ["QC 9D TH 9H QS 9S", "TC KC JC AD KD JD KH JH KS", "AC 9C TD QD AH QH AS TS JS"];
    let sheet = hearts(took, A);
    assert_eq!((points(&sheet), units(&sheet)), ([40, 61, 61], [0, 6, 6]));
    assert_eq!((sheet.verdict, sheet.hung.units), (Verdict::Hanging, 4));
}

/// Example 7.
#[test]
fn example_7_the_declarer_ties_with_one_and_the_third_has_more() {
    let taken = Taken::points(HEARTS, [45, 45, 72]);
    let sheet = taken.sheet();
    assert_eq!((sheet.verdict, sheet.winner, units(&sheet)), (Verdict::Failed, Some(C), [0, 5, 12]));
    assert_eq!(units(&taken.rules(&[("rounding", "by-contract")]).sheet()), [0, 4, 12]);
}

/// Example 8.
#[test]
fn example_8_contra_and_the_third_passed() {
    let sheet = Taken::points(CONTRA, [81, 50, 31]).sheet();
    assert_eq!((sheet.verdict, sheet.winner, units(&sheet)), (Verdict::Doubled, Some(A), [26, 0, 3]));
    let recorded = sheet.lines[A.index()].recorded;
    assert_eq!((recorded.points, recorded.times, recorded.units), (131, 2, 26));
}

/// Example 9.
#[test]
fn example_9_contra_and_the_passer_on_top() {
    let taken = Taken::points(CONTRA, [50, 45, 67]);
    let sheet = taken.sheet();
    assert_eq!((sheet.winner, units(&sheet)), (Some(C), [0, 0, 32]));
    let sheet = taken.rules(&[("contra-scope", "participants")]).sheet();
    assert_eq!((sheet.winner, units(&sheet)), (Some(A), [20, 0, 7]));
}

/// Example 10.
#[test]
fn example_10_contra_and_a_tie() {
    let sheet = Taken::points(CONTRA, [60, 60, 42]).sheet();
    assert_eq!((sheet.verdict, sheet.winner), (Verdict::DoubledHanging, None));
    assert_eq!((units(&sheet), sheet.hung.units), ([0, 0, 4], 24));
    let sheet = Taken::points(RECONTRA, [60, 60, 42]).sheet();
    assert_eq!((units(&sheet), sheet.hung.units), ([0, 0, 0], 64));
    assert_eq!((sheet.hung.points, sheet.hung.times), (162, 4));
}

/// Example 11.
#[test]
fn example_11_no_trump_with_one_trickless_player() {
    let took = ["TC KC QC 9C AD TD KD QD JD AH QH JH 9H KS QS", "AC JC 9D TH KH AS TS JS 9S", ""];
    let sheet = Taken::new("NT pass pass", took, A).sheet();
    assert_eq!(terms(&sheet, |line| line.cards + line.last_ten), [80, 50, 0]);
    assert_eq!(terms(&sheet, |line| line.capot), [50, 50, 0]);
    assert_eq!((points(&sheet), units(&sheet)), ([210, 150, 0], [21, 15, 0]));
    assert_eq!(sheet.capot, Capot::Half);
    let mut score = Score { totals: [150, 0, 0], ..Deal::start(&rules(&[]), 3, A) };
    assert_eq!(Deal::record(&rules(&[]), &mut score, &Outcome::Counted(sheet)), Progress::Continue);
    assert!(score.held_open);
}

/// Example 12.
#[test]
fn example_12_full_capot() {
    let all = super::common::pack().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let sheet = Taken::new(HEARTS, [&all, "", ""], A).belot(A, "H").sheet();
    assert_eq!((points(&sheet), units(&sheet), sheet.capot), ([282, 0, 0], [28, 0, 0], Capot::Full));
    assert_eq!(terms(&sheet, |line| line.belots), [20, 0, 0]);
    let sheet = Taken::new("AT contra pass pass", [&all, "", ""], A).sheet();
    assert_eq!((points(&sheet), units(&sheet)), ([358, 0, 0], [72, 0, 0]));
}

/// Example 13.
#[test]
fn example_13_runs_among_three() {
    let hands = ["QS KS AS AC 9C KH KD AD", "9D TD JD QD AH QH 9S TS", "TC JC QC KC 9H TH JH JS"];
    let run = Run::start(&rules(&[]), hands).each("S pass pass");
    let run = run.play("A:terca A:AC B:50 B:9S C:50 C:terca C:TC");
    let sheet = finish(run).sheet();
    let declared = sheet.lines.map(|line| named(&line.declared));
    assert_eq!(declared, [vec!["terca AS"], vec!["50 QD"], vec!["50 KC", "terca JH"]]);
    assert_eq!((sheet.runs_to, terms(&sheet, |line| line.runs)), (RunsTo::Seat { seat: C }, [0, 0, 70]));

    // "If C's run were 9♣ 10♣ J♣ Q♣": A holds K♣ in the place of 9♣.
    let hands = ["QS KS AS AC KC KH KD AD", "9D TD JD QD AH QH 9S TS", "9C TC JC QC 9H TH JH JS"];
    let run = Run::start(&rules(&[]), hands).each("S pass pass");
    let sheet = finish(run.play("A:terca A:AC B:50 B:9S C:50 C:terca C:9C")).sheet();
    assert_eq!((sheet.runs_to, terms(&sheet, |line| line.runs)), (RunsTo::Void, [0, 0, 0]));
}

/// Plays on with the first legal action until the deal is over.
fn finish(mut run: Run) -> Run {
    while let Some(seat) = run.deal.on_turn() {
        let mut legal = run.deal.legal_actions(seat).into_iter();
        let action = legal.find(|action| matches!(action, Action::Play(_))).expect("a card");
        run.deal.apply(seat, action).expect("legal");
    }
    run
}

/// Example 14.
#[test]
fn example_14_carre_and_run() {
    let hands = ["KC KD KH KS 9S TS JS QS", "9C TC JC QC AC 9D TD JD", "QD AD 9H TH JH QH AH AS"];
    let start = Run::start(&rules(&[]), hands).each("H pass pass");
    assert_eq!(start.legal()[..2], ["100", "carre"]);
    let run = start.clone().play("A:100");
    assert!(!run.offers("carre") && !run.offers("50"));
    assert_eq!(run.deal.view(Some(A)).announced.len(), 1);
    let run = start.play("A:carre");
    assert!(run.offers("50") && !run.offers("100"));
    let sheet = finish(run.play("A:50 A:KC")).sheet();
    assert_eq!(named(&sheet.lines[A.index()].declared), ["carre K", "50 QS"]);
    assert_eq!(terms(&sheet, |line| line.carres + line.runs), [150, 0, 0]);

    let hands = ["JC JD JH JS 9S TS QS AD", "9C TC QC KC AC 9D TD QD", "KD 9H TH QH KH AH KS AS"];
    let start = Run::start(&rules(&[]), hands).each("H pass pass");
    assert_eq!(start.legal()[..2], ["50", "carre"]);
    assert!(!start.clone().play("A:carre").offers("50"));
    assert_eq!(terms(&finish(start.clone().play("A:carre")).sheet(), |line| line.carres), [200, 0, 0]);
    assert_eq!(terms(&finish(start.play("A:50")).sheet(), |line| line.runs), [50, 0, 0]);

    let hands = ["QC QD QH QS JS TD AD AS", "TC JC KC AC JD KD TH JH", "9D 9H 9S KH AH TS 9C KS"];
    let run = Run::start(&rules(&[]), hands).each("H pass pass");
    let sheet = finish(run.play("A:carre A:JS B:TH C:carre C:KS")).sheet();
    assert_eq!((sheet.carres_to, terms(&sheet, |line| line.carres)), (Some(C), [0, 0, 150]));
}

/// Example 15.
#[test]
fn example_15_belot() {
    let belots = |run: &Run| run.deal.view(None).belots;
    let hearts = "H".parse().expect("a suit");
    // Leading.
    let hands = ["KH QH 9C TC JD 9D 9S TS", "AC KC QC AD KD QD AH TH", "JC TD 9H JH JS QS KS AS"];
    let lead = Run::start(&rules(&[]), hands).each("H pass pass").play("A:b:QH");
    assert_eq!(belots(&lead), [(A, hearts)]);
    // Overtrumping.
    let over = to_follow(&[], "H", "TC", "KH QH AD").play("C:b:KH");
    assert_eq!(belots(&over), [(C, hearts)]);
    // Thrown off at all trumps, and the later queen gives none.
    let thrown = to_follow(&[], "AT", "TC AC", "KH QH");
    assert_eq!(thrown.refusal("C:b:KH"), Rule::BelotThrownOff);
    let mut later = thrown.play("C:KH");
    while later.deal.on_turn() != Some(C) {
        later = later.clone().each(&later.legal()[0]);
    }
    assert_eq!((later.legal(), later.refusal("C:b:QH")), (vec!["QH".to_owned()], Rule::NoBelot));
    assert_eq!(belots(&later), []);
}

/// Example 16.
#[test]
fn example_16_going_out() {
    let won_by = |score: &Score| score.totals.iter().max().copied();
    let start = Deal::start(&rules(&[]), 3, A);
    let mut score = Score { totals: [148, 140, 120], ..start };
    let progress = Deal::record(&rules(&[]), &mut score, &Outcome::Counted(hearts(MADE, A)));
    assert_eq!(score.totals, [156, 145, 123]);
    assert_eq!(progress, Progress::Finished { winners: talon_cards::SeatSet::only(A) });
    assert_eq!(won_by(&score), Some(156));

    let mut score = Score { totals: [145, 147, 100], ..start };
    let capot = Outcome::Counted(Taken::points(HEARTS, [92, 70, 0]).sheet());
    assert_eq!(capot.game_points(), [14, 12, 0]);
    assert_eq!(Deal::record(&rules(&[]), &mut score, &capot), Progress::Continue);
    assert_eq!((score.totals, score.held_open), ([159, 159, 100], true));
    assert_eq!(Deal::record(&rules(&[]), &mut score, &Outcome::ThrownIn), Progress::Continue);
    let ordinary = Taken::points("pass H pass pass", [44, 68, 50]).belot(B, "H").sheet();
    assert_eq!(units(&ordinary), [4, 9, 5]);
    let progress = Deal::record(&rules(&[]), &mut score, &Outcome::Counted(ordinary));
    assert_eq!(score.totals, [163, 168, 105]);
    assert_eq!(progress, Progress::Finished { winners: talon_cards::SeatSet::only(B) });

    let mut score = Score { totals: [150, 150, 0], ..start };
    let hanging = Taken::points("pass pass H pass pass", [54, 54, 54]).sheet();
    assert_eq!(units(&hanging), [5, 5, 0]);
    assert_eq!(Deal::record(&rules(&[]), &mut score, &Outcome::Counted(hanging)), Progress::Continue);
    assert_eq!((score.totals, score.held_open), ([155, 155, 0], false));
}
