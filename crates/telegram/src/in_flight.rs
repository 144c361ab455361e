//! The updates that are not confirmed to Telegram yet.
//!
//! An update counts as received once it was handled and its answer was attempted, so a process that dies loses nothing. But Telegram
//! delivers only a limited number of unconfirmed updates, and the others wait: a few senders could shut everybody else out. So in a crowd
//! an update counts as received as soon as it is handled, although its answer still waits. And if a sender has more than
//! [`HELD_PER_SENDER`] updates, the rest count as received even before they are handled. Work on them continues; if the process dies then,
//! only an answer or a part of a flood is lost.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many updates of one sender are held until they are handled: a press, and its repetition.
const HELD_PER_SENDER: usize = 2;

/// This many updates are a crowd: half of what Telegram delivers at a time.
pub(crate) const CROWD: usize = 50;

/// The updates in progress. Clones share their state.
#[derive(Clone, Default)]
pub(crate) struct InFlight {
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    last: u64,
    /// The updates in progress, whether they count as received or not. A sender who floods is thus still known after their updates are
    /// let go.
    held: BTreeMap<u64, Held>,
}

struct Held {
    sender: String,
    handled: bool,
    /// Dropped when the update counts as received; `None` afterwards.
    done: Option<Box<dyn Send>>,
}

/// An update in progress. Dropping it, also in a panic, marks the update as received.
pub(crate) struct InFlightUpdate {
    number: u64,
    in_flight: InFlight,
}

impl InFlight {
    /// Starts an update of this sender. `done` is dropped when it counts as received.
    pub(crate) fn hold(&self, sender: &str, done: impl Send + 'static) -> InFlightUpdate {
        let mut open = self.open();
        open.last += 1;
        let number = open.last;
        open.held.insert(number, Held { sender: sender.to_owned(), handled: false, done: Some(Box::new(done)) });
        InFlightUpdate { number, in_flight: self.clone() }
    }

    /// How many updates do not count as received yet.
    pub(crate) fn count(&self) -> usize {
        self.open().held.values().filter(|held| held.done.is_some()).count()
    }

    /// In a crowd, releases the updates that need not be held.
    pub(crate) fn let_go(&self) {
        let mut open = self.open();
        let mut unhandled: HashMap<String, usize> = HashMap::new();
        for held in open.held.values().filter(|held| !held.handled) {
            *unhandled.entry(held.sender.clone()).or_default() += 1;
        }
        let floods = |held: &Held| unhandled.get(&held.sender).is_some_and(|count| *count > HELD_PER_SENDER);
        let may_go = open.held.values_mut().filter(|held| held.handled || floods(held));
        let gone: Vec<_> = may_go.filter_map(|held| held.done.take()).collect();
        drop(open);
        // Dropping wakes the waiting code, so it happens outside the lock.
        drop(gone);
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        // Every change is a single step, so a panic elsewhere leaves nothing half done.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl InFlightUpdate {
    /// The update's effect is saved; its answer may still wait.
    pub(crate) fn handled(&self) {
        if let Some(held) = self.in_flight.open().held.get_mut(&self.number) {
            held.handled = true;
        }
    }
}

impl Drop for InFlightUpdate {
    fn drop(&mut self) {
        let held = self.in_flight.open().held.remove(&self.number);
        drop(held);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_held_until_its_work_ends_and_in_a_crowd_only_while_it_must() {
        let in_flight = InFlight::default();
        let done = Arc::new(());
        let hold = |sender: &str| in_flight.hold(sender, Arc::clone(&done));
        let pair = [hold("ana"), hold("ana")];
        let handled = hold("ben");
        let flood: Vec<InFlightUpdate> = (0..3).map(|_| hold("flooder")).collect();
        assert_eq!(in_flight.count(), 6);
        handled.handled();
        in_flight.let_go();
        assert_eq!((in_flight.count(), Arc::strong_count(&done)), (2, 3), "a double tap is kept");
        let more = hold("flooder");
        in_flight.let_go();
        assert_eq!(in_flight.count(), 2, "the flood is not forgotten");
        drop(more);
        drop(flood);
        assert_eq!(in_flight.count(), 2, "no update is let go twice");
        drop(pair);
        drop(handled);
        assert_eq!((in_flight.count(), Arc::strong_count(&done)), (0, 1));
    }
}
