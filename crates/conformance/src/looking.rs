//! Looking at due work without taking it on.

use talon_store::{Behind, DueTimer, Lease, PlatformKind, ProcessId, Store, StoreError};
use talon_table::Timestamp;

/// Looks at due work without keeping it: each of its leases is over at once.
pub const LOOKER: ProcessId = ProcessId(u64::MAX);

const GLANCE: Lease = Lease { holder: LOOKER, until: Timestamp(i64::MIN) };

/// At most `limit` timers that are due at `now` and that nobody holds, longest due first. Anybody may claim them still.
pub async fn due_timers(store: &dyn Store, now: Timestamp, limit: usize) -> Result<Vec<DueTimer>, StoreError> {
    store.claim_timers(now, &GLANCE, limit).await
}

/// At most `limit` marks to be looked at by `now` that nobody holds, the longest waiting first. Anybody may claim them still.
pub async fn behind(store: &dyn Store, now: Timestamp, limit: usize) -> Result<Vec<Behind>, StoreError> {
    store.claim_marks(now, &GLANCE, PlatformKind::ALL, limit).await
}
