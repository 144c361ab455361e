//! The process's state at this moment, gathered on request.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use talon_house::Clock;
use talon_store::{Load, PlatformKind, Store, StoreError};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::labels::OfState;
use super::metrics::Metrics;
use crate::database::Database;
use crate::monitor::usage::Usage;

/// The timeout for the database's counts of open tables and due work.
const WITHIN: Duration = Duration::from_secs(2);

/// How long the database's answer is cached, so that frequent requests do not load the database.
const KEPT: Duration = Duration::from_secs(5);

/// Whether a platform is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    Reached,
    /// Not since the program started.
    NotYet,
    /// It was, but now everything fails.
    NotAnyMore,
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Reached => "reached",
            Self::NotYet => "not reached yet",
            Self::NotAnyMore => "not reached any more",
        })
    }
}

/// Reports whether a platform is reached.
pub(crate) trait Reached: Send + Sync {
    /// The platform.
    fn kind(&self) -> PlatformKind;
    /// Whether it is reached now.
    fn reach(&self) -> Reach;
    /// What it refused of the bot's commands and descriptions. People are served all the same.
    fn complaint(&self) -> Option<String>;
}

/// The sources of the process's state.
pub(crate) struct Vitals {
    metrics: Arc<Metrics>,
    database: Database,
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    platforms: Vec<Arc<dyn Reached>>,
    /// When the database was last asked, and whether it answered.
    looked: Mutex<Option<(Instant, bool)>>,
}

impl Vitals {
    pub(crate) fn new(
        metrics: Arc<Metrics>,
        database: Database,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        platforms: Vec<Arc<dyn Reached>>,
    ) -> Self {
        Self { metrics, database, store, clock, platforms, looked: Mutex::new(None) }
    }

    /// One line for each thing that serving needs, and whether all of them are in order.
    pub(super) async fn readiness(&self) -> (bool, String) {
        let database = self.look_at_database().await;
        let mut ready = database;
        let mut lines = format!("database: {}\n", if database { "answers" } else { "does not answer" });
        for platform in &self.platforms {
            let reach = platform.reach();
            ready &= reach == Reach::Reached;
            let complaint = platform.complaint().map(|words| format!("; {words}")).unwrap_or_default();
            lines.push_str(&format!("{}: {reach}{complaint}\n", platform.kind().code()));
        }
        (ready, lines)
    }

    /// All metrics as they are now.
    pub(super) async fn metrics(&self) -> Result<String, fmt::Error> {
        self.look_at_database().await;
        let (open, idle) = self.database.connections();
        for (state, count) in [("used", open.saturating_sub(idle)), ("idle", idle)] {
            self.metrics.connections.get_or_create(&OfState { state }).set(i64::from(count));
        }
        for platform in &self.platforms {
            self.metrics.reach(platform.kind(), platform.reach() == Reach::Reached);
            self.metrics.set_up(platform.kind(), platform.complaint().is_none());
        }
        self.metrics.note_usage(&Usage::now());
        self.metrics.text()
    }

    /// Asks the database for its counts, unless it was asked recently. Returns whether it answered.
    async fn look_at_database(&self) -> bool {
        let mut looked = self.looked.lock().await;
        if let Some((at, answered)) = *looked
            && at.elapsed() < KEPT
        {
            return answered;
        }
        let asked = timeout(WITHIN, self.store.load(self.clock.now())).await;
        let answered = match asked {
            Ok(Ok(load)) => {
                self.note(load);
                true
            }
            // Unreadable rows are no outage.
            Ok(Err(StoreError::Corrupt(_))) => true,
            Ok(Err(StoreError::Unavailable(_))) | Err(_) => false,
        };
        self.metrics.store_up.set(i64::from(answered));
        *looked = Some((Instant::now(), answered));
        answered
    }

    fn note(&self, load: Load) {
        let whole = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        self.metrics.tables_open.set(whole(load.open_tables));
        self.metrics.tables_behind.set(whole(load.tables_behind));
        self.metrics.timers_due.set(whole(load.timers_due));
    }
}
