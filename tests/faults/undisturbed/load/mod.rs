//! Measures a large installation: people at many tables at once, in many communities, at the platforms' own limits.
//!
//! It takes minutes and asserts nothing, so it runs only on request. docs/scale.md has instructions and results.

mod metrics;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use sqlx::Connection as _;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, interval};

use crate::by_itself;
use crate::crash::Pulse;
use crate::fleet::{Communities, Fleet, Shape, free_address};
use metrics::{Between, Gauges, Metrics};

/// The parameters, as in `TALON_LOAD="tables=300 processes=4 speed=10 seconds=300 think=6 day=yes"`.
const LOAD: &str = "TALON_LOAD";

/// A release build of the program; by default the tests' build.
const PROGRAM: &str = "TALON_TEST_PROGRAM";

/// How many tables are opened at a time.
const OPENED_AT_ONCE: usize = 8;

/// The number of people in each community.
const PEOPLE: usize = 10;

/// How many tables in a hundred are played in each hour of a day: few before dawn, all at nine in the evening.
const DAY: [usize; 24] = [34, 22, 13, 7, 4, 3, 4, 7, 10, 12, 14, 18, 24, 26, 24, 26, 32, 42, 58, 78, 94, 100, 82, 56];

/// The default paces, in milliseconds of the platforms' time.
const PACES: [(&str, u64); 7] = [
    ("telegram.group_gap", 3_800),
    ("telegram.private_gap", 1_000),
    ("telegram.bot_gap", 34),
    ("discord.channel_gap", 1_100),
    ("discord.private_gap", 1_100),
    ("discord.bot_gap", 25),
    ("table.ai_delay", 800),
];

#[derive(Debug, Clone, Copy)]
struct Load {
    /// How many tables are played at a time; when a match is over, others sit down elsewhere.
    tables: usize,
    communities: usize,
    processes: usize,
    /// How many times faster than the wall clock everybody's time runs.
    speed: u32,
    /// The duration of the measurement, in wall time.
    seconds: u64,
    /// How long people think about a decision, in seconds of their own time.
    think: f64,
    sqlite: bool,
    /// Whether the number of tables follows the hours of a day.
    day: bool,
}

impl Load {
    fn wanted() -> Self {
        let mut load = Self {
            tables: 300,
            communities: 2000,
            processes: 1,
            speed: 10,
            seconds: 120,
            think: 6.0,
            sqlite: false,
            day: false,
        };
        for word in std::env::var(LOAD).unwrap_or_default().split_whitespace() {
            let (key, value) = word.split_once('=').expect("key=value");
            match key {
                "tables" => load.tables = value.parse().expect("a number"),
                "communities" => load.communities = value.parse().expect("a number"),
                "processes" => load.processes = value.parse().expect("a number"),
                "speed" => load.speed = value.parse().expect("a number"),
                "seconds" => load.seconds = value.parse().expect("a number"),
                "think" => load.think = value.parse().expect("a number"),
                "database" => load.sqlite = value == "sqlite",
                "day" => load.day = value == "yes",
                _ => panic!("{LOAD}: {key} is unknown"),
            }
        }
        load
    }

    /// The same duration in wall time.
    fn scaled(&self, milliseconds: u64) -> String {
        format!("{}us", milliseconds * 1000 / u64::from(self.speed))
    }

    /// How many tables are played in each part of the measurement.
    fn hours(&self) -> Vec<usize> {
        if self.day { DAY.iter().map(|of| (self.tables * of).div_ceil(100)).collect() } else { vec![self.tables] }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "it measures, for minutes: docs/scale.md"]
async fn people_play_at_many_tables() {
    let _machine = by_itself().await;
    let load = Load::wanted();
    let cluster = talon_cluster::cluster().expect("Postgres");
    let database = cluster.empty();
    let monitors: Vec<String> = (0..load.processes).map(|_| free_address()).collect();
    let fleet = Arc::new(running(load, &database, &monitors).await);
    let communities = Communities::found(&fleet, load.communities, PEOPLE);
    let (pulse, begun) = (Arc::new(Pulse::new()), Instant::now());
    let hours = load.hours();
    let wanted = watch::Sender::new(hours[0]);
    let _playing = play(&fleet, communities, load, &wanted, &pulse);
    pulse.press(hours[0] as u64 * 8).await;
    println!("{load:?}: everybody plays after {:.0?}", begun.elapsed());
    let (size_before, presses_before, measured) =
        (size_of(&fleet, load, &database).await, pulse.presses(), Instant::now());
    let before = Metrics::by(&monitors).await;
    let mut gauges = Gauges::default();
    for (hour, tables) in hours.iter().enumerate() {
        wanted.send_replace(*tables);
        pass(hour, Duration::from_secs(load.seconds) / hours.len() as u32, &monitors, &mut gauges).await;
    }
    let (after, size_after) = (Metrics::by(&monitors).await, size_of(&fleet, load, &database).await);
    let all = Between { before: &before, after: &after, seconds: measured.elapsed().as_secs_f64() };
    println!("{:.1} presses a second", (pulse.presses() - presses_before) as f64 / all.seconds);
    all.report();
    gauges.report();
    let matches = all.grown("talon_matches_finished_total");
    println!(
        "database {:.1} MB, {:.1} kB more for each of {matches} matches",
        size_after as f64 / 1e6,
        size_after.saturating_sub(size_before) as f64 / 1e3 / matches.max(1.0)
    );
    println!("violations {:?} {:?}", fleet.telegram.violations(), fleet.discord.violations());
}

/// The processes to measure.
async fn running(load: Load, database: &str, monitors: &[String]) -> Fleet {
    let next = AtomicUsize::new(0);
    // Before the measurement, everybody sits down.
    let lifetime = Duration::from_secs(load.seconds + 300);
    let (processes, scale) = (load.processes, load.speed);
    let shape = Shape { processes, scale, twice: 0.0, lifetime, can_be_cut_off: false };
    let fleet = Fleet::open(database, shape, |process| {
        if let Some(program) = std::env::var_os(PROGRAM) {
            process.be(program);
        }
        for (key, milliseconds) in PACES {
            process.set(key, &load.scaled(milliseconds));
        }
        process.set("pace.ring_after", &load.scaled(60_000));
        process.set("monitor.listen", &monitors[next.fetch_add(1, Ordering::Relaxed)]);
        if load.sqlite {
            process.set("database.url", "sqlite:talon.db");
        }
    });
    fleet.await
}

/// Samples every second, and prints a summary.
async fn pass(hour: usize, long: Duration, monitors: &[String], all: &mut Gauges) {
    let (begun, mut looks, mut gauges) = (Instant::now(), interval(Duration::from_secs(1)), Gauges::default());
    let before = Metrics::by(monitors).await;
    while begun.elapsed() < long {
        looks.tick().await;
        let told = Metrics::by(monitors).await;
        gauges.note(&told);
        all.note(&told);
    }
    let after = Metrics::by(monitors).await;
    println!(
        "{}",
        Between { before: &before, after: &after, seconds: begun.elapsed().as_secs_f64() }.line(hour, &gauges)
    );
}

/// People sit down at one table after another, as long as this many are wanted.
fn play(
    fleet: &Arc<Fleet>,
    communities: Communities,
    load: Load,
    wanted: &watch::Sender<usize>,
    pulse: &Arc<Pulse>,
) -> JoinSet<()> {
    let (communities, next) = (Arc::new(communities), Arc::new(AtomicUsize::new(0)));
    let opening = Arc::new(Semaphore::new(OPENED_AT_ONCE));
    let think = Duration::from_secs_f64(load.think / f64::from(load.speed));
    let mut playing = JoinSet::new();
    for place in 0..load.tables {
        let (fleet, communities, pulse) = (Arc::clone(fleet), Arc::clone(&communities), Arc::clone(pulse));
        let (next, opening, mut wanted) = (Arc::clone(&next), Arc::clone(&opening), wanted.subscribe());
        playing.spawn(async move {
            while wanted.wait_for(|wanted| place < *wanted).await.is_ok() {
                let turn = opening.acquire().await.expect("nobody closes it");
                let table = communities.open(&fleet, next.fetch_add(1, Ordering::Relaxed), &pulse).await;
                drop(turn);
                table.thinking(think).play().await;
            }
        });
    }
    playing
}

async fn size_of(fleet: &Fleet, load: Load, database: &str) -> u64 {
    if load.sqlite {
        let file = fleet.processes[0].database();
        let log = file.with_extension("db-wal");
        return [file, log].iter().filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum();
    }
    let mut connection = sqlx::PgConnection::connect(database).await.expect("the database");
    let size: i64 = sqlx::query_scalar("SELECT pg_database_size(current_database())")
        .fetch_one(&mut connection)
        .await
        .expect("its size");
    size.cast_unsigned()
}
