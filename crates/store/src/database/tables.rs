//! Tables, their logs, and their due work.

use async_trait::async_trait;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::{Commit, Place, Room, StoreError, Timer};

/// Reads and writes tables.
#[async_trait]
pub trait TableRows {
    /// Locks the table's own row before those of its surfaces, as every decision does: two units that locked them in different orders would
    /// deadlock. A database with one writer at a time has nothing to do.
    async fn hold_table(&mut self, _table: TableId) -> Result<(), StoreError> {
        Ok(())
    }

    /// Adds the table of a decision at this version, behind as of the decision's moment; returns whether its number was free.
    async fn open_table(&mut self, commit: &Commit, home: &Place, version: u32) -> Result<bool, StoreError>;

    /// Gives the table of a decision this version, and marks it behind as of the decision's moment; returns whether it had the expected
    /// one. It is then no longer set aside.
    async fn advance_table(&mut self, commit: &Commit, version: u32) -> Result<bool, StoreError>;

    /// Closes an open table without reading its log, and returns the number for the closing event: one greater than the table's version and
    /// all numbers in its log, which becomes the table's version. The table is then no longer set aside.
    async fn close_table(&mut self, table: TableId) -> Result<Option<u32>, StoreError>;

    /// Appends to a table's log.
    async fn append(&mut self, table: TableId, events: &[Recorded]) -> Result<(), StoreError>;

    /// Sets who sits at a table.
    async fn replace_seats(&mut self, table: TableId, persons: &[PersonId]) -> Result<(), StoreError>;

    /// Sets what a table waits for. These timers are unclaimed.
    async fn replace_timers(&mut self, table: TableId, timers: &[Timer]) -> Result<(), StoreError>;

    /// Sets where a table is played.
    async fn set_room(&mut self, table: TableId, room: &Room) -> Result<(), StoreError>;

    /// Marks a table behind as of this moment.
    async fn mark_behind(&mut self, table: TableId, at: Timestamp) -> Result<(), StoreError>;
}
