//! Faults around the real program: it is killed, flooded, cut off and shut out.
//!
//! Every test first takes its share of the machine: all of it, if it measures how long people wait or keeps all processors busy for
//! minutes; otherwise it runs beside others.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where something is wrong")]
#![allow(clippy::print_stdout, reason = "a test tells its figures")]

mod crash;
mod every_step;
mod fleet;
mod kill;
mod outages;
mod readiness;
mod undisturbed;

use std::sync::{Arc, Weak};

use tokio::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard};

static MACHINE: RwLock<()> = RwLock::const_new(());

/// Waits until no other test runs, and makes others wait.
async fn by_itself() -> RwLockWriteGuard<'static, ()> {
    MACHINE.write().await
}

/// Like [`by_itself`], but beside others that wait like this: they measure, but keep no processor busy.
async fn quiet() -> Arc<RwLockWriteGuard<'static, ()>> {
    static SHARED: Mutex<Weak<RwLockWriteGuard<()>>> = Mutex::const_new(Weak::new());
    let mut shared = SHARED.lock().await;
    if let Some(guard) = shared.upgrade() {
        return guard;
    }
    let guard = Arc::new(by_itself().await);
    *shared = Arc::downgrade(&guard);
    guard
}

/// Waits until no test runs that must be by itself.
async fn beside_others() -> RwLockReadGuard<'static, ()> {
    MACHINE.read().await
}
