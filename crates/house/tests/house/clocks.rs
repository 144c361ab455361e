//! A clock that is set while the house plays: nothing stands still, and nothing is done that nobody asked for.

use std::sync::Arc;
use std::time::Duration;

use talon_house::testing::Call;
use talon_house::{Answer, Intent};
use talon_store::Store;
use talon_table::{Event, TableId, Timestamp};
use tokio::sync::oneshot;

use crate::common::{ANA, Human, World};
use crate::guild::Guild;
use crate::invariants::everything_is_current;

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

fn set_by(world: &World, millis: i64) {
    world.clock.set(Timestamp(world.now().0 + millis));
}

/// Plays so many cards, each as soon as its button is there; returns the longest time between two.
async fn plays(world: &mut World, table: TableId, cards: usize) {
    for card in 0..cards {
        let begun = world.now();
        loop {
            world.wait(Duration::from_millis(500)).await;
            let decision = world.decision(table).await;
            let there =
                |(human, token): &(Human, _)| world.button_for(*human, token).is_some_and(|(_, shown)| shown == *token);
            if decision.as_ref().is_some_and(there) {
                break;
            }
            assert!(world.now() < begun.plus(Duration::from_secs(20)), "card {card} waits for ever");
        }
        assert!(world.play_on(table).await);
    }
}

#[tokio::test]
async fn a_match_goes_on_when_the_clock_is_set() {
    for by in [-HOUR, -DAY, -60_000, HOUR, DAY] {
        // In the middle of an AI player's thoughts and of a pause between two pages.
        for restarted in [false, true] {
            let mut world = World::new(1);
            let table = world.solo(ANA).await;
            plays(&mut world, table, 3).await;
            world.house.run_due().await;
            set_by(&world, by);
            if restarted && by.abs() > 300_000 {
                world.restart();
            }
            plays(&mut world, table, 4).await;
            set_by(&world, -by);
            plays(&mut world, table, 4).await;
            world.settle().await;
            everything_is_current(&world, table).await;
            let calls = world.platform.requests();
            assert!(world.platform.repeats().is_empty(), "{by}: no page is shown twice");
            assert!(calls.len() < 60, "{by}: {} requests for a few cards", calls.len());
        }
    }
}

/// Pages that wait for a chat's pace when the clock goes back.
#[tokio::test]
async fn pages_do_not_wait_for_moments_that_were() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    assert!(world.play_on(table).await);
    let later = world.house.run_due().await.expect("pages wait for the pace of their chats");
    assert!(later > world.now());
    set_by(&world, -HOUR);
    world.settle_within(Duration::from_secs(10)).await;
    everything_is_current(&world, table).await;
    plays(&mut world, table, 3).await;
}

/// If the message could not be reached, it is retried, and not only at the old moment.
#[tokio::test]
async fn attempts_do_not_wait_for_moments_that_were() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.wait(Duration::from_secs(10)).await;
    world.platform.cut(true);
    assert!(world.play_on(table).await);
    world.settle_within(Duration::from_secs(1000)).await;
    world.platform.cut(false);
    set_by(&world, -HOUR);
    world.settle_within(Duration::from_secs(10)).await;
    everything_is_current(&world, table).await;
}

/// An answer that is lost while the clock goes back does not keep delivery off its page.
#[tokio::test]
async fn a_hold_does_not_last_longer_when_the_clock_goes_back() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    guild.wait(Duration::from_secs(10)).await;
    let (human, token) = guild.decision(table).await.unwrap();
    let (place, on, token) = guild.buttons_for(human, &token).pop().unwrap();
    let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
    let answer = guild.house.handle(incoming).await;
    assert!(matches!(answer, Answer::Surface { .. }), "{answer:?}");
    set_by(&guild, -HOUR);
    guild.settle_within(Duration::from_secs(10)).await;
    everything_is_current(&guild, table).await;
}

/// A lobby lasts as long as it should by the clock, and a match is not broken off.
#[tokio::test]
async fn expiry_follows_the_clock_and_nothing_else() {
    let mut world = World::new(1);
    let playing = world.match_of_two().await;
    let lobby = world.lobby(ANA).await;
    world.settle().await;
    let open = |world: &World, table| {
        let store = Arc::clone(&world.store);
        async move { store.table(table).await.unwrap().unwrap().open }
    };
    set_by(&world, -HOUR);
    world.wait(Duration::from_secs(60)).await;
    assert!(open(&world, lobby).await, "it is younger than ever");
    let before = world.events(playing).await;
    set_by(&world, 2 * DAY);
    world.wait(Duration::from_secs(60)).await;
    assert!(!open(&world, lobby).await, "its time is over");
    let after = world.events(playing).await.split_off(before.len());
    assert!(matches!(after[..], [Event::StoodIn { .. }, ..]), "an AI player plays for the player on turn: {after:?}");
    assert!(!after.iter().any(|event| matches!(event, Event::MatchEnded { .. })), "and may still return");
    let sent = world.platform.requests().iter().filter(|request| matches!(request.call, Call::Send { .. })).count();
    assert!(sent < 10, "{sent} messages");
}

#[tokio::test]
async fn a_clock_that_is_put_right_hurries_nothing() {
    let mut world = World::new(1);
    world.solo(ANA).await;
    for (by, hurries) in [(-500, false), (400, false), (-1500, true), (0, false)] {
        set_by(&world, by);
        world.store.take_calls();
        world.house.run_due().await;
        assert_eq!(world.store.take_calls().contains(&"bring_forward"), hurries, "{by}");
    }
}

/// A house that runs by itself may sleep when the clock is set.
#[tokio::test]
async fn a_sleeping_house_notices_that_the_clock_was_set() {
    for by in [-HOUR, HOUR] {
        let mut world = World::new(1);
        let table = world.solo(ANA).await;
        while world.decision(table).await.is_none() {
            world.wait(Duration::from_secs(2)).await;
        }
        let (stop, stopped) = oneshot::channel::<()>();
        let house = Arc::clone(&world.house);
        let running = tokio::spawn(async move { house.run(async { drop(stopped.await) }).await });
        assert!(world.play_on(table).await);
        let mut waited = 0;
        loop {
            for _ in 0..40 {
                tokio::task::yield_now().await;
            }
            if waited == 1 {
                set_by(&world, by);
            }
            let decision = world.decision(table).await;
            if decision
                .is_some_and(|(human, token)| world.button_for(human, &token).is_some_and(|(_, shown)| shown == token))
            {
                break;
            }
            waited += 1;
            assert!(waited < 100, "{by}: the AI player sleeps");
            world.clock.advance(Duration::from_millis(200));
        }
        stop.send(()).unwrap();
        world.clock.advance(Duration::from_secs(10));
        running.await.unwrap();
    }
}
