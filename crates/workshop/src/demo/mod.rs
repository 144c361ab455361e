//! `talon demo-data`: a database as it might be after two years, to try and measure everything that is based on results.

mod cards;
#[cfg(test)]
mod tests;
mod world;

use std::io::Write;
use std::ops::Range;
use std::sync::Arc;

use clap::Args;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use talon_house::Clock as _;
use talon_house::facts::{day_in, fact};
use talon_steward::Failure;
use talon_steward::config::Config;
use talon_steward::database::Database;
use talon_steward::system::SystemClock;
use talon_steward::text::bar;
use talon_store::backfill::PastMatch;
use talon_store::person_settings::{Chooser, Setting};
use talon_store::results::EndedMatch;
use talon_store::{InputKey, Store};
use talon_table::Timestamp;
use tokio::task::spawn_blocking;

pub(crate) use world::Size;
use world::{Fixture, World};

/// What to invent.
#[derive(Debug, Args)]
pub struct DemoFlags {
    /// How many matches
    #[arg(long, value_name = "NUMBER", default_value_t = 100_000)]
    pub(crate) matches: u64,
    /// How many people
    #[arg(long, value_name = "NUMBER", default_value_t = 300, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) people: u32,
    /// How many communities
    #[arg(long, value_name = "NUMBER", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) communities: u32,
    /// The random seed: the same seed and day make the same database
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The day before which the last matches ended [default: today]
    #[arg(long, value_name = "DAY")]
    pub(crate) until: Option<Date>,
    /// Add them even if the database already has tables
    #[arg(long)]
    pub(crate) beside_others: bool,
}

/// How many matches are written in one transaction.
const CHUNK: usize = 2000;

/// Fills the database. It must have no tables, unless the flags allow that.
///
/// # Errors
/// The database is in use, has tables, or can't be written; or the numbers are impossible.
pub async fn run(config: &Config, flags: &DemoFlags, mut out: impl Write) -> Result<(), Failure> {
    let size = size(flags)?;
    let database = Database::open(config).await?;
    let filled = if !flags.beside_others && database.backfill().has_tables().await.map_err(fault)? {
        Err(Failure::Usage(format!(
            "database.url: {} holds tables already: name a new one, or add --beside-others to mix invented people with them",
            config.database_url()
        )))
    } else {
        fill(&database, &size).await
    };
    database.close().await;
    filled?;
    let Size { matches, people, communities, seed, .. } = size;
    writeln!(out, "demo-data: {matches} matches of {people} people in {communities} communities, seed {seed}")
        .map_err(|error| fault(format!("the output cannot be written: {error}")))
}

fn size(flags: &DemoFlags) -> Result<Size, Failure> {
    let DemoFlags { matches, people, communities, seed, until, .. } = *flags;
    if communities > people {
        return Err(Failure::Usage(format!(
            "--communities: {people} people are too few for {communities} communities; a valid example is --people 300 --communities 4"
        )));
    }
    let until = until.map_or_else(|| Ok(SystemClock.now()), beginning)?;
    Ok(Size { matches, people, communities, seed, until })
}

/// The start of a day, in UTC.
fn beginning(day: Date) -> Result<Timestamp, Failure> {
    let begins = day.to_zoned(TimeZone::UTC);
    begins.map(|begins| Timestamp(begins.timestamp().as_millisecond())).map_err(|error| {
        Failure::Usage(format!(
            "--until: {day} is no day of the calendar ({error}); a valid example is --until 2026-11-01"
        ))
    })
}

/// Writes the invented world into a database, with a progress bar.
///
/// # Errors
/// The database can't be written, or already has one of the tables.
pub(crate) async fn fill(database: &Database, size: &Size) -> Result<(), Failure> {
    let world = Arc::new(World::new(size));
    settle(&*database.store(), &world, size.until).await?;
    let bar = bar("matches", size.matches)?;
    let count = usize::try_from(size.matches).unwrap_or(usize::MAX);
    let mut next = spawn_chunk(&world, 0..count.min(CHUNK));
    let mut done = 0;
    while done < count {
        let chunk = next.await.map_err(fault)??;
        done += chunk.len();
        // The next matches are played while these are written.
        next = spawn_chunk(&world, done..count.min(done + CHUNK));
        database.backfill().add_past(&chunk).await.map_err(fault)?;
        bar.set_position(done as u64);
    }
    bar.finish_and_clear();
    database.tidy().await
}

/// Creates the people and the communities. Invented people do not mind being on public boards.
async fn settle(store: &dyn Store, world: &World, at: Timestamp) -> Result<(), Failure> {
    for community in &world.communities {
        store.save_community(&community.row).await.map_err(fault)?;
    }
    let everywhere = Setting::Everywhere(true);
    for person in &world.people {
        store.meet(&person.sender, person.id).await.map_err(fault)?;
        let key = InputKey { platform: person.sender.account.platform, key: format!("demo {}", person.id) };
        store.choose(&Chooser::Person(person.id), &everywhere, &key, at).await.map_err(fault)?;
    }
    Ok(())
}

type Chunk = tokio::task::JoinHandle<Result<Vec<PastMatch>, Failure>>;

fn spawn_chunk(world: &Arc<World>, numbers: Range<usize>) -> Chunk {
    let world = Arc::clone(world);
    spawn_blocking(move || numbers.filter_map(|number| world.fixture(number)).map(past).collect())
}

/// Plays a match, and returns its result.
fn past(fixture: Fixture) -> Result<PastMatch, Failure> {
    let Fixture { table, home, zone, game, players, opened_at, ended_at, secret, mut dice } = fixture;
    let played = cards::play(game, &players, table, &secret, &mut dice).map_err(fault)?;
    let fact = fact(&played.finished, ended_at, day_in(zone.as_deref(), ended_at));
    Ok(PastMatch { table, home, opened_at, log: Vec::new(), ended: EndedMatch { match_no: 1, fact } })
}

fn fault(error: impl std::fmt::Display) -> Failure {
    Failure::Fault(format!("demo-data: {error}"))
}
