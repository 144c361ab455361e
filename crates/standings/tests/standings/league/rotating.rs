use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use talon_standings::league::{Format, Person, Round};

use super::support::{league, play};

fn rounds(seats: RangeInclusive<usize>, people: Person, rounds: u32) -> Vec<Round> {
    let league = league(Format::Rotating { seats, rounds }, people);
    play(&league, |players| (1..).take(players.len()).collect()).0
}

/// How often those two met who did so least and most.
fn spread(rounds: &[Round], people: Person) -> (u32, u32) {
    let mut met = BTreeMap::new();
    for one in 1..=people {
        for other in one + 1..=people {
            met.insert((one, other), 0);
        }
    }
    for table in rounds.iter().flat_map(|round| &round.fixtures) {
        for (pair, times) in &mut met {
            *times += u32::from(table.players.contains(&pair.0) && table.players.contains(&pair.1));
        }
    }
    (*met.values().min().unwrap(), *met.values().max().unwrap())
}

/// By how many times those two met more often who did so most than those who did so least.
fn unevenness(rounds: &[Round], people: Person) -> u32 {
    let (least, most) = spread(rounds, people);
    most - least
}

#[test]
fn at_tables_of_three_everybody_meets_everybody_about_equally_often() {
    for people in 3..=20 {
        let season = rounds(3..=3, people, 20);
        for so_far in 1..=20 {
            let uneven = unevenness(&season[..so_far], people);
            assert!(uneven <= if so_far % 10 == 0 { 2 } else { 3 }, "{people} people after {so_far} rounds: {uneven}");
        }
    }
}

#[test]
fn at_tables_of_three_to_five_everybody_meets_everybody_about_equally_often() {
    for people in 3..=20 {
        let season = rounds(3..=5, people, 20);
        for so_far in 1..=20 {
            let uneven = unevenness(&season[..so_far], people);
            assert!(uneven <= 4, "{people} people after {so_far} rounds: {uneven}");
        }
    }
}

#[test]
fn a_round_seats_as_many_as_it_can_at_tables_as_equal_as_it_can() {
    let sizes = |seats: RangeInclusive<usize>, people| -> (Vec<usize>, usize) {
        let round = rounds(seats, people, 1).remove(0);
        (round.fixtures.iter().map(|fixture| fixture.players.len()).collect(), round.byes.len())
    };
    assert_eq!(sizes(3..=5, 5), (vec![5], 0));
    assert_eq!(sizes(3..=5, 6), (vec![3, 3], 0));
    assert_eq!(sizes(3..=5, 11), (vec![4, 4, 3], 0));
    assert_eq!(sizes(3..=3, 11), (vec![3, 3, 3], 2));
    assert_eq!(sizes(5..=5, 9), (vec![5], 4));
    assert!(rounds(3..=5, 2, 4).is_empty());
}

#[test]
fn everybody_stays_out_equally_often_or_once_more() {
    for people in 4..=20 {
        let season = rounds(3..=3, people, 13);
        let mut out: BTreeMap<Person, u32> = (1..=people).map(|who| (who, 0)).collect();
        for round in &season {
            let mut all: Vec<_> =
                round.fixtures.iter().flat_map(|f| f.players.clone()).chain(round.byes.clone()).collect();
            all.sort_unstable();
            assert_eq!(all, (1..=people).collect::<Vec<_>>(), "each once");
            round.byes.iter().for_each(|who| *out.entry(*who).or_default() += 1);
            assert!(out.values().max().unwrap() - out.values().min().unwrap() <= 1, "{people}: {out:?}");
        }
    }
}
