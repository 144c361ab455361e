//! What the statements of both databases (`crates/store/statements`) are compiled with here.

pub(crate) use sqlx::{PgConnection as Connection, PgExecutor as Executor, PgPool as Pool};

pub(crate) use crate::json::Json;
pub(crate) use crate::moment::Moment;
pub(crate) use crate::store::PostgresStore as SqlStore;
pub(crate) use crate::unit::{PostgresUnit as SqlUnit, execute};

/// A query whose rows are locked until the transaction ends.
macro_rules! held {
    ($query:ident!($columns:ident, $statement:literal $(, $argument:expr)* $(,)?)) => {
        sqlx::$query!($columns, $statement + " FOR UPDATE" $(, $argument)*)
    };
}
pub(crate) use held;

/// Locks a table's row before it is read.
pub(crate) const HOLD_TABLE: Option<&str> = Some("SELECT FROM card_table WHERE id = $1 FOR UPDATE");

/// An account's name as it is stored. It is the only text by others that is stored unchanged, and Postgres has no zero character.
pub(crate) fn kept_name(name: &str) -> String {
    name.replace('\0', "\u{fffd}")
}

impl SqlStore {
    pub(crate) const fn readers(&self) -> &Pool {
        &self.pool
    }

    pub(crate) const fn writer(&self) -> &Pool {
        &self.pool
    }
}
