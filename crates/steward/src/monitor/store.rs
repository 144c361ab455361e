//! Measures the store's calls.

use std::fmt::Debug;
use std::sync::Arc;

use talon_games::GameKind;
use talon_house::Clock;
use talon_store::intercept::{CallArguments, Intercepted, Interceptor};
use talon_store::{Behind, Commit, Committed, DueTimer, Lease, PlatformKind, Store, StoreError};
use talon_table::Timestamp;
use tokio::time::Instant;

use super::labels::{OfCall, OfError, OfGame, OfKind};
use super::metrics::Metrics;

/// A measured store.
pub(crate) type Watched = Intercepted<Metered>;

/// Measures the calls of a store, and what they reveal about the house: decisions, claimed work, and how late it is.
pub(crate) struct Metered {
    metrics: Arc<Metrics>,
    clock: Arc<dyn Clock>,
}

impl Metered {
    /// Counts into these metrics, by this clock.
    pub(crate) const fn new(metrics: Arc<Metrics>, clock: Arc<dyn Clock>) -> Self {
        Self { metrics, clock }
    }

    fn claimed(&self, kind: &'static str, how_many: usize) {
        self.metrics.claims.get_or_create(&OfKind { kind }).inc_by(how_many as u64);
    }
}

/// Why a call failed.
const fn failed(error: &StoreError) -> &'static str {
    match error {
        StoreError::Unavailable(_) => "unavailable",
        StoreError::Corrupt(_) => "corrupt",
    }
}

/// Who caused a decision.
fn caused(commit: &Commit) -> &'static str {
    if commit.key.is_some() { "person" } else { "house" }
}

impl Interceptor for Metered {
    async fn through<T: Debug + Send + Sync>(
        &self,
        call: &'static str,
        _arguments: CallArguments<'_>,
        carried_out: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        let begin = Instant::now();
        let answer = carried_out.await;
        self.metrics.store_times.get_or_create(&OfCall { call }).observe(begin.elapsed().as_secs_f64());
        if let Err(error) = &answer {
            self.metrics.store_errors.get_or_create(&OfError { call, error: failed(error) }).inc();
        }
        answer
    }

    async fn commit<'a>(&'a self, store: &'a dyn Store, commit: &'a Commit) -> Result<Committed, StoreError> {
        let committed = store.commit(commit).await?;
        if let Committed::Saved(_) = committed {
            self.metrics.commits.get_or_create(&OfKind { kind: caused(commit) }).inc();
            let game = commit.ended.as_ref().and_then(|ended| ended.fact.game.parse::<GameKind>().ok());
            if let Some(game) = game {
                self.metrics.matches.get_or_create(&OfGame { game: game.name() }).inc();
            }
        }
        Ok(committed)
    }

    async fn claim_timers<'a>(
        &'a self,
        store: &'a dyn Store,
        now: Timestamp,
        lease: &'a Lease,
        limit: usize,
    ) -> Result<Vec<DueTimer>, StoreError> {
        let due = store.claim_timers(now, lease, limit).await?;
        self.claimed("timer", due.len());
        for ringing in &due {
            let late = self.clock.now().since(ringing.timer.due);
            let kind = OfKind { kind: ringing.timer.kind.code() };
            self.metrics.timer_delays.get_or_create(&kind).observe(late.as_secs_f64());
        }
        Ok(due)
    }

    async fn claim_marks<'a>(
        &'a self,
        store: &'a dyn Store,
        now: Timestamp,
        lease: &'a Lease,
        of: &'a [PlatformKind],
        limit: usize,
    ) -> Result<Vec<Behind>, StoreError> {
        let marks = store.claim_marks(now, lease, of, limit).await?;
        self.claimed("pages", marks.len());
        Ok(marks)
    }
}
