//! Answers that show a page themselves: what they are about to show, delivery leaves alone.
//!
//! On Discord the answer to a press changes the pressed message. Delivery would edit the same message a moment later, or a
//! moment earlier with an older page; so from the press until the answer is on the screen the page is held. Before such an
//! answer goes out, what the page shows is noted as unknown: should the process end before the answer is confirmed, the
//! next one shows the page once more.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use talon_table::{TableId, Timestamp};

use crate::error::HouseError;
use crate::house::House;
use crate::intent::Receipt;
use crate::ports::store::{Shown, SurfaceKey, SurfaceRow, SurfaceState};

/// How long an answer may take. A page is held no longer, should its answer never be confirmed.
const HELD_FOR: Duration = Duration::from_secs(3);

/// Above this many held pages, those whose time is over are forgotten.
const REMEMBERED: usize = 1000;

/// One answer's hold on a page. Several people can press on the same page at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ticket(u64);

/// The pages that answers are about to show. Lost with the process: then delivery shows them.
#[derive(Default)]
pub(crate) struct Answering {
    holds: Mutex<Holds>,
}

#[derive(Default)]
struct Holds {
    last: u64,
    releases: u64,
    pages: HashMap<(TableId, SurfaceKey), Vec<(Ticket, Timestamp)>>,
}

impl Answering {
    fn holds(&self) -> MutexGuard<'_, Holds> {
        // Every change is a single step, so a panic elsewhere leaves nothing half done.
        self.holds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps delivery off a page from now on.
    pub(crate) fn hold(&self, table: TableId, key: SurfaceKey, now: Timestamp) -> Ticket {
        let mut holds = self.holds();
        if holds.pages.len() > REMEMBERED {
            holds.pages.retain(|_, held| held.iter().any(|(_, until)| *until > now));
        }
        holds.last += 1;
        let ticket = Ticket(holds.last);
        holds.pages.entry((table, key)).or_default().push((ticket, now.plus(HELD_FOR)));
        ticket
    }

    /// The answer goes out only now: its time begins anew.
    pub(crate) fn prolong(&self, table: TableId, key: SurfaceKey, ticket: Ticket, now: Timestamp) {
        let mut holds = self.holds();
        let held = holds.pages.entry((table, key)).or_default();
        held.retain(|(other, _)| *other != ticket);
        held.push((ticket, now.plus(HELD_FOR)));
    }

    /// Until when the page is held, if it is.
    pub(crate) fn held(&self, table: TableId, key: SurfaceKey, now: Timestamp) -> Option<Timestamp> {
        let holds = self.holds();
        let held = holds.pages.get(&(table, key))?;
        held.iter().map(|(_, until)| *until).filter(|until| *until > now).max()
    }

    /// How often answers have let go of pages. Where it has changed, rows that were read before may be out of date.
    pub(crate) fn releases(&self) -> u64 {
        self.holds().releases
    }

    fn release(&self, table: TableId, key: SurfaceKey, ticket: Option<Ticket>) {
        let mut holds = self.holds();
        holds.releases += 1;
        let Some(ticket) = ticket else { return };
        if let Some(held) = holds.pages.get_mut(&(table, key)) {
            held.retain(|(other, _)| *other != ticket);
            if held.is_empty() {
                holds.pages.remove(&(table, key));
            }
        }
    }
}

impl House {
    /// Tells whether an [`Answer::Surface`](crate::Answer::Surface) reached the screen. Where it did not, the page is delivered
    /// as if the answer had been silent. Never fails: our own faults are logged.
    pub async fn confirm(&self, receipt: Receipt, shown: bool) {
        if shown && let Err(error) = self.note_answer(&receipt).await {
            tracing::error!(table = %receipt.table, key = %receipt.key, %error, "an answer could not be noted");
        }
        self.release(receipt.table, receipt.key, receipt.ticket).await;
    }

    /// Lets delivery look after a page again.
    pub(crate) async fn release(&self, table: TableId, key: SurfaceKey, ticket: Option<Ticket>) {
        self.answering.release(table, key, ticket);
        if let Err(error) = self.mark(table).await {
            tracing::error!(%table, %error, "a table could not be marked");
        }
    }

    async fn note_answer(&self, receipt: &Receipt) -> Result<(), HouseError> {
        match receipt.key {
            SurfaceKey::Panel { .. } => self.note_panel(receipt).await,
            SurfaceKey::Board { .. } | SurfaceKey::Result { .. } | SurfaceKey::Hand { .. } | SurfaceKey::Sign => {
                let shown = Shown {
                    table: receipt.table,
                    key: receipt.key,
                    chat: receipt.place.chat.clone(),
                    message: receipt.message.clone(),
                    before: None,
                    hash: receipt.hash,
                    at: receipt.at,
                };
                Ok(self.store.note_shown(&shown).await?)
            }
        }
    }

    /// The panel is reached through the newest answer from now on. One that was open before it is taken away, for a person
    /// has one hand at a table.
    async fn note_panel(&self, receipt: &Receipt) -> Result<(), HouseError> {
        let platform = self.served(receipt.place.platform)?;
        let surfaces = self.store.surfaces(receipt.table).await?;
        let before = surfaces.into_iter().find(|surface| surface.key == receipt.key);
        let known = before.as_ref().and_then(|before| before.message.as_ref());
        let is_other = known.is_some_and(|known| !platform.is_same_message(known, &receipt.message));
        if is_other && !receipt.fresh {
            // Another one was opened meanwhile and has taken this one away.
            return Ok(());
        }
        let mut panel = opened(receipt);
        if !is_other && before.as_ref().is_some_and(|before| receipt.fresh || before.hash.is_some()) {
            // Delivery, or the answer to a press, wrote on it at the same time, and nobody knows who came last.
            panel.hash = None;
        }
        if !is_other && receipt.fresh {
            // The press that came before this confirmation reaches it for longer.
            panel.message = known.cloned().or(panel.message);
        }
        self.store.save_surface(&panel, &[]).await?;
        if let Some(older) = known.filter(|_| is_other)
            && let Err(error) = platform.delete(&receipt.place, older).await
        {
            tracing::debug!(table = %receipt.table, %error, "an older panel stays where it is");
        }
        Ok(())
    }
}

fn opened(receipt: &Receipt) -> SurfaceRow {
    SurfaceRow {
        table: receipt.table,
        key: receipt.key,
        place: receipt.place.clone(),
        message: Some(receipt.message.clone()),
        hash: Some(receipt.hash),
        shown_at: receipt.at,
        state: SurfaceState::Live,
        failures: 0,
        not_before: Timestamp(i64::MIN),
        replaced: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId(1);

    #[test]
    fn a_page_is_held_while_any_answer_to_it_is_under_way() {
        let answering = Answering::default();
        let first = answering.hold(TABLE, SurfaceKey::Sign, Timestamp(0));
        let second = answering.hold(TABLE, SurfaceKey::Sign, Timestamp(1000));
        assert_eq!(answering.held(TABLE, SurfaceKey::Sign, Timestamp(1000)), Some(Timestamp(4000)));
        answering.release(TABLE, SurfaceKey::Sign, Some(second));
        assert_eq!(answering.held(TABLE, SurfaceKey::Sign, Timestamp(1000)), Some(Timestamp(3000)));
        assert_eq!(answering.held(TABLE, SurfaceKey::Sign, Timestamp(3000)), None, "nobody waits for a lost answer");
        answering.prolong(TABLE, SurfaceKey::Sign, first, Timestamp(2500));
        assert_eq!(answering.held(TABLE, SurfaceKey::Sign, Timestamp(3000)), Some(Timestamp(5500)));
        answering.release(TABLE, SurfaceKey::Sign, Some(first));
        assert_eq!(answering.held(TABLE, SurfaceKey::Sign, Timestamp(2500)), None);
    }

    #[test]
    fn lost_answers_are_forgotten_in_time() {
        let answering = Answering::default();
        for table in 0..=u64::try_from(REMEMBERED).unwrap() {
            answering.hold(TableId(table), SurfaceKey::Sign, Timestamp(0));
        }
        answering.hold(TABLE, SurfaceKey::Sign, Timestamp(3000));
        assert_eq!(answering.holds().pages.len(), 1);
    }
}
