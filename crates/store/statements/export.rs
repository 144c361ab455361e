//! Every row, for another database.

use std::fmt::Display;

use futures_util::TryStreamExt;
use sqlx::query;
use talon_statement::select;
use talon_store::archive::{ArchiveRow, Sink};
use talon_store::moved_logs::{MovedInOrder, MovedLogs};
use talon_store::{StoreError, archived};

use crate::archive_column::ArchiveColumn;
use crate::columns::count;
use crate::counters;
use crate::dialect::{Connection, Moment};
use crate::fault::fault;
use crate::moving::places;

/// Hands out the rows of a table; `before` runs before each.
macro_rules! hand_out {
    ($connection:ident, $sink:ident, |$row:ident| $before:expr, $Row:ident: $table:ident $order:tt {
        $first:ident $($mark:literal)? $($column:ident $($told:literal)?)*
    }) => {{
        let mut records = select!($table $order $first $($mark)? $($column $($told)?)*).fetch(&mut *$connection);
        while let Some(found) = records.try_next().await.map_err(fault)? {
            let $first = ArchiveColumn::read(found.$first)?;
            let bad = |why| unreadable(stringify!($table), &$first, &why);
            let $row = ArchiveRow::$Row { $($column: ArchiveColumn::read(found.$column).map_err(bad)?,)* $first };
            $before;
            $sink($row)?;
        }
    }};
}

fn unreadable(table: &str, first: &impl Display, why: &StoreError) -> StoreError {
    StoreError::Corrupt(format!("a row of {table}, {first}: {why}"))
}

/// Within one transaction of the connection, so that all rows are of one moment.
pub(crate) async fn export(
    connection: &mut Connection,
    logs: Option<&dyn MovedLogs>,
    sink: Sink<'_>,
) -> Result<(), StoreError> {
    macro_rules! table {
        (Event $($columns:tt)*) => {
            let mut moved = MovedInOrder::new(places(&mut *connection).await?, logs);
            hand_out!(connection, sink, |row| before(&mut moved, &row, sink).await?, Event $($columns)*);
            moved.hand_out(None, sink).await?;
        };
        ($($table:tt)*) => { hand_out!(connection, sink, |row| {}, $($table)*) };
    }
    macro_rules! tables {
        ($(
            $(#[$what:meta])*
            $Row:ident: $table:ident $order:tt {
                $($(#[$how:meta])* $column:ident $($told:literal)?: $kind:ty,)*
            }
        )*) => { $(table!($Row: $table $order { $($column $($told)?)* });)* };
    }
    archived!(tables);
    for (of, last) in counters::last(connection).await? {
        sink(ArchiveRow::Counter { of, last: count(last)? })?;
    }
    Ok(())
}

/// Hands out the moved logs that belong before this row.
async fn before(moved: &mut MovedInOrder<'_>, row: &ArchiveRow, sink: Sink<'_>) -> Result<(), StoreError> {
    match row {
        ArchiveRow::Event { table_id, .. } => moved.hand_out(Some(*table_id), sink).await,
        _ => Ok(()),
    }
}
