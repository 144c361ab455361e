//! The state that the server, the gateway, the people and the waiting tests have in common.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::bell::Bell;
use crate::discord::faults::Failure;
use crate::discord::gateway::Gateway;
use crate::discord::schema::Schema;
use crate::discord::server::buckets::Taken;
use crate::discord::server::call::Call;
use crate::discord::server::routes::Route;
use crate::discord::transcript::Entry;
use crate::discord::world::World;
use crate::faults::Faults;

/// What happened on the wire.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    pub(crate) faults: Faults<Failure>,
    pub(crate) requests: u64,
    pub(crate) entries: Vec<Entry>,
}

#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    address: SocketAddr,
    ledger: Mutex<Ledger>,
    pub(crate) gateway: Gateway,
    pub(crate) bell: Bell,
    pub(crate) schema: Option<&'static Schema>,
}

fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    /// The state of a server that listens on `address`.
    pub(crate) fn new(world: World, address: SocketAddr, schema: Option<&'static Schema>) -> Self {
        let bell = Bell::new(world.options.patience);
        let gateway = Gateway::new(world.options.gateway.clone());
        Self { world: Mutex::new(world), ledger: Mutex::new(Ledger::default()), address, gateway, bell, schema }
    }

    /// Changes the world, sends the events that come of it in their order, and wakes everybody who waits.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let mut world = open(&self.world);
        let result = change(&mut world);
        for event in world.events.drain(..) {
            self.gateway.dispatch(&event);
        }
        drop(world);
        self.bell.wake();
        result
    }

    pub(crate) fn read<T>(&self, read: impl FnOnce(&World) -> T) -> T {
        read(&open(&self.world))
    }

    /// The gateway's address for `GET /gateway` and READY.
    pub(crate) fn gateway_url(&self) -> String {
        format!("ws://{}", self.address)
    }

    pub(crate) fn ledger<T>(&self, look: impl FnOnce(&mut Ledger) -> T) -> T {
        look(&mut open(&self.ledger))
    }

    /// Wall time since the Unix epoch, in seconds.
    pub(crate) fn wall_unix(&self) -> f64 {
        self.read(|world| world.clock.wall_unix().as_secs_f64())
    }

    /// The failure that this request meets, if any.
    pub(crate) fn next_failure(&self, route: Route) -> Option<Failure> {
        let mut world = open(&self.world);
        open(&self.ledger).faults.next(route.name(), false, |below| world.draw(below))
    }

    /// Counts a request against the limits.
    pub(crate) fn take(&self, call: &Call) -> Taken {
        let world = &mut *open(&self.world);
        world.buckets.take(call, &world.options.rates, &world.clock)
    }

    /// Records something that a test must know about.
    pub(crate) fn violation(&self, what: String) {
        open(&self.world).violations.push(what);
        self.bell.wake();
    }
}
