//! The common ground of the house: the ports, the tables, and the house's own identity.

use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use talon_store::{Lease, NextDue, PlatformKind, ProcessId, Store, StoreError};
use talon_table::Timestamp;

use crate::deliver::courier::bars::Bars;
use crate::duties::leased_work::LeasedWork;
use crate::duties::serving::Serving;
use crate::duties::wake_ups::WakeUps;
use crate::error::{HouseError, REST};
use crate::ports::clock::Clock;
use crate::ports::compute::Compute;
use crate::ports::entropy::Entropy;
use crate::ports::observer::Observer;
use crate::ports::platform::Platform;
use crate::settings::Settings;
use crate::tables::loading::Tables;

/// How long to wait when the store fails.
pub(crate) const STORE_PAUSE: Duration = Duration::from_secs(1);

/// Leases that begin within so many milliseconds of each other get distinct ends.
const LEASES_APART: i64 = 1000;

/// The parts from which a house is built.
pub struct HouseParts {
    /// The store.
    pub store: Arc<dyn Store>,
    /// The platforms that it serves; the first of each kind counts.
    pub platforms: Vec<Arc<dyn Platform>>,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// The source of randomness.
    pub entropy: Arc<dyn Entropy>,
    /// Where its AI players think.
    pub compute: Arc<dyn Compute>,
    /// Limits and durations.
    pub settings: Settings,
    /// Who observes it; `()` for nobody.
    pub observer: Arc<dyn Observer>,
}

/// The ports, the tables as they were last seen, where the bot is barred, and whom to wake. It decides nothing.
pub(crate) struct Core {
    /// The name under which this process holds claims.
    pub(crate) holder: ProcessId,
    /// The end of the lease that was taken last.
    last_lease: Mutex<i64>,
    /// The leases of claims that failed.
    lost: Mutex<Vec<Lease>>,
    pub(crate) store: Arc<dyn Store>,
    platforms: Vec<Arc<dyn Platform>>,
    /// The kinds of these platforms. Pages on others are another process's work.
    pub(crate) kinds: Vec<PlatformKind>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) compute: Arc<dyn Compute>,
    pub(crate) settings: Settings,
    pub(crate) observer: Arc<dyn Observer>,
    pub(crate) serving: Arc<Serving>,
    pub(crate) tables: Tables,
    pub(crate) bars: Bars,
    pub(crate) wake_ups: Arc<WakeUps>,
}

impl Core {
    /// A core of these parts, with nothing remembered yet.
    pub(crate) fn new(parts: HouseParts) -> Arc<Self> {
        let HouseParts { store, platforms, clock, entropy, compute, settings, observer } = parts;
        let wake_ups = Arc::new(WakeUps::default());
        let serving = Arc::new(Serving::new(Arc::clone(&store), Arc::clone(&clock), platforms.clone()));
        Arc::new(Self {
            holder: holder(&*entropy, &*clock),
            last_lease: Mutex::default(),
            lost: Mutex::default(),
            tables: Tables::new(
                Arc::clone(&store),
                Arc::clone(&clock),
                &settings,
                Arc::clone(&wake_ups),
                Arc::clone(&serving),
            ),
            serving,
            bars: Bars::new(),
            wake_ups,
            store,
            kinds: platforms.iter().map(|platform| platform.kind()).collect(),
            platforms,
            clock,
            entropy,
            compute,
            settings,
            observer,
        })
    }

    /// The platform of this kind, if the house serves it.
    pub(crate) fn platform(&self, kind: PlatformKind) -> Option<&Arc<dyn Platform>> {
        self.platforms.iter().find(|platform| platform.kind() == kind)
    }

    /// The platform of this kind; a table of a platform that is no longer served must wait.
    pub(crate) fn served(&self, kind: PlatformKind) -> Result<&Arc<dyn Platform>, HouseError> {
        self.platform(kind).ok_or(HouseError::NoPlatform(kind))
    }

    /// How long to wait after a fault of our own. A store usually comes back soon; any other fault needs somebody to repair it.
    pub(crate) fn retry_after(&self, error: &HouseError) -> Duration {
        match error {
            HouseError::Store(StoreError::Unavailable(_))
            | HouseError::Contended(_)
            | HouseError::LeagueContended(_)
            | HouseError::Spent(_)
            | HouseError::Slow => self.settings.retry_first,
            HouseError::SetAside(_) => REST,
            HouseError::Store(StoreError::Corrupt(_))
            | HouseError::Log { .. }
            | HouseError::LeagueLog { .. }
            | HouseError::NoPlatform(_) => self.settings.retry_most,
        }
    }

    /// Eight fresh random bytes as a number.
    pub(crate) fn fresh_id(&self, label: &str, context: &str) -> u64 {
        let bytes = self.entropy.draw(label, context);
        bytes.iter().take(8).fold(0, |id, byte| id << 8 | u64::from(*byte))
    }

    /// Wakes the workers that wait: there may be something to do.
    pub(crate) fn wake(&self) {
        self.wake_ups.all();
    }

    /// When something is due next.
    ///
    /// A claim that failed may have succeeded in the store all the same. Its rows would stay locked until the lease ends, so they are
    /// released first.
    ///
    /// # Errors
    /// That of the store.
    pub(crate) async fn next_due(&self) -> Result<NextDue, StoreError> {
        loop {
            let lost = locked(&self.lost).last().copied();
            let Some(lease) = lost else { break };
            self.store.release(lease.holder, Some(lease.until)).await?;
            locked(&self.lost).retain(|other| *other != lease);
        }
        self.store.next_due(&self.kinds).await
    }

    /// Claims work that begins now.
    ///
    /// # Errors
    /// That of the claim.
    pub(crate) async fn claim<T>(
        &self,
        now: Timestamp,
        claim: impl AsyncFnOnce(&Lease) -> Result<T, StoreError>,
    ) -> Result<(LeasedWork, T), StoreError> {
        let lease = Lease { holder: self.holder, until: self.lease_end(now) };
        let claimed = claim(&lease).await.inspect_err(|_| locked(&self.lost).push(lease))?;
        Ok((LeasedWork::new(lease, now), claimed))
    }

    /// The end of a lease that begins now. No two leases in a row end at the same moment: the end is what identifies a claim.
    fn lease_end(&self, now: Timestamp) -> Timestamp {
        let end = now.plus(self.settings.lease).0;
        let mut last = locked(&self.last_lease);
        *last = if (end..end + LEASES_APART).contains(&*last) { *last + 1 } else { end };
        Timestamp(*last)
    }

    /// Retries until the note is saved or the lease is over. After that others may take over anyway.
    pub(crate) async fn insist<F: Future<Output = bool>>(&self, work: &LeasedWork, note: impl Fn() -> F) {
        while !note().await && !work.lease.is_over(self.clock.now()) {
            self.clock.sleep_until(self.clock.now().plus(STORE_PAUSE)).await;
        }
    }
}

/// Every change is a single step, so a panic elsewhere leaves nothing half done.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The number of a new house. A rehearsal may fix its randomness; houses differ all the same.
fn holder(entropy: &dyn Entropy, clock: &dyn Clock) -> ProcessId {
    static HOUSES: AtomicU64 = AtomicU64::new(0);
    let context = format!("{}/{}/{}", process::id(), HOUSES.fetch_add(1, Ordering::Relaxed), clock.now().0);
    let bytes = entropy.draw("holder", &context);
    ProcessId(bytes.iter().take(8).fold(0, |holder, byte| holder << 8 | u64::from(*byte)))
}
