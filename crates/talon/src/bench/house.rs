//! `talon bench house`: how fast presses are durably accepted, and what many tables cost.
//!
//! One process with a real database and an in-memory platform that takes pages at once: this measures the house and its
//! store, not a network. The platforms' own limits are off, because they would dominate the result.

mod crowd;
mod figures;
mod hall;
mod load;
mod pair;
mod screens;
mod statements;

use std::io::Write;
use std::process::Command;
use std::sync::Arc;

use talon_house::settings::Gaps;
use talon_house::{House, HouseParts, Platform, Settings, Store};
use tokio::time::Instant;

use crate::cli::{HouseFlags, PrepareFlags};
use crate::config::{Config, Sources, load};
use crate::database::Database;
use crate::failure::Failure;
use crate::run::house_settings;
use crate::system::{Pool, SystemClock, SystemEntropy};

pub(super) use figures::Percentiles;
use figures::{Figures, resident_megabytes};
use hall::Hall;
pub(super) use screens::Screens;
use statements::Statements;

/// Measures on SQLite, and on Postgres where an empty database is named; writes a line of JSON for each.
///
/// # Errors
/// A database that cannot be used or is not empty, or a house that does not do what it should.
pub(crate) async fn run(flags: &HouseFlags, mut out: impl Write) -> Result<(), Failure> {
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

/// Fills an empty database with open tables: in a process of its own, so that this work does not show in the measured one.
///
/// # Errors
/// A database that cannot be used or is not empty.
pub(crate) async fn prepare(config: &Config, flags: &PrepareFlags) -> Result<(), Failure> {
    let rows = {
        let scratch = Scratch::new()?;
        crowd::template(&settings_for(&format!("sqlite:{}", scratch.file("one.db")))?).await?
    };
    let database = Database::open(config).await?;
    let filled = crowd::fill(&database, &rows, flags.tables).await;
    database.close().await;
    filled
}

async fn measure(
    name: &'static str,
    url: &str,
    flags: &HouseFlags,
    statements: &Statements,
) -> Result<Figures, Failure> {
    prepare_apart(url, flags.tables)?;
    let start = Instant::now();
    let database = Database::open(&settings_for(url)?).await?;
    let screens = Arc::new(Screens::default());
    let house = house(database.store(), &screens)?;
    // The house is ready once it has looked at everything that might be due.
    house.run_due().await;
    let ready = start.elapsed();
    let memory_mb = resident_megabytes()?;
    let mut hall = Hall::open(&house, &screens, database.store(), usize::from(flags.active)).await?;
    let costs = hall.costs(statements).await?;
    let loads = hall.loads(flags.rate, flags.seconds).await?;
    database.close().await;
    Ok(Figures::new(name, flags, ready, memory_mb, &costs, loads))
}

/// Prepares the database in a separate process. The address is not passed on the command line, where others could read its
/// password.
fn prepare_apart(url: &str, tables: u64) -> Result<(), Failure> {
    let program = std::env::current_exe().map_err(|error| fault("the program does not find itself", error))?;
    let mut command = Command::new(program);
    command.env("TALON_DATABASE_URL", url).args(["bench", "prepare", "--tables", &tables.to_string()]);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Failure::Fault("the tables of the bench could not be made".to_owned())),
        Err(error) => Err(fault("the program cannot be started again", error)),
    }
}

pub(super) fn settings_for(url: &str) -> Result<Config, Failure> {
    let flags = vec![("database.url".to_owned(), url.to_owned())];
    Ok(load(&Sources { flags, ..Sources::default() })?)
}

pub(super) fn house(store: Arc<dyn Store>, screens: &Arc<Screens>) -> Result<Arc<House>, Failure> {
    let usual = house_settings(&settings_for("sqlite:unused.db")?);
    Ok(House::new(HouseParts {
        store,
        platforms: vec![Arc::clone(screens) as Arc<dyn Platform>],
        clock: Arc::new(SystemClock),
        entropy: Arc::new(SystemEntropy::new().map_err(Failure::Fault)?),
        compute: Arc::new(Pool::new()),
        settings: Settings { telegram: Gaps::NONE, ..usual },
    }))
}

/// A directory that is deleted when this value is dropped.
pub(super) struct Scratch(std::path::PathBuf);

impl Scratch {
    pub(super) fn new() -> Result<Self, Failure> {
        let path = std::env::temp_dir().join(format!("talon-bench-{}", std::process::id()));
        std::fs::create_dir(&path).map_err(|error| fault(&format!("{} cannot be made", path.display()), error))?;
        Ok(Self(path))
    }

    /// The path of a file in it.
    pub(super) fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            tracing::warn!(path = %self.0.display(), %error, "the directory stays");
        }
    }
}

pub(super) fn fault(what: &str, why: impl std::fmt::Display) -> Failure {
    Failure::Fault(format!("{what}: {why}"))
}
