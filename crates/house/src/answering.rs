//! Answers that show a page themselves: one writes on a page at a time, an answer or delivery.
//!
//! On Discord the answer to a press changes the pressed message. Delivery would edit the same message a moment later, or a
//! moment earlier with an older page; so from the press until the answer is on the screen the page is held, and an answer
//! waits for what delivery is writing there. That is for speed alone, and known to this process alone. What is safe in any order of
//! arrivals is what the store knows: an answer is noted there before it goes out, as a write that may still arrive.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use talon_table::{TableId, Timestamp};
use tokio::sync::Notify;

use crate::address::MessageRef;
use crate::error::HouseError;
use crate::house::House;
use crate::intent::{Arrived, Receipt};
use crate::ports::store::{Came, Ended, Holder, Outcome, PageWrite, Shown, ShownOn, SurfaceKey};

/// How long an answer may take. A page is held no longer, should its answer never be confirmed.
const HELD_FOR: Duration = Duration::from_secs(3);

/// Within this time after its input an answer arrives, or never: Discord takes answers for fifteen minutes.
const ARRIVES_WITHIN: Duration = Duration::from_secs(15 * 60);

/// Within this time an answer that shows another page than the table's arrives: nobody repeats it.
const BESIDE_WITHIN: Duration = Duration::from_secs(15);

/// How long an answer waits for what delivery is writing on its page. Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// How often a panel is read anew that became another message in between.
pub(crate) const READ_ANEW: usize = 3;

/// Above this many pages, those that nobody writes on any more are forgotten.
const REMEMBERED: usize = 1000;

/// One write on a page, of an answer or of delivery; no two of any process have the same. Several people can press on the same page
/// at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ticket(pub(crate) u64);

impl Ticket {
    /// The answer with this ticket goes out at `now`: delivery keeps off its page for a while.
    pub(crate) fn answer(self, now: Timestamp) -> PageWrite {
        PageWrite { ticket: self.0, begun: now, held: now.plus(HELD_FOR), until: now.plus(ARRIVES_WITHIN) }
    }

    /// Another page goes out in place of the hand at `now`; nobody will tell what became of it.
    pub(crate) fn beside(self, now: Timestamp) -> PageWrite {
        PageWrite { ticket: self.0, begun: now, held: now, until: now.plus(BESIDE_WITHIN) }
    }

    /// Delivery writes at `now`, and its requests are over after `within`.
    pub(crate) fn delivery(self, now: Timestamp, within: Duration) -> PageWrite {
        PageWrite { ticket: self.0, begun: now, held: now, until: now.plus(within) }
    }
}

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

impl Pages {
    fn ticket(&mut self) -> Ticket {
        self.last = self.last.wrapping_add(1);
        Ticket(self.last)
    }
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
    /// The tickets of two houses differ as their random numbers do.
    pub(crate) fn of(holder: Holder) -> Self {
        Self { pages: Mutex::new(Pages { last: holder.0, ..Pages::default() }), ..Self::default() }
    }

    pub(crate) fn ticket(&self) -> Ticket {
        self.pages().ticket()
    }

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
        let ticket = pages.ticket();
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

    fn release(&self, table: TableId, key: SurfaceKey, ticket: Ticket) {
        self.change((table, key), |busy| busy.drop_hold(ticket));
    }
}

impl House {
    /// Tells what became of an [`Answer::Surface`](crate::Answer::Surface). Where it is not known to be on the screen, the page is
    /// delivered as if the answer had been silent. An adapter says so before it hands in the next press on the same message: of two
    /// answers at once nobody knows which one came last, and the page is shown once more. Never fails: our own faults are
    /// logged.
    pub async fn confirm(&self, receipt: Receipt, arrived: Arrived) {
        let (table, key) = (receipt.table, receipt.key);
        let noted = match arrived {
            Arrived::Shown => self.note_answer(&receipt, None).await,
            Arrived::Again => self.note_answer(&receipt, Some(receipt.ticket.answer(receipt.at))).await,
            Arrived::Never => Ok(Noted::Not),
            // It stays noted as a write that may still arrive.
            Arrived::Unclear => Ok(Noted::Behind),
        };
        let noted = noted.unwrap_or_else(|error| {
            tracing::error!(%table, %key, %error, "an answer could not be noted");
            Noted::Behind
        });
        self.answering.release(table, key, receipt.ticket);
        match noted {
            Noted::Newest => self.core.wakes.delivery.notify_one(),
            Noted::Behind => self.mark_or_log(table).await,
            Noted::Not => self.let_go(table, key, receipt.ticket).await,
        }
    }

    /// An answer never arrives: delivery looks after its page again.
    pub(crate) async fn release(&self, table: TableId, key: SurfaceKey, ticket: Ticket) {
        self.answering.release(table, key, ticket);
        self.let_go(table, key, ticket).await;
    }

    async fn let_go(&self, table: TableId, key: SurfaceKey, ticket: Ticket) {
        let ended = Ended { table, key, ticket: ticket.0, came: Came::Never, at: self.core.clock.now(), mark: true };
        match self.core.store.end_write(&ended).await {
            Ok(_) => self.core.wakes.delivery.notify_one(),
            Err(error) => {
                // Then it counts as one that may still arrive.
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

    /// Waits until delivery has written what it is writing on a page that is held. Tells whether that was soon enough.
    pub(crate) async fn wait_for_page(&self, table: TableId, key: SurfaceKey) -> bool {
        tokio::select! {
            biased;
            () = self.answering.wait_for_writing(table, key) => true,
            () = self.core.clock.sleep_until(self.core.clock.now().plus(PATIENCE)) => false,
        }
    }

    /// Notes what an answer showed, of which an earlier attempt may arrive still.
    async fn note_answer(&self, receipt: &Receipt, again: Option<PageWrite>) -> Result<Noted, HouseError> {
        let mut noted = false;
        for _ in 0..READ_ANEW {
            let Some(Showing { shown, older }) = self.showing(receipt, again).await? else {
                return Ok(Noted::Not);
            };
            let Receipt { table, key, .. } = *receipt;
            let came = Came::Shown(shown);
            let ended = Ended { table, key, ticket: receipt.ticket.0, came, at: receipt.at, mark: true };
            noted = self.core.store.end_write(&ended).await? != Outcome::Elsewhere;
            if noted {
                if let Some(older) = older {
                    self.take_away(receipt, &older).await?;
                }
                break;
            }
        }
        // Asked of the store: another process may have decided and delivered what came next while this page was made.
        let newest = self.core.store.table(receipt.table).await?;
        let is_newest = newest.is_some_and(|row| row.version == receipt.version);
        Ok(if noted && is_newest { Noted::Newest } else { Noted::Behind })
    }

    /// On which message an answer is; none where that is to go, for another one was opened meanwhile and takes its place.
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
                    // The press that came before this confirmation reaches it for longer.
                    shown.message = known.clone();
                }
                shown.on = ShownOn::Panel(Some(known));
            }
            // A person has one hand at a table.
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

    /// Which message was known to be the panel before this answer was confirmed.
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

/// What is known of an answer's page afterwards.
enum Noted {
    /// It is as new as the table.
    Newest,
    /// It is not, or may not be.
    Behind,
    /// The answer is not on the screen, or not for long.
    Not,
}

/// An answer that is on the screen, and the older panel that it takes the place of.
struct Showing {
    shown: Shown,
    older: Option<MessageRef>,
}

/// What was known of a panel.
pub(crate) enum Known {
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
        answering.release(TABLE, SurfaceKey::Sign, second);
        assert_eq!(answering.held(1000), Some(Timestamp(3000)));
        assert_eq!(answering.held(3000), None, "nobody waits for a lost answer");
        answering.prolong(TABLE, SurfaceKey::Sign, first, Timestamp(2500));
        assert_eq!(answering.held(3000), Some(Timestamp(5500)));
        answering.release(TABLE, SurfaceKey::Sign, first);
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
