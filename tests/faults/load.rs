//! A large installation, measured: people at many tables at once, in many communities, at the platforms' own limits.
//!
//! It takes minutes and judges nothing, so it runs only where it is asked for. docs/scale.md says how, and what came of it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use prometheus_parse::{Scrape, Value};
use sqlx::Connection as _;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval};

use crate::by_itself;
use crate::crash::Pulse;
use crate::fleet::{Fleet, Shape, free_address, open};

/// What is tried, as in `TALON_LOAD="tables=300 processes=4 speed=10 seconds=300 think=6"`.
const LOAD: &str = "TALON_LOAD";

/// A program that was built for use; otherwise the one of the tests.
const PROGRAM: &str = "TALON_TEST_PROGRAM";

/// How many tables are opened at a time.
const OPENED_AT_ONCE: usize = 8;

/// The shipped paces, in milliseconds of the platforms' time.
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
    /// At how many tables people play at a time; when a match is over, others sit down elsewhere.
    tables: usize,
    processes: usize,
    /// How many times as fast as the wall's everybody's time runs.
    speed: u32,
    /// How long is measured, on the wall.
    seconds: u64,
    /// How long people think about a decision, in seconds of their own time.
    think: f64,
    sqlite: bool,
}

impl Load {
    fn wanted() -> Self {
        let mut load = Self { tables: 300, processes: 1, speed: 10, seconds: 120, think: 6.0, sqlite: false };
        for word in std::env::var(LOAD).unwrap_or_default().split_whitespace() {
            let (key, value) = word.split_once('=').expect("key=value");
            match key {
                "tables" => load.tables = value.parse().expect("a number"),
                "processes" => load.processes = value.parse().expect("a number"),
                "speed" => load.speed = value.parse().expect("a number"),
                "seconds" => load.seconds = value.parse().expect("a number"),
                "think" => load.think = value.parse().expect("a number"),
                "database" => load.sqlite = value == "sqlite",
                _ => panic!("{LOAD}: {key} is unknown"),
            }
        }
        load
    }

    /// As long as that lasts on the wall.
    fn scaled(&self, milliseconds: u64) -> String {
        format!("{}us", milliseconds * 1000 / u64::from(self.speed))
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
    let next = AtomicUsize::new(0);
    let shape = Shape { processes: load.processes, scale: load.speed, twice: 0.0 };
    let fleet = Fleet::open(&database, shape, |process| {
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
    let fleet = Arc::new(fleet.await);
    let (pulse, begun) = (Arc::new(Pulse::new()), Instant::now());
    let _playing = play(&fleet, load, &pulse);
    pulse.press(load.tables as u64 * 8).await;
    println!("{load:?}: everybody plays after {:.0?}", begun.elapsed());
    let size = || size_of(&fleet, load, &database);
    let (before, size_before, presses_before) = (look(&monitors).await, size().await, pulse.presses());
    let mut gauges = Gauges::default();
    let (measured, mut looks) = (Instant::now(), interval(Duration::from_secs(1)));
    while measured.elapsed() < Duration::from_secs(load.seconds) {
        looks.tick().await;
        gauges.note(&look(&monitors).await);
    }
    let (after, size_after) = (look(&monitors).await, size().await);
    let seconds = measured.elapsed().as_secs_f64();
    println!("{:.1} presses a second", (pulse.presses() - presses_before) as f64 / seconds);
    report(&before, &after, seconds);
    gauges.report();
    let matches = after.sum("talon_matches_finished_total") - before.sum("talon_matches_finished_total");
    println!(
        "database {:.1} MB, {:.1} kB more for each of {matches} matches",
        size_after as f64 / 1e6,
        size_after.saturating_sub(size_before) as f64 / 1e3 / matches.max(1.0)
    );
    println!("violations {:?} {:?}", fleet.telegram.violations().len(), fleet.discord.violations().len());
}

/// People sit down at one table after another.
fn play(fleet: &Arc<Fleet>, load: Load, pulse: &Arc<Pulse>) -> JoinSet<()> {
    let (next, opening) = (Arc::new(AtomicUsize::new(0)), Arc::new(Semaphore::new(OPENED_AT_ONCE)));
    let think = Duration::from_secs_f64(load.think / f64::from(load.speed));
    let mut playing = JoinSet::new();
    for _ in 0..load.tables {
        let (fleet, pulse, next, opening) =
            (Arc::clone(fleet), Arc::clone(pulse), Arc::clone(&next), Arc::clone(&opening));
        playing.spawn(async move {
            loop {
                let turn = opening.acquire().await.expect("nobody closes it");
                let table = open(&fleet, next.fetch_add(1, Ordering::Relaxed), &pulse).await;
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

/// What all processes told at a moment.
struct Told(Vec<Scrape>);

async fn look(monitors: &[String]) -> Told {
    let mut told = Vec::new();
    for address in monitors {
        let text =
            reqwest::get(format!("http://{address}/metrics")).await.expect("it answers").text().await.expect("text");
        told.push(Scrape::parse(text.lines().map(|line| Ok(line.to_owned()))).expect("metrics"));
    }
    Told(told)
}

impl Told {
    /// The sum of a counter or gauge over its labels and all processes.
    fn sum(&self, name: &str) -> f64 {
        self.each(name).map(|(_, value)| value).sum()
    }

    fn each<'a>(&'a self, name: &'a str) -> impl Iterator<Item = (String, f64)> + 'a {
        self.0.iter().flat_map(|scrape| &scrape.samples).filter(move |sample| sample.metric == name).filter_map(
            |sample| match sample.value {
                Value::Counter(value) | Value::Gauge(value) | Value::Untyped(value) => {
                    Some((sample.labels.to_string(), value))
                }
                Value::Histogram(_) | Value::Summary(_) => None,
            },
        )
    }

    /// How many of a histogram were no longer than each bound, in seconds, by what tells them apart.
    fn counts(&self, name: &str, by: &str) -> BTreeMap<String, BTreeMap<u64, f64>> {
        let mut counts: BTreeMap<String, BTreeMap<u64, f64>> = BTreeMap::new();
        for sample in self.0.iter().flat_map(|scrape| &scrape.samples).filter(|sample| sample.metric == name) {
            if let Value::Histogram(buckets) = &sample.value {
                let of = counts.entry(sample.labels.get(by).unwrap_or_default().to_owned()).or_default();
                for bucket in buckets {
                    *of.entry((bucket.less_than.min(1e9) * 1e6) as u64).or_default() += bucket.count;
                }
            }
        }
        counts
    }
}

fn report(before: &Told, after: &Told, seconds: f64) {
    let grown = |name: &str| after.sum(name) - before.sum(name);
    let presses = grown("talon_inputs_total");
    println!(
        "{:.1} inputs a second; {:.2} cores, {:.2} ms each; resident {:.0} MB in all; store errors {}",
        presses / seconds,
        grown("process_cpu_seconds_total") / seconds,
        grown("process_cpu_seconds_total") * 1e3 / presses.max(1.0),
        after.sum("process_resident_memory_bytes") / 1e6,
        grown("talon_store_errors_total"),
    );
    println!("{:.1} requests a second to the platforms", grown("talon_requests_total") / seconds);
    for (name, by) in [
        ("talon_answer_seconds", "platform"),
        ("talon_page_delay_seconds", "platform"),
        ("talon_timer_delay_seconds", "kind"),
        ("talon_request_seconds", "platform"),
        ("talon_store_seconds", ""),
    ] {
        let (old, new) = (before.counts(name, by), after.counts(name, by));
        for (of, buckets) in &new {
            let less = |bound: &u64| old.get(of).and_then(|old| old.get(bound)).copied().unwrap_or_default();
            let grown: Vec<(u64, f64)> = buckets.iter().map(|(bound, count)| (*bound, count - less(bound))).collect();
            let all = grown.last().map_or(0.0, |(_, count)| *count);
            let within = |part: f64| {
                let bound = grown.iter().find(|(_, count)| *count >= all * part).map_or(0, |(bound, _)| *bound);
                bound as f64 / 1e3
            };
            if all > seconds / 4.0 {
                println!(
                    "{name} {of}: {all} times, median within {} ms, 99 of 100 within {} ms",
                    within(0.5),
                    within(0.99)
                );
            }
        }
    }
}

/// What was waiting whenever somebody looked.
#[derive(Default)]
struct Gauges(BTreeMap<&'static str, Vec<f64>>);

impl Gauges {
    fn note(&mut self, told: &Told) {
        for name in ["talon_inputs_unfinished", "talon_store_connections"] {
            self.0.entry(name).or_default().push(told.sum(name));
        }
        // Each process tells of the whole database.
        for name in ["talon_tables_behind", "talon_timers_due", "talon_tables_open"] {
            let most = told.each(name).map(|(_, value)| value).fold(0.0, f64::max);
            self.0.entry(name).or_default().push(most);
        }
    }

    fn report(&mut self) {
        for (name, values) in &mut self.0 {
            values.sort_by(f64::total_cmp);
            println!("{name}: median {}, at most {}", values[values.len() / 2], values[values.len() - 1]);
        }
    }
}
