//! Leagues: logs, scheduled looks, fixtures and messages.

pub(super) mod posts;

use std::num::NonZeroU32;
use std::sync::Arc;

use talon_games::GameKind;
use talon_league::{Event, FixtureRef, LeagueId, Options, Plan, Recorded};
use talon_standings::league::{Duplicate, Format, Round};
use talon_store::leagues::{DueLeague, LeagueCommit, LeagueRow};
use talon_store::links::{Linked, Unlinked};
use talon_store::{Committed, Lease, Place, PlatformKind, ProcessId, Store};
use talon_table::{PersonId, Secret, TableId, Timestamp};
use tokio::task::JoinSet;

use crate::draft::Draft;
use crate::links;
use crate::results::{ANA, BOB, CAROL, person, won};
use crate::samples::{PLATFORM, group, key, sender};

const ONE: ProcessId = ProcessId(1);
const OTHER: ProcessId = ProcessId(1 << 63);
const LEAGUE: LeagueId = LeagueId(u64::MAX);

fn lease(holder: ProcessId, until: i64) -> Lease {
    Lease { holder, until: Timestamp(until) }
}

fn recorded(seq: u32, at: i64, event: Event) -> Recorded {
    Recorded { seq, at: Timestamp(at), event }
}

fn created(league: LeagueId, at: i64) -> Recorded {
    let plan = Plan {
        game: GameKind::Santase,
        options: Options::from([("hints".to_owned(), "off".to_owned())]),
        preset: None,
        format: Format::Swiss { rounds: 3 },
        days: 7,
        again: true,
        duplicate: NonZeroU32::new(8).map(|boards| Duplicate { boards }),
    };
    recorded(1, at, Event::Created { id: league, name: "Зимна лига".to_owned(), owner: ANA, plan })
}

/// A round whose tables play the same cards.
fn drawn(seq: u32, at: i64) -> Recorded {
    let round = Round { number: 1, fixtures: Vec::new(), byes: vec![ANA.0] };
    let (until, secret) = ("2026-11-22".parse().unwrap(), Some(Secret::new([0xd7; 32])));
    recorded(seq, at, Event::RoundDrawn { round, until, deadline: Timestamp(at), secret, newest: Some(0) })
}

fn new(league: LeagueId, home: Place, at: i64) -> LeagueCommit {
    LeagueCommit {
        league,
        expected: 0,
        generation: 0,
        home: Some(home),
        events: vec![created(league, at)],
        key: None,
        people: vec![ANA],
        open: true,
        at: Timestamp(at),
    }
}

/// Somebody joins a league in which nothing but its decisions has happened.
fn join(league: LeagueId, expected: u32, who: PersonId, at: i64) -> LeagueCommit {
    LeagueCommit {
        league,
        expected,
        generation: u64::from(expected),
        home: None,
        events: vec![recorded(expected + 1, at, Event::Joined { person: who })],
        key: None,
        people: vec![ANA, who],
        open: true,
        at: Timestamp(at),
    }
}

async fn saved(store: &dyn Store, commit: &LeagueCommit) {
    assert!(matches!(store.commit_league(commit).await.unwrap(), Committed::Saved(_)));
}

async fn claim(store: &dyn Store, now: i64, lease: Lease) -> Vec<DueLeague> {
    store.claim_leagues(Timestamp(now), &lease, &[PLATFORM], 9).await.unwrap()
}

async fn next(store: &dyn Store) -> Option<i64> {
    store.next_due(&[PLATFORM]).await.unwrap().league.map(|at| at.0)
}

pub(super) async fn a_league_begins_and_grows(store: &dyn Store) {
    let home = Place { thread: Some("77".to_owned()), ..group("-1") };
    assert_eq!(store.league(LEAGUE).await.unwrap(), None);
    assert_eq!(store.league_events(LEAGUE, 0).await.unwrap(), vec![]);
    assert_eq!(store.commit_league(&new(LEAGUE, home.clone(), 5)).await.unwrap(), Committed::Saved(1));
    let row = LeagueRow {
        league: LEAGUE,
        home: home.clone(),
        version: 1,
        open: true,
        created_at: Timestamp(5),
        generation: 1,
    };
    assert_eq!(store.league(LEAGUE).await.unwrap(), Some(row.clone()));

    let mut more = join(LEAGUE, 1, BOB, 6);
    more.events.extend([drawn(3, 6), recorded(4, 6, Event::Closed)]);
    more.open = false;
    assert_eq!(store.commit_league(&more).await.unwrap(), Committed::Saved(4));
    let after = LeagueRow { version: 4, open: false, generation: 2, ..row };
    assert_eq!(store.league(LEAGUE).await.unwrap(), Some(after.clone()));
    let whole: Vec<_> = [created(LEAGUE, 5)].into_iter().chain(more.events).collect();
    assert_eq!(store.league_events(LEAGUE, 0).await.unwrap(), whole);
    assert_eq!(store.league_events(LEAGUE, 2).await.unwrap(), whole[2..]);

    // At the same moment, the smaller number comes first.
    saved(store, &new(LeagueId(3), group("-1"), 5)).await;
    saved(store, &new(LeagueId(2), group("-2"), 1)).await;
    let numbers = |rows: Vec<LeagueRow>| rows.into_iter().map(|row| row.league.0).collect::<Vec<_>>();
    assert_eq!(numbers(store.leagues_in(PLATFORM, "-1").await.unwrap()), [3, u64::MAX], "oldest first, closed too");
    assert_eq!(numbers(store.leagues_in(PlatformKind::Discord, "-1").await.unwrap()), [0; 0]);
    assert_eq!(numbers(store.leagues_of(&[BOB]).await.unwrap()), [u64::MAX]);
    assert_eq!(numbers(store.leagues_of(&[BOB, ANA]).await.unwrap()), [2, 3, u64::MAX], "each once");
    assert_eq!(numbers(store.leagues_of(&[]).await.unwrap()), [0; 0]);
}

pub(super) async fn a_stale_decision_about_a_league_changes_nothing(store: &dyn Store) {
    let unknown = join(LEAGUE, 0, BOB, 1);
    assert_eq!(store.commit_league(&unknown).await.unwrap(), Committed::Conflict, "nobody made it");
    saved(store, &new(LEAGUE, group("-1"), 1)).await;
    let mut second = new(LEAGUE, group("-2"), 2);
    second.key = Some(key("second"));
    assert_eq!(store.commit_league(&second).await.unwrap(), Committed::Conflict, "its number is taken");
    for expected in [0, 2] {
        let mut stale = join(LEAGUE, expected, BOB, 2);
        stale.key = Some(key("stale"));
        stale.open = false;
        assert_eq!(store.commit_league(&stale).await.unwrap(), Committed::Conflict);
    }
    let row = store.league(LEAGUE).await.unwrap().unwrap();
    assert_eq!((row.version, row.open, row.home), (1, true, group("-1")));
    assert_eq!(store.leagues_of(&[BOB]).await.unwrap(), vec![]);
    for left in ["second", "stale"] {
        assert!(!store.is_taken(&key(left)).await.unwrap(), "what was not saved was not taken");
    }
}

pub(super) async fn an_input_counts_once_in_a_league(store: &dyn Store) {
    saved(store, &new(LEAGUE, group("-1"), 1)).await;
    let with_key = LeagueCommit { key: Some(key("once")), ..join(LEAGUE, 1, BOB, 2) };
    saved(store, &with_key).await;
    assert!(store.is_taken(&key("once")).await.unwrap());
    assert_eq!(store.commit_league(&with_key).await.unwrap(), Committed::Duplicate, "not a conflict");
    let again = LeagueCommit { key: Some(key("once")), ..join(LEAGUE, 2, CAROL, 3) };
    assert_eq!(store.commit_league(&again).await.unwrap(), Committed::Duplicate);
    assert_eq!(store.league(LEAGUE).await.unwrap().unwrap().version, 2);
    let mut draft = Draft::open(1, ANA, group("-1"), Timestamp(4));
    let open = draft.commit(Some(key("once")), Timestamp(4));
    assert_eq!(store.commit(&open).await.unwrap(), Committed::Duplicate, "an input is one for tables and leagues");
}

pub(super) async fn of_two_decisions_about_a_league_one_wins(store: Arc<dyn Store>) {
    saved(&*store, &new(LEAGUE, group("-1"), 1)).await;
    let mut tasks = JoinSet::new();
    for who in 10..18 {
        let store = Arc::clone(&store);
        tasks.spawn(async move { store.commit_league(&join(LEAGUE, 1, PersonId(who), 2)).await.unwrap() });
    }
    let outcomes = tasks.join_all().await;
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == Committed::Saved(2)).count(), 1);
    assert!(outcomes.iter().all(|outcome| matches!(outcome, Committed::Saved(2) | Committed::Conflict)));
    assert_eq!(store.league_events(LEAGUE, 0).await.unwrap().len(), 2);
}

pub(super) async fn a_league_is_looked_at_by_one_at_a_time(store: &dyn Store) {
    assert_eq!(next(store).await, None);
    saved(store, &new(LEAGUE, group("-1"), 5)).await;
    saved(store, &new(LeagueId(4), group("-1"), 5)).await;
    saved(store, &new(LeagueId(6), group("-1"), 90)).await;
    assert_eq!(next(store).await, Some(5));
    assert_eq!(claim(store, 4, lease(ONE, 50)).await, vec![], "it is too early");
    assert_eq!(store.claim_leagues(Timestamp(9), &lease(ONE, 50), &[PlatformKind::Discord], 9).await.unwrap(), vec![]);
    let first = store.claim_leagues(Timestamp(9), &lease(ONE, 50), &[PLATFORM], 1).await.unwrap();
    assert_eq!(first.iter().map(|due| (due.league, due.due)).collect::<Vec<_>>(), [(LeagueId(4), Timestamp(5))]);
    let rest = claim(store, 9, lease(OTHER, 60)).await;
    assert_eq!(rest.iter().map(|due| due.league).collect::<Vec<_>>(), [LEAGUE], "each gets others");
    assert_eq!(next(store).await, Some(50), "a process that waits for held work waits for the end of its lease");
    assert_eq!(claim(store, 49, lease(ONE, 99)).await, vec![]);
    assert_eq!(claim(store, 50, lease(OTHER, 99)).await, first, "the lease is over");

    // The first process's outcome comes too late.
    store.settle_league(&first[0], ONE, None).await.unwrap();
    assert_eq!(next(store).await, Some(60));
    store.settle_league(&first[0], OTHER, Some(Timestamp(70))).await.unwrap();
    store.settle_league(&rest[0], OTHER, None).await.unwrap();
    assert_eq!(next(store).await, Some(70), "nothing wakes the other by itself");
    assert_eq!(claim(store, 80, lease(ONE, 99)).await.len(), 1);
    store.release(ONE, None).await.unwrap();
    assert_eq!(claim(store, 80, lease(OTHER, 99)).await.len(), 1, "what is released may be claimed at once");
    store.bring_forward(Timestamp(10), Timestamp(10), Timestamp(85)).await.unwrap();
    assert_eq!(next(store).await, Some(85), "leases of another time are cut short");
    assert_eq!(claim(store, 85, lease(ONE, 99)).await.len(), 1);
}

pub(super) async fn a_deadline_stays_when_the_clock_goes_back(store: &dyn Store) {
    saved(store, &new(LEAGUE, group("-1"), 5)).await;
    let seen = claim(store, 5, lease(ONE, 50)).await.remove(0);
    store.settle_league(&seen, ONE, Some(Timestamp(9000))).await.unwrap();
    store.bring_forward(Timestamp(10), Timestamp(10), Timestamp(20)).await.unwrap();
    assert_eq!(next(store).await, Some(9000));
}

pub(super) async fn what_happens_during_a_look_is_looked_at_again(store: &dyn Store) {
    saved(store, &new(LEAGUE, group("-1"), 5)).await;
    let seen = claim(store, 10, lease(ONE, 50)).await.remove(0);
    saved(store, &join(LEAGUE, 1, BOB, 12)).await;
    assert_eq!(claim(store, 12, lease(OTHER, 60)).await, vec![], "two never look at one league at once");
    store.settle_league(&seen, ONE, None).await.unwrap();
    let again = claim(store, 12, lease(OTHER, 60)).await.remove(0);
    assert!(again.generation > seen.generation && again.due <= Timestamp(12), "and nothing is forgotten");
    store.settle_league(&again, OTHER, Some(Timestamp(500))).await.unwrap();
    assert_eq!(next(store).await, Some(500));
    store.wake_league(LEAGUE, Timestamp(700)).await.unwrap();
    assert_eq!(next(store).await, Some(500), "an earlier look is not put off");
    store.wake_league(LEAGUE, Timestamp(300)).await.unwrap();
    store.wake_league(LeagueId(8), Timestamp(1)).await.unwrap();
    assert_eq!(next(store).await, Some(300));
    let woken = claim(store, 300, lease(ONE, 400)).await.remove(0);
    assert!(woken.generation > again.generation);
}

/// A table for a fixture, at which only Ana sits.
async fn table_for(store: &dyn Store, table: u64, fixture: FixtureRef, at: i64) -> Draft {
    let mut draft = Draft::open(table, ANA, group("-1"), Timestamp(at));
    let mut commit = draft.commit(None, Timestamp(at));
    commit.fixture = Some(fixture);
    assert!(matches!(store.commit(&commit).await.unwrap(), Committed::Saved(_)));
    draft
}

pub(super) async fn a_match_counts_for_its_fixture(store: &dyn Store) {
    for (id, name, who) in [("1", "Ana", ANA), ("2", "Bob", BOB)] {
        store.meet(&sender(id, name, None), who).await.unwrap();
    }
    saved(store, &new(LEAGUE, group("-1"), 1)).await;
    let seen = claim(store, 1, lease(ONE, 50)).await.remove(0);
    store.settle_league(&seen, ONE, None).await.unwrap();
    assert_eq!(next(store).await, None);

    let fixture = |season, round, table| FixtureRef { league: LEAGUE, season, round, table };
    let mut late = table_for(store, 8, fixture(1, 2, 1), 30).await;
    let mut early = table_for(store, u64::MAX, fixture(1, 1, 3), 20).await;
    table_for(store, 9, fixture(2, 0, 0), 20).await;
    table_for(store, 10, FixtureRef { league: LeagueId(5), ..fixture(1, 1, 1) }, 20).await;
    let mut free = Draft::open(11, ANA, group("-1"), Timestamp(20));
    store.commit(&free.commit(None, Timestamp(20))).await.unwrap();
    assert_eq!(next(store).await, None, "nothing has come of them yet");
    let tables = store.league_tables(LEAGUE, 1).await.unwrap();
    let found: Vec<_> = tables.iter().map(|row| (row.table, row.fixture)).collect();
    assert_eq!(found, [(TableId(u64::MAX), Some(fixture(1, 1, 3))), (TableId(8), Some(fixture(1, 2, 1)))]);
    assert_eq!(store.table(TableId(11)).await.unwrap().unwrap().fixture, None);

    for (draft, match_no) in [(&mut late, 1), (&mut free, 2), (&mut early, 3)] {
        draft.carry_out(&talon_table::Command::Join { person: BOB }, Timestamp(40));
        let mut commit = draft.commit(None, Timestamp(40));
        commit.ended = Some(won(&person(ANA), &person(BOB), "2026-11-22", match_no));
        assert!(matches!(store.commit(&commit).await.unwrap(), Committed::Saved(_)));
    }
    assert_eq!(next(store).await, Some(40), "the league is looked at");
    let results = store.league_results(LEAGUE, 1).await.unwrap();
    let found: Vec<_> = results.iter().map(|result| (result.fact.number, result.table, result.fixture)).collect();
    let expected = [(1, TableId(8), Some(fixture(1, 2, 1))), (3, TableId(u64::MAX), Some(fixture(1, 1, 3)))];
    assert_eq!(found, expected, "in the order in which they ended");
    assert_eq!(store.result(TableId(8), 1).await.unwrap().unwrap(), results[0]);
    assert_eq!(store.league_results(LEAGUE, 2).await.unwrap(), vec![]);
    assert_eq!(store.result(TableId(11), 2).await.unwrap().unwrap().fixture, None);
}

pub(super) async fn a_decision_that_missed_a_result_is_not_saved(store: &dyn Store) {
    for (id, name, who) in [("1", "Ana", ANA), ("2", "Bob", BOB)] {
        store.meet(&sender(id, name, None), who).await.unwrap();
    }
    saved(store, &new(LEAGUE, group("-1"), 1)).await;
    let mut draft = table_for(store, 8, FixtureRef { league: LEAGUE, season: 1, round: 1, table: 1 }, 20).await;
    let seen = store.league(LEAGUE).await.unwrap().unwrap();
    draft.carry_out(&talon_table::Command::Join { person: BOB }, Timestamp(40));
    let mut commit = draft.commit(None, Timestamp(40));
    commit.ended = Some(won(&person(ANA), &person(BOB), "2026-11-22", 1));
    assert!(matches!(store.commit(&commit).await.unwrap(), Committed::Saved(_)));

    let missed = LeagueCommit { generation: seen.generation, key: Some(key("end")), ..join(LEAGUE, 1, BOB, 40) };
    assert_eq!(store.commit_league(&missed).await.unwrap(), Committed::Conflict);
    let now = store.league(LEAGUE).await.unwrap().unwrap();
    assert_eq!((now.version, now.generation), (1, seen.generation + 1), "the result counts as news");
    saved(store, &LeagueCommit { generation: now.generation, ..missed }).await;
}

pub(super) async fn leagues_are_looked_at_when_their_people_are_linked(store: &dyn Store) {
    links::meet_all(store).await;
    let (moves, stays, other, now) = (links::own("d1"), links::own("t1"), links::own("t2"), links::NOW);
    let of = |league, people, open| LeagueCommit { people, open, ..new(LeagueId(league), group("-1"), 1) };
    for commit in [of(1, vec![other, moves], true), of(2, vec![other, stays], true), of(3, vec![moves], false)] {
        saved(store, &commit).await;
    }
    saved(store, &of(u64::MAX, vec![moves, stays], true)).await;
    for seen in claim(store, 1, lease(ONE, 9)).await {
        // One of them is due soon, the others when something happens.
        let soon = (seen.league == LEAGUE).then_some(Timestamp(now.0 - 1));
        store.settle_league(&seen, ONE, soon).await.unwrap();
    }
    assert_eq!(links::join(store, "t1", "d1").await, Linked::Done(stays));
    let seen = claim(store, now.0, lease(ONE, now.0 + 9)).await;
    let looks: Vec<_> = seen.iter().map(|seen| (seen.league, seen.due.0)).collect();
    assert_eq!(
        looks,
        [(LEAGUE, now.0 - 1), (LeagueId(1), now.0)],
        "the open ones that name a person who is somebody else now"
    );
    let late = DueLeague { generation: seen[0].generation - 1, ..seen[0] };
    store.settle_league(&late, ONE, None).await.unwrap();
    assert_eq!(next(store).await, Some(now.0 - 1), "what happened during a look is looked at again");
    for seen in claim(store, now.0, lease(ONE, now.0 + 9)).await.iter().chain(&seen[1..]) {
        store.settle_league(seen, ONE, None).await.unwrap();
    }
    assert_eq!(store.unlink(&links::of("d1"), &key("unlink"), now).await.unwrap(), Unlinked::Done);
    assert_eq!(next(store).await, None, "what they have stays where it is");
}
