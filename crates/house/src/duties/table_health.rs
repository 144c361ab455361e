//! Tables whose logs come from another program version or cannot be read: checked at the start, and by the operator.

use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use talon_store::archive::Records;
use talon_store::{Store, StoreError, TableRow};
use talon_table::{Command, Reading, Recorded, Table, TableId, Timestamp};

use crate::core::Core;
use crate::duties::due::or_log;
use crate::duties::serving::Serving;
use crate::duties::wake_ups::WakeUps;
use crate::error::{HouseError, Unreadable};
use crate::ports::clock::Clock;
use crate::settings::Settings;
use crate::tables::loading::{Tables, replayed};
use crate::tables::steps::{Loaded, Step};

/// How many tables are noted at once.
const NOTED: usize = 256;

/// Checks the logs that another program version wrote.
pub(crate) struct UnreadLogs {
    core: Arc<Core>,
    /// Whether those logs have been read.
    has_read: AtomicBool,
}

impl UnreadLogs {
    /// With nothing read yet.
    pub(crate) const fn new(core: Arc<Core>) -> Self {
        Self { core, has_read: AtomicBool::new(false) }
    }

    /// Reads, once, the logs that this program version has not read yet. Takes up those that another version could not read, deals again
    /// what was dealt under other rules, and sets unreadable logs aside before anybody needs them. Returns whether all is done.
    pub(crate) async fn read_what_others_read(&self) -> bool {
        if self.has_read.load(Ordering::Relaxed) {
            return true;
        }
        let Some(tables) = or_log(self.core.store.tables_to_read(Reading::current()).await) else {
            return false;
        };
        let mut all = true;
        for some in tables.chunks(NOTED) {
            let mut readable = Vec::with_capacity(some.len());
            for id in some {
                match self.core.tables.newest(*id).await {
                    Ok(Loaded::Readable(_)) => readable.push(*id),
                    Ok(Loaded::Unknown | Loaded::Unreadable(_)) => {}
                    Err(error) => {
                        all = false;
                        tracing::error!(table = %id, %error, "a table could not be read at the start");
                    }
                }
            }
            if !readable.is_empty()
                && let Err(error) = self.core.tables.note_read(&readable).await
            {
                all = false;
                tracing::error!(%error, "it could not be noted which tables were read");
            }
        }
        self.has_read.store(all, Ordering::Relaxed);
        all
    }

    /// The same, until all is done. Never ends.
    pub(crate) async fn read_on(&self) {
        while !self.read_what_others_read().await {
            self.core.clock.sleep_until(self.core.clock.now().plus(self.core.settings.lease)).await;
        }
        pending::<()>().await;
    }
}

/// The condition of a table.
#[derive(Debug, Clone)]
pub enum Condition {
    /// Its log can be read.
    Sound(Box<Table>),
    /// It is set aside, or would be.
    Unreadable(Unreadable),
}

/// The condition of the table of a row.
///
/// # Errors
/// [`StoreError`] where the database cannot be read. A log that it cannot read back is a condition, not an error.
pub async fn condition(records: &dyn Records, row: &TableRow) -> Result<Condition, StoreError> {
    let log = match records.events(row.table).await {
        Ok(log) => log,
        Err(StoreError::Corrupt(why)) => return Ok(Condition::Unreadable(Unreadable::Stored(why))),
        Err(error) => return Err(error),
    };
    let events = log.last().map_or(0, |last| last.seq);
    if events > row.version {
        // An older row than the log may only have been read before it.
        let rows = records.tables().await?;
        let version = rows.iter().find(|again| again.table == row.table).map_or(0, |again| again.version);
        if version < events {
            return Ok(Condition::Unreadable(Unreadable::Length { events, version }));
        }
    }
    Ok(judged(log, row.version))
}

/// The condition of a table with this log, which should have at least so many events.
fn judged(log: Vec<Recorded>, version: u32) -> Condition {
    let events = log.last().map_or(0, |last| last.seq);
    match replayed(log, version) {
        Ok(Some(table)) => Condition::Sound(Box::new(table)),
        Ok(None) => Condition::Unreadable(Unreadable::Length { events, version }),
        Err(why) => Condition::Unreadable(why),
    }
}

/// The outcome of closing a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closing {
    /// It is closed; a match that was under way ended without a result.
    Closed,
    /// It is closed, and nothing of its matches is kept: its log cannot be read.
    ClosedUnread,
    /// It was closed before.
    WasClosed,
    /// There is no such table.
    Unknown,
}

/// Closes a table, whatever is played there, and whether or not its log can be read. A house that serves from the same store brings the
/// pages up to date.
///
/// # Errors
/// Why it could not be done: nothing was changed then.
pub async fn close(
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    settings: &Settings,
    table: TableId,
) -> Result<Closing, String> {
    let now = clock.now();
    let serving = Serving::new(Arc::clone(&store), Arc::clone(&clock), Vec::new());
    let tables = Tables::new(Arc::clone(&store), clock, settings, Arc::new(WakeUps::default()), Arc::new(serving));
    close_with(&*store, &tables, table, now).await.map_err(|error| error.to_string())
}

async fn close_with(store: &dyn Store, tables: &Tables, table: TableId, now: Timestamp) -> Result<Closing, HouseError> {
    match tables.newest(table).await? {
        Loaded::Unknown => Ok(Closing::Unknown),
        Loaded::Unreadable(_) => {
            Ok(if store.close_unread(table, now).await? { Closing::ClosedUnread } else { Closing::WasClosed })
        }
        Loaded::Readable(_) => match tables.step(table, &Command::Withdraw, None, now).await? {
            Step::Done(_) => Ok(Closing::Closed),
            Step::Refused(..) | Step::Duplicate => Ok(Closing::WasClosed),
            Step::Unknown => Ok(Closing::Unknown),
        },
    }
}
