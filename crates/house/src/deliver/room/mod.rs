//! Rooms: on some platforms a match is played in a place of its own, and a sign stays at the door.

mod invite;

use talon_store::{MessageRef, Room, SurfaceKey, SurfaceRow, SurfaceState, TableRow};
use talon_table::{PhaseView, Table, Timestamp, Viewer};
use talon_view::{Msg, say};

use super::delivery::Delivery;
use crate::deliver::courier::{Pace, Verdict};
use crate::error::HouseError;

/// After how many failed attempts a match goes on without a room.
const ATTEMPTS: u32 = 3;

impl Delivery {
    /// Opens a table's room when its first match begins. Returns when to retry, if that must wait.
    pub(super) async fn open_room(
        &self,
        row: &mut TableRow,
        table: &Table,
        surfaces: &mut Vec<SurfaceRow>,
    ) -> Result<Option<Timestamp>, HouseError> {
        if !self.pages.awaits_room(row, table)? {
            return Ok(None);
        }
        let Some((mut door, at)) = door(surfaces) else {
            // The lobby's message is not there yet, or is gone: the table page comes first.
            return Ok(None);
        };
        let now = self.core.clock.now();
        if let Some(until) = self.courier.waits(door.not_before, now) {
            return Ok(Some(until));
        }
        let _writing = match self.page_locks.write(row.table, door.key, now) {
            Ok(writing) => writing,
            Err(until) => return Ok(Some(until)),
        };
        if let Err(free) = self.courier.reserve(&row.home, now).await? {
            return Ok(Some(free));
        }
        let locale = self.core.place_locale(&row.home).await?;
        let name = say(locale, &Msg::RoomName { game: table.view(Viewer::Public).kind });
        let answer = self.core.served(row.home.platform)?.open_room(&row.home, &at, &name.plain()).await;
        let room = match self.courier.heard((&row.home, Pace::Place), answer, now).await? {
            Ok(place) => place.and_then(|place| place.thread).map_or(Room::None, Room::Open),
            Err(Verdict::Later(at)) => return Ok(Some(at)),
            Err(Verdict::Gone) => {
                // Somebody deleted the lobby's message: the table page comes first, and a room grows from that.
                (door.message, door.hash) = (None, None);
                self.core.store.save_surface(&door).await?;
                *surfaces = self.core.store.surfaces(row.table).await?;
                return Ok(None);
            }
            Err(Verdict::Unheard(_)) if door.failures + 1 < ATTEMPTS => {
                let until = self.courier.back_off(&mut (&mut door).into(), now);
                self.core.store.save_surface(&door).await?;
                return Ok(Some(until));
            }
            // A match does not wait for a room.
            Err(_) => Room::None,
        };
        self.core.store.set_room(row.table, &room, room.thread().map(|_| door.key)).await?;
        row.room = room;
        *surfaces = self.core.store.surfaces(row.table).await?;
        Ok(None)
    }

    /// Closes the room of a closed table, once its pages are final. Returns when to retry, if that must wait.
    pub(super) async fn close_room(&self, row: &TableRow, table: &Table) -> Result<Option<Timestamp>, HouseError> {
        let (Room::Open(thread), PhaseView::Closed { .. }) = (&row.room, &table.view(Viewer::Public).phase) else {
            return Ok(None);
        };
        let now = self.core.clock.now();
        let stage = row.stage();
        if let Err(free) = self.courier.reserve(&stage, now).await? {
            return Ok(Some(free));
        }
        let answer = self.core.served(row.home.platform)?.close_room(&stage).await;
        match self.courier.heard((&stage, Pace::Place), answer, now).await? {
            Err(Verdict::Later(at)) => return Ok(Some(at)),
            // Nobody waits for this.
            Err(Verdict::Unheard(_)) => return Ok(Some(now.plus(self.core.settings.retry_most))),
            Ok(()) | Err(_) => {}
        }
        self.core.store.set_room(row.table, &Room::Closed(thread.clone()), None).await?;
        Ok(None)
    }
}

/// The lobby's message, from which the room opens.
fn door(surfaces: &[SurfaceRow]) -> Option<(SurfaceRow, MessageRef)> {
    let lobby = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    let live = |surface: &&SurfaceRow| surface.key == lobby && surface.state == SurfaceState::Live;
    let surface = surfaces.iter().find(live)?;
    Some((surface.clone(), surface.message.clone()?))
}
