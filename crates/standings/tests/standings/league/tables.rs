use talon_standings::league::{Format, Line, Score, TieBreak};

use super::support::{duel, league, score};

const LADDER: Format = Format::Ladder { per_day: 9 };

fn told(lines: &[Line]) -> Vec<(u64, u32, Option<TieBreak>)> {
    lines.iter().map(|line| (line.who, line.rank, line.decided_by)).collect()
}

/// The first beats the second.
fn won(first: u64, second: u64) -> Score {
    duel(1, (first, 1), (second, 0))
}

#[test]
fn head_to_head() {
    let table = league(LADDER, 4).table(&[won(2, 1), won(1, 3), won(4, 2), won(4, 3)]);
    assert_eq!(told(&table), [(4, 1, None), (2, 2, None), (1, 3, Some(TieBreak::HeadToHead)), (3, 4, None)]);
}

#[test]
fn head_to_head_says_nothing_where_not_all_met_equally_often() {
    let twice = [won(1, 2), won(1, 4), won(2, 3), won(2, 4), won(3, 1), won(3, 1)];
    let table = league(LADDER, 4).table(&twice);
    let tied: Vec<_> = table.iter().take(3).map(|line| (line.points, line.decided_by)).collect();
    assert!(
        tied.iter().all(|(points, by)| *points == 48 && *by != Some(TieBreak::HeadToHead)),
        "1 met 3 twice: {table:?}"
    );
    let three = [won(1, 2), won(2, 4), won(3, 4)];
    let table = league(LADDER, 4).table(&three);
    let tied: Vec<_> = table.iter().take(3).map(|line| line.decided_by).collect();
    assert!(!tied.contains(&Some(TieBreak::HeadToHead)), "1 and 3 have not met: {table:?}");
}

#[test]
fn difference_ends_a_circle() {
    let circle = [duel(1, (1, 5), (2, 0)), duel(2, (2, 4), (3, 0)), duel(3, (3, 1), (1, 0))];
    let table = league(LADDER, 3).table(&circle);
    let by = Some(TieBreak::Difference);
    assert_eq!(told(&table), [(1, 1, None), (2, 2, by), (3, 3, by)]);
    assert_eq!(table[0].difference, 4 * 12);
}

#[test]
fn sonneborn_berger() {
    let draw = score(1, &[(1, 1), (2, 1)]);
    let scores = [draw, won(1, 3), won(4, 1), won(3, 2), won(2, 4), won(3, 4)];
    let table = league(Format::RoundRobin { meetings: 1, places: 0 }, 4).table(&scores);
    assert_eq!(told(&table), [(3, 1, None), (1, 2, None), (2, 3, Some(TieBreak::SonnebornBerger)), (4, 4, None)]);
    let quarters = |line: &Line| line.sonneborn_berger * 4 / (24 * 24);
    assert_eq!((quarters(&table[1]), quarters(&table[2])), (11, 7), "½·1½ + 2 and ½·1½ + 1");
}

#[test]
fn buchholz() {
    let scores = [won(1, 3), won(2, 4), won(3, 5), won(5, 6)];
    let table = league(Format::Swiss { rounds: 2 }, 6).table(&scores);
    let first = table.iter().find(|line| line.who == 1).unwrap();
    let second = table.iter().find(|line| line.who == 2).unwrap();
    assert_eq!((first.buchholz, second.buchholz), (12 * 24, 0));
    assert!(first.rank < second.rank);
    assert!(table.iter().any(|line| line.decided_by == Some(TieBreak::Buchholz)));
}

#[test]
fn wins() {
    let drawn = |one, other| score(1, &[(one, 1), (other, 1)]);
    let table = league(LADDER, 5).table(&[drawn(1, 3), drawn(1, 4), won(2, 5)]);
    assert_eq!(told(&table)[..2], [(2, 1, None), (1, 2, Some(TieBreak::Wins))]);
    assert_eq!((table[1].wins, table[1].draws), (0, 2));
}

#[test]
fn lots_are_drawn_by_the_league_s_name() {
    let order = |name: &str| -> Vec<u64> {
        let league = talon_standings::league::League { name: name.to_owned(), ..league(LADDER, 12) };
        let table = league.table(&[]);
        assert!(table.iter().skip(1).all(|line| line.decided_by == Some(TieBreak::Lot)));
        assert!(table.iter().zip(1..).all(|(line, rank)| line.rank == rank));
        table.iter().map(|line| line.who).collect()
    };
    assert_eq!(order("autumn"), order("autumn"));
    assert_ne!(order("autumn"), order("winter"));
}

#[test]
fn a_table_of_several_counts_against_each_of_the_others() {
    let scores = [score(1, &[(1, 1), (2, 2), (3, 3)]), score(2, &[(1, 1), (2, 1), (3, 3)])];
    let table = league(Format::Rotating { seats: 3..=5, rounds: 2 }, 3).table(&scores);
    let sums: Vec<_> = table.iter().map(|line| (line.who, line.points, line.wins, line.draws)).collect();
    assert_eq!(sums, [(1, 42, 1, 1), (2, 30, 0, 1), (3, 0, 0, 0)], "1 + ¾, ½ + ¾, nothing");
}
