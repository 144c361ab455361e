//! Which pages answers are about to show, and which pages delivery is writing. Only one of the two writes on a page at a time.
//!
//! On Discord the answer to a press edits the pressed message. Delivery would edit the same message a moment later, or a moment earlier
//! with an older page. So the page is held from the press until the answer is on the screen, and an answer waits while delivery writes
//! there. These locks are for speed, and local to this process. The store keeps any order of arrival safe: an answer is noted there as a
//! pending edit before it goes out.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use talon_store::{PageWrite, ProcessId, SurfaceKey};
use talon_table::{TableId, Timestamp};
use tokio::sync::Notify;

/// How long an answer may take. After that its page is free, even if the answer is never confirmed.
const HELD_FOR: Duration = Duration::from_secs(3);

/// An answer arrives within this time after its input, or never: Discord takes answers for fifteen minutes.
const ARRIVES_WITHIN: Duration = Duration::from_secs(15 * 60);

/// An answer that shows another page than the table's arrives within this time: it is never retried.
const BESIDE_WITHIN: Duration = Duration::from_secs(15);

/// Above this many entries, pages that nobody writes are forgotten.
const REMEMBERED: usize = 1000;

/// The id of one write on a page, by an answer or by delivery, unique across processes. Several people can press on the same page at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WriteId(pub(crate) u64);

impl WriteId {
    /// The pending edit of an answer that goes out at `now`: delivery keeps off its page for a while.
    pub(crate) fn answer(self, now: Timestamp) -> PageWrite {
        PageWrite { write_id: self.0, begun: now, held: now.plus(HELD_FOR), until: now.plus(ARRIVES_WITHIN) }
    }

    /// The pending edit that shows another page in place of the hand, from `now`; nobody will report its outcome.
    pub(crate) fn beside(self, now: Timestamp) -> PageWrite {
        PageWrite { write_id: self.0, begun: now, held: now, until: now.plus(BESIDE_WITHIN) }
    }

    /// The pending edit of delivery from `now`, whose requests are over after `within`.
    pub(crate) fn delivery(self, now: Timestamp, within: Duration) -> PageWrite {
        PageWrite { write_id: self.0, begun: now, held: now, until: now.plus(within) }
    }
}

/// The pages that answers are about to show, and those that delivery is writing. If the process ends, delivery shows them all.
#[derive(Default)]
pub(crate) struct PageLocks {
    pages: Mutex<LockedPages>,
    written: Notify,
}

#[derive(Default)]
struct LockedPages {
    last: u64,
    busy: HashMap<(TableId, SurfaceKey), Busy>,
}

#[derive(Default)]
struct Busy {
    held: Vec<Hold>,
    writers: usize,
}

struct Hold {
    write_id: WriteId,
    since: Timestamp,
}

impl LockedPages {
    fn write_id(&mut self) -> WriteId {
        self.last = self.last.wrapping_add(1);
        WriteId(self.last)
    }
}

impl Busy {
    fn hold(&mut self, write_id: WriteId, since: Timestamp) {
        self.held.push(Hold { write_id, since });
    }

    fn drop_hold(&mut self, write_id: WriteId) {
        self.held.retain(|hold| hold.write_id != write_id);
    }

    fn until(&self, now: Timestamp) -> Option<Timestamp> {
        // An entry from the future was made before the clock went back.
        let begun = self.held.iter().filter(|hold| hold.since <= now);
        begun.map(|hold| hold.since.plus(HELD_FOR)).filter(|until| *until > now).max()
    }
}

/// Delivery is writing on a page until this is dropped.
pub(crate) struct Writing<'a> {
    page_locks: &'a PageLocks,
    page: (TableId, SurfaceKey),
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        self.page_locks.change(self.page, |busy| busy.writers = busy.writers.saturating_sub(1));
        self.page_locks.written.notify_waiters();
    }
}

impl PageLocks {
    /// Ids of two houses differ as their random numbers do.
    pub(crate) fn of(holder: ProcessId) -> Self {
        Self { pages: Mutex::new(LockedPages { last: holder.0, ..LockedPages::default() }), ..Self::default() }
    }

    pub(crate) fn write_id(&self) -> WriteId {
        self.pages().write_id()
    }

    fn pages(&self) -> MutexGuard<'_, LockedPages> {
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
    pub(crate) fn hold(&self, table: TableId, key: SurfaceKey, now: Timestamp) -> WriteId {
        let mut pages = self.pages();
        if pages.busy.len() > REMEMBERED {
            pages.busy.retain(|_, busy| busy.writers > 0 || busy.until(now).is_some());
        }
        let write_id = pages.write_id();
        pages.busy.entry((table, key)).or_default().hold(write_id, now);
        write_id
    }

    /// The answer goes out only now: its time starts again.
    pub(crate) fn prolong(&self, table: TableId, key: SurfaceKey, write_id: WriteId, now: Timestamp) {
        self.change((table, key), |busy| {
            busy.drop_hold(write_id);
            busy.hold(write_id, now);
        });
    }

    /// Takes a page for delivery; or, while an answer holds it, returns until when.
    pub(crate) fn write(&self, table: TableId, key: SurfaceKey, now: Timestamp) -> Result<Writing<'_>, Timestamp> {
        let mut pages = self.pages();
        let busy = pages.busy.entry((table, key)).or_default();
        if let Some(until) = busy.until(now) {
            return Err(until);
        }
        busy.writers += 1;
        Ok(Writing { page_locks: self, page: (table, key) })
    }

    /// Returns when delivery has written what it was writing on a page.
    pub(crate) async fn wait_for_writing(&self, table: TableId, key: SurfaceKey) {
        loop {
            // Registered before looking, so that no notification is missed.
            let written = self.written.notified();
            if self.pages().busy.get(&(table, key)).is_none_or(|busy| busy.writers == 0) {
                return;
            }
            written.await;
        }
    }

    /// The answer is on the screen, or never will be.
    pub(crate) fn release(&self, table: TableId, key: SurfaceKey, write_id: WriteId) {
        self.change((table, key), |busy| busy.drop_hold(write_id));
    }
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

    use super::*;

    const TABLE: TableId = TableId(1);

    impl PageLocks {
        fn held(&self, now: i64) -> Option<Timestamp> {
            self.write(TABLE, SurfaceKey::Sign, Timestamp(now)).err()
        }
    }

    #[test]
    fn a_page_is_held_while_any_answer_to_it_is_under_way() {
        let page_locks = PageLocks::default();
        let first = page_locks.hold(TABLE, SurfaceKey::Sign, Timestamp(0));
        let second = page_locks.hold(TABLE, SurfaceKey::Sign, Timestamp(1000));
        assert_eq!(page_locks.held(1000), Some(Timestamp(4000)));
        assert_eq!(page_locks.held(-9_000_000), None, "nor for one of another time");
        page_locks.release(TABLE, SurfaceKey::Sign, second);
        assert_eq!(page_locks.held(1000), Some(Timestamp(3000)));
        assert_eq!(page_locks.held(3000), None, "nobody waits for a lost answer");
        page_locks.prolong(TABLE, SurfaceKey::Sign, first, Timestamp(2500));
        assert_eq!(page_locks.held(3000), Some(Timestamp(5500)));
        page_locks.release(TABLE, SurfaceKey::Sign, first);
        assert_eq!(page_locks.held(2500), None);
        assert!(page_locks.pages().busy.is_empty(), "nothing is remembered");
    }

    #[test]
    fn lost_answers_are_forgotten_in_time() {
        let page_locks = PageLocks::default();
        for table in 0..=u64::try_from(REMEMBERED).unwrap() {
            page_locks.hold(TableId(table), SurfaceKey::Sign, Timestamp(0));
        }
        page_locks.hold(TABLE, SurfaceKey::Sign, Timestamp(3000));
        assert_eq!(page_locks.pages().busy.len(), 1);
    }

    #[test]
    fn an_answer_waits_for_every_writer_of_its_page_and_for_no_other() {
        let page_locks = PageLocks::default();
        let write = |key| page_locks.write(TABLE, key, Timestamp(0)).ok().unwrap();
        let (one, two) = (write(SurfaceKey::Sign), write(SurfaceKey::Sign));
        let other = write(SurfaceKey::Result { match_no: 1 });
        let mut context = Context::from_waker(Waker::noop());
        let mut waiting = std::pin::pin!(page_locks.wait_for_writing(TABLE, SurfaceKey::Sign));
        let mut poll = || waiting.as_mut().poll(&mut context);
        assert_eq!(poll(), Poll::Pending);
        drop(one);
        assert_eq!(poll(), Poll::Pending);
        drop(two);
        assert_eq!(poll(), Poll::Ready(()));
        drop(other);
    }
}
