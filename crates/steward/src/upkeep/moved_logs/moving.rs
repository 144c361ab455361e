//! Moves logs file by file. Each file is complete and verified before the database deletes anything.
//!
//! A process that is killed in between leaves a file with logs that the database still has. That file is not used, and does no harm.

use std::sync::Arc;
use std::time::Duration;

use talon_house::Clock;
use talon_store::moved_logs::{LogMoving, LogPlace, MovableLog};
use talon_store::{Lease, ProcessId, Store, StoreError};
use talon_table::{Recorded, TableId, Timestamp};
use tokio_util::sync::CancellationToken;

use super::files::LogFiles;
use crate::config::Config;
use crate::database::Database;
use crate::failure::Failure;
use crate::monitor::Metrics;
use crate::system::SystemClock;
use crate::text::printer::print;
use crate::upkeep::backups::Backups;

/// The most events of a file: about a megabyte.
const EVENTS_OF_A_FILE: usize = 50_000;

/// How many tables are looked up at once.
const LISTED: usize = 500;

/// The time between two runs.
const EVERY: Duration = Duration::from_secs(24 * 3600);

/// The pause after a failure. Its cause, such as a full disk, rarely goes away by itself.
const AGAIN: Duration = Duration::from_secs(3600);

/// The name of the lease for moving logs, if several processes share a database.
const DUTY: &str = "move-logs";

/// The duration of the lease. One file takes seconds.
const LEASED: Duration = Duration::from_secs(600);

/// The result of a run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Moved {
    /// Logs moved to files.
    pub(crate) logs: u64,
    /// The files.
    pub(crate) files: u64,
    /// Unreadable logs, which stay in the database.
    pub(crate) unreadable: u64,
}

/// Why a run ended early. Logs that were moved before stay moved.
#[derive(Debug, thiserror::Error)]
pub(crate) enum MoveError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the file cannot be written: {0}")]
    File(String),
    #[error("the written file cannot be read back unchanged ({0}); nothing was removed from the database")]
    Unlike(String),
}

/// Moves logs from the database to files.
pub(crate) struct Mover {
    store: Arc<dyn Store>,
    database: Database,
    files: LogFiles,
    clock: Arc<dyn Clock>,
}

/// A log to move.
struct Taken {
    log: MovableLog,
    events: Vec<Recorded>,
}

impl Mover {
    /// A mover for this database.
    pub(crate) fn new(config: &Config, database: &Database, clock: Arc<dyn Clock>) -> Self {
        Self { store: database.store(), database: database.clone(), files: LogFiles::of(config), clock }
    }

    /// Moves the logs of tables that ended long enough ago. If other processes may do so too, it stops when `holder` loses the lease.
    async fn move_all(&self, older_than: Duration, holder: Option<ProcessId>) -> Result<Moved, MoveError> {
        let before = self.clock.now().minus(older_than);
        let mut moved = Moved::default();
        let mut after = None;
        while self.may_go_on(holder).await? {
            let (batch, last, unreadable) = self.take(before, after).await?;
            moved.unreadable += unreadable;
            moved.logs += self.put(batch, &mut moved.files).await?;
            match last {
                Some(last) => after = Some(last),
                None => break,
            }
        }
        Ok(moved)
    }

    /// Moves logs if `holder` gets the lease; `None` if another process has it.
    async fn take_duty(&self, older_than: Duration, holder: ProcessId) -> Result<Option<Moved>, MoveError> {
        if !self.may_go_on(Some(holder)).await? {
            return Ok(None);
        }
        let moved = self.move_all(older_than, Some(holder)).await;
        self.store.release(holder, None).await?;
        moved.map(Some)
    }

    async fn may_go_on(&self, holder: Option<ProcessId>) -> Result<bool, StoreError> {
        let Some(holder) = holder else { return Ok(true) };
        let now = self.clock.now();
        self.store.claim_duty(DUTY, now, &Lease { holder, until: now.plus(LEASED) }).await
    }

    /// Reads the logs for one file. Returns them, the last table that was looked at unless there are no more, and the number of
    /// unreadable logs.
    async fn take(
        &self,
        before: Timestamp,
        mut after: Option<MovableLog>,
    ) -> Result<(Vec<Taken>, Option<MovableLog>, u64), MoveError> {
        let (mut batch, mut events_taken, mut unreadable) = (Vec::new(), 0, 0);
        loop {
            let listed = self.moving().movable_logs(before, after, LISTED).await?;
            if listed.is_empty() {
                return Ok((batch, None, unreadable));
            }
            for log in listed {
                after = Some(log);
                match self.store.events(log.table, 0).await {
                    Ok(events) => {
                        events_taken += events.len();
                        batch.push(Taken { log, events });
                    }
                    Err(StoreError::Corrupt(why)) => {
                        tracing::warn!(table = %log.table, why, "a log cannot be read, so it was not moved");
                        unreadable += 1;
                    }
                    Err(error) => return Err(error.into()),
                }
                if events_taken >= EVENTS_OF_A_FILE {
                    return Ok((batch, after, unreadable));
                }
            }
        }
    }

    /// Writes the logs to a file, verifies it, and deletes them from the database. Returns how many were moved.
    async fn put(&self, batch: Vec<Taken>, files_written: &mut u64) -> Result<u64, MoveError> {
        if batch.is_empty() {
            return Ok(0);
        }
        let (files, moment) = (self.files.clone(), Backups::moment_of_name(self.clock.now()));
        let written = tokio::task::spawn_blocking(move || write_and_compare(&files, &moment, batch)).await;
        let places = written.map_err(|error| MoveError::File(error.to_string()))??;
        *files_written += 1;
        let mut moved = 0;
        for (log, place) in places {
            // A log that has changed meanwhile stays; its copy in the file is not used.
            moved += u64::from(self.moving().move_log(&log, &place).await?);
        }
        Ok(moved)
    }

    fn moving(&self) -> &dyn LogMoving {
        self.database.log_moving()
    }
}

fn write_and_compare(
    files: &LogFiles,
    moment: &str,
    batch: Vec<Taken>,
) -> Result<Vec<(MovableLog, LogPlace)>, MoveError> {
    let (logs, events): (Vec<MovableLog>, Vec<(TableId, Vec<Recorded>)>) =
        batch.into_iter().map(|taken| (taken.log, (taken.log.table, taken.events))).unzip();
    let failed = |error: std::io::Error| MoveError::File(format!("{}: {error}", files.directory().display()));
    let places = files.write(moment, &events).map_err(failed)?;
    for ((table, log), place) in events.iter().zip(&places) {
        match files.read(*table, place) {
            Ok(found) if found == *log => {}
            Ok(_) => return Err(MoveError::Unlike(format!("{}, table {table}", place.file))),
            Err(why) => return Err(MoveError::Unlike(why)),
        }
    }
    Ok(logs.into_iter().zip(places).collect())
}

/// Moves logs once a day until `stop`. Logs a failure and tries again; people play on meanwhile. `holder` is unique to this process.
pub(crate) async fn keep_moving(
    mover: Mover,
    older_than: Duration,
    holder: ProcessId,
    metrics: Arc<Metrics>,
    stop: CancellationToken,
) {
    let work = async {
        loop {
            let pause = match mover.take_duty(older_than, holder).await {
                Ok(Some(moved)) => {
                    if moved.logs > 0 {
                        tracing::info!(logs = moved.logs, files = moved.files, "logs were moved out of the database");
                    }
                    metrics.moved_logs(moved.logs);
                    EVERY
                }
                // Another process has the lease.
                Ok(None) => AGAIN,
                Err(error) => {
                    tracing::error!(%error, "logs were not moved; trying again later");
                    metrics.log_move_failed();
                    AGAIN
                }
            };
            mover.clock.sleep_until(mover.clock.now().plus(pause)).await;
        }
    };
    tokio::select! {
        () = stop.cancelled() => {}
        () = work => {}
    }
}

/// `talon tables move-logs`: moves logs now, without a running bot.
///
/// # Errors
/// No age is given or configured, the database is in use, or a directory can't be written.
pub async fn move_now(config: &Config, older_than: Option<Duration>) -> Result<(), Failure> {
    let set = config.retention.logs.map(|span| span.get());
    let older_than = older_than.or(set).ok_or_else(|| {
        Failure::Usage("retention.logs is not set: pass the logs' least age, as in --older-than 365days".to_owned())
    })?;
    let database = Database::serve(config).await?;
    let mover = Mover::new(config, &database, Arc::new(SystemClock));
    let moved = mover.move_all(older_than, None).await;
    database.close().await;
    let moved = moved.map_err(|error| {
        Failure::Usage(format!("retention.directory: {error}; logs that were not moved are still in the database"))
    })?;
    let unreadable = match moved.unreadable {
        0 => String::new(),
        some => format!("; {some} cannot be read, and stay in the database: see talon tables list --all"),
    };
    print(&match moved.logs {
        0 => format!("no log was old enough{unreadable}\n"),
        logs => format!(
            "{logs} {} moved into {} {} in {}{unreadable}\n",
            if logs == 1 { "log" } else { "logs" },
            moved.files,
            if moved.files == 1 { "file" } else { "files" },
            mover.files.directory().display()
        ),
    })
}
