//! Which program versions could read the tables' logs. A log that one cannot read is not lost: it waits for one that can.

use talon_table::{Reading, TableId, Timestamp};

use crate::StoreError;
use crate::port::port;

port! {
    /// The part of the store that knows which program version has read which table's log. Every method is one transaction.
    pub trait Readings: Send + Sync {
        /// The open tables whose logs were last read by another program version, or by none, in any order; tables that are set aside are
        /// among them.
        async fn tables_to_read(&self, reading: Reading) -> Result<Vec<TableId>, StoreError>;

        /// Notes that the logs of these tables can be read. A table that was set aside no longer is: its timers are due at `at`, and it is
        /// marked behind as of then.
        async fn note_read(&self, tables: &[TableId], reading: Reading, at: Timestamp) -> Result<(), StoreError>;

        /// Notes that a table is set aside, and why, without any card. Its due work stays as it is.
        async fn set_aside(&self, table: TableId, reading: Reading, why: &str) -> Result<(), StoreError>;
    }
    hooked {}
}
