//! Virtual time. It passes only when a run advances it; the clock knows the next moment that anything waits for.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};

use async_trait::async_trait;
use talon_house::Clock;
use talon_table::Timestamp;

use crate::lock::lock;

/// The clock of a run, shared by all its processes.
pub(crate) struct RunClock(Arc<Mutex<Time>>);

struct Time {
    now: Timestamp,
    sleepers: BTreeMap<(Timestamp, u64), Waker>,
    last: u64,
}

impl RunClock {
    pub(crate) fn new(start: Timestamp) -> Self {
        Self(Arc::new(Mutex::new(Time { now: start, sleepers: BTreeMap::new(), last: 0 })))
    }

    /// The next moment that anything waits for.
    pub(crate) fn next(&self) -> Option<Timestamp> {
        lock(&self.0).sleepers.keys().next().map(|(at, _)| *at)
    }

    /// Advances the time to `at`, and wakes everything that waited for a moment until then.
    pub(crate) fn pass_to(&self, at: Timestamp) {
        let woken: Vec<Waker> = {
            let mut time = lock(&self.0);
            time.now = time.now.max(at);
            let now = time.now;
            let later = time.sleepers.split_off(&(Timestamp(now.0.saturating_add(1)), 0));
            std::mem::replace(&mut time.sleepers, later).into_values().collect()
        };
        woken.into_iter().for_each(Waker::wake);
    }
}

#[async_trait]
impl Clock for RunClock {
    fn now(&self) -> Timestamp {
        lock(&self.0).now
    }

    async fn sleep_until(&self, at: Timestamp) {
        Sleep { time: Arc::clone(&self.0), at, number: None }.await;
    }
}

struct Sleep {
    time: Arc<Mutex<Time>>,
    at: Timestamp,
    number: Option<u64>,
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let time = Arc::clone(&self.time);
        let mut time = lock(&time);
        if time.now >= self.at {
            return Poll::Ready(());
        }
        let number = *self.number.get_or_insert_with(|| {
            time.last += 1;
            time.last
        });
        time.sleepers.insert((self.at, number), context.waker().clone());
        Poll::Pending
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        if let Some(number) = self.number {
            lock(&self.time).sleepers.remove(&(self.at, number));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use super::*;

    #[test]
    fn a_waiter_is_known_until_the_wait_is_over_or_given_up() {
        let clock = RunClock::new(Timestamp(1000));
        let mut context = Context::from_waker(Waker::noop());
        let mut early = pin!(clock.sleep_until(Timestamp(1010)));
        assert!(early.as_mut().poll(&mut context).is_pending());
        {
            let mut given_up = pin!(clock.sleep_until(Timestamp(1005)));
            assert!(given_up.as_mut().poll(&mut context).is_pending());
            assert_eq!(clock.next(), Some(Timestamp(1005)));
        }
        assert_eq!(clock.next(), Some(Timestamp(1010)));
        clock.pass_to(Timestamp(1009));
        assert!(early.as_mut().poll(&mut context).is_pending());
        clock.pass_to(Timestamp(1010));
        assert!(early.as_mut().poll(&mut context).is_ready());
        assert_eq!(clock.next(), None);
    }
}
