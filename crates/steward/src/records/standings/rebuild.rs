//! Recounts all standings, from the results or from the logs.

use std::io::Write;

use indicatif::ProgressBar;
use talon_house::log_results::{self, LogResults};
use talon_store::results::Recounted;

use super::RebuildFlags;
use super::fault;
use crate::config::Config;
use crate::database::{self, Database};
use crate::failure::Failure;
use crate::text::bar;

/// Recounts all standings.
///
/// # Errors
/// The database is in use, or can't be written.
pub async fn rebuild(config: &Config, flags: &RebuildFlags, mut out: impl Write) -> Result<(), Failure> {
    let database = Database::open(config).await?;
    let found = if flags.from_logs { from_logs(config, &database, flags.overwrite).await.map(Some) } else { Ok(None) };
    let recounted = match &found {
        Ok(_) => recount(&database).await,
        Err(_) => Ok(Recounted { results: 0, changed: 0 }),
    };
    let changed = recounted.as_ref().is_ok_and(|recounted| recounted.changed > 0);
    let tidied = if changed { database.tidy().await } else { Ok(()) };
    database.close().await;
    if let Some(found) = found? {
        say(&mut out, &of_logs(&found, flags.overwrite))?;
    }
    let recounted = recounted?;
    tidied?;
    let rows = match recounted.changed {
        0 => "every row was correct".to_owned(),
        changed => format!("{changed} rows were wrong, and are corrected"),
    };
    say(&mut out, &format!("{} results counted; {rows}", recounted.results))
}

fn say(out: &mut impl Write, what: &str) -> Result<(), Failure> {
    writeln!(out, "standings: {what}").map_err(|error| Failure::Fault(format!("the output cannot be written: {error}")))
}

async fn recount(database: &Database) -> Result<Recounted, Failure> {
    let bar = bar("results", 0)?;
    let counted = database.recount().recount(&mut |done, of| show(&bar, done, of)).await;
    bar.finish_and_clear();
    counted.map_err(fault)
}

/// Adds missing results from the logs. With `overwrite`, replaces stored results that differ from the logs.
async fn from_logs(config: &Config, database: &Database, overwrite: bool) -> Result<LogResults, Failure> {
    let records = database::records(config).await?;
    let tables = records.tables().await.map_err(fault)?;
    records.close().await;
    let bar = bar("logs", 0)?;
    let found = log_results::read(&*database.store(), &tables, &mut |done, of| show(&bar, done, of)).await;
    bar.finish_and_clear();
    let found = found.map_err(fault)?;
    database.backfill().add_results(&found.missing).await.map_err(fault)?;
    if overwrite {
        database.backfill().replace_facts(&found.different).await.map_err(fault)?;
    }
    Ok(found)
}

fn of_logs(found: &LogResults, overwrite: bool) -> String {
    let mut said = format!("{} results added from the logs", found.missing.len());
    if !found.different.is_empty() {
        let done =
            if overwrite { "and were corrected" } else { "and were kept: add --overwrite to use the logs instead" };
        said += &format!("; {} differed from their logs, {done}", found.different.len());
    }
    if let Some(table) = found.unreadable.first() {
        said += &format!("; {} logs cannot be replayed, the first is table {table}'s", found.unreadable.len());
    }
    said
}

fn show(bar: &ProgressBar, done: u64, of: u64) {
    bar.set_length(of);
    bar.set_position(done);
}
