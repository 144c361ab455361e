//! How much of something somebody may use.

use std::time::Duration;

use talon_table::Timestamp;

/// How many accounts are remembered.
pub(super) const SHARES: u64 = 10_000;

/// So many at once, and after that one per interval. What somebody has used is stored as the moment at which it stops counting.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rate {
    /// At least 1.
    pub(super) at_once: u32,
    pub(in crate::handle) every: Duration,
}

impl Rate {
    /// When somebody who has used so much may have one more; none if that is now.
    pub(super) fn free_from(self, used_until: Timestamp, now: Timestamp) -> Option<Timestamp> {
        let ahead = self.every.saturating_mul(self.at_once.saturating_sub(1));
        (used_until > now.plus(ahead)).then(|| now.plus(used_until.since(now.plus(ahead))))
    }

    /// The state after one more is used.
    pub(super) fn with_one_more(self, used_until: Timestamp, now: Timestamp) -> Timestamp {
        used_until.max(now).plus(self.every)
    }
}
