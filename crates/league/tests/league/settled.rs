//! What is settled stays so when people leave, come back or are taken out.

use std::collections::BTreeMap;

use proptest::prelude::*;
use talon_games::GameKind;
use talon_league::{Command, Event, League, Plan, Recorded, Refusal, Season};
use talon_standings::league::{Format, Kind};
use talon_table::PersonId;

use crate::bench::{Bench, DAY, ID};

const ROBIN: Format = Format::RoundRobin { meetings: 1, places: 0 };
const KNOCKOUT: Format = Format::Knockout { third_place: false };

/// The points of everybody in each round that was followed by another.
fn settled(season: &Season, bench: &Bench) -> BTreeMap<(u32, u64), i64> {
    let mut points = BTreeMap::new();
    for score in season.scores(&bench.outcomes()) {
        if (score.round as usize) < season.rounds().len() {
            for side in &score.sides {
                *points.entry((score.round, side.who)).or_default() += score.points(side.who);
            }
        }
    }
    points
}

/// Plays the matches of the round that are still to be played; the smaller number wins.
fn play_rest(bench: &mut Bench) -> Vec<&'static str> {
    let season = bench.league.season().unwrap();
    let scores = season.scores(&bench.outcomes());
    let open: Vec<u32> = season.open_fixtures(&scores).iter().map(|fixture| fixture.table).collect();
    for (fixture, mut players) in bench.fixtures().into_iter().filter(|(fixture, _)| open.contains(&fixture.table)) {
        players.sort_unstable();
        bench.plays(fixture, &players, false);
    }
    bench.names(&Command::Advance)
}

/// The opponent of a person in the last round.
fn opponent(bench: &Bench, who: u64) -> u64 {
    let (_, players) = bench.fixtures().into_iter().find(|(_, players)| players.contains(&who)).unwrap();
    players.into_iter().find(|other| *other != who).unwrap()
}

/// A round robin in its third round, whose first player left after the first and came back, and whom that player did not meet in the
/// second.
fn robin_with_a_return() -> (Bench, u64) {
    let mut bench = Bench::new(ROBIN, false, 4);
    bench.run(&Command::Begin).unwrap();
    let (fixture, players) = bench.fixtures().into_iter().find(|(_, players)| players.contains(&1)).unwrap();
    bench.plays(fixture, &players, false);
    assert_eq!(bench.names(&Command::Leave(PersonId(1))), ["left"], "what was played stays");
    assert_eq!(play_rest(&mut bench), ["drawn", "walked over"], "its match of the second round is settled at once");
    let other = opponent(&bench, 1);
    assert_eq!(play_rest(&mut bench), ["drawn", "walked over"]);
    (bench, other)
}

#[test]
fn a_walk_over_of_a_round_robin_outlives_a_return() {
    let (mut bench, other) = robin_with_a_return();
    let before = settled(bench.league.season().unwrap(), &bench);
    assert_eq!((before[&(2, other)], before[&(2, 1)]), (24, 0));
    assert_eq!(bench.names(&Command::Join(PersonId(1))), ["joined"]);
    assert_eq!(settled(bench.league.season().unwrap(), &bench), before);
    let scores = bench.league.season().unwrap().scores(&bench.outcomes());
    assert_eq!(scores.iter().filter(|score| score.kind == Kind::WalkOver && score.round == 3).count(), 1);
}

#[test]
fn a_knockout_goes_on_after_a_return() {
    let mut bench = Bench::new(KNOCKOUT, false, 8);
    bench.run(&Command::Begin).unwrap();
    for (fixture, mut players) in bench.fixtures() {
        players.sort_unstable();
        bench.plays(fixture, &players, false);
    }
    assert_eq!(bench.names(&Command::Leave(PersonId(1))), ["left", "drawn", "walked over"]);
    let through = opponent(&bench, 1);
    bench.run(&Command::Join(PersonId(1))).unwrap();
    assert_eq!(play_rest(&mut bench), ["drawn"], "a final");
    assert!(bench.fixtures()[0].1.contains(&through) && !bench.fixtures()[0].1.contains(&1));
    assert_eq!(play_rest(&mut bench), ["ended"]);
    assert_eq!(bench.league.past()[0].champion, Some(PersonId(2)));
}

#[test]
fn a_swiss_league_draws_people_again_who_come_back() {
    let mut bench = Bench::new(Format::Swiss { rounds: 3 }, false, 4);
    bench.run(&Command::Begin).unwrap();
    let other = opponent(&bench, 4);
    assert_eq!(bench.names(&Command::Remove(PersonId(4))), ["removed", "walked over"]);
    assert_eq!(play_rest(&mut bench), ["drawn"]);
    assert_eq!(bench.league.season().unwrap().rounds()[1].round.byes.len(), 1, "three are left");
    let before = settled(bench.league.season().unwrap(), &bench);
    assert_eq!(before[&(1, other)], 24);
    assert_eq!(bench.run(&Command::Join(PersonId(4))), Err(Refusal::Removed));
    bench.run(&Command::Readmit(PersonId(4))).unwrap();
    assert_eq!(bench.run(&Command::Readmit(PersonId(4))), Err(Refusal::Done), "once");
    assert_eq!(settled(bench.league.season().unwrap(), &bench), before);
    assert_eq!(play_rest(&mut bench), ["drawn"]);
    assert!(bench.league.season().unwrap().rounds()[2].round.byes.is_empty(), "four again");
}

/// Logs of earlier builds have no events for fixtures walked over from the draw on, nor the last result that a round counts.
#[test]
fn older_logs_have_the_walk_overs_of_their_draws() {
    let (mut bench, _) = robin_with_a_return();
    let now = bench.league.season().unwrap().table(&bench.outcomes());
    bench.run(&Command::Join(PersonId(1))).unwrap();
    let mut log: Vec<Recorded> = bench.log.clone();
    log.retain(|recorded| !matches!(recorded.event, Event::WalkedOver { .. }));
    for (seq, recorded) in (1..).zip(&mut log) {
        recorded.seq = seq;
        if let Event::RoundDrawn { newest, .. } = &mut recorded.event {
            assert!(newest.take().is_some());
        }
    }
    let league = League::replay(log.clone()).unwrap().unwrap();
    assert_eq!(league.season().unwrap().table(&bench.outcomes()), now);

    // There a fixture of a person who had come back could be played on, or be walked over with an event.
    let event = Event::WalkedOver { round: 3, table: 1, ready: vec![], day: "2026-12-13".parse().unwrap() };
    let seq = u32::try_from(log.len()).unwrap() + 1;
    log.push(Recorded { seq, at: log.last().unwrap().at, event });
    let league = League::replay(log).unwrap().unwrap();
    let scores = league.season().unwrap().scores(&bench.outcomes());
    let of_it: Vec<_> = scores.iter().filter(|score| score.round == 3 && score.side(1).is_some()).collect();
    let event_is_about_it = bench.fixtures()[0].1.contains(&1);
    let points: i64 = of_it.iter().flat_map(|score| score.sides.iter().map(|side| score.points(side.who))).sum();
    assert_eq!((of_it.len(), points), (1, if event_is_about_it { 0 } else { 24 }));
}

#[test]
fn a_match_counts_after_its_walk_over_until_the_round_is_settled() {
    let mut bench = Bench::new(KNOCKOUT, false, 4);
    bench.run(&Command::Begin).unwrap();
    let fixtures = bench.fixtures();
    let ((first, one), (second, two)) = (fixtures[0].clone(), fixtures[1].clone());
    bench.seated.extend(one.iter().map(|who| ((1, first.table), PersonId(*who))));
    bench.under_way.push((1, second.table));
    bench.now = 7 * DAY;
    assert_eq!(bench.names(&Command::Advance), ["walked over"]);
    bench.under_way = vec![(1, first.table)];
    bench.plays(second, &two, false);
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done), "the match that is under way after all is waited for");
    let worse = *one.iter().max().unwrap();
    bench.plays(first, &[worse, *one.iter().min().unwrap()], false);
    bench.under_way.clear();
    assert_eq!(bench.names(&Command::Advance), ["drawn"]);
    assert!(bench.fixtures()[0].1.contains(&worse), "its winner goes on");
    // Another match of the round is too late, however it ends.
    bench.plays(second, &[two[1], two[0]], false);
    bench.plays(first, &[*one.iter().min().unwrap(), worse], false);
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done));
    let (last, _) = bench.fixtures().remove(0);
    bench.plays(last, &[worse, two[0]], false);
    assert_eq!(bench.names(&Command::Advance), ["ended"]);
    assert_eq!(bench.league.past()[0].champion, Some(PersonId(worse)));
}

#[test]
fn a_late_match_changes_nobody_who_went_on() {
    let mut bench = Bench::new(KNOCKOUT, false, 4);
    bench.run(&Command::Begin).unwrap();
    let (fixture, players) = bench.fixtures().remove(0);
    for (fixture, players) in bench.fixtures() {
        bench.seated.extend(players.iter().map(|who| ((1, fixture.table), PersonId(*who))));
    }
    bench.now = 7 * DAY;
    assert_eq!(bench.names(&Command::Advance), ["walked over", "walked over", "drawn"], "the better seeds go on");
    let last = bench.fixtures();
    bench.plays(fixture, &[*players.iter().max().unwrap(), *players.iter().min().unwrap()], false);
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done));
    let mut finalists = last[0].1.clone();
    finalists.sort_unstable();
    assert_eq!(finalists, [1, 2]);
    bench.plays(last[0].0, &finalists, false);
    assert_eq!(bench.names(&Command::Advance), ["ended"]);
    assert_eq!(bench.league.past()[0].champion, Some(PersonId(1)));
}

#[test]
fn nobody_is_drawn_who_does_not_belong_to_the_chat_any_more() {
    let mut bench = Bench::new(Format::Swiss { rounds: 3 }, false, 5);
    bench.gone = vec![PersonId(5)];
    let events = bench.run(&Command::Begin).unwrap();
    assert_eq!(events[0], Event::Left { person: PersonId(5) });
    let Event::SeasonBegun { entries, .. } = &events[1] else { panic!("{events:?}") };
    assert_eq!(entries.len(), 4);
    bench.gone.push(PersonId(4));
    let (fixture, players) = bench.fixtures().remove(0);
    bench.plays(fixture, &players, false);
    let (fixture, players) = bench.fixtures().remove(1);
    bench.plays(fixture, &players, false);
    assert_eq!(bench.names(&Command::Advance), ["left", "drawn"]);
    assert!(bench.fixtures().iter().all(|(_, players)| !players.contains(&4)));
    bench.gone.clear();
    assert_eq!(bench.names(&Command::Join(PersonId(4))), ["joined"], "back in the chat, back in the league");
}

#[test]
fn a_person_who_was_taken_out_does_not_come_back_as_another() {
    let mut bench = Bench::new(ROBIN, false, 3);
    bench.run(&Command::Remove(PersonId(3))).unwrap();
    bench.acting.push((PersonId(3), PersonId(30)));
    assert_eq!(bench.run(&Command::Join(PersonId(30))), Err(Refusal::Removed));
    assert_eq!(bench.names(&Command::Advance), ["linked"]);
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done));
    assert_eq!(bench.league.removed().collect::<Vec<_>>(), [PersonId(30)]);
    assert_eq!(bench.names(&Command::Readmit(PersonId(30))), ["joined"]);
    assert_eq!(bench.league.id(), ID);
}

/// Something that happens in a season.
#[derive(Debug, Clone)]
enum Deed {
    Leave(u64),
    Join(u64),
    Remove(u64),
    Readmit(u64),
    /// A match of the last round, or of one before, which the given side wins.
    Play(usize, usize, bool),
    Deadline,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let who = || 1..9_u64;
    let deed = prop_oneof![
        1 => who().prop_map(Deed::Leave),
        2 => who().prop_map(Deed::Join),
        1 => who().prop_map(Deed::Remove),
        1 => who().prop_map(Deed::Readmit),
        8 => (0..4_usize, 0..4_usize, any::<bool>()).prop_map(|(back, table, first)| Deed::Play(back, table, first)),
        1 => Just(Deed::Deadline),
    ];
    proptest::collection::vec(deed, 10..60)
}

fn play(bench: &mut Bench, back: usize, table: usize, first: bool) {
    let Some(season) = bench.league.season() else { return };
    let drawn = season.rounds().iter().rev().nth(if back == 3 { 1 } else { 0 });
    let Some(fixture) = drawn.and_then(|drawn| drawn.round.fixtures.get(table)).cloned() else { return };
    let mut players = fixture.players;
    if first {
        players.reverse();
    }
    let season = season.number();
    let of = talon_league::FixtureRef { league: ID, season, round: fixture.round, table: fixture.table };
    bench.plays(of, &players, false);
}

proptest! {
    /// The points of a settled round never change, in any format.
    #[test]
    fn the_points_of_a_settled_round_never_change(format in 1..5_usize, people in 3..9_u64, deeds in deeds()) {
        let rotating = Format::Rotating { seats: 3..=4, rounds: 4 };
        let formats: Vec<Format> = Plan::formats(GameKind::Santase).into_iter().chain([rotating]).collect();
        let mut bench = Bench::new(formats[format].clone(), false, people);
        bench.run(&Command::Begin).unwrap();
        let mut known = BTreeMap::new();
        for deed in deeds {
            let _ = match deed {
                Deed::Leave(who) => bench.run(&Command::Leave(PersonId(who))),
                Deed::Join(who) => bench.run(&Command::Join(PersonId(who))),
                Deed::Remove(who) => bench.run(&Command::Remove(PersonId(who))),
                Deed::Readmit(who) => bench.run(&Command::Readmit(PersonId(who))),
                Deed::Play(back, table, first) => {
                    play(&mut bench, back, table, first);
                    bench.run(&Command::Advance)
                }
                Deed::Deadline => {
                    bench.now = bench.now.max(bench.league.due().map_or(0, |due| due.0));
                    bench.run(&Command::Advance)
                }
            };
            let Some(season) = bench.league.season() else { break };
            let points = settled(season, &bench);
            for (of, before) in &known {
                prop_assert_eq!(points.get(of), Some(before), "{:?}", of);
            }
            known = points;
        }
        if let Some(past) = bench.league.past().first() {
            let scores = past.scores(&bench.outcomes());
            for ((round, who), before) in known {
                let of_it = scores.iter().filter(|score| score.round == round);
                prop_assert_eq!(of_it.map(|score| score.points(who)).sum::<i64>(), before);
            }
        }
    }
}
