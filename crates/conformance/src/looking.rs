//! Reads due work without claiming it.

use talon_store::{Behind, DueTimer, Lease, PlatformKind, ProcessId, Store, StoreError};
use talon_table::Timestamp;

/// A process whose leases expire at once, so that it only looks at due work.
pub const LOOKER: ProcessId = ProcessId(u64::MAX);

const GLANCE: Lease = Lease { holder: LOOKER, until: Timestamp(i64::MIN) };

/// At most `limit` unclaimed timers that are due at `now`, longest due first. They can still be claimed.
pub async fn due_timers(store: &dyn Store, now: Timestamp, limit: usize) -> Result<Vec<DueTimer>, StoreError> {
    store.claim_timers(now, &GLANCE, limit).await
}

/// At most `limit` unclaimed marks that are due by `now`, the longest waiting first. They can still be claimed.
pub async fn behind(store: &dyn Store, now: Timestamp, limit: usize) -> Result<Vec<Behind>, StoreError> {
    store.claim_marks(now, &GLANCE, PlatformKind::ALL, limit).await
}
