//! Answers that show a page themselves: one writes on a page at a time, an answer or delivery.
//!
//! On Discord the answer to a press changes the pressed message. Delivery would edit the same message a moment later, or a
//! moment earlier with an older page; so from the press until the answer is on the screen the page is held, and an answer
//! waits for what delivery is writing there. Before such an answer goes out, what the page shows is noted as unknown: should
//! the process end before the answer is confirmed, the next one shows the page once more.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use talon_table::{TableId, Timestamp};
use tokio::sync::Notify;

use crate::error::HouseError;
use crate::house::House;
use crate::intent::{MessageRef, Receipt};
use crate::ports::store::{Shown, ShownBy, SurfaceKey};

/// How long an answer may take. A page is held no longer, should its answer never be confirmed.
const HELD_FOR: Duration = Duration::from_secs(3);

/// How long an answer waits for what delivery is writing on its page. Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// Above this many pages, those that nobody writes on any more are forgotten.
const REMEMBERED: usize = 1000;

/// One answer's hold on a page. Several people can press on the same page at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ticket(u64);

/// The pages that answers are about to show, and those that delivery is writing. Lost with the process: then delivery shows
/// them.
#[derive(Default)]
pub(crate) struct Answering {
    pages: Mutex<Pages>,
    written: Notify,
}

#[derive(Default)]
struct Pages {
    last: u64,
    releases: u64,
    busy: HashMap<(TableId, SurfaceKey), Busy>,
}

#[derive(Default)]
struct Busy {
    held: Vec<Hold>,
    writers: usize,
}

struct Hold {
    ticket: Ticket,
    since: Timestamp,
}

impl Busy {
    fn hold(&mut self, ticket: Ticket, since: Timestamp) {
        self.held.push(Hold { ticket, since });
    }

    fn drop_hold(&mut self, ticket: Ticket) {
        self.held.retain(|hold| hold.ticket != ticket);
    }

    fn until(&self, now: Timestamp) -> Option<Timestamp> {
        // One that begins only later was taken before the clock went back.
        let begun = self.held.iter().filter(|hold| hold.since <= now);
        begun.map(|hold| hold.since.plus(HELD_FOR)).filter(|until| *until > now).max()
    }
}

/// Delivery is writing on a page until this is dropped.
pub(crate) struct Writing<'a> {
    answering: &'a Answering,
    page: (TableId, SurfaceKey),
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        self.answering.change(self.page, |busy| busy.writers = busy.writers.saturating_sub(1));
        self.answering.written.notify_waiters();
    }
}

impl Answering {
    fn pages(&self) -> MutexGuard<'_, Pages> {
        // Every change is a single step, so a panic elsewhere leaves nothing half done.
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, page: (TableId, SurfaceKey), change: impl FnOnce(&mut Busy)) {
        let mut pages = self.pages();
        let busy = pages.busy.entry(page).or_default();
        change(busy);
        if busy.held.is_empty() && busy.writers == 0 {
            pages.busy.remove(&page);
        }
    }

    /// Keeps delivery off a page from now on.
    pub(crate) fn hold(&self, table: TableId, key: SurfaceKey, now: Timestamp) -> Ticket {
        let mut pages = self.pages();
        if pages.busy.len() > REMEMBERED {
            pages.busy.retain(|_, busy| busy.writers > 0 || busy.until(now).is_some());
        }
        pages.last += 1;
        let ticket = Ticket(pages.last);
        pages.busy.entry((table, key)).or_default().hold(ticket, now);
        ticket
    }

    /// The answer goes out only now: its time begins anew.
    pub(crate) fn prolong(&self, table: TableId, key: SurfaceKey, ticket: Ticket, now: Timestamp) {
        self.change((table, key), |busy| {
            busy.drop_hold(ticket);
            busy.hold(ticket, now);
        });
    }

    /// Lets delivery write on a page, unless it is held: then tells until when.
    pub(crate) fn write(&self, table: TableId, key: SurfaceKey, now: Timestamp) -> Result<Writing<'_>, Timestamp> {
        let mut pages = self.pages();
        let busy = pages.busy.entry((table, key)).or_default();
        if let Some(until) = busy.until(now) {
            return Err(until);
        }
        busy.writers += 1;
        Ok(Writing { answering: self, page: (table, key) })
    }

    /// Returns when delivery has written what it was writing on a page.
    async fn wait_for_writing(&self, table: TableId, key: SurfaceKey) {
        loop {
            // Made before looking, so that no end is missed.
            let written = self.written.notified();
            if self.pages().busy.get(&(table, key)).is_none_or(|busy| busy.writers == 0) {
                return;
            }
            written.await;
        }
    }

    /// How often answers have let go of pages. Where it has changed, rows that were read before may be out of date.
    pub(crate) fn releases(&self) -> u64 {
        self.pages().releases
    }

    fn release(&self, table: TableId, key: SurfaceKey, ticket: Option<Ticket>) {
        self.pages().releases += 1;
        let Some(ticket) = ticket else { return };
        self.change((table, key), |busy| busy.drop_hold(ticket));
    }
}

impl House {
    /// Tells whether an [`Answer::Surface`](crate::Answer::Surface) reached the screen. Where it did not, the page is delivered
    /// as if the answer had been silent. An adapter says so before it hands in the next press on the same message: of two
    /// answers at once nobody knows which one came last, and the page is shown once more. Never fails: our own faults are
    /// logged.
    pub async fn confirm(&self, receipt: Receipt, shown: bool) {
        let noted = match shown {
            true => self.note_answer(&receipt).await,
            false => Ok(false),
        };
        let noted = noted.unwrap_or_else(|error| {
            tracing::error!(table = %receipt.table, key = %receipt.key, %error, "an answer could not be noted");
            false
        });
        if noted {
            self.answering.release(receipt.table, receipt.key, receipt.ticket);
            self.delivery_woken.notify_one();
        } else {
            self.release(receipt.table, receipt.key, receipt.ticket).await;
        }
    }

    /// Lets delivery look after a page again.
    pub(crate) async fn release(&self, table: TableId, key: SurfaceKey, ticket: Option<Ticket>) {
        self.answering.release(table, key, ticket);
        if let Err(error) = self.mark(table).await {
            tracing::error!(%table, %error, "a table could not be marked");
        }
    }

    /// Waits until delivery has written what it is writing on a page that is held. Tells whether that was soon enough.
    pub(crate) async fn wait_for_page(&self, table: TableId, key: SurfaceKey) -> bool {
        tokio::select! {
            biased;
            () = self.answering.wait_for_writing(table, key) => true,
            () = self.clock.sleep_until(self.clock.now().plus(PATIENCE)) => false,
        }
    }

    /// Notes what an answer showed; tells whether the page is as new as the table.
    async fn note_answer(&self, receipt: &Receipt) -> Result<bool, HouseError> {
        let Receipt { table, key, .. } = *receipt;
        let mut shown = Shown {
            table,
            key,
            place: receipt.place.clone(),
            message: receipt.message.clone(),
            before: receipt.before,
            hash: receipt.hash,
            at: receipt.at,
            by: ShownBy::Answer,
        };
        let mut older = None;
        if let SurfaceKey::Panel { .. } = key {
            shown.by = ShownBy::Panel { fresh: receipt.fresh };
            match self.panel_known(receipt).await? {
                Known::Nothing => {}
                Known::Same(known) if receipt.fresh => {
                    // The press that came before this confirmation reaches it for longer.
                    shown.message = known;
                    shown.by = ShownBy::Panel { fresh: false };
                }
                Known::Same(_) => {}
                // A person has one hand at a table.
                Known::Other(known) if receipt.fresh => older = Some(known),
                Known::Other(_) => {
                    // Another one was opened meanwhile, and takes this one's place.
                    self.take_away(receipt, &receipt.message).await?;
                    return Ok(false);
                }
            }
        }
        self.store.note_shown(&shown).await?;
        if let Some(older) = older {
            self.take_away(receipt, &older).await?;
        }
        // Asked of the store: another process may have decided and delivered what came next while this page was made.
        let newest = self.store.table(table).await?;
        Ok(newest.is_some_and(|row| row.version == receipt.version))
    }

    async fn take_away(&self, receipt: &Receipt, panel: &MessageRef) -> Result<(), HouseError> {
        if let Err(error) = self.served(receipt.place.platform)?.delete(&receipt.place, panel).await {
            tracing::debug!(table = %receipt.table, %error, "an older panel stays where it is");
        }
        Ok(())
    }

    /// Which message was known to be the panel before this answer was confirmed.
    async fn panel_known(&self, receipt: &Receipt) -> Result<Known, HouseError> {
        let surfaces = self.store.surfaces(receipt.table).await?;
        let panel = surfaces.into_iter().find(|surface| surface.key == receipt.key);
        let Some(known) = panel.and_then(|panel| panel.message) else {
            return Ok(Known::Nothing);
        };
        let same = self.served(receipt.place.platform)?.is_same_message(&known, &receipt.message);
        Ok(if same { Known::Same(known) } else { Known::Other(known) })
    }
}

/// What was known of a panel.
enum Known {
    Nothing,
    /// The message that the answer is on, reached in this way.
    Same(MessageRef),
    Other(MessageRef),
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

    use super::*;

    const TABLE: TableId = TableId(1);

    impl Answering {
        fn held(&self, now: i64) -> Option<Timestamp> {
            self.write(TABLE, SurfaceKey::Sign, Timestamp(now)).err()
        }
    }

    #[test]
    fn a_page_is_held_while_any_answer_to_it_is_under_way() {
        let answering = Answering::default();
        let first = answering.hold(TABLE, SurfaceKey::Sign, Timestamp(0));
        let second = answering.hold(TABLE, SurfaceKey::Sign, Timestamp(1000));
        assert_eq!(answering.held(1000), Some(Timestamp(4000)));
        assert_eq!(answering.held(-9_000_000), None, "nor for one of another time");
        answering.release(TABLE, SurfaceKey::Sign, Some(second));
        assert_eq!(answering.held(1000), Some(Timestamp(3000)));
        assert_eq!(answering.held(3000), None, "nobody waits for a lost answer");
        answering.prolong(TABLE, SurfaceKey::Sign, first, Timestamp(2500));
        assert_eq!(answering.held(3000), Some(Timestamp(5500)));
        answering.release(TABLE, SurfaceKey::Sign, Some(first));
        assert_eq!(answering.held(2500), None);
        assert!(answering.pages().busy.is_empty(), "nothing is remembered");
    }

    #[test]
    fn lost_answers_are_forgotten_in_time() {
        let answering = Answering::default();
        for table in 0..=u64::try_from(REMEMBERED).unwrap() {
            answering.hold(TableId(table), SurfaceKey::Sign, Timestamp(0));
        }
        answering.hold(TABLE, SurfaceKey::Sign, Timestamp(3000));
        assert_eq!(answering.pages().busy.len(), 1);
    }

    #[test]
    fn an_answer_waits_for_every_writer_of_its_page_and_for_no_other() {
        let answering = Answering::default();
        let write = |key| answering.write(TABLE, key, Timestamp(0)).ok().unwrap();
        let (one, two) = (write(SurfaceKey::Sign), write(SurfaceKey::Sign));
        let other = write(SurfaceKey::Result { match_no: 1 });
        let mut context = Context::from_waker(Waker::noop());
        let mut waiting = std::pin::pin!(answering.wait_for_writing(TABLE, SurfaceKey::Sign));
        let mut poll = || waiting.as_mut().poll(&mut context);
        assert_eq!(poll(), Poll::Pending);
        drop(one);
        assert_eq!(poll(), Poll::Pending);
        drop(two);
        assert_eq!(poll(), Poll::Ready(()));
        drop(other);
    }
}
