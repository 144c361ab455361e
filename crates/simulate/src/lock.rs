//! Locks that survive a panic.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a value. Everything that a run locks changes in single steps, so a panic elsewhere leaves nothing half done.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
