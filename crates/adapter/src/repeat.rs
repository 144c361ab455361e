//! Retries with growing pauses.

use std::future::Future;
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBackoff, ExponentialBuilder, Retryable};
use tokio::time::Instant;

use crate::error::CallError;

/// The pauses between attempts to reach a platform. Jitter shortens each by up to a half, so that processes that lost the platform together
/// do not come back together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pauses {
    /// The first pause. The others double, up to `most`.
    pub first: Duration,
    /// The longest pause.
    pub most: Duration,
}

impl BackoffBuilder for Pauses {
    type Backoff = ExponentialBackoff;

    fn build(self) -> ExponentialBackoff {
        let builder =
            ExponentialBuilder::new().with_min_delay(self.first / 2).with_max_delay(self.most.max(self.first) / 2);
        // Its jitter adds up to as much again.
        builder.with_factor(2.0).without_max_times().with_jitter().build()
    }
}

/// Whether a request that may have been carried out can be retried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repeat {
    /// It is idempotent.
    Freely,
    /// It is not: a retry could send a second message.
    OnlyIfNotDone,
}

/// Retries a request until it succeeds. After an error, `judge` gets the pause that the platform asks for, or the next growing one. It
/// returns the pause to make, or that the error is final.
///
/// # Errors
/// The final error.
pub async fn repeat<T, M, F>(
    pauses: Pauses,
    request: impl FnMut() -> F,
    mut judge: impl FnMut(&CallError<M>, Duration) -> Option<Duration>,
) -> Result<T, CallError<M>>
where
    F: Future<Output = Result<T, CallError<M>>>,
{
    let pause = |error: &CallError<M>, growing: Option<Duration>| match error {
        CallError::Limited(asked) => judge(error, *asked),
        CallError::Refused(_) | CallError::Unanswered { .. } | CallError::Unintelligible(_) => judge(error, growing?),
    };
    request.retry(pauses).adjust(pause).await
}

/// Retries a request while that can help and another attempt can begin `within` this time.
///
/// # Errors
/// The error of the last attempt.
pub async fn persist<T, M, F>(
    pauses: Pauses,
    within: Duration,
    how: Repeat,
    request: impl FnMut() -> F,
) -> Result<T, CallError<M>>
where
    F: Future<Output = Result<T, CallError<M>>>,
{
    let deadline = Instant::now() + within;
    let judge = |error: &CallError<M>, pause: Duration| {
        let may = error.passes() && (how == Repeat::Freely || error.surely_not_done());
        (may && Instant::now() + pause < deadline).then_some(pause)
    };
    repeat(pauses, request, judge).await
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    const PAUSES: Pauses = Pauses { first: Duration::from_secs(1), most: Duration::from_secs(6) };

    fn lost(sent: bool) -> CallError<()> {
        CallError::Unanswered { why: "nobody is there".to_owned(), sent }
    }

    #[test]
    fn pauses_double_up_to_the_longest_and_chance_shortens_them() {
        for (pause, most) in PAUSES.build().zip([1, 2, 4, 6, 6, 6].map(Duration::from_secs)) {
            assert!(pause >= most / 2 && pause <= most, "{pause:?} of {most:?}");
        }
        let first = |_| PAUSES.build().next();
        assert!((0..20).map(first).any(|pause| pause != first(0)), "they are not all the same");
        assert_eq!(PAUSES.build().take(1_000).count(), 1_000, "it never gives up by itself");
    }

    /// How often a request is attempted that fails this often, without pauses, and its result.
    async fn attempts(failures: u32, how: Repeat, error: CallError<()>) -> (u32, Result<(), CallError<()>>) {
        let (count, none) = (AtomicU32::new(0), Pauses { first: Duration::ZERO, most: Duration::ZERO });
        let request =
            || async { if count.fetch_add(1, Ordering::Relaxed) < failures { Err(error.clone()) } else { Ok(()) } };
        let result = persist(none, Duration::from_secs(10), how, request).await;
        (count.into_inner(), result)
    }

    #[tokio::test]
    async fn a_request_is_repeated_while_that_can_help_and_time_is_left() {
        for (how, error) in [
            (Repeat::Freely, lost(true)),
            (Repeat::OnlyIfNotDone, lost(false)),
            (Repeat::OnlyIfNotDone, CallError::Limited(Duration::ZERO)),
        ] {
            assert_eq!(attempts(3, how, error).await, (4, Ok(())));
        }
        for (how, error) in [
            (Repeat::OnlyIfNotDone, lost(true)),
            (Repeat::Freely, CallError::Unintelligible(String::new())),
            (Repeat::Freely, CallError::Limited(Duration::from_secs(60))),
        ] {
            assert_eq!(attempts(3, how, error.clone()).await, (1, Err(error)));
        }
    }
}
