//! The work of delivery: marks are claimed as soon as they are due, and tables are delivered side by side.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use talon_store::{Behind, StoreError};
use talon_table::{TableId, Timestamp};
use tokio::task::{JoinError, JoinSet};

use super::delivery::Delivery;
use crate::core::{Core, STORE_PAUSE};
use crate::duties::due::{PASSED_BY, or_log, until_due};
use crate::duties::leased_work::LeasedWork;

/// Tables whose pages are delivered at the same time.
const DELIVERIES: usize = 16;

/// The deliveries under way.
#[derive(Default)]
pub(crate) struct Working {
    tasks: JoinSet<()>,
    tables: Arc<Mutex<HashSet<TableId>>>,
}

impl Working {
    /// A mark whose lease ran out during our own delivery is claimed again; that delivery frees it when it ends.
    fn start(&mut self, delivery: &Arc<Delivery>, mark: Behind, work: LeasedWork) {
        if !tables(&self.tables).insert(mark.table) {
            return;
        }
        let (delivery, under_way) = (Arc::clone(delivery), Arc::clone(&self.tables));
        self.tasks.spawn(async move {
            let delivered = delivery.deliver(&mark, &work).await;
            // Once the mark is free it may be claimed again, and must not be skipped then. So its table is removed first.
            tables(&under_way).remove(&mark.table);
            delivery.core.insist(&work, || delivery.settle(&mark, &work, delivered)).await;
        });
    }

    /// Waits until all of them have ended.
    pub(crate) async fn finish(&mut self) {
        while let Some(ended) = self.tasks.join_next().await {
            self.ended(ended);
        }
    }

    fn ended(&self, ended: Result<(), JoinError>) {
        if let Err(error) = ended {
            // It is unknown whose task failed, so all are removed. Deliveries that still run are only looked at once more.
            tracing::error!(%error, "a delivery broke off");
            tables(&self.tables).clear();
        }
    }
}

fn tables(tables: &Mutex<HashSet<TableId>>) -> MutexGuard<'_, HashSet<TableId>> {
    // Every change is a single call, so a panic elsewhere leaves nothing half done.
    tables.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Delivery {
    /// Delivers what is due now, one table after another; returns how many.
    pub(crate) async fn deliver_what_is_due(&self) -> usize {
        let claimed = self.claim(self.core.clock.now(), DELIVERIES).await;
        let Some((work, marks)) = or_log(claimed) else { return 0 };
        for mark in &marks {
            let delivered = self.deliver(mark, &work).await;
            self.settle(mark, &work, delivered).await;
        }
        marks.len()
    }

    async fn claim(&self, now: Timestamp, most: usize) -> Result<(LeasedWork, Vec<Behind>), StoreError> {
        let Core { store, kinds, .. } = &*self.core;
        self.core.claim(now, async |lease| store.claim_marks(now, lease, kinds, most).await).await
    }

    /// Delivers the pages of several tables at a time, so that one slow chat holds up nobody else.
    pub(crate) async fn deliver_pages(self: &Arc<Self>, working: &mut Working) {
        loop {
            self.upkeep.watch_clock().await;
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
                () = self.core.wake_ups.delivery.notified() => {}
                () = self.core.clock.sleep_until(wait) => {}
            }
        }
    }

    /// Starts due deliveries while workers are free, or returns until when nothing is due.
    async fn start_some(self: &Arc<Self>, working: &mut Working) -> Result<Option<Timestamp>, StoreError> {
        let free = DELIVERIES.saturating_sub(working.tasks.len());
        let next = if free > 0 { self.core.next_due().await?.mark } else { None };
        let now = self.core.clock.now();
        if let Some(wait) = until_due(next, now) {
            return Ok(Some(wait));
        }
        let (work, marks) = self.claim(now, free).await?;
        if marks.is_empty() {
            return Ok(Some(now.plus(PASSED_BY)));
        }
        for mark in marks {
            working.start(self, mark, work);
        }
        Ok(None)
    }
}
