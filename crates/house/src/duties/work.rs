//! The work between presses: timers and delivery.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use talon_store::Lease;
use talon_table::Timestamp;

use crate::deliver::Working;
use crate::duties::due::or_log;
use crate::house::House;
use crate::leagues::Looks;

/// Work that is due can make more due at once. But a failing store must not keep us here for ever.
const ROUNDS: usize = 256;

/// How long pending deliveries may take when the house stops, and how long releasing its claims may take after that.
const LAST_MOMENT: Duration = Duration::from_secs(2);
const LAST_NOTE: Duration = Duration::from_secs(1);

/// How long to ask whose a duty is. A store that is away must not keep the holder from the duty.
const DUTY_WITHIN: Duration = Duration::from_secs(1);

/// Whether this process has a duty that one process does for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// This process's.
    Ours,
    /// Another process's.
    Anothers,
    /// The store cannot be asked: the holder is presumably unchanged.
    Unknown,
}

impl House {
    /// Does everything that is due now, one thing after another, and returns when the next is due.
    ///
    /// This is for tests and for programs that drive the house themselves; [`run`](Self::run) does the same work
    /// concurrently.
    pub async fn run_due(&self) -> Option<Timestamp> {
        self.core.serving.go_on().await;
        self.upkeep.tidy_up().await;
        self.unread_logs.read_what_others_read().await;
        self.dailies.fix_what_is_due().await;
        self.posting.post_what_is_due().await;
        for _ in 0..ROUNDS {
            let rung = self.timers.ring_what_is_due().await;
            let kept = self.keeper.keep_due_leagues().await;
            let delivered = self.delivery.deliver_what_is_due().await;
            if rung + kept + delivered == 0 {
                break;
            }
        }
        or_log(self.core.next_due().await)?.earliest()
    }

    /// Works until `stop` is done: handles timers and delivers pages as they fall due. Requests that are under way then get a moment to
    /// end, so that no message is left without a note of it.
    pub async fn run(self: &Arc<Self>, stop: impl Future<Output = ()> + Send) {
        let mut working = Working::default();
        let mut looks = Looks::new();
        tokio::select! {
            () = stop => {}
            () = self.core.serving.keep_noting() => {}
            () = self.timers.ring_timers() => {}
            () = self.keeper.keep_leagues(&mut looks) => {}
            () = self.delivery.deliver_pages(&mut working) => {}
            () = self.follow_news() => {}
            () = self.unread_logs.read_on() => {}
            () = self.coach_pages.coach.weigh_matches() => {}
            () = self.coach_pages.keep_pages() => {}
            () = self.dailies.fix_days() => {}
            () = self.posting.keep_posting() => {}
        }
        tokio::select! {
            () = async { working.finish().await; while looks.join_next().await.is_some() {} } => {}
            () = self.core.clock.sleep_until(self.core.clock.now().plus(LAST_MOMENT)) => {}
        }
        drop(working);
        tokio::select! {
            biased;
            released = self.core.store.release(self.core.holder, None) => drop(or_log(released)),
            () = self.core.clock.sleep_until(self.core.clock.now().plus(LAST_NOTE)) => {
                tracing::warn!("what this process held is free only when its leases end");
            }
        }
    }

    /// Looks again whenever another process may have brought work. Ends when this process must stop.
    async fn follow_news(&self) {
        loop {
            match self.core.store.news().await {
                Ok(()) => self.core.wake(),
                Err(error) => break tracing::error!(%error, "this process stops"),
            }
        }
    }

    /// Whether this process has a duty for the time given.
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
}
