//! Combinations and belots (`rules/belot.md §8`).

use talon_games::belot::{Combination, Event, RunsTo};
use talon_games::{Game, Rule};

use super::common::{A, B, C, Run, SEATS, Taken, named, rules, set, terms, to_follow};

const HANDS: [&str; 3] = ["9C TC JC QC 9H TH AD 9S", "KC AC 9D TD JD QD JH QH", "KD KH AH TS JS QS KS AS"];

fn start(contract: &str) -> Run {
    Run::start(&rules(&[]), HANDS).each(&format!("{contract} pass pass"))
}

/// With the first card of the deal, whatever card it is; on the table only the kind is said.
#[test]
fn combinations_are_declared_with_the_first_card() {
    let run = start("H");
    assert_eq!(run.legal()[..2], ["50", "9C"]);
    assert_eq!(run.view(A).open.len(), 1);
    assert_eq!((run.view(B).open.len(), run.deal.view(None).open.len()), (0, 0), "only for who is on turn");
    assert_eq!(run.refusal("B:50"), Rule::NotYourTurn);
    let run = run.play("A:50");
    assert_eq!(run.events.last(), Some(&Event::Declared { seat: A, kind: "50".parse().expect("a kind") }));
    assert_eq!((run.deal.on_turn(), run.refusal("A:50")), (Some(A), Rule::NoCombination));
    let run = run.play("A:AD");
    assert_eq!(run.refusal("A:terca"), Rule::NotYourTurn);
    let run = run.play("B:TD");
    // B has not declared his run of four; now it is too late.
    let run = run.play("C:100 C:KD");
    let run = run.play("A:9C");
    assert_eq!(run.refusal("B:50"), Rule::TooLateToDeclare);
    assert_eq!(run.deal.view(None).announced.len(), 2);
}

/// Until the last trick only the owner knows which it was; then it is disclosed to all.
#[test]
fn suit_and_rank_are_disclosed_after_the_last_trick() {
    let mut run = start("H").play("A:50 A:AD B:50 B:TD C:100 C:KD");
    let known = |run: &Run| {
        SEATS.map(|viewer| run.view(viewer).announced.iter().map(|said| said.combination.is_some()).collect::<Vec<_>>())
    };
    assert_eq!(known(&run), [[true, false, false], [false, true, false], [false, false, true]]);
    assert!(run.deal.view(None).announced.iter().all(|said| said.combination.is_none()));
    while let Some(seat) = run.deal.on_turn() {
        assert!(run.deal.view(None).announced.iter().all(|said| said.combination.is_none()));
        let action = *run.deal.legal_actions(seat).last().expect("a card");
        run.events.extend(run.deal.apply(seat, action).expect("legal"));
    }
    assert_eq!(known(&run), [[true; 3]; 3]);
    let disclosed: Vec<_> = run
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Disclosed { seat, declared } => Some((*seat, named(declared))),
            _ => None,
        })
        .collect();
    assert_eq!(
        disclosed,
        [(A, vec!["50 QC".to_owned()]), (B, vec!["50 QD".to_owned()]), (C, vec!["100 AS".to_owned()])]
    );
    let sheet = run.sheet();
    assert_eq!((sheet.runs_to, terms(&sheet, |line| line.runs)), (RunsTo::Seat { seat: C }, [0, 0, 100]));
}

#[test]
fn nothing_is_declared_at_no_trump() {
    let run = start("NT");
    assert_eq!(run.legal().len(), 8);
    assert_eq!((run.refusal("A:50"), run.refusal("A:b:9C")), (Rule::NothingAtNoTrump, Rule::NothingAtNoTrump));
    assert!(start("AT").offers("50"));
    let early = Run::start(&rules(&[]), HANDS);
    assert_eq!((early.refusal("A:50"), early.refusal("A:9C")), (Rule::AuctionFirst, Rule::AuctionFirst));
}

#[test]
fn what_is_not_there_is_refused() {
    let run = start("H");
    for kind in ["terca", "100", "carre"] {
        assert_eq!(run.refusal(&format!("A:{kind}")), Rule::NoCombination, "{kind}");
    }
    let hands = ["KC KD KH KS 9S TS JS QS", "9C TC JC QC AC 9D TD JD", "QD AD 9H TH JH QH AH AS"];
    let run = Run::start(&rules(&[]), hands).each("H pass pass");
    assert_eq!(run.clone().play("A:100").refusal("A:carre"), Rule::CardServesAlready);
    assert_eq!(run.clone().play("A:carre").refusal("A:100"), Rule::CardServesAlready);
    assert_eq!(run.clone().play("A:carre").refusal("A:carre"), Rule::NoCombination);
    assert_eq!(run.play("A:carre A:50").legal().len(), 8, "cards only");
}

/// Two runs in one hand, two carrés in one hand: each is declared for itself, the better first.
#[test]
fn several_combinations_in_one_hand() {
    let hands = ["QH KH AH 9S TS JS 9C TC", "JC QC KC AC 9D TD JD QD", "KD AD 9H TH JH QS KS AS"];
    let run = Run::start(&rules(&[]), hands).each("D pass pass");
    let tops = |run: &Run| run.view(A).open.into_iter().map(|combination| combination.cards()).collect::<Vec<_>>();
    assert_eq!(tops(&run), [set("QH KH AH"), set("9S TS JS")]);
    let run = run.play("A:terca");
    assert_eq!(tops(&run), [set("9S TS JS")]);
    let run = run.play("A:terca");
    assert_eq!((tops(&run), run.legal().len()), (vec![], 8));

    let hands = ["QC QD QH QS JC JD JH JS", "9C TC KC AC 9D TD KD AD", "9H TH KH AH 9S TS KS AS"];
    let run = Run::start(&rules(&[]), hands).each("D pass pass").play("A:carre A:carre A:QC");
    let ranks: Vec<_> =
        run.view(A).announced.into_iter().map(|said| said.combination.expect("his own").points()).collect();
    assert_eq!(ranks, [200, 100]);
}

fn declared(text: &str) -> talon_games::belot::Declared {
    let mut declared = talon_games::belot::Declared::NONE;
    for combination in text.split(',').map(set) {
        let rank = |card: talon_cards::Card| card.rank();
        let first = combination.first().map(rank);
        if combination.iter().all(|card| Some(card.rank()) == first) {
            declared.carres = declared.carres | combination;
        } else {
            declared.runs = declared.runs | combination;
        }
    }
    declared
}

/// §8: length first, then the top; all the winner's runs count, and only his; equal best runs void all.
#[test]
fn runs_are_compared() {
    let whole = ["AC TC KC JC TD KD JD QH AS TS KS QS", "QC 9C QD AH TH KH 9H JS 9S", "AD 9D JH"];
    let runs = |texts: [&str; 3]| {
        let mut taken = Taken::new("H pass pass", whole, A);
        taken.declared =
            texts.map(|text| if text.is_empty() { talon_games::belot::Declared::NONE } else { declared(text) });
        let sheet = taken.sheet();
        (sheet.runs_to, terms(&sheet, |line| line.runs))
    };
    let to = |seat| RunsTo::Seat { seat };
    assert_eq!(runs(["", "", ""]), (RunsTo::Nobody, [0, 0, 0]));
    // Six beats five, five beats a higher four, four a higher three.
    assert_eq!(runs(["9C TC JC QC KC AC", "TD JD QD KD AD", ""]), (to(A), [100, 0, 0]));
    assert_eq!(runs(["9C TC JC QC KC", "JD QD KD AD", ""]), (to(A), [100, 0, 0]));
    assert_eq!(runs(["", "9C TC JC QC", "QD KD AD"]), (to(B), [0, 50, 0]));
    // The top decides between equals in length; suits do not.
    assert_eq!(runs(["9S TS JS", "TD JD QD", ""]), (to(B), [0, 20, 0]));
    assert_eq!(runs(["TS JS QS", "TC JC QC", ""]), (RunsTo::Void, [0, 0, 0]));
    assert_eq!(runs(["TS JS QS", "TC JC QC", "TH JH QH"]), (RunsTo::Void, [0, 0, 0]));
    assert_eq!(runs(["TS JS QS,JD QD KD", "TC JC QC", ""]), (to(A), [40, 0, 0]));
    assert_eq!(runs(["QS KS AS", "QC KC AC", "9H TH JH"]), (RunsTo::Void, [0, 0, 0]));
    // Equal lower runs void nothing.
    assert_eq!(runs(["9S TS JS,JD QD KD AD", "9C TC JC", ""]), (to(A), [70, 0, 0]));
}

/// §8: J > 9 > A > 10 > K > Q; judged apart from the runs.
#[test]
fn carres_are_compared() {
    let whole = ["AC TC KC JC TD KD JD QH AS TS KS QS", "QC 9C QD AH TH KH 9H JS 9S", "AD 9D JH"];
    let four = |rank: char| ["C", "D", "H", "S"].map(|suit| format!("{rank}{suit}")).join(" ");
    let order = ['J', '9', 'A', 'T', 'K', 'Q'];
    let points = [200, 150, 100, 100, 100, 100];
    for (higher, rank) in order.iter().enumerate() {
        for lower in &order[higher + 1..] {
            let mut taken = Taken::new("H pass pass", whole, A);
            taken.declared[C.index()] = declared(&four(*rank));
            taken.declared[B.index()] = declared(&four(*lower));
            let sheet = taken.sheet();
            assert_eq!(sheet.carres_to, Some(C));
            assert_eq!(terms(&sheet, |line| line.carres), [0, 0, points[higher]], "{rank} and {lower}");
        }
    }
    let mut taken = Taken::new("H pass pass", whole, A);
    taken.declared[B.index()] = declared("JC JD JH JS,9C 9D 9H 9S");
    taken.declared[A.index()] = declared("QS KS AS");
    let sheet = taken.sheet();
    assert_eq!(terms(&sheet, |line| line.carres), [0, 350, 0]);
    assert_eq!(terms(&sheet, |line| line.runs), [20, 0, 0]);
}

/// §8: announcements of a player without a trick stay valid.
#[test]
fn a_player_without_a_trick_keeps_his_announcements() {
    let took = ["AC TC KC JC TD KD JD QH AS TS KS QS", "QC 9C QD AH TH KH 9H JS 9S AD 9D JH", ""];
    let mut taken = Taken::new("H pass pass", took, A).belot(C, "H");
    taken.declared[C.index()] = declared("TS JS QS");
    let sheet = taken.sheet();
    let line = sheet.lines[C.index()];
    assert_eq!((line.tricks, line.runs, line.belots, line.capot, line.points), (0, 20, 20, 0, 40));
}

/// §8: led, following suit, and in a trump contract trumping, over- and undertrumping.
#[test]
fn belot_is_said_with_the_first_of_the_two() {
    let offered = |contract: &str, table: &str, hand: &str| {
        let legal = to_follow(&[], contract, table, hand).legal();
        legal.into_iter().filter(|action| action.starts_with("b:")).collect::<Vec<_>>()
    };
    assert_eq!(offered("H", "TC", "KH QH AD"), ["b:QH", "b:KH"], "trumping");
    assert_eq!(offered("H", "TC 9H", "KH QH AD"), ["b:QH", "b:KH"], "undertrumping");
    assert_eq!(offered("H", "9H", "KH QH AD"), ["b:QH", "b:KH"], "following");
    assert_eq!(offered("H", "TC", "KC QC AD"), Vec::<String>::new(), "a plain suit");
    assert_eq!(offered("H", "TC", "KH JH AD"), Vec::<String>::new(), "without the other");
    assert_eq!(offered("AT", "9C", "KC QC AD"), ["b:QC", "b:KC"], "any suit at all trumps");
    assert_eq!(offered("AT", "TC", "KH QH"), Vec::<String>::new(), "thrown off");
    assert_eq!(offered("AT", "QC", "KC JC"), Vec::<String>::new(), "only beating cards are legal, without a pair");
    assert_eq!(offered("NT", "TC", "KC QC AD"), Vec::<String>::new(), "no trump");
    assert_eq!(to_follow(&[], "H", "TC", "KH JH AD").refusal("C:b:KH"), Rule::NoBelot);
    assert_eq!(to_follow(&[], "H", "TC", "KH QH AC").refusal("C:b:KH"), Rule::MustFollow);
    assert_eq!(to_follow(&[], "H", "TC", "KH QH JH").refusal("C:b:JH"), Rule::NoBelot);
}

/// It is optional, and the second of the two gives nothing any more.
#[test]
fn belot_is_said_once() {
    let hands = ["KH QH 9C TC JD 9D 9S TS", "AC KC QC AD KD QD AH TH", "JC TD 9H JH JS QS KS AS"];
    let start = Run::start(&rules(&[]), hands).each("H pass pass");
    let silent = start.clone().play("A:QH B:AH C:JH");
    assert!(silent.deal.view(None).belots.is_empty());
    let said = start.play("A:b:QH");
    assert_eq!(said.events.last(), Some(&Event::Belot { seat: A, suit: "H".parse().expect("a suit") }));
    let view = said.play("B:AH C:JH").deal.view(Some(B));
    // Everybody now knows where the king is.
    assert_eq!(view.memory.known, [set("KH"), set(""), set("")]);
    let second = silent.play("C:9H");
    assert_eq!((second.legal(), second.refusal("A:b:KH")), (vec!["KH".to_owned()], Rule::NoBelot));
}

/// All trumps can see several belots.
#[test]
fn several_belots_at_all_trumps() {
    let hands = ["KH QH KS QS JH JS 9H 9S", "KC QC 9C TC AH TH AS TS", "KD QD 9D TD JC AC JD AD"];
    let run = Run::start(&rules(&[]), hands).each("AT pass pass");
    let mut run = run.play("A:JH B:TH C:9D A:9H B:AH C:TD A:b:QH B:9C C:JC A:b:QS");
    let belots = run.deal.view(None).belots;
    assert_eq!(belots, ["H", "S"].map(|suit| (A, suit.parse().expect("a suit"))));
    while let Some(seat) = run.deal.on_turn() {
        let silent = run.deal.legal_actions(seat)[0];
        run.deal.apply(seat, silent).expect("legal");
    }
    assert_eq!(terms(&run.sheet(), |line| line.belots), [40, 0, 0]);
}

#[test]
fn a_combination_hides_its_cards_in_debug() {
    let open: Vec<Combination> = start("H").view(A).open;
    assert_eq!(format!("{open:?}"), "[Combination(50)]");
}
