//! People whose accounts are linked while they are in a league.

use std::num::NonZeroU32;

use proptest::prelude::*;
use talon_games::GameKind;
use talon_league::{Command, Event, FixtureRef, League, Plan, Recorded, Refusal};
use talon_standings::Competitor;
use talon_standings::league::{Duplicate, Format};
use talon_table::PersonId;

use crate::bench::{Bench, DAY, ID};

/// Somebody who is in no league at first.
const OTHER: u64 = 50;

const ROBIN: Format = Format::RoundRobin { meetings: 1, places: 0 };

fn link(bench: &mut Bench, from: u64, to: u64) -> Vec<&'static str> {
    bench.acting.retain(|(who, _)| *who != PersonId(from));
    bench.acting.push((PersonId(from), PersonId(to)));
    bench.names(&Command::Advance)
}

fn unlink(bench: &mut Bench) {
    bench.acting.clear();
}

fn begun(format: Format, people: u64) -> Bench {
    let mut bench = Bench::new(format, false, people);
    bench.run(&Command::Begin).unwrap();
    bench
}

fn points(bench: &Bench, who: u64) -> i64 {
    let table = bench.league.season().unwrap().table(&bench.outcomes());
    table.iter().find(|line| line.who == who).unwrap().points
}

/// The fixture of the last round in which somebody plays.
fn fixture_of(bench: &Bench, who: u64) -> (FixtureRef, Vec<u64>) {
    bench.fixtures().into_iter().find(|(_, players)| players.contains(&who)).unwrap()
}

#[test]
fn a_place_goes_along_before_the_season_begins() {
    let mut bench = Bench::new(ROBIN, false, 3);
    assert_eq!(link(&mut bench, 2, OTHER), ["linked"]);
    assert_eq!(bench.league.members(), [1, OTHER, 3].map(PersonId), "in the order in which they joined");
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done), "once");
    let events = bench.run(&Command::Begin).unwrap();
    let Event::SeasonBegun { entries, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(*entries, [1, OTHER, 3].map(PersonId));
}

#[test]
fn what_is_played_and_what_is_to_be_played_goes_along() {
    let mut bench = begun(ROBIN, 4);
    bench.play_round();
    let before = points(&bench, 1);
    assert_eq!(link(&mut bench, 1, OTHER), ["linked"]);
    assert_eq!((points(&bench, OTHER), before), (24, 24));
    let (fixture, players) = fixture_of(&bench, OTHER);
    assert_eq!(bench.league.fixture_of(PersonId(OTHER)), Some(fixture));
    assert_eq!(bench.league.fixture_of(PersonId(1)), None);
    let against = *players.iter().find(|who| **who != OTHER).unwrap();
    bench.plays(fixture, &[OTHER, against], false);
    assert_eq!(points(&bench, OTHER), 48);
    assert_eq!(bench.league.owner(), PersonId(OTHER), "who decides for the league still does");
}

#[test]
fn a_match_that_was_read_before_the_link_counts_for_the_place() {
    let mut bench = begun(ROBIN, 2);
    let (fixture, _) = fixture_of(&bench, 1);
    link(&mut bench, 1, OTHER);
    bench.plays(fixture, &[1, 2], false);
    bench.run(&Command::Advance).unwrap();
    assert_eq!(bench.league.past()[0].champion, Some(PersonId(OTHER)));
}

#[test]
fn a_player_who_came_was_ready_under_either_name() {
    let mut bench = begun(ROBIN, 2);
    let (fixture, _) = fixture_of(&bench, 1);
    bench.seated.push(((fixture.round, fixture.table), PersonId(1)));
    link(&mut bench, 1, OTHER);
    bench.now = 7 * DAY;
    bench.run(&Command::Advance).unwrap();
    assert_eq!(bench.league.past()[0].champion, Some(PersonId(OTHER)));
}

#[test]
fn if_both_accounts_are_in_it_the_acting_one_keeps_the_place() {
    let mut bench = begun(Format::Swiss { rounds: 2 }, 4);
    let (_, players) = fixture_of(&bench, 1);
    let against = *players.iter().find(|who| **who != 1).unwrap();
    let to = (2..5).find(|who| *who != against).unwrap();
    assert_eq!(link(&mut bench, 1, to), ["linked", "walked over"], "as if one of them had left");
    assert!(!bench.league.has(PersonId(1)) && bench.league.has(PersonId(to)));
    assert_eq!((points(&bench, against), points(&bench, 1), points(&bench, to)), (24, 0, 0));
    assert_eq!(bench.league.owner(), PersonId(to));
    assert_eq!(bench.league.season().unwrap().people(), 4, "the table still tells of both");
}

#[test]
fn two_who_meet_each_other_and_become_one_have_nobody_to_play_with() {
    let mut bench = begun(ROBIN, 2);
    assert_eq!(link(&mut bench, 1, 2), ["linked", "walked over", "ended"]);
    assert_eq!(bench.league.past()[0].champion, Some(PersonId(2)));
}

#[test]
fn what_two_played_against_each_other_counts_for_nobody_on_a_ladder_that_one_of_them_enters() {
    let mut bench = begun(Format::Ladder { per_day: 3 }, 2);
    let ladder = FixtureRef { league: ID, season: 1, round: 0, table: 0 };
    bench.plays(ladder, &[1, OTHER], false);
    bench.plays(ladder, &[1, 2], false);
    link(&mut bench, 1, OTHER);
    assert_eq!(points(&bench, OTHER), 24, "nobody meets oneself");
}

#[test]
fn a_place_stays_with_whom_it_followed() {
    let mut bench = begun(Format::Ladder { per_day: 9 }, 2);
    let ladder = FixtureRef { league: ID, season: 1, round: 0, table: 0 };
    bench.plays(ladder, &[1, 2], false);
    link(&mut bench, 1, OTHER);
    unlink(&mut bench);
    assert_eq!(bench.run(&Command::Advance), Err(Refusal::Done));
    assert!(bench.league.has(PersonId(OTHER)) && !bench.league.has(PersonId(1)));
    bench.now = DAY;
    bench.run(&Command::Join(PersonId(1))).unwrap();
    assert_eq!((points(&bench, OTHER), points(&bench, 1)), (24, 0), "a new beginning");
    bench.plays(ladder, &[1, 2], false);
    assert_eq!((points(&bench, OTHER), points(&bench, 1)), (24, 24), "each has what was played as each");
}

#[test]
fn a_place_goes_back_with_a_link_the_other_way_round() {
    let mut bench = begun(ROBIN, 3);
    link(&mut bench, 1, OTHER);
    unlink(&mut bench);
    bench.now = DAY;
    link(&mut bench, OTHER, 1);
    assert_eq!(bench.league.members(), [1, 2, 3].map(PersonId));
    bench.now += DAY;
    link(&mut bench, 1, OTHER + 1);
    assert_eq!(bench.league.members(), [OTHER + 1, 2, 3].map(PersonId));
    let season = bench.league.season().unwrap();
    let names: Vec<PersonId> = season.names_of(PersonId(OTHER + 1)).collect();
    assert_eq!(names[0], PersonId(OTHER + 1));
    assert!(names.contains(&PersonId(1)) && names.contains(&PersonId(OTHER)), "{names:?}");
}

#[test]
fn a_player_who_had_left_goes_on_with_the_place_that_is_still_held() {
    let mut bench = begun(Format::Ladder { per_day: 9 }, 3);
    let ladder = FixtureRef { league: ID, season: 1, round: 0, table: 0 };
    bench.plays(ladder, &[3, 2], false);
    bench.run(&Command::Leave(PersonId(3))).unwrap();
    bench.plays(ladder, &[1, 2], false);
    bench.plays(ladder, &[1, 2], false);
    bench.now = DAY;
    assert_eq!(link(&mut bench, 1, 3), ["linked"]);
    assert_eq!(bench.league.members(), [3, 2].map(PersonId));
    assert_eq!((points(&bench, 3), points(&bench, 1)), (48, 24), "the two exchanged theirs");
}

#[test]
fn the_next_season_is_seeded_by_the_places_of_the_last() {
    let mut bench = Bench::new(ROBIN, false, 3);
    bench.run(&Command::Begin).unwrap();
    while bench.league.season().is_some() {
        bench.play_round();
    }
    let first = bench.league.past()[0].table[0].who;
    bench.run(&Command::Leave(PersonId(3))).unwrap();
    link(&mut bench, first, OTHER);
    let events = bench.run(&Command::Begin).unwrap();
    let Event::SeasonBegun { entries, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(entries[0], PersonId(OTHER), "the best of the last season");
    assert_eq!(bench.league.past()[0].table[0].who, first, "what was is not rewritten");
}

#[test]
fn a_place_that_went_there_and_back_ends_when_its_holder_leaves() {
    let mut bench = Bench::new(ROBIN, false, 3);
    bench.run(&Command::Begin).unwrap();
    while bench.league.season().is_some() {
        bench.play_round();
    }
    link(&mut bench, 1, OTHER);
    unlink(&mut bench);
    link(&mut bench, OTHER, 1);
    bench.run(&Command::Leave(PersonId(1))).unwrap();
    let events = bench.run(&Command::Begin).unwrap();
    let Event::SeasonBegun { entries, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(*entries, [2, 3].map(PersonId));
}

#[test]
fn the_acting_person_asks_under_either_name() {
    let mut bench = Bench::new(ROBIN, false, 3);
    bench.acting.push((PersonId(2), PersonId(OTHER)));
    assert_eq!(bench.run(&Command::Join(PersonId(OTHER))), Err(Refusal::AlreadyIn));
    assert_eq!(bench.run(&Command::Join(PersonId(2))), Err(Refusal::AlreadyIn));
    let mut other = bench.clone();
    for (bench, who) in [(&mut bench, 2), (&mut other, OTHER)] {
        let events = bench.run(&Command::Leave(PersonId(who))).unwrap();
        let left = Event::Left { person: PersonId(OTHER) };
        assert_eq!(events, [Event::Linked { from: PersonId(2), to: PersonId(OTHER) }, left]);
    }
}

#[test]
fn an_owner_who_is_not_in_the_league_is_followed_too() {
    let mut bench = Bench::new(ROBIN, false, 3);
    bench.run(&Command::Leave(PersonId(1))).unwrap();
    assert_eq!(link(&mut bench, 1, OTHER), ["linked"]);
    assert_eq!((bench.league.owner(), bench.league.has(PersonId(OTHER))), (PersonId(OTHER), false));
    assert!(bench.league.named().any(|who| who == PersonId(OTHER)));
}

#[test]
fn a_log_that_links_a_person_with_nothing_there_is_refused() {
    let bench = Bench::new(ROBIN, false, 2);
    for (from, to) in [(OTHER, 2), (2, 2)] {
        let event = Event::Linked { from: PersonId(from), to: PersonId(to) };
        let at = bench.log[0].at;
        let bad = Recorded { seq: bench.league.version() + 1, at, event };
        assert!(League::replay(bench.log.iter().cloned().chain([bad])).is_err());
    }
}

/// The same with one person in another's place from the beginning.
fn renamed(bench: &Bench, from: u64, to: u64) -> Bench {
    let rename = |who: &mut u64| {
        if *who == from {
            *who = to;
        }
    };
    let person = |who: &mut PersonId| rename(&mut who.0);
    let mut other = bench.clone();
    for recorded in &mut other.log {
        match &mut recorded.event {
            Event::Created { owner, .. } => person(owner),
            Event::Joined { person: who } | Event::Left { person: who } => person(who),
            Event::SeasonBegun { entries, .. } => entries.iter_mut().for_each(person),
            Event::RoundDrawn { round, .. } => {
                round.fixtures.iter_mut().flat_map(|fixture| &mut fixture.players).for_each(rename);
                round.byes.iter_mut().for_each(rename);
            }
            Event::WalkedOver { ready, .. } => ready.iter_mut().for_each(person),
            Event::Planned { .. } | Event::Delayed { .. } | Event::Closed => {}
            event @ (Event::Linked { .. } | Event::Removed { .. } | Event::SeasonEnded { .. }) => panic!("{event:?}"),
        }
    }
    for player in other.results.iter_mut().flat_map(|(_, fact)| &mut fact.players) {
        if let Competitor::Person(who) = &mut player.who {
            rename(who);
        }
    }
    other.seated.iter_mut().for_each(|(_, who)| person(who));
    other.league = League::replay(other.log.clone()).unwrap().unwrap();
    other
}

/// One step of a season: who leaves or comes back, which matches are played, and perhaps the end of the round.
#[derive(Debug, Clone)]
struct Turn {
    leaves: Option<u64>,
    joins: Option<u64>,
    played: Vec<bool>,
    came: Vec<bool>,
    late: bool,
}

fn turns() -> impl Strategy<Value = Vec<Turn>> {
    let whom = || proptest::option::weighted(0.2, 1..8_u64);
    let coins = || proptest::collection::vec(any::<bool>(), 4);
    let turn = (whom(), whom(), coins(), coins(), any::<bool>());
    let turn = turn.prop_map(|(leaves, joins, played, came, late)| Turn { leaves, joins, played, came, late });
    proptest::collection::vec(turn, 3..9)
}

fn formats() -> impl Strategy<Value = (Format, Option<Duplicate>)> {
    let plain = Plan::formats(GameKind::Santase);
    let rotating = Format::Rotating { seats: 3..=4, rounds: 4 };
    let duplicate = NonZeroU32::new(4).map(|boards| Duplicate { boards });
    let all = plain.into_iter().chain([rotating]).map(|format| (format, None)).chain([(ROBIN, duplicate)]);
    proptest::sample::select(all.collect::<Vec<_>>())
}

fn take(bench: &mut Bench, turn: &Turn, is_called: &dyn Fn(u64) -> u64) -> Vec<Result<Vec<Event>, Refusal>> {
    let mut answers = Vec::new();
    let commands = turn.leaves.map(|who| Command::Leave(PersonId(is_called(who))));
    let joins = turn.joins.map(|who| Command::Join(PersonId(is_called(who))));
    for command in commands.into_iter().chain(joins) {
        answers.push(bench.run(&command));
    }
    let Some(season) = bench.league.season() else { return answers };
    let ladder = FixtureRef { league: ID, season: 1, round: 0, table: 0 };
    let members = || bench.league.members().iter().map(|who| who.0);
    let fixtures = if season.is_ladder() {
        vec![(ladder, members().take(2).collect()), (ladder, members().rev().take(2).collect())]
    } else {
        bench.fixtures()
    };
    for (at, (fixture, players)) in fixtures.into_iter().enumerate().filter(|(_, (_, players))| players.len() > 1) {
        if turn.played[at % turn.played.len()] {
            bench.plays(fixture, &players, false);
        } else if turn.came[at % turn.came.len()] {
            bench.seated.push(((fixture.round, fixture.table), PersonId(players[0])));
        }
    }
    bench.now += 1;
    answers.push(bench.run(&Command::Advance));
    if turn.late {
        bench.now = bench.now.max(bench.league.due().map_or(0, |due| due.0));
        answers.push(bench.run(&Command::Advance));
    }
    answers
}

proptest! {
    /// If only one of two was in the league, everything goes on as if they had been one from the beginning: the same
    /// rounds, walk-overs and tables, no matter who leaves and who does not come.
    #[test]
    fn linking_in_the_middle_is_as_having_been_one_from_the_beginning(
        (format, duplicate) in formats(),
        people in 3..7_u64,
        from in 1..7_u64,
        before in turns(),
        after in turns(),
    ) {
        let from = from.min(people);
        let mut bench = Bench::new(format, false, people);
        if duplicate.is_some() {
            let plan = Plan { duplicate, ..bench.league.plan().clone() };
            bench.run(&Command::Plan(plan)).unwrap();
        }
        bench.run(&Command::Begin).unwrap();
        for turn in &before[..before.len() / 3] {
            let _ = take(&mut bench, turn, &|who| who);
        }
        prop_assume!(bench.league.season().is_some());
        let mut one = renamed(&bench, from, OTHER);
        bench.now += 1;
        one.now += 1;
        bench.acting.push((PersonId(from), PersonId(OTHER)));
        let linked = Event::Linked { from: PersonId(from), to: PersonId(OTHER) };
        prop_assert_eq!(bench.run(&Command::Advance), Ok(vec![linked]));
        for turn in &after {
            prop_assert_eq!(bench.league.members(), one.league.members());
            prop_assert_eq!(bench.league.owner(), one.league.owner());
            if let (Some(linked), Some(one_season)) = (bench.league.season(), one.league.season()) {
                prop_assert_eq!(linked.rounds(), one_season.rounds());
                prop_assert_eq!(linked.scores(&bench.outcomes()), one_season.scores(&one.outcomes()));
                prop_assert_eq!(linked.table(&bench.outcomes()), one_season.table(&one.outcomes()));
            }
            let is_called = |who| if who == from { OTHER } else { who };
            prop_assert_eq!(take(&mut bench, turn, &is_called), take(&mut one, turn, &is_called));
        }
    }
}
