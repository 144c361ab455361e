//! The time, as a port.

use async_trait::async_trait;
use talon_table::Timestamp;

/// Tells the time and waits for it.
#[async_trait]
pub trait Clock: Send + Sync {
    /// The present moment. Need not be monotonic; the house never computes with two readings as if it were.
    fn now(&self) -> Timestamp;

    /// Returns once the time until `at` has passed, even if the clock is set back meanwhile; at once if `at` is past, and within seconds if
    /// the clock is set forward beyond it, as after a night in which the machine was suspended.
    async fn sleep_until(&self, at: Timestamp);
}
