//! While nobody is served no clock runs out, and presses made meanwhile come first.

use std::time::Duration;

use talon_store::leagues::Leagues as _;
use talon_store::{PlatformKind, Span, Store as _};
use talon_table::{Event, TableId, Timestamp};
use talon_view::{LeagueVerb, TableVerb, Token, Verb};

use crate::absence::match_with;
use crate::common::{ANA, BOB, EVE, World};
use crate::leagues::{begin, league_of_two, press};

const SECOND: Duration = Duration::from_secs(1);

async fn names(world: &World, table: TableId) -> Vec<&'static str> {
    world.events(table).await.iter().map(Event::name).collect()
}

async fn happened(world: &World, table: TableId, name: &str) -> bool {
    names(world, table).await.contains(&name)
}

/// The deadline of the decision, as the table has it.
async fn until(world: &World, table: TableId) -> Timestamp {
    world.replay(table).await.due(&talon_table::Limits::default()).expect("a clock runs").0
}

/// Nobody runs the program for a while; then somebody starts it.
async fn is_away(world: &mut World, duration: Duration) {
    world.wait(5 * SECOND).await;
    world.clock.advance(duration);
    world.restart();
    world.house.run_due().await;
}

#[tokio::test]
async fn a_press_that_was_made_in_time_is_in_time() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "half-minute").await;
    let (human, token) = world.decision(table).await.unwrap();
    is_away(&mut world, 40 * SECOND).await;
    assert!(!happened(&world, table, "paused").await && !happened(&world, table, "stood-in").await);
    // The platform hands in what was pressed meanwhile.
    let (message, _) = world.button_for(human, &token).expect("on the screen");
    world.press(human, World::private(human), Some(message), &token).await;
    let log = names(&world, table).await;
    assert!(log.contains(&"acted") && !log.contains(&"returned"), "{log:?}");
}

#[tokio::test]
async fn a_clock_goes_on_where_it_stood() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "minute").await;
    let before = until(&world, table).await;
    is_away(&mut world, 40 * SECOND).await;
    world.wait(10 * SECOND).await;
    let after = until(&world, table).await;
    assert_eq!(after, before.plus(40 * SECOND), "and not by how long the program was away in all");
    world.wait(after.since(world.now()).saturating_sub(SECOND)).await;
    assert!(!happened(&world, table, "stood-in").await);
    world.wait(2 * SECOND).await;
    assert!(happened(&world, table, "stood-in").await, "the rest of the time was used up");
}

#[tokio::test]
async fn where_the_time_is_nearly_over_what_was_pressed_comes_first() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "half-minute").await;
    let left = until(&world, table).await.since(world.now());
    world.wait(left.saturating_sub(6 * SECOND)).await;
    is_away(&mut world, 40 * SECOND).await;
    world.wait(8 * SECOND).await;
    assert!(!happened(&world, table, "stood-in").await, "a second was left, and people catch up");
    world.wait(5 * SECOND).await;
    assert!(happened(&world, table, "stood-in").await);
}

#[tokio::test]
async fn who_is_away_has_not_left_because_the_program_was_away() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "half-minute").await;
    let (late, _) = world.decision(table).await.unwrap();
    world.wait(11 * 3600 * SECOND).await;
    let stays = if late == ANA { BOB } else { ANA };
    is_away(&mut world, 2 * 3600 * SECOND).await;
    let token = Token::new(Some(table), 1, Verb::Table(TableVerb::EndAbandoned));
    world.press(stays, World::group(), None, &token).await;
    assert!(!happened(&world, table, "match-ended").await, "eleven hours are not twelve");
    world.wait(3700 * SECOND).await;
    world.press(stays, World::group(), None, &token).await;
    assert!(happened(&world, table, "match-ended").await);
}

#[tokio::test]
async fn a_platform_out_of_reach_stops_its_clocks() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "minute").await;
    let before = until(&world, table).await;
    world.platform.cut(true);
    world.wait(600 * SECOND).await;
    assert!(!happened(&world, table, "stood-in").await && !happened(&world, table, "delayed").await);
    world.platform.cut(false);
    world.wait(20 * SECOND).await;
    let late = until(&world, table).await.since(before);
    assert!((590 * SECOND..=615 * SECOND).contains(&late), "{late:?}");
}

#[tokio::test]
async fn what_one_process_notes_others_know() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "half-minute").await;
    world.wait(5 * SECOND).await;
    let from = world.now();
    world.clock.advance(40 * SECOND);
    let span = Span { from, until: world.now() };
    world.store.note_served(&[PlatformKind::Telegram], span, 10 * SECOND).await.unwrap();
    world.restart();
    world.house.run_due().await;
    assert!(happened(&world, table, "stood-in").await, "another process served people");
    assert!(!happened(&world, table, "delayed").await);
}

#[tokio::test]
async fn a_round_of_a_league_takes_a_day_more() {
    let mut world = World::new(1);
    let league = league_of_two(&mut world).await;
    begin(&mut world, league).await;
    let mut ends = Vec::new();
    for away in [5 * 3600, 60, 2 * 3600] {
        let deadline = deadline(&world, league).await;
        ends.push(deadline);
        world.wait(deadline.since(world.now()).saturating_sub(7200 * SECOND)).await;
        is_away(&mut world, away * SECOND).await;
        world.wait(7200 * SECOND).await;
        let log = world.store.league_events(league, 0).await.unwrap();
        if log.iter().any(|recorded| matches!(recorded.event, talon_league::Event::WalkedOver { .. })) {
            break;
        }
    }
    assert_eq!(ends.len(), 2, "a minute is no reason");
    assert_eq!(ends[1], ends[0].plus(24 * 3600 * SECOND), "an hour of the round was lost");
}

/// A request to a league ends no round while others' presses wait.
#[tokio::test]
async fn nobody_ends_a_round_before_what_was_pressed_is_taken() {
    let mut world = World::new(1);
    let league = league_of_two(&mut world).await;
    begin(&mut world, league).await;
    let deadline = deadline(&world, league).await;
    world.wait(deadline.since(world.now()).saturating_sub(20 * SECOND)).await;
    is_away(&mut world, 40 * SECOND).await;
    let walked_over = |log: Vec<talon_league::Recorded>| {
        log.iter().any(|recorded| matches!(recorded.event, talon_league::Event::WalkedOver { .. }))
    };
    press(&mut world, EVE, league, LeagueVerb::Join).await;
    let log = world.store.league_events(league, 0).await.unwrap();
    assert!(matches!(log.last().unwrap().event, talon_league::Event::Joined { .. }) && !walked_over(log));
    world.wait(15 * SECOND).await;
    assert!(walked_over(world.store.league_events(league, 0).await.unwrap()));
}

/// When the last round of a league ends.
async fn deadline(world: &World, league: talon_league::LeagueId) -> Timestamp {
    let log = world.store.league_events(league, 0).await.unwrap();
    let ends = log.iter().rev().find_map(|recorded| match recorded.event {
        talon_league::Event::RoundDrawn { deadline, .. } | talon_league::Event::Delayed { deadline, .. } => {
            Some(deadline)
        }
        _ => None,
    });
    ends.expect("a round")
}
