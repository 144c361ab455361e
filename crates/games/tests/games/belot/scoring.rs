//! How deals are counted (`rules/belot.md §9`, §10), beside the worked examples.

use talon_games::belot::{Capot, Sheet, Verdict};

use super::common::{A, B, C, SEATS, Taken, points, terms, units};

/// §9: the terms of a line are its points.
fn adds_up(sheet: &Sheet) {
    for line in sheet.lines {
        let counted = line.cards + line.last_ten + line.runs + line.carres + line.belots;
        assert_eq!(line.points, counted * line.factor + line.capot);
    }
}

/// §9: the last ten, doubling at no trump, and capot, which is not doubled.
#[test]
fn no_trump_doubles_everything_but_capot() {
    let took = ["TC KC QC 9C AD TD KD QD JD AH QH JH 9H KS QS", "AC JC 9D TH KH AS TS JS 9S", ""];
    for (contract, factor) in [("NT", 2), ("S", 1), ("AT", 1)] {
        let sheet = Taken::new(&format!("{contract} pass pass"), took, A).sheet();
        adds_up(&sheet);
        assert!(sheet.lines.iter().all(|line| line.factor == factor), "{contract}");
        assert_eq!(terms(&sheet, |line| line.last_ten), [10, 0, 0]);
        assert_eq!((sheet.capot, terms(&sheet, |line| line.capot)), (Capot::Half, [50, 50, 0]));
        let total: u16 = points(&sheet).into_iter().sum();
        assert_eq!(
            total - 100,
            [162, 260, 258][["S", "NT", "AT"].iter().position(|other| *other == contract).unwrap()]
        );
    }
}

/// §10: capot premiums are multiplied under contra with the rest.
#[test]
fn contra_multiplies_capot() {
    let plain = Taken::points("H pass pass", [92, 70, 0]).sheet();
    assert_eq!((points(&plain), units(&plain)), ([142, 120, 0], [14, 12, 0]));
    let contra = Taken::points("H contra pass pass", [92, 70, 0]).sheet();
    assert_eq!(units(&contra), [2 * 26, 0, 0]);
    let recontra = Taken::points("H contra pass recontra pass pass", [92, 70, 0]).sheet();
    assert_eq!(units(&recontra), [4 * 26, 0, 0]);
}

/// §10: the player with the most points under contra or recontra, in each part he can have had.
#[test]
fn the_winner_of_a_doubled_deal_takes_all_that_took_part() {
    let counted = |auction: &str, points: [u16; 3]| {
        let sheet = Taken::points(auction, points).sheet();
        adds_up(&sheet);
        (sheet.winner, units(&sheet), sheet.hung.units)
    };
    // The doubler, with a passer.
    assert_eq!(counted("H contra pass pass", [50, 81, 31]), (Some(B), [0, 2 * 13, 3], 0));
    // The redoubler, who is the declarer, with a passer.
    assert_eq!(counted("H contra pass recontra pass pass", [81, 50, 31]), (Some(A), [4 * 13, 0, 3], 0));
    // The third player redoubled: nobody is a passer.
    for winner in SEATS {
        let mut points = [41, 40, 40];
        points[winner.index()] = 162 - if winner == A { 80 } else { 81 };
        let mut expected = [0, 0, 0];
        expected[winner.index()] = 4 * 16;
        assert_eq!(counted("H contra recontra pass pass", points), (Some(winner), expected, 0));
    }
    // The passer ties with a participant: it hangs, and he records his own.
    assert_eq!(counted("H contra pass pass", [60, 42, 60]), (None, [0, 0, 6], 2 * 10));
    // Two participants tie below the passer: he is on top.
    assert_eq!(counted("H contra pass pass", [50, 50, 62]), (Some(C), [0, 0, 2 * 16], 0));
}

/// §10: the three kinds of an undoubled deal, for every declarer.
#[test]
fn made_hanging_and_failed_turn_with_the_declarer() {
    for (auction, declarer) in [("H pass pass", A), ("pass H pass pass", B), ("pass pass H pass pass", C)] {
        for (own, verdict, recorded, hung) in [
            ([80, 50, 32], Verdict::Made, [8, 5, 3], 0),
            ([50, 80, 32], Verdict::Failed, [0, 13, 3], 0),
            ([32, 50, 80], Verdict::Failed, [0, 5, 11], 0),
            ([65, 65, 32], Verdict::Hanging, [0, 7, 3], 7),
            ([65, 32, 65], Verdict::Hanging, [0, 3, 7], 7),
            ([32, 65, 65], Verdict::Hanging, [0, 7, 7], 3),
            ([54, 54, 54], Verdict::Hanging, [0, 5, 5], 5),
        ] {
            let mut points = own;
            points.rotate_right(declarer.index());
            let mut expected = recorded;
            expected.rotate_right(declarer.index());
            let sheet = Taken::points(auction, points).sheet();
            adds_up(&sheet);
            assert_eq!(
                (sheet.verdict, units(&sheet), sheet.hung.units),
                (verdict, expected, hung),
                "{auction} {points:?}"
            );
            assert_eq!(sheet.winner.is_none(), verdict == Verdict::Hanging);
        }
    }
}

/// §10: half is rounded up, once for each recorded number.
#[test]
fn rounding() {
    let sheet = Taken::points("H pass pass", [85, 45, 32]).sheet();
    assert_eq!(units(&sheet), [9, 5, 3]);
    let sheet = Taken::points("H pass pass", [84, 44, 34]).sheet();
    assert_eq!(units(&sheet), [8, 4, 3]);
}
