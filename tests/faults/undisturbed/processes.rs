//! Three processes on one Postgres serve the tables of both platforms. One of them dies and comes back, another is cut off from the
//! database for a while. About one in five of Telegram's updates reaches two of them.
//!
//! A person who presses sees an answer or presses again. In the end every log has each accepted decision once, every page agrees with its
//! log, and logs, results and standings are what a single in-memory house makes of the same decisions.

use std::convert::Infallible;
use std::ffi::OsStr;
use std::sync::Arc;
use std::time::Duration;

use talon_stage::{Program, keep_secrets, no_error_in, records_are_sound, tables, usual_or_long};
use talon_store::{PlatformKind, Processes as _, Store as _};
use talon_store_postgres::PostgresStore;
use talon_table::Recorded;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

use crate::by_itself;
use crate::crash::Pulse;
use crate::fleet::{Fleet, PlayedTable, Replay, Shape, Standings, gather};

/// Several times as long as it takes.
const PATIENCE: Duration = Duration::from_secs(600);

/// How many tables are played, and at how many of them decisions are made at a time.
#[derive(Debug, Clone, Copy)]
struct Crowd {
    tables: usize,
    at_once: usize,
}

/// As many at a time as two processors can serve without delays.
fn all() -> Crowd {
    Crowd { tables: usual_or_long(24, 100), at_once: 48 }
}

/// So few that a stopped process finishes everything that it had accepted in time.
const SOME: Crowd = Crowd { tables: 24, at_once: 8 };

/// Names an older program with the same schema. Without one, the program under test takes its place.
const OLDER: &str = "TALON_TEST_OLDER";

#[tokio::test(flavor = "multi_thread")]
async fn three_processes_do_what_one_would() {
    let _machine = by_itself().await;
    let Some(cluster) = talon_cluster::cluster() else { return };
    let mut fleet = Fleet::open(&cluster.empty(), Shape::THREE, |_| {}).await;
    let pulse = Arc::new(Pulse::new());
    timeout(PATIENCE, survives(&mut fleet, all(), &pulse, async |fleet| fleet.suffer(&pulse).await))
        .await
        .expect("it ends");
    stop(&mut fleet).await;
}

/// Old and new versions serve side by side while three processes are replaced in the middle of matches.
#[tokio::test(flavor = "multi_thread")]
async fn processes_are_changed_for_a_newer_version_while_people_play() {
    let _machine = by_itself().await;
    let Some(cluster) = talon_cluster::cluster() else { return };
    let (older, newer) = (std::env::var_os(OLDER), env!("CARGO_BIN_EXE_talon"));
    let configure = |process: &mut Program| process.be(older.as_deref().unwrap_or(OsStr::new(newer)));
    let mut fleet = Fleet::open(&cluster.empty(), Shape::THREE, configure).await;
    let pulse = Arc::new(Pulse::new());
    let roll = async |fleet: &mut Fleet| fleet.roll(&pulse, |process| process.be(newer)).await;
    timeout(PATIENCE, survives(&mut fleet, SOME, &pulse, roll)).await.expect("it ends");
    for process in &fleet.processes {
        let said = process.said();
        let versions: Vec<_> = said.iter().filter_map(|line| line.split_once("starting version=")).collect();
        let [(_, before), (_, after)] = versions[..] else { panic!("it was started twice: {said:?}") };
        println!("{before}, then {after}");
        assert_eq!(before != after, older.is_some());
    }
    stop(&mut fleet).await;
}

async fn stop(fleet: &mut Fleet) {
    for process in &mut fleet.processes {
        assert_eq!(process.stop().await, Some(0));
    }
}

/// People play at this many tables while the fleet suffers faults; the result is what a single house would have.
async fn survives(
    fleet: &mut Fleet,
    crowd: Crowd,
    pulse: &Arc<Pulse>,
    troubles: impl AsyncFnOnce(&mut Fleet) -> Infallible,
) {
    let begun = Instant::now();
    let (mut playing, places) = (JoinSet::new(), Arc::new(Semaphore::new(crowd.at_once)));
    for game in gather(fleet, crowd.tables, pulse).await {
        let places = Arc::clone(&places);
        playing.spawn(async move {
            let _place = places.acquire_owned().await.expect("nobody closes it");
            game.play().await
        });
    }
    println!("{} tables are open after {:.0?}", crowd.tables, begun.elapsed());
    let kept = tokio::select! {
        kept = ended(playing) => kept,
        never = troubles(fleet) => match never {},
    };
    println!("seed {}: {} presses in {:.0?}", fleet.telegram.seed(), pulse.presses(), begun.elapsed());
    assert!(fleet.has_suffered, "people played until all was over");
    at_rest(fleet).await;
    let logs = logs_of(fleet, &kept).await;
    println!("at rest after {:.0?}", begun.elapsed());
    let mut stories = [Vec::new(), Vec::new()];
    for (game, log) in kept.iter().zip(&logs) {
        stories[game.platform()].push(game.is_whole(log).await);
    }
    println!("every page is current after {:.0?}", begun.elapsed());
    for (traffic, stories) in fleet.traffics().iter().zip(&stories) {
        println!("{:?}", keep_secrets(traffic, &stories.iter().collect::<Vec<_>>()));
    }
    nothing_went_wrong(fleet);
    one_house_agrees(fleet, &kept, &logs).await;
    println!("one house agrees after {:.0?}", begun.elapsed());
    records_are_sound(fleet.connected(), kept[0].table());
}

/// The results of the players' tasks.
async fn ended(mut playing: JoinSet<PlayedTable>) -> Vec<PlayedTable> {
    let mut done = Vec::new();
    while let Some(ended) = playing.join_next().await {
        done.push(ended.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic())));
    }
    done
}

/// Later pages come by themselves: when people have not decided for long, or when an answer of the dead process can no longer arrive.
const SOON: Duration = Duration::from_secs(300);

/// The database, beside the processes.
async fn store(fleet: &Fleet) -> PostgresStore {
    let address = fleet.connected().other_database().expect("Postgres").parse().expect("an address");
    PostgresStore::share(&address).await.expect("the database opens")
}

/// Waits until every page is up to date, and no AI player is on turn.
async fn at_rest(fleet: &Fleet) {
    let store = store(fleet).await;
    let mut looks = tokio::time::interval(Duration::from_millis(100));
    loop {
        let soon = store.clock().await.expect("it can be read").expect("a clock").plus(SOON);
        let next = store.next_due(PlatformKind::ALL).await.expect("it can be read");
        if next.earliest().is_none_or(|due| due > soon) {
            break;
        }
        looks.tick().await;
    }
    store.close().await;
}

async fn logs_of(fleet: &Fleet, kept: &[PlayedTable]) -> Vec<Vec<Recorded>> {
    assert_eq!(tables(fleet.connected()).await.len(), kept.len(), "no table was opened twice");
    let archive = fleet.connected().records().await;
    let mut logs = Vec::new();
    for game in kept {
        logs.push(archive.events(game.table()).await.expect("the log can be read"));
    }
    archive.close().await;
    logs
}

/// The platforms' rules were kept, and only a process that was cut off from the database complained about it.
fn nothing_went_wrong(fleet: &Fleet) {
    assert_eq!(fleet.telegram.violations(), Vec::<String>::new());
    assert_eq!(fleet.discord.violations(), Vec::<String>::new());
    assert_eq!((fleet.telegram.rate_violations(), fleet.discord.rate_violations()), (0, 0));
    assert!(fleet.telegram.taken_twice() > 0, "some updates came to two processes");
    fleet.never_cut().for_each(no_error_in);
}

/// A single in-memory house gets the same results from the same decisions.
async fn one_house_agrees(fleet: &Fleet, kept: &[PlayedTable], logs: &[Vec<Recorded>]) {
    let store = store(fleet).await;
    let mut played = Vec::new();
    for (game, log) in kept.iter().zip(logs) {
        played.push(game.played(log, &store).await);
    }
    let replay = Replay::of(&played).await;
    for played in &played {
        let (once, again) = (&played.log, &replay.log(played.table).await);
        for (place, (once, again)) in once.iter().zip(again).enumerate() {
            assert_eq!(once, again, "table {}, record {}", played.table, place + 1);
        }
        assert_eq!(once.len(), again.len(), "the logs of table {} are as long", played.table);
    }
    let (once, again) = (Standings::of(&store).await, replay.standings().await);
    assert_eq!(once.results.len(), kept.len());
    assert_eq!(once.results, again.results);
    assert_eq!(once.boards, again.boards);
    assert_eq!((once.ratings, once.pairs), (again.ratings, again.pairs));
    store.close().await;
}
