//! The common ground of the house: the ports, the tables, and the house's own identity.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use talon_table::Timestamp;

use crate::address::PlatformKind;
use crate::error::{HouseError, REST};
use crate::leased_work::LeasedWork;
use crate::ports::clock::Clock;
use crate::ports::compute::Compute;
use crate::ports::entropy::Entropy;
use crate::ports::observer::Observer;
use crate::ports::platform::Platform;
use crate::ports::store::{Lease, ProcessId, Store, StoreError};
use crate::settings::Settings;
use crate::tables::Tables;
use crate::wake_ups::WakeUps;

/// How long to wait when the store fails.
pub(crate) const STORE_PAUSE: Duration = Duration::from_secs(1);

/// The parts from which a house is built.
pub struct HouseParts {
    /// The store.
    pub store: Arc<dyn Store>,
    /// The platforms that it serves; the first of each kind counts.
    pub platforms: Vec<Arc<dyn Platform>>,
    /// Its time.
    pub clock: Arc<dyn Clock>,
    /// Its randomness.
    pub entropy: Arc<dyn Entropy>,
    /// Where its AI players think.
    pub compute: Arc<dyn Compute>,
    /// Its limits and durations.
    pub settings: Settings,
    /// Who watches over it; `()` for nobody.
    pub observer: Arc<dyn Observer>,
}

/// The ports, the tables as they were last seen, and whom to wake. It decides nothing.
pub(crate) struct Core {
    /// Its name on claims.
    pub(crate) holder: ProcessId,
    pub(crate) store: Arc<dyn Store>,
    platforms: Vec<Arc<dyn Platform>>,
    /// The kinds of these platforms: pages of others are not its work.
    pub(crate) kinds: Vec<PlatformKind>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) compute: Arc<dyn Compute>,
    pub(crate) settings: Settings,
    pub(crate) observer: Arc<dyn Observer>,
    pub(crate) tables: Tables,
    pub(crate) wake_ups: Arc<WakeUps>,
}

impl Core {
    /// A core of these parts, that nobody has told of anything yet.
    pub(crate) fn new(parts: HouseParts) -> Arc<Self> {
        let HouseParts { store, platforms, clock, entropy, compute, settings, observer } = parts;
        let wake_ups = Arc::new(WakeUps::default());
        Arc::new(Self {
            holder: holder(&*entropy, &*clock),
            tables: Tables::new(Arc::clone(&store), Arc::clone(&clock), &settings, Arc::clone(&wake_ups)),
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

    /// How long to wait after a fault of our own: a store comes back soon, any other fault needs somebody to repair it.
    pub(crate) fn retry_after(&self, error: &HouseError) -> Duration {
        match error {
            HouseError::Store(StoreError::Unavailable(_))
            | HouseError::Contended(_)
            | HouseError::LeagueContended(_)
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

    /// Tells those who wait that there may be something to do.
    pub(crate) fn wake(&self) {
        self.wake_ups.all();
    }

    /// Work that begins now.
    pub(crate) fn leased_work(&self, now: Timestamp) -> LeasedWork {
        LeasedWork::new(Lease { holder: self.holder, until: now.plus(self.settings.lease) }, now)
    }

    /// Tries again until it succeeds or the lease is over. Without the note, others would wait for the end of the lease
    /// anyway.
    pub(crate) async fn insist<F: Future<Output = bool>>(&self, work: &LeasedWork, note: impl Fn() -> F) {
        while !note().await && !work.lease.is_over(self.clock.now()) {
            self.clock.sleep_until(self.clock.now().plus(STORE_PAUSE)).await;
        }
    }
}

/// The number of a new house. Randomness may be fixed for a rehearsal; houses differ all the same.
fn holder(entropy: &dyn Entropy, clock: &dyn Clock) -> ProcessId {
    static HOUSES: AtomicU64 = AtomicU64::new(0);
    let context = format!("{}/{}/{}", process::id(), HOUSES.fetch_add(1, Ordering::Relaxed), clock.now().0);
    let bytes = entropy.draw("holder", &context);
    ProcessId(bytes.iter().take(8).fold(0, |holder, byte| holder << 8 | u64::from(*byte)))
}
