//! `talon bench house`: how fast presses are durably accepted, and what many tables cost.
//!
//! One process with a real database and an in-memory platform that takes pages at once: this measures the house and its
//! store, not a network. The platforms' own limits are off, because they would dominate the result.

mod crowd;
mod fault;
mod figures;
mod hall;
mod load;
mod pair;
mod scratch;
mod screens;
mod statements;
mod wiring;

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use talon_house::House;
use talon_steward::Failure;
use talon_steward::config::Config;
use talon_steward::database::Database;
use talon_steward::monitor::usage;
use tokio::time::Instant;

use super::{HouseFlags, PrepareFlags};

pub(super) use fault::fault;
use figures::Figures;
pub(super) use figures::Percentiles;
use hall::Hall;
pub(super) use scratch::Scratch;
pub(super) use screens::Screens;
use statements::Statements;
pub(super) use wiring::house;

/// Measures on SQLite, and on Postgres if an empty database is named; writes a line of JSON for each.
///
/// # Errors
/// The database can't be used or is not empty, or the house does not work as it should.
pub async fn run(flags: &HouseFlags, mut out: impl Write) -> Result<(), Failure> {
    let statements = Statements::listen();
    let scratch = Scratch::new()?;
    let sqlite = format!("sqlite:{}", scratch.file("bench.db"));
    for (name, url) in [("sqlite", Some(&sqlite)), ("postgres", flags.postgres.as_ref())] {
        if let Some(url) = url {
            measure(name, url, flags, &statements).await?.write(&mut out)?;
        }
    }
    Ok(())
}

/// Fills an empty database with open tables and starts on it once, in a separate process: the first start of a version reads every open
/// table's log, which must not show in the measurement. Prints how long that start took, in milliseconds.
///
/// # Errors
/// The database can't be used or is not empty.
pub async fn prepare(config: &Config, flags: &PrepareFlags, mut out: impl Write) -> Result<(), Failure> {
    let rows = {
        let scratch = Scratch::new()?;
        crowd::template(&Config::usual(&format!("sqlite:{}", scratch.file("one.db")))?).await?
    };
    let database = Database::open(config).await?;
    let filled = crowd::fill(&database, &rows, flags.tables).await;
    database.close().await;
    drop(database);
    filled?;
    let (database, _house, ready) = open(config, &Arc::new(Screens::default())).await?;
    database.close().await;
    writeln!(out, "{}", ready.as_secs_f64() * 1e3).map_err(|error| fault("the figure cannot be written", error))
}

async fn measure(
    name: &'static str,
    url: &str,
    flags: &HouseFlags,
    statements: &Statements,
) -> Result<Figures, Failure> {
    let first_ready = prepare_apart(url, flags.tables)?;
    let screens = Arc::new(Screens::default());
    let (database, house, ready) = open(&Config::usual(url)?, &screens).await?;
    let resident =
        usage::resident_bytes().ok_or_else(|| Failure::Fault("the system does not report memory usage".into()))?;
    let memory_mb = resident as f64 / f64::from(1 << 20);
    let mut hall = Hall::open(&house, &screens, database.store(), usize::from(flags.active)).await?;
    let costs = hall.costs(statements).await?;
    let loads = hall.loads(flags.rate, flags.seconds).await?;
    database.close().await;
    Ok(Figures::new(name, flags, (first_ready, ready), memory_mb, &costs, loads))
}

/// A house on this database, and how long it took to check everything that might be due.
async fn open(config: &Config, screens: &Arc<Screens>) -> Result<(Database, Arc<House>, Duration), Failure> {
    let start = Instant::now();
    let database = Database::open(config).await?;
    let house = house(database.store(), screens)?;
    house.run_due().await;
    Ok((database, house, start.elapsed()))
}

/// Prepares the database in a separate process, and returns how long its first start took. The address is not passed on the command line,
/// where others could read its password.
fn prepare_apart(url: &str, tables: u64) -> Result<Duration, Failure> {
    let program = std::env::current_exe().map_err(|error| fault("the program's own file was not found", error))?;
    let mut command = Command::new(program);
    command.env("TALON_DATABASE_URL", url).args(["bench", "prepare", "--tables", &tables.to_string()]);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| fault("the program cannot be started again", error))?;
    let took = String::from_utf8(output.stdout).ok().and_then(|said| said.trim().parse().ok());
    match took.filter(|_| output.status.success()) {
        Some(milliseconds) => Ok(Duration::from_secs_f64(f64::max(milliseconds, 0.0) / 1e3)),
        None => Err(Failure::Fault("the benchmark's tables could not be created".to_owned())),
    }
}
