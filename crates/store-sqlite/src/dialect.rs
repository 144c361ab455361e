//! What the statements of both databases (`crates/store/statements`) are compiled with here.

pub(crate) use sqlx::{SqliteConnection as Connection, SqliteExecutor as Executor, SqlitePool as Pool};

pub(crate) use crate::json::Json;
pub(crate) use crate::moment::Moment;
pub(crate) use crate::store::SqliteStore as SqlStore;
pub(crate) use crate::unit::{SqliteUnit as SqlUnit, execute};

/// A query whose rows are locked until the transaction ends. Here the writing transaction is the only one anyway.
macro_rules! held {
    ($query:ident!($columns:ident, $statement:literal $(, $argument:expr)* $(,)?)) => {
        sqlx::$query!($columns, $statement $(, $argument)*)
    };
}
pub(crate) use held;

/// Locks a table's row before it is read: not needed here, where nobody else writes.
pub(crate) const HOLD_TABLE: Option<&str> = None;

/// An account's name as it is stored.
pub(crate) fn kept_name(name: &str) -> String {
    name.to_owned()
}

impl SqlStore {
    pub(crate) const fn readers(&self) -> &Pool {
        &self.readers
    }

    pub(crate) const fn writer(&self) -> &Pool {
        &self.writer
    }
}
