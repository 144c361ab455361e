//! The store as one process reaches it: over a connection that is slow and fails.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use talon_store::intercept::{CallArguments, Intercepted, Interceptor};
use talon_store::leagues::LeagueCommit;
use talon_store::{
    BeginWrite, Behind, Commit, Committed, DueTimer, InputKey, Lease, PageWrite, PlatformKind, Store, StoreError,
    SurfaceRow,
};
use talon_table::{Recorded, Timestamp};

use crate::lock::lock;
use crate::safeguard::Safeguard;
use crate::shared::Shared;

/// The store of a run for one process.
pub(crate) fn connect(shared: &Arc<Shared>, process: String) -> Arc<dyn Store> {
    let store = Arc::clone(&shared.store) as Arc<dyn Store>;
    Arc::new(Intercepted::by(store, Connection { shared: Arc::clone(shared), process }))
}

struct Connection {
    shared: Arc<Shared>,
    /// Its process, for the transcript.
    process: String,
}

/// The calls after which somebody may have work to do.
const RINGING: [&str; 14] = [
    "commit",
    "mark_behind",
    "set_private_chat",
    "choose",
    "save_community",
    "repost",
    "begin_write",
    "end_write",
    "move_chat",
    "settle",
    "reset_timer",
    "commit_league",
    "wake_league",
    "settle_league",
];

impl Connection {
    fn lost(&self, call: &str, way: &str) -> Result<(), StoreError> {
        if !self.shared.chance.happens(self.shared.weather().store) {
            return Ok(());
        }
        self.shared.note(&self.process, format_args!("{call} lost on its way {way}"));
        Err(StoreError::Unavailable(format!("lost on its way {way}")))
    }

    /// True if tables lack a safeguard. In a run of leagues, leagues lack their versions instead; a decision about a league shows by itself
    /// whether it was made before.
    fn is_without(&self, safeguard: Safeguard) -> bool {
        !self.shared.wiring.leagues && self.shared.wiring.without == Some(safeguard)
    }
}

impl Interceptor for Connection {
    async fn through<T: Debug + Send + Sync>(
        &self,
        call: &'static str,
        arguments: CallArguments<'_>,
        carried_out: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        self.shared.on_the_way().await;
        self.lost(call, "there")?;
        let answer = carried_out.await;
        self.shared.note(&self.process, format_args!("{call} {arguments:?} -> {answer:?}"));
        if RINGING.contains(&call) {
            self.shared.ring();
        }
        self.shared.on_the_way().await;
        self.lost(call, "back")?;
        answer
    }

    async fn commit(&self, store: &dyn Store, commit: &Commit) -> Result<Committed, StoreError> {
        let mut made = commit.clone();
        if self.is_without(Safeguard::Key) {
            made.key = None;
        }
        if self.is_without(Safeguard::Version) && made.home.is_none() {
            let version = store.table(made.table).await?.map_or(0, |row| row.version);
            made.expected = version;
            made.events = renumbered(version, &made.events);
        }
        if self.is_without(Safeguard::Arrival) {
            made.answered = made.answered.map(|(key, write)| (key, at_once(write)));
        }
        let committed = store.commit(&made).await?;
        if let Committed::Saved(version) = committed {
            let log = store.events(commit.table, commit.expected).await?;
            lock(&self.shared.witness).saved(commit, version, &log);
        }
        Ok(committed)
    }

    async fn commit_league(&self, store: &dyn Store, commit: &LeagueCommit) -> Result<Committed, StoreError> {
        let mut made = commit.clone();
        let wiring = &self.shared.wiring;
        if wiring.leagues && wiring.without == Some(Safeguard::Version) && made.home.is_none() {
            let row = store.league(made.league).await?;
            (made.expected, made.generation) = row.map_or((0, 0), |row| (row.version, row.generation));
            let numbered = (made.expected + 1..).zip(&mut made.events);
            numbered.for_each(|(seq, recorded)| recorded.seq = seq);
        }
        let committed = store.commit_league(&made).await?;
        if let Committed::Saved(version) = committed {
            let log = store.league_events(commit.league, commit.expected).await?;
            lock(&self.shared.witness).league_saved(commit, version, &log);
        }
        Ok(committed)
    }

    async fn is_taken(&self, store: &dyn Store, key: &InputKey) -> Result<bool, StoreError> {
        if self.is_without(Safeguard::Key) { Ok(false) } else { store.is_taken(key).await }
    }

    async fn save_surface(&self, store: &dyn Store, surface: &SurfaceRow) -> Result<(), StoreError> {
        lock(&self.shared.witness).noted(surface);
        store.save_surface(surface).await
    }

    async fn begin_write(&self, store: &dyn Store, begin: &BeginWrite) -> Result<bool, StoreError> {
        let mut made = begin.clone();
        if self.is_without(Safeguard::Arrival) {
            made.write = at_once(made.write);
        }
        store.begin_write(&made).await
    }

    async fn claim_timers(
        &self,
        store: &dyn Store,
        now: Timestamp,
        lease: &Lease,
        limit: usize,
    ) -> Result<Vec<DueTimer>, StoreError> {
        self.end_leases(store, now).await?;
        store.claim_timers(now, lease, limit).await
    }

    async fn claim_marks(
        &self,
        store: &dyn Store,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        limit: usize,
    ) -> Result<Vec<Behind>, StoreError> {
        self.end_leases(store, now).await?;
        let marks = store.claim_marks(now, lease, of, limit).await?;
        if self.is_without(Safeguard::Redraw) {
            for mark in &marks {
                store.settle(mark, lease.holder, None).await?;
            }
        }
        Ok(marks)
    }
}

impl Connection {
    /// Ends all leases, so that anybody claims what others work on.
    async fn end_leases(&self, store: &dyn Store, now: Timestamp) -> Result<(), StoreError> {
        if self.is_without(Safeguard::Lease) {
            // Nothing else is due that late.
            store.bring_forward(Timestamp(i64::MAX), now, now).await?;
        }
        Ok(())
    }
}

/// The same write, as if it arrived as soon as it is sent, or never.
fn at_once(write: PageWrite) -> PageWrite {
    PageWrite { until: write.held.plus(Duration::from_secs(1)), ..write }
}

fn renumbered(version: u32, events: &[Recorded]) -> Vec<Recorded> {
    (version + 1..).zip(events).map(|(seq, recorded)| Recorded { seq, ..recorded.clone() }).collect()
}
