//! The timers of a single table.

use std::fmt::Debug;
use std::future::Future;
use std::sync::{Arc, Mutex};

use talon_store::intercept::{CallArguments, Interceptor};
use talon_store::{DueTimer, Lease, Store, StoreError};
use talon_table::{TableId, Timestamp};

/// Lets only this table's timers fire: an AI player that took longer than another must decide again later.
#[derive(Clone, Default)]
pub(crate) struct InTurn(Arc<Mutex<Option<TableId>>>);

impl InTurn {
    pub(crate) fn give_to(&self, table: TableId) {
        *self.0.lock().expect("nobody panics with it") = Some(table);
    }

    fn is_of(&self, due: &DueTimer) -> bool {
        *self.0.lock().expect("nobody panics with it") == Some(due.table)
    }
}

impl Interceptor for InTurn {
    async fn through<T: Debug + Send + Sync>(
        &self,
        _call: &'static str,
        _arguments: CallArguments<'_>,
        carried_out: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        carried_out.await
    }

    async fn claim_timers(
        &self,
        store: &dyn Store,
        now: Timestamp,
        lease: &Lease,
        _limit: usize,
    ) -> Result<Vec<DueTimer>, StoreError> {
        let (own, others) =
            store.claim_timers(now, lease, usize::MAX).await?.into_iter().partition(|due| self.is_of(due));
        let others: Vec<DueTimer> = others;
        for other in others {
            store.reset_timer(&other, lease.holder, Some(other.timer.due)).await?;
        }
        Ok(own)
    }
}
