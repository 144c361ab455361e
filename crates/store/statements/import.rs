//! Takes in all rows of another database.

use async_trait::async_trait;
use sqlx::query;
use talon_statement::{any_row, insert};
use talon_store::archive::ArchiveRow;
use talon_store::database::ArchiveRows;
use talon_store::{StoreError, archived};

use crate::archive_column::ArchiveColumn;
use crate::counters;
use crate::dialect::{Connection, SqlUnit};
use crate::fault::fault;
use crate::leagues;

/// Adds a row of a table, with the columns that only its database has.
macro_rules! put {
    // Results are counted when they are taken in.
    ($connection:ident, Result: $table:ident $($column:ident)*) => {{
        let _ = ($($column),*);
        Ok(())
    }};
    ($connection:ident, LeaguePost: $table:ident $league:ident $key:ident $($column:ident)*) => {{
        let bad = || StoreError::Corrupt(format!("a message about league {}", $league));
        let reader = leagues::reader($key.parse().map_err(|_| bad())?);
        put!($connection, $table $league $key $($column)*, person (reader))
    }};
    ($connection:ident, $Row:ident: $table:ident $($column:ident)*) => { put!($connection, $table $($column)*,) };
    ($connection:ident, $table:ident $($column:ident)*, $($more:tt)*) => {
        insert!($table $($column (ArchiveColumn::store($column)?))* $($more)*).execute($connection).await.map_err(fault).map(drop)
    };
}

async fn insert(connection: &mut Connection, row: ArchiveRow) -> Result<(), StoreError> {
    macro_rules! tables {
        ($(
            $(#[$what:meta])*
            $Row:ident: $table:ident $order:tt {
                $($(#[$how:meta])* $column:ident $($told:literal)?: $kind:ty,)*
            }
        )*) => {
            match row {
                $(ArchiveRow::$Row { $($column),* } => put!(connection, $Row: $table $($column)*),)*
                ArchiveRow::Counter { of, last } => counters::set(connection, of, last).await,
            }
        };
    }
    archived!(tables)
}

#[async_trait]
impl ArchiveRows for SqlUnit {
    async fn is_empty(&mut self) -> Result<bool, StoreError> {
        macro_rules! tables {
            ($($(#[$what:meta])* $Row:ident: $table:ident $order:tt { $($columns:tt)* })*) => { any_row!($($table)*) };
        }
        Ok(!archived!(tables).fetch_one(self.connection()).await.map_err(fault)?.found)
    }

    async fn add_archived(&mut self, row: ArchiveRow) -> Result<(), StoreError> {
        insert(self.connection(), row).await
    }

    /// The other database numbered the tries.
    async fn go_on_numbering(&mut self) -> Result<(), StoreError> {
        counters::go_on(self.connection()).await
    }
}
