//! Work on claimed rows, and how long it may go on.

use talon_store::Lease;
use talon_table::Timestamp;

/// Work may begin in the first quarter of its lease. A page takes three requests at most, each of which the adapters end after a quarter of
/// the usual lease.
const PARTS: i64 = 4;

/// Work on what was claimed at one moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LeasedWork {
    pub(crate) lease: Lease,
    begun: Timestamp,
}

impl LeasedWork {
    /// Work that begins now under this lease.
    pub(crate) const fn new(lease: Lease, begun: Timestamp) -> Self {
        Self { lease, begun }
    }

    /// Whether more work may begin: it will end before others may take over. If the clock has gone back, nobody knows how much time has
    /// passed.
    pub(crate) fn may_go_on(&self, now: Timestamp) -> bool {
        let whole = self.lease.until.0.saturating_sub(self.begun.0);
        (self.begun.0..self.begun.0.saturating_add(whole / PARTS)).contains(&now.0)
    }
}

#[cfg(test)]
mod tests {
    use talon_store::ProcessId;

    use super::*;

    #[test]
    fn work_ends_long_before_its_lease_and_when_the_clock_goes_back() {
        let lease = Lease { holder: ProcessId(1), until: Timestamp(1400) };
        let work = LeasedWork { lease, begun: Timestamp(1000) };
        let going_on: Vec<bool> =
            [1000, 1099, 1100, 1500, 999, i64::MIN].map(|now| work.may_go_on(Timestamp(now))).into();
        assert_eq!(going_on, [true, true, false, false, false, false]);
    }
}
