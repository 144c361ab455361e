//! The server's clock: wall time, run `scale` times as fast, plus what a test has skipped.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Virtual time. Every duration of the platform (limits, lifetimes, long polls, retries) is measured on it.
#[derive(Debug, Clone)]
pub(crate) struct Clock {
    started: Instant,
    base: Duration,
    scale: u32,
    skipped: Duration,
}

impl Clock {
    #[expect(clippy::disallowed_methods, reason = "messages carry dates, and this is the platform, not the house")]
    pub(crate) fn new(scale: u32) -> Self {
        Self {
            started: Instant::now(),
            base: SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(),
            scale: scale.max(1),
            skipped: Duration::ZERO,
        }
    }

    /// Virtual time since the start.
    pub(crate) fn now(&self) -> Duration {
        self.started.elapsed() * self.scale + self.skipped
    }

    /// Seconds since the Unix epoch, as messages carry them.
    pub(crate) fn unix(&self) -> i64 {
        i64::try_from(self.unix_time().as_secs()).unwrap_or(i64::MAX)
    }

    /// Virtual time since the Unix epoch.
    pub(crate) fn unix_time(&self) -> Duration {
        self.base + self.now()
    }

    /// Wall time since the Unix epoch.
    pub(crate) fn wall_unix(&self) -> Duration {
        self.base + self.started.elapsed()
    }

    /// Converts virtual time to wall time.
    pub(crate) fn real(&self, virtual_time: Duration) -> Duration {
        virtual_time / self.scale
    }

    /// Converts wall time to virtual time.
    pub(crate) fn virtually(&self, real: Duration) -> Duration {
        real * self.scale
    }

    /// Lets virtual time jump forward.
    pub(crate) fn skip(&mut self, by: Duration) {
        self.skipped += by;
    }
}
