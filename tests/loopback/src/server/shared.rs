//! The state that the server, the people and the waiting tests have in common.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::faults::Faults;
use crate::transcript::Entry;
use crate::wire::schema::Schema;
use crate::world::World;

/// What happened on the wire.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    pub(crate) faults: Faults,
    /// All requests, polls that brought nothing included.
    pub(crate) requests: u64,
    pub(crate) entries: Vec<Entry>,
}

#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    ledger: Mutex<Ledger>,
    pub(crate) schema: Option<Schema>,
    changed: watch::Sender<u64>,
    stopped: watch::Sender<bool>,
    pub(crate) patience: Duration,
}

fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A wait that was in vain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("after {after:?} still no {what}\n{seen}")]
pub struct TimedOut {
    /// How long it was waited for.
    pub after: Duration,
    /// What was waited for.
    pub what: String,
    /// What there was instead.
    pub seen: String,
}

impl Shared {
    pub(crate) fn new(world: World, schema: Option<Schema>) -> Self {
        let patience = world.options.patience;
        Self {
            world: Mutex::new(world),
            ledger: Mutex::new(Ledger::default()),
            schema,
            changed: watch::Sender::new(0),
            stopped: watch::Sender::new(false),
            patience,
        }
    }

    /// Changes the world, checks the updates that come of it, and wakes everybody who waits.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let result = change(&mut open(&self.world));
        self.wake();
        result
    }

    pub(crate) fn read<T>(&self, read: impl FnOnce(&World) -> T) -> T {
        read(&open(&self.world))
    }

    /// Looks at the world with the right to change it, without waking anybody.
    pub(crate) fn quietly<T>(&self, look: impl FnOnce(&mut World) -> T) -> T {
        look(&mut open(&self.world))
    }

    pub(crate) fn ledger<T>(&self, look: impl FnOnce(&mut Ledger) -> T) -> T {
        look(&mut open(&self.ledger))
    }

    /// Notes something that a test has to know about.
    pub(crate) fn violation(&self, what: String) {
        self.quietly(|world| world.violation(what));
        self.wake();
    }

    pub(crate) fn wake(&self) {
        self.changed.send_modify(|version| *version = version.wrapping_add(1));
    }

    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    pub(crate) fn stop(&self) {
        self.stopped.send_replace(true);
    }

    /// Returns when the server stops.
    pub(crate) async fn until_stopped(&self) {
        let mut stopped = self.stopped.subscribe();
        // An error means that the sender is gone, which is as stopped as can be.
        let _ = stopped.wait_for(|stopped| *stopped).await;
    }

    /// Waits until `look` finds something; it is asked again after every change.
    ///
    /// # Errors
    /// After the options' patience, with what `describe` sees then.
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&Self) -> Option<T>,
        describe: impl Fn(&Self) -> String,
    ) -> Result<T, TimedOut> {
        let mut changes = self.changes();
        let deadline = Instant::now() + self.patience;
        loop {
            changes.borrow_and_update();
            if let Some(found) = look(self) {
                return Ok(found);
            }
            let waited = tokio::time::timeout_at(deadline, changes.changed()).await;
            if !matches!(waited, Ok(Ok(()))) {
                let seen = describe(self);
                return Err(TimedOut { after: self.patience, what: what.to_owned(), seen });
            }
        }
    }
}
