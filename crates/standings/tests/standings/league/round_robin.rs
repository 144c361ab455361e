use std::collections::BTreeMap;

use talon_standings::league::{Entry, Format, League, Person, Round};

use super::support::{day, entry, league};

fn format(meetings: u32, places: usize) -> Format {
    Format::RoundRobin { meetings, places }
}

fn all_rounds(league: &League) -> Vec<Round> {
    let mut drawn = Vec::new();
    while let Some(round) = league.draw(&drawn, &[]) {
        drawn.push(round);
    }
    drawn
}

fn meetings(rounds: &[Round]) -> BTreeMap<(Person, Person), u32> {
    let mut met = BTreeMap::new();
    for fixture in rounds.iter().flat_map(|round| &round.fixtures) {
        let [one, other] = fixture.players[..] else { panic!("{fixture:?}") };
        *met.entry((one.min(other), one.max(other))).or_default() += 1;
    }
    met
}

#[test]
fn everybody_meets_everybody_equally_often() {
    for people in 2..=20_u64 {
        for times in 1..=3_u32 {
            let rounds = all_rounds(&league(format(times, 0), people));
            assert_eq!(rounds.len() as u64, (people.next_multiple_of(2) - 1) * u64::from(times));
            let met = meetings(&rounds);
            assert_eq!(met.len() as u64, people * (people - 1) / 2);
            assert!(met.values().all(|count| *count == times), "{people}: {met:?}");
            for round in &rounds {
                let mut busy: Vec<_> =
                    round.fixtures.iter().flat_map(|f| f.players.clone()).chain(round.byes.clone()).collect();
                busy.sort_unstable();
                assert_eq!(busy, (1..=people).collect::<Vec<_>>(), "each once in round {}", round.number);
                assert_eq!(round.byes.len() as u64, people % 2);
                assert!(round.fixtures.iter().zip(1..).all(|(fixture, table)| fixture.table == table));
            }
        }
    }
}

#[test]
fn everybody_deals_first_about_as_often_as_not() {
    for people in 2..=20_u64 {
        for times in 1..=2 {
            let rounds = all_rounds(&league(format(times, 0), people));
            for who in 1..=people {
                let fixtures = || rounds.iter().flat_map(|round| &round.fixtures).filter(|f| f.players.contains(&who));
                let firsts = fixtures().filter(|fixture| fixture.players[0] == who).count();
                let others = fixtures().count() - firsts;
                assert!(firsts.abs_diff(others) <= usize::from(times == 1), "{who} of {people}: {firsts} and {others}");
            }
        }
    }
}

#[test]
fn a_latecomer_takes_the_free_place_and_the_rounds_that_remain() {
    let mut late = league(format(1, 0), 5);
    assert_eq!(late.room(&[]), Some(1));
    late.entries.push(Entry { from_round: 3, ..entry(6) });
    assert_eq!(late.room(&[]), Some(0));
    let rounds = all_rounds(&late);
    let met = meetings(&rounds);
    assert_eq!(met.iter().filter(|((_, other), _)| *other < 6).count(), 10, "the others' fixtures stay");
    assert_eq!(met.iter().filter(|((_, other), _)| *other == 6).count(), 3, "rounds 3 to 5");
    assert_eq!(rounds.iter().map(|round| round.byes.len()).collect::<Vec<_>>(), [1, 1, 0, 0, 0]);
}

#[test]
fn places_can_be_kept_free() {
    let roomy = league(format(1, 8), 5);
    assert_eq!(roomy.room(&[]), Some(3));
    let rounds = all_rounds(&roomy);
    assert_eq!((rounds.len(), meetings(&rounds).len()), (7, 10));
}

#[test]
fn a_player_who_leaves_loses_the_remaining_matches_by_walk_over() {
    let mut left = league(format(1, 0), 4);
    left.entries[3].until_round = Some(1);
    let rounds = all_rounds(&left);
    let free: Vec<_> = rounds.iter().flat_map(|round| left.walk_overs(round, day())).collect();
    assert_eq!(free.len(), 2);
    for score in &free {
        let opponent = score.sides.iter().find(|side| side.who != 4).unwrap().who;
        assert_eq!((score.points(4), score.points(opponent)), (0, 24));
    }
}

#[test]
fn one_alone_or_nobody_has_no_rounds() {
    assert!(all_rounds(&league(format(1, 0), 0)).is_empty());
    assert!(all_rounds(&league(format(1, 0), 1)).iter().all(|round| round.fixtures.is_empty()));
    assert!(all_rounds(&league(format(0, 0), 6)).is_empty());
}
