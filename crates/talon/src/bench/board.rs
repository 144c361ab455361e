//! `talon bench board`: how long a page of a leaderboard takes.
//!
//! What is measured is the call of the store, on a database that holds the results of one large community.

use std::io::Write;

use serde::Serialize;
use talon_games::GameKind;
use talon_house::ports::results::{BoardKey, BoardPart, ResultFilter, Scope, Start};
use talon_house::{Clock as _, Store};
use talon_standings::{Pool, Window};
use tokio::time::Instant;

use super::house::{Percentiles, Scratch, fault, settings_for};
use crate::cli::BoardBenchFlags;
use crate::database::Database;
use crate::demo::{self, Size};
use crate::failure::Failure;
use crate::system::SystemClock;

/// How many lines a page shows.
const LINES: usize = 10;

/// A line of JSON.
#[derive(Debug, Serialize)]
struct Figures {
    database: &'static str,
    board: String,
    /// How many people have a line on it.
    lines: u32,
    first_ms: Percentiles,
    middle_ms: Percentiles,
    /// The page on which somebody in the middle is.
    around_ms: Percentiles,
}

/// Measures on SQLite, and on Postgres where an empty database is named; writes a line of JSON for each window of time.
///
/// # Errors
/// A database that cannot be used or is not empty.
pub(crate) async fn run(flags: &BoardBenchFlags, mut out: impl Write) -> Result<(), Failure> {
    let scratch = Scratch::new()?;
    let (matches, people, until) = (flags.matches, flags.people, SystemClock.now());
    let size = Size { matches, people, communities: 1, seed: 1, until };
    let sqlite = format!("sqlite:{}", scratch.file("bench.db"));
    for (name, url) in [("sqlite", Some(&sqlite)), ("postgres", flags.postgres.as_ref())] {
        if let Some(url) = url {
            let database = Database::open(&settings_for(url)?).await?;
            let measured = fill_and_measure(name, &database, &size, flags.rounds, &mut out).await;
            database.close().await;
            measured?;
        }
    }
    Ok(())
}

async fn fill_and_measure(
    name: &'static str,
    database: &Database,
    size: &Size,
    rounds: u32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if database.backfill().has_tables().await.map_err(|error| fault("the database cannot be read", error))? {
        return Err(Failure::Usage(format!("--postgres: the {name} database is not empty")));
    }
    demo::fill(database, size).await?;
    let store = database.store();
    for key in boards(&*store).await? {
        let figures = measure(name, &*store, &key, rounds).await?;
        let line = serde_json::to_string(&figures).map_err(|error| fault("a figure cannot be written", error))?;
        writeln!(out, "{line}").map_err(|error| fault("the figures cannot be written", error))?;
    }
    Ok(())
}

/// Every board of the community on which its last match of Santase among people counts.
async fn boards(store: &dyn Store) -> Result<Vec<BoardKey>, Failure> {
    let filter = ResultFilter { game: Some(GameKind::Santase), ..ResultFilter::default() };
    let latest = store.results(&filter, None, 100).await.map_err(|error| fault("no results can be read", error))?;
    let latest = latest.into_iter().find(|result| result.fact.pool() == Some(Pool::People));
    let latest = latest.ok_or_else(|| Failure::Fault("there is no match among people to measure".to_owned()))?;
    let board = |window| BoardKey { scope: latest.scope.clone(), game: GameKind::Santase, pool: Pool::People, window };
    let everywhere = BoardKey { scope: Scope::Everywhere, ..board(Window::All) };
    Ok(Window::of(latest.fact.day).into_iter().map(board).chain([everywhere]).collect())
}

async fn measure(name: &'static str, store: &dyn Store, key: &BoardKey, rounds: u32) -> Result<Figures, Failure> {
    let total = page(store, key, Start::Line(0)).await?.total;
    let middle = Start::Line(total / 2);
    let around = page(store, key, middle).await?.lines.first().map(|line| Start::Around(line.person));
    let around = around.ok_or_else(|| Failure::Fault("a board is empty".to_owned()))?;
    Ok(Figures {
        database: name,
        board: format!("{} {}", key.scope, key.window),
        lines: total,
        first_ms: times(store, key, Start::Line(0), rounds).await?,
        middle_ms: times(store, key, middle, rounds).await?,
        around_ms: times(store, key, around, rounds).await?,
    })
}

async fn times(store: &dyn Store, key: &BoardKey, from: Start, rounds: u32) -> Result<Percentiles, Failure> {
    let mut times = Vec::new();
    for _ in 0..rounds {
        let begin = Instant::now();
        page(store, key, from).await?;
        times.push(begin.elapsed());
    }
    Ok(Percentiles::of(times))
}

/// What a page needs. Rendering it belongs here too, for a page counts once it can be shown.
async fn page(store: &dyn Store, key: &BoardKey, from: Start) -> Result<BoardPart, Failure> {
    let part = store.board(key, from, LINES).await.map_err(|error| fault("a board cannot be read", error))?;
    let persons: Vec<_> = part.lines.iter().map(|line| line.person).collect();
    store.accounts_of(&persons).await.map_err(|error| fault("names cannot be read", error))?;
    Ok(part)
}
