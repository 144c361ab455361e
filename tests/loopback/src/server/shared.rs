//! The state that the server, the people and the waiting tests have in common.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::bell::{Bell, TimedOut};
use crate::faults::{Failure, Faults};
use crate::transcript::Entry;
use crate::wire::schema::Schema;
use crate::world::World;

/// What happened on the wire.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    pub(crate) faults: Faults<Failure>,
    /// All requests, polls that brought nothing included.
    pub(crate) requests: u64,
    pub(crate) entries: Vec<Entry>,
}

#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    ledger: Mutex<Ledger>,
    pub(crate) schema: Option<Schema>,
    bell: Bell,
}

fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    pub(crate) fn new(world: World, schema: Option<Schema>) -> Self {
        let bell = Bell::new(world.options.patience);
        Self { world: Mutex::new(world), ledger: Mutex::new(Ledger::default()), schema, bell }
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

    /// Records something that a test must know about.
    pub(crate) fn violation(&self, what: String) {
        self.quietly(|world| world.violation(what));
        self.wake();
    }

    pub(crate) fn wake(&self) {
        self.bell.wake();
    }

    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.bell.changes()
    }

    pub(crate) fn stop(&self) {
        self.bell.stop();
    }

    /// Returns when the server stops.
    pub(crate) async fn until_stopped(&self) {
        self.bell.until_stopped().await;
    }

    /// Waits until `look` finds something; it runs again after every change.
    ///
    /// # Errors
    /// After the options' patience, with what `describe` sees then.
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&Self) -> Option<T>,
        describe: impl Fn(&Self) -> String,
    ) -> Result<T, TimedOut> {
        self.bell.wait(what, || look(self), || describe(self)).await
    }
}
