//! Logs of closed tables that were moved out of the database into files, as ports.
//!
//! Of a moved log the database keeps the place, and the events by which somebody took a seat: they find a person's tables. All else is only
//! in the file, and is read from there on demand.

use std::fmt;
use std::iter::Peekable;
use std::vec;

use async_trait::async_trait;
use talon_table::{Recorded, TableId, Timestamp};

use crate::StoreError;
use crate::archive::{ArchiveRow, Sink};
pub use crate::log_place::LogPlace;

/// The files with the logs.
#[async_trait]
pub trait MovedLogs: fmt::Debug + Send + Sync {
    /// The whole log of this table.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if it is missing, or is not that log.
    async fn read(&self, table: TableId, place: &LogPlace) -> Result<Vec<Recorded>, StoreError>;
}

/// A log that may be moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MovableLog {
    /// The table.
    pub table: TableId,
    /// When it was opened.
    pub opened_at: Timestamp,
    /// The number of its last event.
    pub version: u32,
}

/// The part of a database that moves logs out. Every method is one transaction.
#[async_trait]
pub trait LogMoving: Send + Sync {
    /// At most `limit` closed tables whose logs are still here and ended before `before`, those after `after` in an order of the database's
    /// own, oldest first.
    async fn movable_logs(
        &self,
        before: Timestamp,
        after: Option<MovableLog>,
        limit: usize,
    ) -> Result<Vec<MovableLog>, StoreError>;

    /// Notes where a log is now, and deletes it here, except for the events by which somebody took a seat. Returns false and does nothing
    /// unless the table is closed, has that version, and its log is here.
    async fn move_log(&self, log: &MovableLog, place: &LogPlace) -> Result<bool, StoreError>;
}

/// The part of a log after `after`, of which `here` was found in the database. A log that begins here was not moved; `place` is asked only
/// for others.
///
/// # Errors
/// As [`MovedLogs::read`], or those of `place`.
pub async fn whole(
    here: Vec<Recorded>,
    (table, after): (TableId, u32),
    place: impl Future<Output = Result<Option<LogPlace>, StoreError>> + Send,
    logs: Option<&dyn MovedLogs>,
) -> Result<Vec<Recorded>, StoreError> {
    if after == 0 && here.first().is_some_and(|first| first.seq == 1) {
        return Ok(here);
    }
    let Some(place) = place.await? else { return Ok(here) };
    let mut log = read(table, &place, logs).await?;
    log.retain(|recorded| recorded.seq > after);
    Ok(log)
}

async fn read(table: TableId, place: &LogPlace, logs: Option<&dyn MovedLogs>) -> Result<Vec<Recorded>, StoreError> {
    match logs {
        Some(logs) => logs.read(table, place).await,
        None => Err(StoreError::Corrupt(format!("the log of table {table} was moved to {}", place.file))),
    }
}

/// The moved logs of a database in the order of their tables, to be merged with the others.
#[derive(Debug)]
pub struct MovedInOrder<'a> {
    places: Peekable<vec::IntoIter<(TableId, LogPlace)>>,
    logs: Option<&'a dyn MovedLogs>,
}

impl<'a> MovedInOrder<'a> {
    /// The logs at these places.
    #[must_use]
    pub fn new(mut places: Vec<(TableId, LogPlace)>, logs: Option<&'a dyn MovedLogs>) -> Self {
        places.sort();
        Self { places: places.into_iter().peekable(), logs }
    }

    /// Hands out the logs of tables before `table`, or all that are left.
    ///
    /// # Errors
    /// As [`MovedLogs::read`], or the sink's.
    pub async fn hand_out(&mut self, table: Option<TableId>, sink: Sink<'_>) -> Result<(), StoreError> {
        while let Some((moved, place)) = self.places.next_if(|(moved, _)| table.is_none_or(|table| *moved < table)) {
            for Recorded { seq, at, event } in read(moved, &place, self.logs).await? {
                sink(ArchiveRow::Event { table_id: moved, seq, at, body: event })?;
            }
        }
        Ok(())
    }
}
