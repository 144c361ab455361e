//! Tables, their logs, and what is due of them.

use async_trait::async_trait;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::{Commit, Place, Room, StoreError, Timer};

/// Reads and writes tables.
#[async_trait]
pub trait TableRows {
    /// Takes the table's own row before those of its surfaces, as every decision does: of two that took them in different orders neither
    /// could go on. A database in which one unit at a time writes has nothing to do.
    async fn hold_table(&mut self, _table: TableId) -> Result<(), StoreError> {
        Ok(())
    }

    /// Adds the table of a decision at this version, behind as of that moment; tells whether there was none of its number.
    async fn open_table(&mut self, commit: &Commit, home: &Place, version: u32) -> Result<bool, StoreError>;

    /// Gives the table of a decision this version, and marks it behind as of that moment; tells whether it had the expected one. It is
    /// not set aside any more.
    async fn advance_table(&mut self, commit: &Commit, version: u32) -> Result<bool, StoreError>;

    /// Closes an open table without looking at its log, and answers the number of the event that is to end it: one that is greater than
    /// the table's version and all numbers in its log, and is its version from now on. It is not set aside any more.
    async fn close_table(&mut self, table: TableId) -> Result<Option<u32>, StoreError>;

    /// Appends to a table's log.
    async fn append(&mut self, table: TableId, events: &[Recorded]) -> Result<(), StoreError>;

    /// Sets who sits at a table.
    async fn replace_seats(&mut self, table: TableId, persons: &[PersonId]) -> Result<(), StoreError>;

    /// Sets what a table waits for. Nobody holds these timers.
    async fn replace_timers(&mut self, table: TableId, timers: &[Timer]) -> Result<(), StoreError>;

    /// Sets where a table is played.
    async fn set_room(&mut self, table: TableId, room: &Room) -> Result<(), StoreError>;

    /// Marks a table behind as of this moment.
    async fn mark_behind(&mut self, table: TableId, at: Timestamp) -> Result<(), StoreError>;
}
