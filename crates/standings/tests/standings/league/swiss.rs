use std::collections::BTreeMap;

use talon_standings::league::{Entry, Format, League, Person, Round, Score};

use super::support::{Chance, day, league, play, score};

type Met = BTreeMap<(Person, Person), u32>;

fn pair(one: Person, other: Person) -> (Person, Person) {
    (one.min(other), one.max(other))
}

fn met(rounds: &[Round]) -> Met {
    let mut met = Met::new();
    for fixture in rounds.iter().flat_map(|round| &round.fixtures) {
        *met.entry(pair(fixture.players[0], fixture.players[1])).or_default() += 1;
    }
    met
}

/// The fewest repetitions with which they can all be paired, by trying every pairing.
fn fewest(people: &[Person], met: &Met) -> usize {
    let Some((first, rest)) = people.split_first() else { return 0 };
    let tries = rest.iter().map(|partner| {
        let others: Vec<_> = rest.iter().copied().filter(|who| who != partner).collect();
        usize::from(met.contains_key(&pair(*first, *partner))) + fewest(&others, met)
    });
    tries.min().unwrap_or(0)
}

/// The same if one of them who has not yet sat out has to.
fn fewest_with_bye(people: &[Person], met: &Met, byes: &[Person]) -> Option<usize> {
    if people.len().is_multiple_of(2) {
        return Some(fewest(people, met));
    }
    let without = |who: &Person| fewest(&people.iter().copied().filter(|other| other != who).collect::<Vec<_>>(), met);
    people.iter().filter(|who| !byes.contains(who)).map(without).min()
}

/// Plays on as long as there are rounds, and compares each with all possible pairings.
fn check(league: &League, chance: &mut Chance, named: &str) -> usize {
    let (mut drawn, mut scores, mut forced): (Vec<Round>, Vec<Score>, usize) = (Vec::new(), Vec::new(), 0);
    loop {
        let number = u32::try_from(drawn.len()).unwrap() + 1;
        let here: Vec<_> =
            league.entries.iter().filter(|entry| entry.plays_in(number)).map(|entry| entry.who).collect();
        let byes: Vec<_> = drawn.iter().flat_map(|round| round.byes.clone()).collect();
        let (before, round) = (met(&drawn), league.draw(&drawn, &scores));
        let expected = if here.len() < 2 || number > 14 { None } else { fewest_with_bye(&here, &before, &byes) };
        assert_eq!(round.is_some(), expected.is_some(), "{named}, round {number}");
        let (Some(round), Some(expected)) = (round, expected) else { return forced };
        let repeated = met(std::slice::from_ref(&round)).keys().filter(|pair| before.contains_key(pair)).count();
        assert_eq!(repeated, expected, "{named}, round {number}");
        assert!(round.byes.iter().all(|who| !byes.contains(who)), "{named}: two byes");
        let mut busy: Vec<_> =
            round.fixtures.iter().flat_map(|f| f.players.clone()).chain(round.byes.clone()).collect();
        busy.sort_unstable();
        assert_eq!(busy, here, "{named}, round {number}: each once");
        forced += repeated;
        scores.extend(league.byes(&round, day()));
        for fixture in &round.fixtures {
            let places = [[1, 2], [2, 1], [1, 1]][usize::try_from(chance.below(3)).unwrap()];
            scores.push(score(number, &[(fixture.players[0], places[0]), (fixture.players[1], places[1])]));
        }
        drawn.push(round);
    }
}

#[test]
fn nobody_meets_twice_where_it_can_be_helped_and_nobody_has_two_byes() {
    let mut forced = 0;
    for seed in 0..600 {
        let mut chance = Chance(seed);
        let people = 2 + seed % 11;
        let mut league = league(Format::Swiss { rounds: 14 }, people);
        for at in 0..league.entries.len() {
            league.entries[at] = match chance.below(10) {
                0 => Entry { from_round: 1 + chance.below(4) as u32, ..league.entries[at] },
                1 => Entry { until_round: Some(chance.below(6) as u32), ..league.entries[at] },
                _ => league.entries[at],
            };
        }
        forced += check(&league, &mut chance, &format!("seed {seed}"));
    }
    assert!(forced > 1000, "late rounds of few players cannot but repeat: {forced}");
}

#[test]
fn a_first_round_is_the_upper_half_against_the_lower() {
    let round = league(Format::Swiss { rounds: 5 }, 9).draw(&[], &[]).unwrap();
    let pairs: Vec<_> = round.fixtures.iter().map(|f| pair(f.players[0], f.players[1])).collect();
    assert_eq!((pairs, round.byes), (vec![(1, 5), (2, 6), (3, 7), (4, 8)], vec![9]));
}

#[test]
fn those_meet_who_have_the_same_points() {
    let strongest_wins = |players: &[Person]| if players[0] < players[1] { vec![1, 2] } else { vec![2, 1] };
    let league = league(Format::Swiss { rounds: 3 }, 8);
    let (rounds, scores) = play(&league, strongest_wins);
    let second: Vec<_> = rounds[1].fixtures.iter().map(|f| pair(f.players[0], f.players[1])).collect();
    assert_eq!(second, [(1, 3), (2, 4), (5, 7), (6, 8)]);
    let third: Vec<_> = rounds[2].fixtures.iter().map(|f| pair(f.players[0], f.players[1])).collect();
    assert_eq!(third, [(1, 2), (3, 5), (4, 6), (7, 8)], "3, 4, 5 and 6 have a point each");
    let table: Vec<_> = league.table(&scores).iter().map(|line| line.who).collect();
    assert_eq!((table[0], table[7]), (1, 8));
}

#[test]
fn a_hundred_play_nine_rounds_without_repetition() {
    let mut chance = Chance(7);
    let league = league(Format::Swiss { rounds: 9 }, 101);
    let (rounds, _) = play(&league, |_| if chance.below(2) == 0 { vec![1, 2] } else { vec![2, 1] });
    assert_eq!(rounds.len(), 9);
    assert!(met(&rounds).values().all(|times| *times == 1));
    for who in 1..=101 {
        let firsts =
            rounds.iter().flat_map(|round| &round.fixtures).filter(|fixture| fixture.players[0] == who).count();
        assert!((3..=6).contains(&firsts), "{who} deals first {firsts} times");
    }
}

#[test]
fn a_bye_is_a_won_match() {
    let league = league(Format::Swiss { rounds: 1 }, 3);
    let round = league.draw(&[], &[]).unwrap();
    let free: Vec<_> = league.byes(&round, day()).collect();
    assert_eq!((free.len(), free[0].points(3)), (1, 24));
    let line = league.table(&free).into_iter().find(|line| line.who == 3).unwrap();
    assert_eq!((line.rank, line.wins, line.buchholz, line.sonneborn_berger), (1, 1, 12 * 24, 24 * 24));
}

#[test]
fn the_next_round_waits_for_every_match_and_every_bye() {
    let league = league(Format::Swiss { rounds: 2 }, 3);
    let round = league.draw(&[], &[]).unwrap();
    let drawn = [round];
    let bye: Vec<_> = league.byes(&drawn[0], day()).collect();
    let played = score(1, &[(1, 1), (2, 2)]);
    assert_eq!(league.draw(&drawn, &bye), None);
    assert_eq!(league.draw(&drawn, std::slice::from_ref(&played)), None);
    let all: Vec<_> = bye.into_iter().chain([played]).collect();
    assert_eq!(league.draw(&drawn, &all).map(|round| round.byes), Some(vec![2]), "the lowest who had none");
}
