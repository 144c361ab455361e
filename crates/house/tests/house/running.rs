//! The house at work by itself.

use std::sync::Arc;
use std::time::Duration;

use talon_house::Settings;
use talon_house::settings::Gaps;
use talon_table::Event;
use tokio::sync::oneshot;

use crate::common::{ANA, World};

/// `run` does by itself, woken by inputs and by the clock, what `run_due` does when it is told to.
#[tokio::test]
async fn it_plays_a_match_while_running() {
    let mut world = World::new(1);
    let table = world.solo(ANA).await;
    let (stop, stopped) = oneshot::channel::<()>();
    let house = Arc::clone(&world.house);
    let running = tokio::spawn(async move { house.run(async { drop(stopped.await) }).await });
    let mut patience = 0;
    while world.replay(table).await.is_playing() {
        patience += 1;
        assert!(patience < 20_000, "the match stands still");
        if let Some((human, token)) = world.decision(table).await
            && world.button_for(human, &token).is_some_and(|(_, shown)| shown == token)
        {
            assert!(world.play_on(table).await);
        }
        for _ in 0..20 {
            tokio::task::yield_now().await;
        }
        world.clock.advance(Duration::from_millis(200));
    }
    assert!(world.events(table).await.iter().any(|event| matches!(event, Event::MatchEnded { .. })));
    stop.send(()).expect("still running");
    running.await.expect("it stops when told");
}

/// Pages may be behind again in the moment in which their delivery ends. That is no reason to wait for a lease: here no time
/// passes at all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_waits_for_the_delivery_before_it() {
    let mut world = World::with(1, Settings { telegram: Gaps::NONE, ..Settings::default() });
    let table = world.match_of_two().await;
    let (stop, stopped) = oneshot::channel::<()>();
    let house = Arc::clone(&world.house);
    let running = tokio::spawn(async move { house.run(async { drop(stopped.await) }).await });
    let mut patience = 0;
    while let Some((human, token)) = world.decision(table).await {
        if world.button_for(human, &token).is_some_and(|(_, shown)| shown == token) {
            assert!(world.play_on(table).await);
            patience = 0;
        }
        patience += 1;
        assert!(patience < 200_000, "a page does not come");
        tokio::task::yield_now().await;
    }
    assert!(world.events(table).await.iter().any(|event| matches!(event, Event::MatchEnded { .. })));
    stop.send(()).expect("still running");
    running.await.expect("it stops when told");
}
