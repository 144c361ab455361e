//! Invites players into the room of their table, so that their apps list it among their conversations.

use talon_store::{AccountRef, Room, SurfaceKey, SurfaceRow, TableRow};
use talon_table::{PersonId, Table, Timestamp, Viewer};

use crate::deliver::courier::{Pace, Verdict};
use crate::deliver::delivery::{Delivery, Invitation};
use crate::deliver::reconcile::sooner;
use crate::error::HouseError;

impl Delivery {
    /// Invites those who sit at the table into its room: everybody when it opens, and later those who take a seat. Returns when to retry,
    /// if that must wait. A new process takes somebody whose hand was sent as invited.
    pub(in crate::deliver) async fn invite(
        &self,
        row: &TableRow,
        table: &Table,
        surfaces: &[SurfaceRow],
        is_new: bool,
    ) -> Result<Option<Timestamp>, HouseError> {
        if !matches!(row.room, Room::Open(_)) || !table.is_open() {
            return Ok(None);
        }
        let has_hand = |person| surfaces.iter().any(|surface| surface.key == SurfaceKey::Hand { person });
        let invitation = |person: PersonId| {
            let unknown = || if is_new || !has_hand(person) { Invitation::Owed } else { Invitation::Sent };
            self.invitations.get_with((row.table, person), unknown)
        };
        let owed: Vec<PersonId> =
            table.persons().into_iter().filter(|person| invitation(*person) == Invitation::Owed).collect();
        if owed.is_empty() {
            return Ok(None);
        }
        let people = self.core.people(&table.view(Viewer::Public), row.home.platform).await?;
        let mut until = None;
        for person in owed {
            let account = people.account(person).filter(|account| account.account.platform == row.home.platform);
            let again = match account {
                Some(account) => self.ask_in(row, &account.account).await?,
                None => None,
            };
            match again {
                Some(at) => until = sooner(until, at),
                None => self.invitations.insert((row.table, person), Invitation::Sent),
            }
        }
        Ok(until)
    }

    /// One request; returns when to retry it, if so.
    async fn ask_in(&self, row: &TableRow, account: &AccountRef) -> Result<Option<Timestamp>, HouseError> {
        let (now, room) = (self.core.clock.now(), row.stage());
        // Nothing is written in the room, so this does not use the pace of its pages.
        let conversation = format!("invite:{}", account.id);
        let pace = Pace::Apart(&conversation);
        if let Err(free) = self.courier.reserve_at(&room, pace, now).await? {
            return Ok(Some(free));
        }
        let answer = self.core.served(room.platform)?.invite(&room, account).await;
        Ok(match self.courier.heard((&room, pace), answer, now).await? {
            Err(Verdict::Later(at)) => Some(at),
            // Nobody waits for this.
            Err(Verdict::Unheard(_)) => Some(now.plus(self.core.settings.retry_most)),
            Ok(()) | Err(_) => None,
        })
    }
}
