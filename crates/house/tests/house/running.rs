//! The house running by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use talon_house::Settings;
use talon_house::settings::Gaps;
use talon_store::database::{Database as _, Unit as _};
use talon_store::{MemoryStore, Store as _};
use talon_table::{Event, PersonId};
use tokio::sync::oneshot;

use crate::common::{ANA, World};

/// How many times each of two futures wants the store.
const TURNS: u32 = 20_000;

/// `run` does by itself, woken by inputs and by the clock, what `run_due` does when it is called.
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

/// Pages may be behind again at the moment in which their delivery ends. That is no reason to wait for a lease: here no time passes at all.
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

/// Two futures of one task want the store while another thread uses it without a pause: neither waits behind the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_task_waits_for_itself_in_memory() {
    let (store, over) = (Arc::new(MemoryStore::new()), Arc::new(AtomicBool::new(false)));
    let others = {
        let (store, over) = (Arc::clone(&store), Arc::clone(&over));
        thread::spawn(move || {
            while !over.load(Ordering::Relaxed) {
                store.restart();
            }
        })
    };
    let (units, reads) = (Arc::clone(&store), Arc::clone(&store));
    let task = tokio::spawn(async move {
        let units = async {
            for _ in 0..TURNS {
                units.begin().await.unwrap().commit().await.unwrap();
                tokio::task::yield_now().await;
            }
        };
        let reads = async {
            for _ in 0..TURNS {
                reads.open_tables_of(PersonId(1)).await.unwrap();
                tokio::task::yield_now().await;
            }
        };
        tokio::join!(units, reads);
    });
    task.await.unwrap();
    over.store(true, Ordering::Relaxed);
    others.join().unwrap();
}
