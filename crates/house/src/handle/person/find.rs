//! Which table an input is about, if it names none.

use std::sync::Arc;

use talon_cards::Seat;
use talon_store::TableRow;
use talon_table::{PhaseView, Table, Viewer};
use talon_view::Msg;

use crate::error::HouseError;
use crate::handle::admission::Admission;
use crate::handle::asked::Asked;
use crate::input::intent::Answer;
use crate::tables::steps::Loaded;

/// A table that was found.
pub(in crate::handle) struct Found {
    pub(in crate::handle) row: TableRow,
    pub(in crate::handle) table: Arc<Table>,
}

impl Admission {
    /// The answer to an input that is about no table: `none`, or that the table is set aside.
    pub(in crate::handle) async fn no_table_here(&self, asked: &Asked<'_>, none: &Msg) -> Result<Answer, HouseError> {
        for row in self.rows_here(asked).await? {
            if let Loaded::Unreadable(_) = self.core.tables.of(&row).await? {
                return Ok(asked.alert(&Msg::TableSetAside));
            }
        }
        Ok(asked.alert(none))
    }

    /// Whether the person sits at a table of this chat that is set aside.
    pub(in crate::handle) async fn sits_aside(&self, asked: &Asked<'_>) -> Result<bool, HouseError> {
        let place = asked.place();
        for row in self.core.store.open_tables_of(asked.person()).await? {
            let here = (row.home.platform, &row.home.chat) == (place.platform, &place.chat);
            if here && matches!(self.core.tables.of(&row).await?, Loaded::Unreadable(_)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The open tables that an input from this place can be about, oldest first: in a group those of its topic, or else all of them; in
    /// private those at which the person sits. Those that are set aside are left out.
    pub(in crate::handle) async fn tables_here(&self, asked: &Asked<'_>) -> Result<Vec<Found>, HouseError> {
        let rows = self.rows_here(asked).await?;
        let mut found = Vec::with_capacity(rows.len());
        for row in rows {
            if let Some(table) = self.core.tables.of(&row).await?.readable() {
                found.push(Found { row, table });
            }
        }
        Ok(found)
    }

    async fn rows_here(&self, asked: &Asked<'_>) -> Result<Vec<TableRow>, HouseError> {
        let place = asked.place();
        let mut rows = if place.private {
            self.core.store.open_tables_of(asked.person()).await?
        } else {
            self.core.store.open_tables_in(place.platform, &place.chat).await?
        };
        if rows.iter().any(|row| row.is_at(place)) && !place.private {
            rows.retain(|row| row.is_at(place));
        }
        Ok(rows)
    }

    /// The table here at which the person sits and that `fits`: first one that waits for the person, and among those the one opened last.
    pub(in crate::handle) async fn my_table(
        &self,
        asked: &Asked<'_>,
        fits: impl Fn(&Table) -> bool + Send,
    ) -> Result<Option<Found>, HouseError> {
        let here = self.tables_here(asked).await?;
        let mine = here.into_iter().filter(|found| fits(&found.table)).filter_map(|found| {
            let seat = found.table.seat_of(asked.person())?;
            Some((waits_for(&found.table, seat), found))
        });
        Ok(mine.max_by_key(|(waits, _)| *waits).map(|(_, found)| found))
    }
}

fn waits_for(table: &Table, seat: Seat) -> bool {
    match table.view(Viewer::Public).phase {
        PhaseView::Playing { waiting_for, .. } => waiting_for.contains(seat),
        PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => false,
    }
}

/// The reader for whom a page about the table is made: everybody in a group, if everybody may read it.
pub(in crate::handle) fn viewer(table: &Table, asked: &Asked<'_>) -> Viewer {
    match table.seat_of(asked.person()) {
        Some(seat) if asked.reads_alone() => Viewer::Seat(seat),
        Some(_) | None => Viewer::Public,
    }
}

/// Whether a match is being played at a table, or prepared.
pub(in crate::handle) fn is_busy(table: &Table) -> bool {
    match table.view(Viewer::Public).phase {
        PhaseView::Lobby { .. } | PhaseView::Playing { .. } => true,
        PhaseView::Over { .. } | PhaseView::Closed { .. } => false,
    }
}

/// Whether the table is in a lobby.
pub(in crate::handle) fn in_lobby(table: &Table) -> bool {
    matches!(table.view(Viewer::Public).phase, PhaseView::Lobby { .. })
}
