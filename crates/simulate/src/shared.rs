//! State that all parts of a run share.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_house::Clock;
use talon_store::{MemoryStore, Place};

use crate::chance::Chance;
use crate::clock::RunClock;
use crate::lock::lock;
use crate::tasks::{Work, give_way};
use crate::transcript::Transcript;
use crate::wiring::Wiring;
use crate::witness::Witness;

/// How likely faults are, in thousandths of all calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Weather {
    /// A call of the store fails, before or after it did its work.
    pub(crate) store: u64,
    /// A call takes time.
    pub(crate) slow: u64,
    /// An edit, or an answer that changes a message, arrives long after its sender gave it up.
    pub(crate) late: u64,
}

/// State that all parts of a run share.
pub(crate) struct Shared {
    pub(crate) chance: Chance,
    pub(crate) clock: Arc<RunClock>,
    /// The store of every process of the run.
    pub(crate) store: Arc<MemoryStore>,
    pub(crate) wiring: Wiring,
    pub(crate) witness: Mutex<Witness>,
    transcript: Mutex<Transcript>,
    weather: Mutex<Weather>,
    /// The places of ephemeral messages, by their numbers.
    pub(crate) panels: Mutex<BTreeMap<u64, Place>>,
    bells: Mutex<Vec<Arc<tokio::sync::Notify>>>,
    /// Requests that were sent and have not arrived, whether or not their process still runs.
    sent: Mutex<Vec<Work>>,
}

impl Shared {
    pub(crate) fn new(
        chance: Chance,
        clock: Arc<RunClock>,
        store: Arc<MemoryStore>,
        witness: Witness,
        transcript: Transcript,
        wiring: Wiring,
    ) -> Arc<Self> {
        Arc::new(Self {
            chance,
            clock,
            store,
            wiring,
            witness: Mutex::new(witness),
            transcript: Mutex::new(transcript),
            weather: Mutex::new(Weather::default()),
            panels: Mutex::default(),
            bells: Mutex::default(),
            sent: Mutex::default(),
        })
    }

    pub(crate) fn note(&self, who: &dyn fmt::Display, what: fmt::Arguments<'_>) {
        let now = self.clock.now();
        lock(&self.transcript).note(format_args!("{} {who} {what}", now.0));
    }

    pub(crate) fn transcript<T>(&self, read: impl FnOnce(&Transcript) -> T) -> T {
        read(&lock(&self.transcript))
    }

    pub(crate) fn set_weather(&self, weather: Weather) {
        *lock(&self.weather) = weather;
    }

    pub(crate) fn weather(&self) -> Weather {
        *lock(&self.weather)
    }

    /// A call is in progress: anything else may run in between, and time may pass.
    pub(crate) async fn on_the_way(&self) {
        for _ in 0..self.chance.within(0..3) {
            give_way().await;
        }
        if self.chance.happens(self.weather().slow) {
            self.takes(self.chance.millis(1..4000)).await;
        }
    }

    /// Sends something that arrives even if the process ends.
    pub(crate) fn send(&self, arriving: impl Future<Output = ()> + Send + 'static) {
        lock(&self.sent).push(Box::pin(arriving));
    }

    /// The requests that were sent since the last call.
    pub(crate) fn take_sent(&self) -> Vec<Work> {
        std::mem::take(&mut *lock(&self.sent))
    }

    pub(crate) async fn takes(&self, time: Duration) {
        self.clock.sleep_until(self.clock.now().plus(time)).await;
    }

    /// Rings when there may be work for the processes.
    pub(crate) fn bell(&self) -> Arc<tokio::sync::Notify> {
        let bell = Arc::new(tokio::sync::Notify::new());
        lock(&self.bells).push(Arc::clone(&bell));
        bell
    }

    pub(crate) fn ring(&self) {
        let mut bells = lock(&self.bells);
        bells.retain(|bell| Arc::strong_count(bell) > 1);
        bells.iter().for_each(|bell| bell.notify_one());
    }
}
