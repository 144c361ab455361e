//! Waiting for what is due.

use std::time::Duration;

use talon_store::StoreError;
use talon_table::Timestamp;

/// The pause before rows are claimed that another process was claiming or changing.
pub(crate) const PASSED_BY: Duration = Duration::from_millis(20);

/// How long a worker sleeps at most, even if nothing is due.
pub(crate) const LOOK_EVERY: Duration = Duration::from_secs(3600);

/// Until when nothing is due, if nothing is due now.
pub(crate) fn until_due(next: Option<Timestamp>, now: Timestamp) -> Option<Timestamp> {
    match next {
        Some(next) if next <= now => None,
        Some(next) => Some(next),
        None => Some(now.plus(LOOK_EVERY)),
    }
}

/// The store's answer; a failure is logged.
pub(crate) fn or_log<T>(result: Result<T, StoreError>) -> Option<T> {
    result.inspect_err(|error| tracing::error!(%error, "the store failed")).ok()
}
