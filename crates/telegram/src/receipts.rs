//! The updates that are not confirmed to Telegram yet.
//!
//! An update counts as received once it was handled and its answer was attempted, so that a process that dies loses nothing. But
//! Telegram shows only a limited number of updates that were not received, and the others wait. In a crowd, some senders could
//! shut others out that way. So in a crowd a handled update counts as received although its answer still waits, and so do the
//! unhandled updates of a sender who has more than [`KEPT`] of them. Work on them continues as before; if the process dies then,
//! only an answer, or a part of a flood, is lost.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many updates of one sender are never let go before they are handled: a press, and the same press once more.
const KEPT: usize = 2;

/// This many updates are a crowd: half of what Telegram shows at a time.
pub(crate) const CROWD: usize = 50;

/// The updates that are being worked on. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Receipts {
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    last: u64,
    /// The updates that are worked on, whether they count as received or not. So letting updates go does not reset a
    /// sender who floods.
    held: BTreeMap<u64, Held>,
}

struct Held {
    sender: String,
    handled: bool,
    /// Dropped when the update counts as received; none afterwards.
    done: Option<Box<dyn Send>>,
}

/// An update that is being worked on. When this is dropped, also by a panic, the update counts as received.
pub(crate) struct Receipt {
    number: u64,
    receipts: Receipts,
}

impl Receipts {
    /// Begins work on an update of this sender. `done` is dropped when it counts as received.
    pub(crate) fn hold(&self, sender: &str, done: impl Send + 'static) -> Receipt {
        let mut open = self.open();
        open.last += 1;
        let number = open.last;
        open.held.insert(number, Held { sender: sender.to_owned(), handled: false, done: Some(Box::new(done)) });
        Receipt { number, receipts: self.clone() }
    }

    /// How many updates do not count as received.
    pub(crate) fn count(&self) -> usize {
        self.open().held.values().filter(|held| held.done.is_some()).count()
    }

    /// In a crowd, lets go of the updates that need not be held.
    pub(crate) fn let_go(&self) {
        let mut open = self.open();
        let mut unhandled: HashMap<String, usize> = HashMap::new();
        for held in open.held.values().filter(|held| !held.handled) {
            *unhandled.entry(held.sender.clone()).or_default() += 1;
        }
        let floods = |held: &Held| unhandled.get(&held.sender).is_some_and(|count| *count > KEPT);
        let may_go = open.held.values_mut().filter(|held| held.handled || floods(held));
        let gone: Vec<_> = may_go.filter_map(|held| held.done.take()).collect();
        drop(open);
        // Dropping notifies the waiting code, so it happens outside of the lock.
        drop(gone);
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        // Every change is a single step, so a panic elsewhere leaves nothing half done.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Receipt {
    /// What the update asks for is decided and saved; its answer may still wait.
    pub(crate) fn handled(&self) {
        if let Some(held) = self.receipts.open().held.get_mut(&self.number) {
            held.handled = true;
        }
    }
}

impl Drop for Receipt {
    fn drop(&mut self) {
        let held = self.receipts.open().held.remove(&self.number);
        drop(held);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_held_until_its_work_ends_and_in_a_crowd_only_while_it_must() {
        let receipts = Receipts::default();
        let done = Arc::new(());
        let hold = |sender: &str| receipts.hold(sender, Arc::clone(&done));
        let pair = [hold("ana"), hold("ana")];
        let handled = hold("ben");
        let flood: Vec<Receipt> = (0..3).map(|_| hold("flooder")).collect();
        assert_eq!(receipts.count(), 6);
        handled.handled();
        receipts.let_go();
        assert_eq!((receipts.count(), Arc::strong_count(&done)), (2, 3), "a double tap is kept");
        let more = hold("flooder");
        receipts.let_go();
        assert_eq!(receipts.count(), 2, "the flooder has not begun anew");
        drop(more);
        drop(flood);
        assert_eq!(receipts.count(), 2, "what was let go is not let go twice");
        drop(pair);
        drop(handled);
        assert_eq!((receipts.count(), Arc::strong_count(&done)), (0, 1));
    }
}
