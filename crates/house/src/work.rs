//! The work between presses: timers and delivery.

use std::collections::HashSet;
use std::future::Future;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use talon_table::{TableId, Timestamp};
use tokio::task::{JoinError, JoinSet};

use crate::core::STORE_PAUSE;
use crate::house::House;
use crate::leagues::Looks;
use crate::ports::store::{Behind, DueTimer, Lease, StoreError};
use crate::shift::Shift;

/// Timers that ring at the same time. Few enough that AI players have thought long before the lease is over.
const RINGS: usize = 16;

/// Rows that another process was claiming or changing are claimed so much later.
pub(crate) const PASSED_BY: Duration = Duration::from_millis(20);

/// Tables whose pages are delivered at the same time.
const DELIVERIES: usize = 16;

/// What is due can make more due at once, but a store that fails must not keep us here for ever.
const ROUNDS: usize = 256;

/// How often old input keys are forgotten.
const UPKEEP_EVERY: Duration = Duration::from_secs(3600);

/// A clock that goes back by less is being put right, and nobody waits noticeably longer.
const CLOCK_STEP: Duration = Duration::from_secs(1);

/// How long deliveries under way may take when the house stops, and how long giving up what it holds may take then.
const LAST_MOMENT: Duration = Duration::from_secs(2);
const LAST_NOTE: Duration = Duration::from_secs(1);

/// How long it may take to find out whose a duty is. Whoever has it is not to be kept from it by a store that is away.
const DUTY_WITHIN: Duration = Duration::from_secs(1);

/// Whose a duty is that one process has for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// This process's.
    Ours,
    /// Another process's.
    Anothers,
    /// The store cannot be asked: for all that is known, it is whose it was.
    Unknown,
}

/// When the house last tidied up, the latest moment that it has seen, and what it does once.
pub(crate) struct Upkeep {
    last: AtomicI64,
    latest: AtomicI64,
    /// Whether the logs that other programs read have been read.
    pub(crate) has_read: AtomicBool,
}

impl Default for Upkeep {
    fn default() -> Self {
        Self { last: AtomicI64::new(i64::MIN), latest: AtomicI64::new(i64::MAX), has_read: AtomicBool::new(false) }
    }
}

impl House {
    /// Does everything that is due now, one thing after another, and says when the next is due.
    ///
    /// This is for tests and for programs that drive the house themselves; [`run`](Self::run) does the same work
    /// concurrently.
    pub async fn run_due(&self) -> Option<Timestamp> {
        self.tidy_up().await;
        self.read_what_others_read().await;
        for _ in 0..ROUNDS {
            let rung = self.ring_what_is_due().await;
            let kept = self.keep_due_leagues().await;
            let delivered = self.deliver_what_is_due().await;
            if rung + kept + delivered == 0 {
                break;
            }
        }
        or_log(self.core.store.next_due(&self.core.kinds).await)?.earliest()
    }

    async fn ring_what_is_due(&self) -> usize {
        let shift = self.core.shift(self.core.clock.now());
        let claimed = self.core.store.claim_timers(self.core.clock.now(), &shift.lease, RINGS).await;
        let timers = or_log(claimed).unwrap_or_default();
        for due in &timers {
            let rung = self.ring_timer(due, &shift).await;
            self.reset_timer(due, &shift, rung).await;
        }
        timers.len()
    }

    async fn deliver_what_is_due(&self) -> usize {
        let shift = self.core.shift(self.core.clock.now());
        let claimed =
            self.core.store.claim_marks(self.core.clock.now(), &shift.lease, &self.core.kinds, DELIVERIES).await;
        let marks = or_log(claimed).unwrap_or_default();
        for mark in &marks {
            let until = self.deliver(mark, &shift).await;
            self.settle(mark, &shift, until).await;
        }
        marks.len()
    }

    /// Works until `stop` is done: rings timers and delivers pages, each as soon as it is due. Requests that are under way
    /// then are given a moment to end, so that no message is left without a note of it.
    pub async fn run(self: &Arc<Self>, stop: impl Future<Output = ()> + Send) {
        let mut working = Working::default();
        let mut looks = Looks::new();
        tokio::select! {
            () = stop => {}
            () = self.ring_timers() => {}
            () = self.keep_leagues(&mut looks) => {}
            () = self.deliver_pages(&mut working) => {}
            () = self.follow_news() => {}
            () = self.read_on() => {}
        }
        tokio::select! {
            () = async { working.finish().await; while looks.join_next().await.is_some() {} } => {}
            () = self.core.clock.sleep_until(self.core.clock.now().plus(LAST_MOMENT)) => {}
        }
        drop(working);
        tokio::select! {
            biased;
            released = self.core.store.release(self.core.holder) => drop(or_log(released)),
            () = self.core.clock.sleep_until(self.core.clock.now().plus(LAST_NOTE)) => {
                tracing::warn!("what this process held is free only when its leases end");
            }
        }
    }

    /// Looks again whenever another process may have brought work. Ends when this one must not go on.
    async fn follow_news(&self) {
        loop {
            match self.core.store.news().await {
                Ok(()) => self.core.wake(),
                Err(error) => break tracing::error!(%error, "this process stops"),
            }
        }
    }

    /// Whether this process does, from now on and for so long, what one process at a time does for all.
    pub async fn takes_on(&self, duty: &str, duration: Duration) -> Duty {
        let now = self.core.clock.now();
        let lease = Lease { holder: self.core.holder, until: now.plus(duration) };
        let claimed = tokio::select! {
            biased;
            claimed = self.core.store.claim_duty(duty, now, &lease) => or_log(claimed),
            () = self.core.clock.sleep_until(now.plus(DUTY_WITHIN)) => None,
        };
        match claimed {
            Some(true) => Duty::Ours,
            Some(false) => Duty::Anothers,
            None => Duty::Unknown,
        }
    }

    /// Whether no other process serves people from the same store.
    pub async fn is_alone(&self) -> bool {
        or_log(self.core.store.is_alone().await).unwrap_or(false)
    }

    async fn ring_timers(self: &Arc<Self>) {
        loop {
            self.tidy_up().await;
            let wait = match self.ring_some().await {
                Ok(None) => continue,
                Ok(Some(wait)) => wait,
                Err(error) => {
                    self.pause(&error).await;
                    continue;
                }
            };
            tokio::select! {
                () = self.core.wakes.timers.notified() => {}
                () = self.core.clock.sleep_until(wait) => {}
            }
        }
    }

    /// Rings what is due, or says until when nothing is.
    async fn ring_some(self: &Arc<Self>) -> Result<Option<Timestamp>, StoreError> {
        let next = self.core.store.next_due(&self.core.kinds).await?.timer;
        let now = self.core.clock.now();
        if let Some(wait) = until_due(next, now) {
            return Ok(Some(wait));
        }
        let shift = self.core.shift(now);
        let due = self.core.store.claim_timers(now, &shift.lease, RINGS).await?;
        if due.is_empty() {
            return Ok(Some(now.plus(PASSED_BY)));
        }
        self.ring_all(due, shift).await;
        Ok(None)
    }

    /// Rings several timers at a time, so that AI players of different tables think side by side.
    async fn ring_all(self: &Arc<Self>, due: Vec<DueTimer>, shift: Shift) {
        let mut ringing = JoinSet::new();
        for due in due {
            let house = Arc::clone(self);
            ringing.spawn(async move {
                let rung = house.ring_timer(&due, &shift).await;
                house.core.insist(&shift, || house.reset_timer(&due, &shift, rung)).await;
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
            let wait = match self.start_some(working).await {
                Ok(None) => continue,
                Ok(Some(wait)) => wait,
                Err(error) => {
                    tracing::error!(%error, "the store failed; looking again in a moment");
                    self.core.clock.now().plus(STORE_PAUSE)
                }
            };
            tokio::select! {
                Some(ended) = working.tasks.join_next() => working.ended(ended),
                () = self.core.wakes.delivery.notified() => {}
                () = self.core.clock.sleep_until(wait) => {}
            }
        }
    }

    /// Starts the delivery of what is due, as far as workers are free, or says until when nothing is.
    async fn start_some(self: &Arc<Self>, working: &mut Working) -> Result<Option<Timestamp>, StoreError> {
        let free = DELIVERIES.saturating_sub(working.tasks.len());
        let next = if free > 0 { self.core.store.next_due(&self.core.kinds).await?.mark } else { None };
        let now = self.core.clock.now();
        if let Some(wait) = until_due(next, now) {
            return Ok(Some(wait));
        }
        let shift = self.core.shift(now);
        let marks = self.core.store.claim_marks(now, &shift.lease, &self.core.kinds, free).await?;
        if marks.is_empty() {
            return Ok(Some(now.plus(PASSED_BY)));
        }
        for mark in marks {
            working.start(self, mark, shift);
        }
        Ok(None)
    }

    async fn pause(&self, error: &StoreError) {
        tracing::error!(%error, "the store failed; waiting a moment");
        self.core.clock.sleep_until(self.core.clock.now().plus(STORE_PAUSE)).await;
    }

    /// Notices that the clock has gone back, also while nobody looked: what was put off until moments that are far away now is
    /// not put off any longer. Failing that, the next look notices it.
    async fn watch_clock(&self) {
        let now = self.core.clock.now();
        let latest = self.upkeep.latest.load(Ordering::Relaxed);
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
                self.upkeep.last.store(i64::MIN, Ordering::Relaxed);
            }
        }
        self.upkeep.latest.store(now.0, Ordering::Relaxed);
    }

    async fn tidy_up(&self) {
        self.watch_clock().await;
        let now = self.core.clock.now();
        let last = self.upkeep.last.load(Ordering::Relaxed);
        if last != i64::MIN && now.since(Timestamp(last)) < UPKEEP_EVERY {
            return;
        }
        self.upkeep.last.store(now.0, Ordering::Relaxed);
        self.compare_clocks().await;
        let kept = i64::try_from(self.core.settings.keys_kept.as_millis()).unwrap_or(i64::MAX);
        or_log(self.core.store.forget_keys(Timestamp(now.0.saturating_sub(kept))).await);
    }
}

/// The deliveries under way.
#[derive(Default)]
struct Working {
    tasks: JoinSet<()>,
    tables: Arc<Mutex<HashSet<TableId>>>,
}

impl Working {
    /// A mark whose lease ran out under a delivery of ours is claimed again; that delivery frees it when it ends.
    fn start(&mut self, house: &Arc<House>, mark: Behind, shift: Shift) {
        if !tables(&self.tables).insert(mark.table) {
            return;
        }
        let (house, under_way) = (Arc::clone(house), Arc::clone(&self.tables));
        self.tasks.spawn(async move {
            let until = house.deliver(&mark, &shift).await;
            // From the moment on at which the mark is free it may be claimed again, and is to be worked on then.
            tables(&under_way).remove(&mark.table);
            house.core.insist(&shift, || house.settle(&mark, &shift, until)).await;
        });
    }

    async fn finish(&mut self) {
        while let Some(ended) = self.tasks.join_next().await {
            self.ended(ended);
        }
    }

    fn ended(&self, ended: Result<(), JoinError>) {
        if let Err(error) = ended {
            // Which table it was is lost with the task; all that run on are only looked at once more.
            tracing::error!(%error, "a delivery broke off");
            tables(&self.tables).clear();
        }
    }
}

fn tables(tables: &Mutex<HashSet<TableId>>) -> MutexGuard<'_, HashSet<TableId>> {
    // Every change is a single call, so a panic elsewhere leaves nothing half done.
    tables.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Until when nothing is due, if nothing is due now.
pub(crate) fn until_due(next: Option<Timestamp>, now: Timestamp) -> Option<Timestamp> {
    match next {
        Some(next) if next <= now => None,
        Some(next) => Some(next),
        None => Some(now.plus(UPKEEP_EVERY)),
    }
}

pub(crate) fn or_log<T>(result: Result<T, StoreError>) -> Option<T> {
    result.inspect_err(|error| tracing::error!(%error, "the store failed")).ok()
}
