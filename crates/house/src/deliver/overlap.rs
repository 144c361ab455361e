//! Delivery beside answers of this house or another.

use talon_store::{BeginWrite, EndWrite, MessageContent, MessageRef, Shown, ShownOn, SurfaceRow, WriteOutcome};
use talon_table::Timestamp;

use super::delivery::Delivery;
use super::reconcile::PageOutcome;
use crate::deliver::courier::Verdict;
use crate::deliver::page_locks::WriteId;
use crate::error::HouseError;

impl Delivery {
    /// Notes a pending edit of a message, if the row is still as it was read. Otherwise returns none, and the row must be read again.
    pub(super) async fn begin_edit(&self, read: &SurfaceRow, now: Timestamp) -> Result<Option<WriteId>, HouseError> {
        let write_id = self.page_locks.write_id();
        let write = write_id.delivery(now, self.core.settings.lease);
        // The table is claimed. If this process ends, the next holder of the claim comes back to the message.
        let begin =
            BeginWrite { table: read.table, key: read.key, write, seen: Some(read.clone()), panel: None, mark: None };
        Ok(self.core.store.begin_write(&begin).await?.then_some(write_id))
    }

    /// Notes that the edit is done. If another was pending at the same time, the page is shown once more.
    pub(super) async fn end_edit(
        &self,
        read: &SurfaceRow,
        write_id: WriteId,
        (message, hash): (MessageRef, [u8; 32]),
        now: Timestamp,
    ) -> Result<PageOutcome, HouseError> {
        let shown = Shown { place: read.place.clone(), message, hash, on: ShownOn::Known, again: None };
        Ok(match self.core.store.end_write(&ended(read, write_id, WriteOutcome::Shown(shown), now)).await? {
            MessageContent::Known => PageOutcome::Done,
            MessageContent::Unknown | MessageContent::Elsewhere => PageOutcome::Replan,
        })
    }

    /// Notes that the edit failed. If there was no answer to it, it stays pending.
    pub(super) async fn not_edited(
        &self,
        read: &SurfaceRow,
        write_id: WriteId,
        verdict: &Verdict,
        now: Timestamp,
    ) -> Result<(), HouseError> {
        if !matches!(verdict, Verdict::Unheard(_)) {
            self.core.store.end_write(&ended(read, write_id, WriteOutcome::Never, now)).await?;
        }
        Ok(())
    }
}

/// Delivery has claimed the table, and knows what is left to do.
fn ended(read: &SurfaceRow, write_id: WriteId, outcome: WriteOutcome, at: Timestamp) -> EndWrite {
    EndWrite { table: read.table, key: read.key, write_id: write_id.0, outcome, at, mark: false }
}
