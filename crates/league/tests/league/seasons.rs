//! Seasons, from the first who joins to the crown.

use std::num::NonZeroU32;
use std::time::Duration;

use proptest::prelude::*;
use talon_games::GameKind;
use talon_league::{Command, Event, FixtureRef, League, Options, Plan, Refusal, Stage};
use talon_standings::league::{Duplicate, Format, Kind};
use talon_table::{PersonId, Timestamp};

use crate::bench::{Bench, DAY, ID, end_of, secret_of};

#[test]
fn a_round_robin_is_played_to_its_crown() {
    let mut bench = Bench::new(Format::RoundRobin { meetings: 1, places: 0 }, false, 4);
    assert_eq!(bench.names(&Command::Begin), ["begun", "drawn"]);
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done));
    assert_eq!(bench.run(&Command::Begin), Err(Refusal::Playing));
    assert_eq!(bench.league.due(), Some(Timestamp(7 * DAY)));
    assert_eq!(bench.play_round(), ["drawn"], "as soon as everything is played");
    assert_eq!(bench.league.due(), Some(Timestamp(14 * DAY)), "the calendar stays");
    assert_eq!(bench.play_round(), ["drawn"]);
    assert_eq!(bench.play_round(), ["ended"]);
    let past = &bench.league.past()[0];
    assert_eq!(past.champion, Some(PersonId(1)));
    assert_eq!(
        past.table.iter().map(|line| (line.who, line.wins)).collect::<Vec<_>>(),
        [(1, 3), (2, 2), (3, 1), (4, 0)]
    );
    assert_eq!((bench.league.stage(), bench.league.due()), (&Stage::Gathering { resumes: None }, None));
}

/// A match that ended in time, but was saved after the season had ended, is neither in the table nor on the pages of the season.
#[test]
fn a_season_counts_what_was_kept_before_it_ended() {
    let mut bench = Bench::new(Format::RoundRobin { meetings: 1, places: 0 }, false, 4);
    bench.run(&Command::Begin).unwrap();
    let fixtures = bench.fixtures();
    bench.plays(fixtures[0].0, &fixtures[0].1, false);
    bench.run(&Command::Finish).unwrap();
    bench.plays(fixtures[1].0, &fixtures[1].1, false);
    let past = &bench.league.past()[0];
    assert_eq!((bench.results.len(), past.newest), (2, Some(1)));
    assert_eq!(past.scores(&bench.outcomes()).len(), 1);
    assert_eq!(past.table.iter().map(|line| line.wins).sum::<u32>(), 1);

    // Logs of earlier builds lack it; there it follows from the moments.
    let Event::SeasonEnded { newest, .. } = &mut bench.log.last_mut().unwrap().event else { panic!("it ended") };
    *newest = None;
    let league = League::replay(bench.log.clone()).unwrap().unwrap();
    assert_eq!(league.past()[0].scores(&bench.outcomes()).len(), 2);
}

#[test]
fn a_player_who_does_not_come_by_the_deadline_loses() {
    let mut bench = Bench::new(Format::Swiss { rounds: 2 }, false, 4);
    bench.run(&Command::Begin).unwrap();
    let fixtures = bench.fixtures();
    let (first, second) = (fixtures[0].clone(), fixtures[1].clone());
    bench.seated.push(((1, first.0.table), PersonId(first.1[1])));
    bench.under_way.push((1, second.0.table));
    bench.now = 7 * DAY;
    assert_eq!(bench.names(&Command::Advance), ["walked over"], "a match that is under way is waited for");
    bench.under_way.clear();
    bench.plays(second.0, &[second.1[0], second.1[1]], false);
    assert_eq!(bench.names(&Command::Advance), ["drawn"]);
    let season = bench.league.season().unwrap();
    let results = bench.outcomes();
    let points = |who: u64| season.table(&results).iter().find(|line| line.who == who).unwrap().points;
    assert_eq!([points(first.1[0]), points(first.1[1])], [0, 24]);
    assert!(season.due().unwrap() >= Timestamp(14 * DAY), "players who were waited for lose no day");
}

#[test]
fn a_match_counts_once_and_among_its_own_people() {
    let mut bench = Bench::new(Format::RoundRobin { meetings: 1, places: 0 }, false, 2);
    bench.run(&Command::Begin).unwrap();
    let (fixture, _) = bench.fixtures().remove(0);
    bench.plays(fixture, &[1, 3], false);
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done), "one of them does not belong there");
    bench.plays(fixture, &[2, 1], false);
    bench.plays(fixture, &[1, 2], false);
    bench.plays(fixture, &[1, 2], false);
    bench.run(&Command::Advance).unwrap();
    assert_eq!(bench.league.past()[0].champion, Some(PersonId(2)));
}

#[test]
fn a_player_who_leaves_loses_what_was_not_played() {
    let mut bench = Bench::new(Format::Knockout { third_place: false }, false, 4);
    bench.run(&Command::Begin).unwrap();
    let gone = bench.fixtures()[0].1[0];
    assert_eq!(bench.names(&Command::Leave(PersonId(gone))), ["left", "walked over"]);
    assert_eq!(bench.run(&Command::Leave(PersonId(gone))), Err(Refusal::NotIn));
    let (fixture, players) = bench.fixtures().remove(1);
    bench.plays(fixture, &players, true);
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done), "a draw is played again");
    bench.plays(fixture, &[players[1], players[0]], false);
    assert_eq!(bench.names(&Command::Advance), ["drawn"]);
    let last = bench.fixtures();
    assert_eq!(last.len(), 1);
    assert!(!last[0].1.contains(&gone) && last[0].1.contains(&players[1]));
    assert_eq!(bench.play_round(), ["ended"]);
    assert_eq!(bench.league.past()[0].table.len(), 4, "the table still tells of them");
}

fn duplicate(boards: u32) -> Option<Duplicate> {
    NonZeroU32::new(boards).map(|boards| Duplicate { boards })
}

/// A duplicate league in its first round.
fn duplicate_bench(people: u64) -> Bench {
    let mut bench = Bench::new(Format::RoundRobin { meetings: 1, places: 0 }, false, people);
    let plan = Plan { duplicate: duplicate(4), ..bench.league.plan().clone() };
    bench.run(&Command::Plan(plan)).unwrap();
    bench.run(&Command::Begin).unwrap();
    bench
}

#[test]
fn every_round_of_a_duplicate_league_has_a_secret_of_its_own() {
    let mut bench = duplicate_bench(4);
    bench.play_round();
    let rounds = bench.league.season().unwrap().rounds();
    assert_eq!(
        rounds.iter().map(|drawn| drawn.secret.clone()).collect::<Vec<_>>(),
        [1, 2].map(|round| Some(secret_of(1, round)))
    );
    let mut plain = Bench::new(Format::Swiss { rounds: 2 }, false, 4);
    plain.run(&Command::Begin).unwrap();
    assert_eq!(plain.league.season().unwrap().rounds()[0].secret, None);
    let mut log = bench.log.clone();
    for recorded in &mut log {
        if let Event::RoundDrawn { secret, .. } = &mut recorded.event {
            *secret = None;
        }
    }
    assert!(League::replay(log).is_err(), "a duplicate round without a secret was never drawn");
}

#[test]
fn a_round_is_over_when_the_next_is_drawn_or_the_season_ended() {
    let mut bench = duplicate_bench(4);
    let (one, other) = (bench.fixtures()[0].clone(), bench.fixtures()[1].clone());
    bench.plays(one.0, &one.1, false);
    let _ = bench.run(&Command::Advance);
    assert!(!bench.league.is_round_over(1, 1), "the other table plays still");
    bench.under_way.push((1, 2));
    bench.now = 8 * DAY;
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done), "a match that is under way is waited for");
    assert!(!bench.league.is_round_over(1, 1));
    bench.under_way.clear();
    bench.plays(other.0, &other.1, false);
    assert_eq!(bench.names(&Command::Advance), ["drawn"]);
    assert!(bench.league.is_round_over(1, 1) && !bench.league.is_round_over(1, 2) && !bench.league.is_round_over(2, 1));
    bench.run(&Command::Finish).unwrap();
    assert!(bench.league.is_round_over(1, 2) && !bench.league.is_round_over(2, 1));
}

#[test]
fn the_boards_of_the_whole_round_make_the_table() {
    let mut bench = duplicate_bench(4);
    let fixtures = bench.fixtures();
    // The first seat wins at both tables, and more at the second.
    for ((fixture, players), won) in fixtures.iter().zip([1, 3]) {
        bench.plays(*fixture, players, false);
        let fact = &mut bench.results.last_mut().unwrap().1;
        fact.players[0].boards = vec![won];
        fact.players[1].boards = vec![0];
    }
    bench.run(&Command::Advance).unwrap();
    let results = bench.outcomes();
    let scores = bench.league.season().unwrap().scores(&results);
    let points = |at: usize| fixtures[at].1.iter().map(|who| scores[at].points(*who)).collect::<Vec<_>>();
    assert_eq!((points(0), points(1)), (vec![0, 24], vec![24, 0]));
}

#[test]
fn what_was_walked_over_in_a_duplicate_round_stays_so() {
    let mut bench = duplicate_bench(2);
    let (fixture, players) = bench.fixtures().remove(0);
    bench.now = 7 * DAY;
    assert_eq!(bench.names(&Command::Advance), ["walked over", "ended"]);
    bench.plays(fixture, &players, false);
    let results = bench.outcomes();
    let scores = bench.league.past()[0].season.scores(&results);
    assert!(scores.iter().all(|score| score.kind == Kind::WalkOver), "{scores:?}");
}

#[test]
fn boards_suit_the_format_and_the_seats() {
    let plan = |game: GameKind, format| Plan {
        game,
        options: Options::new(),
        preset: None,
        format,
        days: 7,
        again: false,
        duplicate: duplicate(8),
    };
    for game in GameKind::ALL {
        for format in Plan::formats(game) {
            let plan = plan(game, format);
            let several = matches!(plan.format, Format::Ladder { .. } | Format::Knockout { .. });
            assert_eq!(plan.boards().is_empty(), several, "{plan:?}");
            let fits = plan.boards().contains(&8);
            assert_eq!(plan.clone().suited().duplicate.is_some(), fits, "{plan:?}");
        }
    }
    let belot = plan(GameKind::Belot, Format::Rotating { seats: 3..=3, rounds: 5 });
    assert!(belot.boards().iter().all(|boards| boards % 3 == 0));
}

#[test]
fn a_ladder_ends_on_its_day_and_begins_again_on_the_next() {
    let mut bench = Bench::new(Format::Ladder { per_day: 3 }, true, 2);
    assert_eq!(bench.names(&Command::Begin), ["begun"]);
    let ladder = FixtureRef { league: ID, season: 1, round: 0, table: 0 };
    bench.plays(ladder, &[2, 1], false);
    bench.plays(ladder, &[2, 9], false);
    bench.now = 7 * DAY - 1;
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done));
    bench.run(&Command::Join(PersonId(3))).unwrap();
    bench.now += 1;
    assert_eq!(bench.names(&Command::Advance), ["ended"]);
    let table: Vec<_> = bench.league.past()[0].table.iter().map(|line| (line.who, line.points)).collect();
    assert_eq!(table.iter().find(|(who, _)| *who == 2), Some(&(2, 24)), "a match with a stranger does not count");
    assert_eq!(table.len(), 3, "the latecomer is on it");
    bench.run(&Command::Leave(PersonId(1))).unwrap();
    assert_eq!(bench.league.due(), Some(Timestamp(8 * DAY)));
    bench.now = 8 * DAY;
    let events = bench.run(&Command::Advance).unwrap();
    let Event::SeasonBegun { season: 2, entries, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(entries[0], PersonId(2), "the best of the last season is the first seed");
    assert_eq!(entries.len(), 2);
}

#[test]
fn a_league_waits_for_enough_people_and_closes_for_good() {
    let mut bench = Bench::new(Format::Swiss { rounds: 1 }, true, 1);
    assert_eq!(bench.run(&Command::Begin), Err(Refusal::TooFew));
    assert_eq!(bench.run(&Command::Join(PersonId(1))), Err(Refusal::AlreadyIn));
    assert_eq!(bench.run(&Command::Finish), Err(Refusal::NotPlaying));
    bench.run(&Command::Join(PersonId(2))).unwrap();
    bench.run(&Command::Begin).unwrap();
    let plan = Plan { days: 3, ..bench.league.plan().clone() };
    assert_eq!(bench.run(&Command::Plan(plan.clone())), Err(Refusal::Playing));
    assert_eq!(bench.names(&Command::Finish), ["ended"]);
    assert_eq!(bench.league.past()[0].champion, None, "nobody has won anything");
    bench.run(&Command::Plan(plan.clone())).unwrap();
    assert_eq!(bench.run(&Command::Plan(plan)), Err(Refusal::Done));
    assert_eq!(bench.league.due(), None, "nobody met, so no new season begins");
    assert_eq!(bench.names(&Command::Begin), ["begun", "drawn"]);
    let (fixture, people) = bench.fixtures().remove(0);
    bench.plays(fixture, &people, false);
    assert_eq!(bench.names(&Command::Advance), ["ended"]);
    bench.run(&Command::Leave(PersonId(2))).unwrap();
    bench.now = 2 * DAY;
    assert_eq!((bench.run(&Command::Advance), bench.league.due()), (Err(Refusal::Done), None), "alone");
    assert_eq!(
        bench.names(&Command::Join(PersonId(2))),
        ["joined", "begun", "drawn"],
        "it was only waiting for somebody"
    );
    assert_eq!(bench.names(&Command::Close), ["ended", "closed"]);
    assert_eq!(bench.run(&Command::Join(PersonId(4))), Err(Refusal::Closed));
}

proptest! {
    /// In every format, no matter who leaves and who does not come, a season ends, and within its calendar if matches
    /// end.
    #[test]
    fn every_season_ends(
        format in 0..4_usize,
        people in 2..9_u64,
        leaves in proptest::collection::vec((0..8_u64, 0..9_u64), 0..3),
        played in proptest::collection::vec(any::<bool>(), 32),
    ) {
        let formats = Plan::formats(GameKind::Santase);
        let mut bench = Bench::new(formats[format].clone(), false, people);
        bench.run(&Command::Begin).unwrap();
        let mut coins = played.into_iter().cycle();
        for step in 0..12_u64 {
            for (at, who) in &leaves {
                if *at == step {
                    let _ = bench.run(&Command::Leave(PersonId(*who)));
                }
            }
            let Some(season) = bench.league.season() else { break };
            if season.rounds().is_empty() {
                bench.now += 7 * DAY;
                let _ = bench.run(&Command::Advance);
                continue;
            }
            for (fixture, players) in bench.fixtures() {
                if coins.next().unwrap() {
                    bench.plays(fixture, &players, false);
                }
            }
            let _ = bench.run(&Command::Advance);
            bench.now = bench.now.max(bench.league.due().map_or(0, |due| due.0));
            let _ = bench.run(&Command::Advance);
        }
        prop_assert!(bench.league.season().is_none(), "still playing");
        prop_assert_eq!(bench.league.past().len(), 1);
    }
}

#[test]
fn a_round_takes_as_many_days_more_as_nobody_could_play() {
    let mut bench = Bench::new(Format::RoundRobin { meetings: 1, places: 0 }, false, 2);
    bench.run(&Command::Begin).unwrap();
    let until = |bench: &Bench| bench.league.season().unwrap().rounds().last().unwrap().until;
    let planned = until(&bench);
    bench.now = end_of(planned).0;
    bench.missing = Duration::from_secs(25 * 3600);
    assert_eq!(bench.names(&Command::Advance), ["delayed"]);
    assert_eq!(until(&bench), planned.plus_days(2), "the next day, and one more");
    assert_eq!(bench.league.due(), Some(end_of(until(&bench))));
    assert_eq!(bench.league.season().unwrap().counted_from(), Timestamp(bench.now));
    // Some minutes are no reason.
    bench.now = end_of(until(&bench)).0;
    bench.missing = Duration::from_secs(3599);
    assert_eq!(bench.names(&Command::Advance), ["walked over", "ended"]);
}

#[test]
fn a_ladder_takes_as_many_days_more_as_nobody_could_play() {
    let mut bench = Bench::new(Format::Ladder { per_day: 3 }, false, 2);
    bench.run(&Command::Begin).unwrap();
    let planned = bench.league.due().unwrap();
    bench.now = planned.0;
    bench.missing = Duration::from_secs(3600);
    assert_eq!(bench.names(&Command::Advance), ["delayed"]);
    assert_eq!(bench.league.due(), Some(Timestamp(planned.0 + DAY)));
    bench.now += DAY;
    bench.missing = Duration::ZERO;
    assert_eq!(bench.names(&Command::Advance), ["ended"]);
}
