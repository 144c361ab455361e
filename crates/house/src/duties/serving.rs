//! When people were served, and when nobody was.
//!
//! Each process notes every few seconds, in one shared place, that it serves the people of its platforms. A gap there is an interruption:
//! the program did not run, its machine stood still, its clock was set, or the platform was out of reach. All that happens without a press
//! is put off by the length of the gap, since nobody could press.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use talon_store::{PlatformKind, Span, Store, StoreError};
use talon_table::Timestamp;
use tokio::sync::Mutex;

use crate::duties::due::or_log;
use crate::ports::clock::Clock;
use crate::ports::platform::Platform;

/// How often serving is noted.
const NOTED_EVERY: Duration = Duration::from_secs(5);

/// A longer gap between notes is an interruption.
const INTERRUPTION: Duration = Duration::from_secs(10);

/// For how long after an interruption nothing happens without a press: what people pressed meanwhile comes first.
pub(crate) const CATCHING_UP: Duration = Duration::from_secs(10);

/// How a platform's people are served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Service {
    /// They are served.
    Served {
        /// How long they were not served in the time in question.
        missing: Duration,
        /// Whether what they pressed meanwhile is still being handled.
        catching_up: bool,
    },
    /// They are not served.
    Interrupted,
}

/// Notes that people are served.
pub(crate) struct Serving {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    platforms: Vec<Arc<dyn Platform>>,
    /// When that was last noted, or when this process began.
    noted: Mutex<Noted>,
}

#[derive(Clone, Copy)]
enum Noted {
    Never { begun: Timestamp },
    At(Timestamp),
}

impl Serving {
    /// For the people of these platforms, from now on.
    pub(crate) fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, platforms: Vec<Arc<dyn Platform>>) -> Self {
        let noted = Mutex::new(Noted::Never { begun: clock.now() });
        Self { store, clock, platforms, noted }
    }

    /// Notes it regularly. Never ends.
    pub(crate) async fn keep_noting(&self) {
        loop {
            let now = self.clock.now();
            or_log(self.note(now, |_| now).await);
            self.clock.sleep_until(now.plus(NOTED_EVERY)).await;
        }
    }

    /// Notes that people were served since the last note: for programs that drive the house themselves, between whose calls nothing stands
    /// still.
    pub(crate) async fn go_on(&self) {
        let since = |noted| match noted {
            Noted::Never { begun } => begun,
            Noted::At(at) => at,
        };
        or_log(self.note(self.clock.now(), since).await);
    }

    /// Notes, unless just done, that people are served at `now`, and were since a moment that follows from the last note.
    async fn note(&self, now: Timestamp, from: impl FnOnce(Noted) -> Timestamp) -> Result<(), StoreError> {
        let mut noted = self.noted.lock().await;
        if matches!(*noted, Noted::At(at) if at <= now && now.since(at) < NOTED_EVERY) {
            return Ok(());
        }
        let in_touch = self.platforms.iter().filter(|platform| platform.is_in_touch());
        let kinds: Vec<PlatformKind> = in_touch.map(|platform| platform.kind()).collect();
        if !kinds.is_empty() {
            let span = Span { from: from(*noted).min(now), until: now };
            self.store.note_served(&kinds, span, INTERRUPTION).await?;
        }
        *noted = Noted::At(now);
        Ok(())
    }

    /// How the people of a platform are served at `now`, and were before.
    ///
    /// # Errors
    /// That of the store.
    pub(crate) async fn of(
        &self,
        kind: PlatformKind,
        time: Range<Timestamp>,
        now: Timestamp,
    ) -> Result<Service, StoreError> {
        self.note(now, |_| now).await?;
        let spans = self.store.served(kind, time.start.min(now)).await?;
        Ok(service(&spans, &time, now))
    }
}

/// What these spans, oldest first, say about `now` and the time before. Nothing is known of the time before the first.
fn service(spans: &[Span], time: &Range<Timestamp>, now: Timestamp) -> Service {
    let Some(last) = spans.last() else { return Service::Served { missing: Duration::ZERO, catching_up: false } };
    if now.since(last.until) > INTERRUPTION {
        return Service::Interrupted;
    }
    // What came before the first is not known to be an interruption.
    let catching_up = spans.len() > 1 && last.from <= now && now.since(last.from) < CATCHING_UP;
    let pairs = spans.iter().zip(spans.iter().skip(1));
    let gaps = pairs.map(|(before, after)| after.from.min(time.end).since(before.until.max(time.start)));
    Service::Served { missing: gaps.sum(), catching_up }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(spans: &[(i64, i64)]) -> Vec<Span> {
        spans
            .iter()
            .map(|&(from, until)| Span { from: Timestamp(from * 1000), until: Timestamp(until * 1000) })
            .collect()
    }

    fn service_of(noted: &[(i64, i64)], since: i64, now: i64) -> Service {
        service(&spans(noted), &(Timestamp(since * 1000)..Timestamp(now * 1000)), Timestamp(now * 1000))
    }

    #[test]
    fn what_is_missing_is_an_interruption() {
        let served = |seconds| Service::Served { missing: Duration::from_secs(seconds), catching_up: false };
        assert_eq!(service_of(&[], 0, 100), served(0), "nothing is known");
        assert_eq!(service_of(&[(50, 95)], 0, 100), served(0), "nor of the time before");
        let noted = [(0, 20), (60, 80), (120, 200)];
        assert_eq!(service_of(&noted, 0, 200), served(80));
        assert_eq!(service_of(&noted, 30, 200), served(70), "half of an interruption");
        assert_eq!(service_of(&noted, 70, 200), served(40));
        assert_eq!(service_of(&noted, 130, 200), served(0));
        assert_eq!(service_of(&noted, 0, 210), served(80), "the next note is to come");
        assert_eq!(service_of(&noted, 0, 211), Service::Interrupted);
        let catching_up = Service::Served { missing: Duration::from_secs(80), catching_up: true };
        assert_eq!(service_of(&noted, 0, 129), catching_up);
        assert_eq!(service_of(&noted, 0, 130), served(80));
    }

    #[test]
    fn a_clock_that_was_set_back_interrupts_nothing() {
        assert_eq!(
            service_of(&[(0, 20), (5000, 5010)], 0, 1000),
            Service::Served { missing: Duration::from_secs(980), catching_up: false }
        );
        assert_eq!(service_of(&[(0, 5000)], 0, 1000), Service::Served { missing: Duration::ZERO, catching_up: false });
    }
}
