//! Confirmation of answers that show a page of a table themselves: the adapter reports their outcome.

use std::time::Duration;

use talon_store::{EndWrite, MessageContent, MessageRef, PageWrite, Shown, ShownOn, SurfaceKey, WriteOutcome};
use talon_table::TableId;

use super::Screen;
use crate::deliver::page_locks::WriteId;
use crate::error::HouseError;
use crate::input::receipt::{Arrived, Receipt};

/// How long an answer waits for delivery's edit of its page. Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// How many times the row of a panel is read again when its message has changed in between.
pub(super) const REREADS: usize = 3;

impl Screen {
    /// [`House::confirm`](crate::House::confirm).
    pub(crate) async fn confirm(&self, receipt: Receipt, arrived: Arrived) {
        let (table, key) = (receipt.table, receipt.key);
        let noted = match arrived {
            Arrived::Shown => self.note_answer(&receipt, None).await,
            Arrived::Again => self.note_answer(&receipt, Some(receipt.write_id.answer(receipt.at))).await,
            Arrived::Never => Ok(Noted::Not),
            // The edit stays pending.
            Arrived::Unclear => Ok(Noted::Behind),
        };
        let noted = noted.unwrap_or_else(|error| {
            tracing::error!(%table, %key, %error, "an answer could not be noted");
            Noted::Behind
        });
        self.page_locks.release(table, key, receipt.write_id);
        match noted {
            Noted::Newest => self.core.wake_ups.delivery.notify_one(),
            Noted::Behind => self.mark_or_log(table).await,
            Noted::Not => self.let_go(table, key, receipt.write_id).await,
        }
    }

    /// An answer never arrives: delivery takes its page over again.
    pub(crate) async fn release(&self, table: TableId, key: SurfaceKey, write_id: WriteId) {
        self.page_locks.release(table, key, write_id);
        self.let_go(table, key, write_id).await;
    }

    async fn let_go(&self, table: TableId, key: SurfaceKey, write_id: WriteId) {
        let ended = EndWrite {
            table,
            key,
            write_id: write_id.0,
            outcome: WriteOutcome::Never,
            at: self.core.clock.now(),
            mark: true,
        };
        match self.core.store.end_write(&ended).await {
            Ok(_) => self.core.wake_ups.delivery.notify_one(),
            Err(error) => {
                // Then its edit stays pending.
                tracing::error!(%table, %key, %error, "an answer that was not given could not be noted");
                self.mark_or_log(table).await;
            }
        }
    }

    async fn mark_or_log(&self, table: TableId) {
        if let Err(error) = self.core.mark(table).await {
            tracing::error!(%table, %error, "a table could not be marked");
        }
    }

    /// Waits until delivery has finished its write on a held page. Returns whether that was in time.
    pub(crate) async fn wait_for_page(&self, table: TableId, key: SurfaceKey) -> bool {
        tokio::select! {
            biased;
            () = self.page_locks.wait_for_writing(table, key) => true,
            () = self.core.clock.sleep_until(self.core.clock.now().plus(PATIENCE)) => false,
        }
    }

    /// Notes what an answer showed, while an earlier attempt at it may still arrive.
    async fn note_answer(&self, receipt: &Receipt, again: Option<PageWrite>) -> Result<Noted, HouseError> {
        let mut noted = false;
        for _ in 0..REREADS {
            let Some(Showing { shown, older }) = self.showing(receipt, again).await? else {
                return Ok(Noted::Not);
            };
            let Receipt { table, key, .. } = *receipt;
            let outcome = WriteOutcome::Shown(shown);
            let ended = EndWrite { table, key, write_id: receipt.write_id.0, outcome, at: receipt.at, mark: true };
            noted = self.core.store.end_write(&ended).await? != MessageContent::Elsewhere;
            if noted {
                if let Some(older) = older {
                    self.take_away(receipt, &older).await?;
                }
                break;
            }
        }
        // The store is asked, because another process may have decided and delivered the next state while this page was made.
        let newest = self.core.store.table(receipt.table).await?;
        let is_newest = newest.is_some_and(|row| row.version == receipt.version);
        Ok(if noted && is_newest { Noted::Newest } else { Noted::Behind })
    }

    /// The message that shows an answer; none if that message is to go, because another panel was opened meanwhile and replaces it.
    async fn showing(&self, receipt: &Receipt, again: Option<PageWrite>) -> Result<Option<Showing>, HouseError> {
        let Receipt { key, hash, fresh, .. } = *receipt;
        let (place, message) = (receipt.place.clone(), receipt.message.clone());
        let mut shown = Shown { place, message, hash, on: ShownOn::Known, again };
        let SurfaceKey::Panel { .. } = key else {
            return Ok(Some(Showing { shown, older: None }));
        };
        let mut older = None;
        match self.panel_known(receipt).await? {
            Known::Nothing if fresh => shown.on = ShownOn::NewPanel(None),
            Known::Nothing => shown.on = ShownOn::Panel(None),
            Known::Same(known) => {
                if fresh {
                    // The reference of a press that came before this confirmation is valid for longer.
                    shown.message = known.clone();
                }
                shown.on = ShownOn::Panel(Some(known));
            }
            // A person has only one hand at a table.
            Known::Other(known) if fresh => {
                older = Some(known.clone());
                shown.on = ShownOn::NewPanel(Some(known));
            }
            Known::Other(_) => {
                self.take_away(receipt, &receipt.message).await?;
                return Ok(None);
            }
        }
        Ok(Some(Showing { shown, older }))
    }

    async fn take_away(&self, receipt: &Receipt, panel: &MessageRef) -> Result<(), HouseError> {
        if let Err(error) = self.core.served(receipt.place.platform)?.delete(&receipt.place, panel).await {
            tracing::debug!(table = %receipt.table, %error, "an older panel stays where it is");
        }
        Ok(())
    }

    /// Which message was the panel before this answer was confirmed.
    pub(crate) async fn panel_known(&self, receipt: &Receipt) -> Result<Known, HouseError> {
        let surfaces = self.core.store.surfaces(receipt.table).await?;
        let panel = surfaces.into_iter().find(|surface| surface.key == receipt.key);
        let Some(known) = panel.and_then(|panel| panel.message) else {
            return Ok(Known::Nothing);
        };
        let same = self.core.served(receipt.place.platform)?.is_same_message(&known, &receipt.message);
        Ok(if same { Known::Same(known) } else { Known::Other(known) })
    }
}

/// The state of an answer's page after it was noted.
enum Noted {
    /// It is as new as the table.
    Newest,
    /// It is not, or may not be.
    Behind,
    /// The answer is not on the screen, or not for long.
    Not,
}

/// An answer that is on the screen, and the older panel that it replaces.
struct Showing {
    shown: Shown,
    older: Option<MessageRef>,
}

/// The state of a panel before.
pub(crate) enum Known {
    Nothing,
    /// The message that the answer is on, by this reference.
    Same(MessageRef),
    Other(MessageRef),
}
