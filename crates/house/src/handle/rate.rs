//! How much of something somebody may use.

use std::time::Duration;

use talon_table::Timestamp;

/// Of so many accounts it is known what they ask for.
pub(super) const SHARES: u64 = 10_000;

/// So many at once, and after that one in every so long. What somebody has used is told by the moment at which nothing of it counts any
/// more.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rate {
    /// At least 1.
    pub(super) at_once: u32,
    pub(super) every: Duration,
}

impl Rate {
    /// When there is one more for somebody who has used so much; none where that is now.
    pub(super) fn free_from(self, used_until: Timestamp, now: Timestamp) -> Option<Timestamp> {
        let ahead = self.every.saturating_mul(self.at_once.saturating_sub(1));
        (used_until > now.plus(ahead)).then(|| now.plus(used_until.since(now.plus(ahead))))
    }

    /// What is used with one more.
    pub(super) fn with_one_more(self, used_until: Timestamp, now: Timestamp) -> Timestamp {
        used_until.max(now).plus(self.every)
    }
}
