//! Tables whose logs cannot be read.

use talon_table::{Closed, Event, Recorded, TableId, Timestamp};

use crate::StoreError;
use crate::database::{Database, TableRows as _, Unit as _};

/// Ends the log of an open table behind whatever it holds; tells whether the table was open.
///
/// # Errors
/// [`StoreError`], and then nothing was changed.
pub async fn close_unread<D: Database>(database: &D, table: TableId, at: Timestamp) -> Result<bool, StoreError> {
    let mut unit = database.begin().await?;
    let Some(seq) = unit.close_table(table).await? else {
        unit.roll_back().await?;
        return Ok(false);
    };
    let event = Event::Closed { reason: Closed::Withdrawn };
    unit.append(table, &[Recorded { seq, at, event }]).await?;
    unit.replace_timers(table, &[]).await?;
    unit.mark_behind(table, at).await?;
    unit.commit().await?;
    Ok(true)
}
