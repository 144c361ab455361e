//! What the statements of both databases (`crates/store/statements`) are compiled with here.

pub(crate) use sqlx::{SqliteConnection as Connection, SqliteExecutor as Executor, SqlitePool as Pool};

pub(crate) use crate::json::Json;
pub(crate) use crate::moment::Moment;
pub(crate) use crate::store::SqliteStore as SqlStore;
pub(crate) use crate::unit::{SqliteUnit as SqlUnit, execute};

/// A query whose rows nobody else changes before the transaction ends. A transaction that writes is alone.
macro_rules! held {
    ($query:ident!($columns:ident, $statement:literal $(, $argument:expr)* $(,)?)) => {
        sqlx::$query!($columns, $statement $(, $argument)*)
    };
}
pub(crate) use held;

/// Keeps others away from a table before it is read: here nobody else writes anyway.
pub(crate) const HOLD_TABLE: Option<&str> = None;

/// An account's name as it is kept.
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
