//! Compares the clocks of several processes with the store's.
//!
//! Each house measures leases by its own clock. If a clock is wrong by more than their margin, two houses may work on the same thing.
//! Nobody else would notice, so the operator gets a log line.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use talon_table::Timestamp;

use crate::core::Core;

/// The clocks may differ by a lease divided by this.
const PART: u32 = 4;

/// By how many milliseconds this house's clock was ahead of the store's at the last report.
#[derive(Debug, Default)]
pub(crate) struct LastReport(AtomicI64);

impl LastReport {
    /// By how much the clock is ahead, if that differs from the last report by more than `tolerance`: it is time to report it.
    fn is_news(&self, ahead: i64, tolerance: Duration) -> bool {
        let last = self.0.load(Ordering::Relaxed);
        // Agreement is reported only after a difference.
        let agrees = Duration::from_millis(ahead.unsigned_abs()) <= tolerance;
        let changed = Duration::from_millis(ahead.abs_diff(last)) > tolerance || (agrees && last != 0);
        if changed {
            self.0.store(if agrees { 0 } else { ahead }, Ordering::Relaxed);
        }
        changed
    }

    /// Logs when this machine's clock and the store's differ by more than leases allow for, and when they agree again.
    pub(crate) async fn compare(&self, core: &Core) {
        let before = core.clock.now();
        // A store that fails says so wherever it matters.
        let Ok(Some(asked)) = core.store.clock().await else { return };
        let ahead = ahead(before, asked, core.clock.now());
        let tolerance = core.settings.lease / PART;
        if !self.is_news(ahead, tolerance) {
            return;
        }
        let by = Duration::from_millis(ahead.unsigned_abs());
        if by <= tolerance {
            tracing::info!("the clock agrees with the database's again");
        } else {
            let way = if ahead > 0 { "ahead of" } else { "behind" };
            tracing::warn!(?by, "the clock is {way} the database's: leases end at the wrong time; is NTP running?");
        }
    }
}

/// By how many milliseconds a clock is ahead of another that was asked between two of its own moments.
fn ahead(before: Timestamp, asked: Timestamp, after: Timestamp) -> i64 {
    if asked < before {
        before.0.saturating_sub(asked.0)
    } else if asked > after {
        after.0.saturating_sub(asked.0)
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLERANCE: Duration = Duration::from_secs(15);

    #[test]
    fn time_that_passes_while_the_other_clock_is_asked_is_no_difference() {
        let ahead = |asked| ahead(Timestamp(1000), Timestamp(asked), Timestamp(9000));
        assert_eq!([999, 1000, 5000, 9000, 9001, i64::MAX].map(ahead), [1, 0, 0, 0, -1, 9000 - i64::MAX]);
    }

    #[test]
    fn a_difference_is_told_once_and_again_where_it_changes_much() {
        let report = LastReport::default();
        let seen = [0, 15_000, -15_000, 15_001, 16_000, 30_000, 30_100, -15_001, -16_000, 3_000, 3_001, 0, -40_000];
        let news = seen.map(|ahead| report.is_news(ahead, TOLERANCE));
        let expected = [false, false, false, true, false, false, true, true, false, true, false, false, true];
        assert_eq!(news, expected);
    }
}
