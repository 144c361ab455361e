use talon_standings::Day;
use talon_standings::league::{Format, Score};

use super::support::{day, league, score};

fn on(day: Day, score: Score) -> Score {
    Score { day, ..score }
}

#[test]
fn only_so_many_matches_of_the_same_two_count_on_one_day() {
    let ladder = league(Format::Ladder { per_day: 2 }, 3);
    let won = || score(0, &[(1, 1), (2, 2)]);
    let tomorrow = day().plus_days(1);
    let scores = [won(), won(), won(), score(0, &[(1, 1), (3, 2)]), on(tomorrow, won())];
    let table = ladder.table(&scores);
    assert_eq!((table[0].who, table[0].matches, table[0].points), (1, 4, 4 * 24));
    assert_eq!(ladder.draw(&[], &scores), None, "a ladder draws no rounds");
}

#[test]
fn a_table_of_three_counts_while_none_of_its_pairs_is_used_up() {
    let ladder = league(Format::Ladder { per_day: 1 }, 4);
    let scores =
        [score(0, &[(1, 1), (2, 2)]), score(0, &[(1, 1), (2, 2), (3, 3)]), score(0, &[(1, 1), (3, 2), (4, 3)])];
    let mut counted: Vec<_> = ladder.table(&scores).iter().map(|line| (line.who, line.matches, line.points)).collect();
    counted.sort_unstable();
    assert_eq!(counted, [(1, 2, 48), (2, 1, 0), (3, 1, 12), (4, 1, 0)]);
}
