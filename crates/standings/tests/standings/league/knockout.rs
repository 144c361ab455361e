use talon_standings::league::{Fixture, Format, Person, Score};

use super::support::{day, league, play, score};

fn better_seed_wins(players: &[Person]) -> Vec<u8> {
    if players[0] < players[1] { vec![1, 2] } else { vec![2, 1] }
}

fn format() -> Format {
    Format::Knockout { third_place: true }
}

#[test]
fn the_best_have_the_byes_and_meet_last() {
    for people in 2..=33_u64 {
        let league = league(format(), people);
        let (rounds, scores) = play(&league, better_seed_wins);
        assert_eq!(rounds.len() as u32, people.next_power_of_two().ilog2());
        let byes = people.next_power_of_two() - people;
        let mut first = rounds[0].byes.clone();
        first.sort_unstable();
        assert_eq!(first, (1..=byes).collect::<Vec<_>>(), "{people}");
        assert!(rounds[1..].iter().all(|round| round.byes.is_empty()));
        let last = rounds.last().unwrap();
        let mut finalists = last.fixtures[0].players.clone();
        finalists.sort_unstable();
        assert_eq!(finalists, [1, 2]);
        let ranks: Vec<_> = league.table(&scores).iter().map(|line| (line.who, line.rank)).collect();
        assert_eq!(ranks[..2], [(1, 1), (2, 2)]);
        if people >= 4 {
            assert_eq!(ranks[2..4], [(3, 3), (4, 4)], "the third place was played for");
            assert!(ranks[4..].iter().take(2).all(|(_, rank)| *rank == 5), "who lost before shares a place");
        }
    }
}

#[test]
fn without_a_match_for_it_the_third_place_is_shared() {
    let league = league(Format::Knockout { third_place: false }, 4);
    let (rounds, scores) = play(&league, better_seed_wins);
    assert_eq!(rounds[1].fixtures.len(), 1);
    let ranks: Vec<_> = league.table(&scores).iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [1, 2, 3, 3]);
}

#[test]
fn a_draw_is_played_again() {
    let league = league(format(), 2);
    let first = league.draw(&[], &[]).unwrap();
    let mut scores = vec![score(1, &[(1, 1), (2, 1)])];
    let ranks = |scores: &[Score]| league.table(scores).iter().map(|line| line.rank).collect::<Vec<_>>();
    assert_eq!(ranks(&scores), [1, 1], "both are still in it");
    scores.push(score(1, &[(1, 2), (2, 1)]));
    assert_eq!(ranks(&scores), [1, 2]);
    assert_eq!(league.table(&scores)[0].who, 2);
    assert_eq!(league.draw(&[first], &scores), None, "it is over");
}

#[test]
fn walk_overs_decide_what_was_not_played() {
    let league = league(format(), 4);
    let first = league.draw(&[], &[]).unwrap();
    let players: Vec<_> = first.fixtures.iter().map(|fixture| fixture.players.clone()).collect();
    assert_eq!(players, [[1, 4], [3, 2]]);
    let walk_over = |fixture: &Fixture, ready: &[Person]| Score::walk_over(fixture, ready, day());
    let came_alone = [walk_over(&first.fixtures[0], &[4]), walk_over(&first.fixtures[1], &[2, 3])];
    let second = league.draw(std::slice::from_ref(&first), &came_alone).unwrap();
    assert_eq!(second.fixtures[0].players, [4, 2], "of two who were both ready the better seed goes on");
    assert_eq!(second.fixtures[1].players, [1, 3]);
    let nobody_came = [walk_over(&first.fixtures[0], &[]), walk_over(&first.fixtures[1], &[2])];
    let second = league.draw(&[first], &nobody_came).unwrap();
    assert_eq!((second.fixtures.len(), second.byes), (0, vec![2]));
    let ranks: Vec<_> = league.table(&nobody_came).iter().map(|line| (line.who, line.rank)).collect();
    assert_eq!(ranks, [(2, 1), (1, 2), (3, 2), (4, 2)]);
}

#[test]
fn the_next_round_waits_for_every_match() {
    let league = league(format(), 4);
    let first = league.draw(&[], &[]).unwrap();
    assert_eq!(league.draw(&[first], &[score(1, &[(1, 1), (4, 2)])]), None);
    assert_eq!(league.room(&[]), None);
}
