//! The work between presses: timers and delivery.

use std::collections::HashSet;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use talon_table::{TableId, Timestamp};
use tokio::task::{JoinError, JoinSet};

use crate::house::House;
use crate::ports::store::{Behind, DueTimer, StoreError};

/// Rows read at once.
const BATCH: usize = 64;

/// Tables whose pages are delivered at the same time.
const DELIVERIES: usize = 16;

/// What is due can make more due at once, but a store that fails must not keep us here for ever.
const ROUNDS: usize = 256;

/// How often old input keys are forgotten.
const UPKEEP_EVERY: Duration = Duration::from_secs(3600);

/// A clock that goes back by less is being put right, and nobody waits noticeably longer.
const CLOCK_STEP: Duration = Duration::from_secs(1);

/// How long to wait when the store fails.
const STORE_PAUSE: Duration = Duration::from_secs(1);

/// How long deliveries under way may take when the house stops.
const LAST_MOMENT: Duration = Duration::from_secs(5);

/// When the house last tidied up, and the latest moment that it has seen.
pub(crate) struct Upkeep {
    last: AtomicI64,
    latest: AtomicI64,
}

impl Default for Upkeep {
    fn default() -> Self {
        Self { last: AtomicI64::new(i64::MIN), latest: AtomicI64::new(i64::MAX) }
    }
}

impl House {
    /// Does everything that is due now, one thing after another, and says when the next is due.
    ///
    /// This is for tests and for programs that drive the house themselves; [`run`](Self::run) does the same work
    /// concurrently.
    pub async fn run_due(&self) -> Option<Timestamp> {
        self.tidy_up().await;
        for _ in 0..ROUNDS {
            let now = self.clock.now();
            let timers = or_log(self.store.due_timers(now, BATCH).await).unwrap_or_default();
            for due in &timers {
                self.ring_timer(due, now).await;
            }
            let marks = or_log(self.store.behind(now, BATCH).await).unwrap_or_default();
            for mark in &marks {
                self.deliver(mark).await;
            }
            if timers.is_empty() && marks.is_empty() {
                break;
            }
        }
        or_log(self.store.next_due().await)?.earliest()
    }

    /// Works until `stop` is done: rings timers and delivers pages, each as soon as it is due. Requests that are under way
    /// then are given a moment to end, so that no message is left without a note of it.
    pub async fn run(self: &Arc<Self>, stop: impl Future<Output = ()> + Send) {
        let mut working = Working::default();
        tokio::select! {
            () = stop => {}
            () = self.ring_timers() => {}
            () = self.deliver_pages(&mut working) => {}
        }
        tokio::select! {
            () = working.finish() => {}
            () = self.clock.sleep_until(self.clock.now().plus(LAST_MOMENT)) => {}
        }
    }

    async fn ring_timers(self: &Arc<Self>) {
        loop {
            self.tidy_up().await;
            let now = self.clock.now();
            let due = match self.store.due_timers(now, BATCH).await {
                Ok(due) => due,
                Err(error) => {
                    self.pause(&error).await;
                    continue;
                }
            };
            let nothing = due.is_empty();
            self.ring_all(due, now).await;
            if nothing {
                let next = match self.store.next_due().await {
                    Ok(next) => next.timer.unwrap_or_else(|| now.plus(UPKEEP_EVERY)),
                    Err(error) => {
                        self.pause(&error).await;
                        continue;
                    }
                };
                tokio::select! {
                    () = self.timers_woken.notified() => {}
                    () = self.clock.sleep_until(next.max(Timestamp(now.0 + 1))) => {}
                }
            }
        }
    }

    /// Rings several timers at a time, so that AI players of different tables think side by side.
    async fn ring_all(self: &Arc<Self>, due: Vec<DueTimer>, now: Timestamp) {
        let mut ringing = JoinSet::new();
        for due in due {
            let house = Arc::clone(self);
            ringing.spawn(async move {
                if !house.ring_timer(&due, now).await {
                    house.clock.sleep_until(now.plus(STORE_PAUSE)).await;
                }
            });
        }
        while let Some(ended) = ringing.join_next().await {
            if let Err(error) = ended {
                tracing::error!(%error, "a timer broke off");
            }
        }
    }

    /// Delivers the pages of several tables at a time, so that one slow chat holds up nobody else.
    async fn deliver_pages(self: &Arc<Self>, working: &mut Working) {
        loop {
            self.watch_clock().await;
            let now = self.clock.now();
            let marks = match self.store.behind(now, BATCH).await {
                Ok(marks) => marks,
                Err(error) => {
                    self.pause(&error).await;
                    continue;
                }
            };
            for mark in marks {
                working.start(self, mark);
            }
            let next = match self.store.next_due().await {
                // A mark that is due and not started is being worked on, or waits for a free worker.
                Ok(next) => next.mark.filter(|next| *next > now).unwrap_or_else(|| now.plus(UPKEEP_EVERY)),
                Err(error) => {
                    tracing::error!(%error, "the store failed; looking again in a moment");
                    now.plus(STORE_PAUSE)
                }
            };
            tokio::select! {
                Some(ended) = working.tasks.join_next() => working.ended(ended),
                () = self.delivery_woken.notified() => {}
                () = self.clock.sleep_until(next) => {}
            }
        }
    }

    async fn pause(&self, error: &StoreError) {
        tracing::error!(%error, "the store failed; waiting a moment");
        self.clock.sleep_until(self.clock.now().plus(STORE_PAUSE)).await;
    }

    /// Notices that the clock has gone back, also while nobody looked: what was put off until moments that are far away now is
    /// not put off any longer. Failing that, the next look notices it.
    async fn watch_clock(&self) {
        let now = self.clock.now();
        let latest = self.upkeep.latest.load(Ordering::Relaxed);
        let begins = latest == i64::MAX;
        let back = Timestamp(latest).since(now);
        if !begins && (Duration::from_millis(1)..CLOCK_STEP).contains(&back) {
            return;
        }
        if !back.is_zero() {
            // At the start there may be pauses that are as they should be.
            let longest = self.settings.retry_most.max(self.settings.ai_delay);
            let after = if begins { now.plus(longest) } else { now };
            if or_log(self.store.bring_forward(after, now).await).is_none() {
                return;
            }
            if !begins {
                tracing::warn!(?back, "the clock has gone back");
                self.pacer.forget();
                self.upkeep.last.store(i64::MIN, Ordering::Relaxed);
            }
        }
        self.upkeep.latest.store(now.0, Ordering::Relaxed);
    }

    async fn tidy_up(&self) {
        self.watch_clock().await;
        let now = self.clock.now();
        let last = self.upkeep.last.load(Ordering::Relaxed);
        if last != i64::MIN && now.since(Timestamp(last)) < UPKEEP_EVERY {
            return;
        }
        self.upkeep.last.store(now.0, Ordering::Relaxed);
        let kept = i64::try_from(self.settings.keys_kept.as_millis()).unwrap_or(i64::MAX);
        or_log(self.store.forget_keys(Timestamp(now.0.saturating_sub(kept))).await);
    }
}

/// The deliveries under way.
#[derive(Default)]
struct Working {
    tasks: JoinSet<TableId>,
    tables: HashSet<TableId>,
}

impl Working {
    fn start(&mut self, house: &Arc<House>, mark: Behind) {
        if self.tables.len() < DELIVERIES && self.tables.insert(mark.table) {
            let house = Arc::clone(house);
            self.tasks.spawn(async move {
                if !house.deliver(&mark).await {
                    house.clock.sleep_until(house.clock.now().plus(STORE_PAUSE)).await;
                }
                mark.table
            });
        }
    }

    async fn finish(&mut self) {
        while let Some(ended) = self.tasks.join_next().await {
            self.ended(ended);
        }
    }

    fn ended(&mut self, ended: Result<TableId, JoinError>) {
        match ended {
            Ok(table) => {
                self.tables.remove(&table);
            }
            Err(error) => {
                // Which table it was is lost with the task; all that run on are only looked at once more.
                tracing::error!(%error, "a delivery broke off");
                self.tables.clear();
            }
        }
    }
}

fn or_log<T>(result: Result<T, StoreError>) -> Option<T> {
    result.inspect_err(|error| tracing::error!(%error, "the store failed")).ok()
}
