//! Upkeep of the house itself: forgets old keys, compares clocks, and notices a clock that goes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use talon_table::Timestamp;

use crate::core::Core;
use crate::duties::clocks::LastReport;
use crate::duties::due::or_log;

/// How often old input keys are forgotten.
const UPKEEP_EVERY: Duration = Duration::from_secs(3600);

/// A clock that goes back by less is being corrected, and nobody waits noticeably longer.
const CLOCK_STEP: Duration = Duration::from_secs(1);

/// When the house last tidied up, and the latest moment that it has seen.
pub(crate) struct Upkeep {
    core: Arc<Core>,
    last: AtomicI64,
    latest: AtomicI64,
    last_report: LastReport,
}

impl Upkeep {
    /// For a house that has just begun.
    pub(crate) fn new(core: Arc<Core>) -> Self {
        Self {
            core,
            last: AtomicI64::new(i64::MIN),
            latest: AtomicI64::new(i64::MAX),
            last_report: LastReport::default(),
        }
    }

    /// Notices that the clock has gone back, even while no work was looked for, and makes due again what was put off until moments now far
    /// away. If this fails, the next look notices it.
    pub(crate) async fn watch_clock(&self) {
        let now = self.core.clock.now();
        let latest = self.latest.load(Ordering::Relaxed);
        let begins = latest == i64::MAX;
        let back = Timestamp(latest).since(now);
        if !begins && (Duration::from_millis(1)..CLOCK_STEP).contains(&back) {
            return;
        }
        if !back.is_zero() {
            // At the start there may be pauses that are as they should be.
            let longest = self.core.settings.retry_most.max(self.core.settings.ai_delay);
            let after = if begins { now.plus(longest) } else { now };
            if or_log(self.core.store.bring_forward(after, now, now.plus(self.core.settings.lease)).await).is_none() {
                return;
            }
            if !begins {
                tracing::warn!(?back, "the clock has gone back");
                self.last.store(i64::MIN, Ordering::Relaxed);
            }
        }
        self.latest.store(now.0, Ordering::Relaxed);
    }

    /// Forgets what is old, once in a while.
    pub(crate) async fn tidy_up(&self) {
        self.watch_clock().await;
        let now = self.core.clock.now();
        let last = self.last.load(Ordering::Relaxed);
        if last != i64::MIN && now.since(Timestamp(last)) < UPKEEP_EVERY {
            return;
        }
        self.last.store(now.0, Ordering::Relaxed);
        self.last_report.compare(&self.core).await;
        let kept = i64::try_from(self.core.settings.keys_kept.as_millis()).unwrap_or(i64::MAX);
        or_log(self.core.store.forget_old(Timestamp(now.0.saturating_sub(kept))).await);
    }
}
