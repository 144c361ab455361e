//! The house itself: its parts, and the way in.

use std::sync::Arc;
use std::time::Duration;

use moka::future::Cache;
use talon_games::Rule;
use talon_league::LeagueId;
use talon_table::{PersonId, TableId};
use talon_view::LeagueListed;
use tokio::sync::Notify;

use crate::address::{AccountRef, PlatformKind};
use crate::answering::Answering;
use crate::clocks::Told;
use crate::deliver::Pacer;
use crate::error::{HouseError, REST};
use crate::handle::Share;
use crate::ports::clock::Clock;
use crate::ports::compute::Compute;
use crate::ports::entropy::Entropy;
use crate::ports::platform::Platform;
use crate::ports::store::{Holder, Store, StoreError};
use crate::settings::Settings;
use crate::shift::holder;
use crate::tables::Tables;
use crate::work::Upkeep;

/// Of so many accounts it is known what they ask for.
const SHARES: u64 = 10_000;

/// What a house is built from.
pub struct HouseParts {
    /// What it remembers.
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
}

/// The application. It keeps nothing that is not in its store: a house that is dropped at any moment and built again
/// goes on where the other stopped. Several may share a store: each works on what it has claimed there.
pub struct House {
    /// Who it is when it claims.
    pub(crate) holder: Holder,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) platforms: Vec<Arc<dyn Platform>>,
    /// The kinds of these platforms: pages of others are not its work.
    pub(crate) kinds: Vec<PlatformKind>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) compute: Arc<dyn Compute>,
    pub(crate) settings: Settings,
    pub(crate) tables: Tables,
    pub(crate) pacer: Pacer,
    pub(crate) answering: Answering,
    /// The rule that forbade each player's last tap, and the turn of that tap. Lost with the process, and no harm done.
    pub(crate) forbidden: Cache<(TableId, PersonId), (u32, Rule)>,
    /// The turn at which each player without a private chat last looked at the hand in the group. Lost just as harmlessly.
    pub(crate) glanced: Cache<(TableId, PersonId), u32>,
    /// What lists tell of closed leagues. Lost just as harmlessly.
    pub(crate) closed_leagues: Cache<LeagueId, LeagueListed>,
    /// What each account has asked for lately in a group's conversation. Lost just as harmlessly.
    pub(crate) shares: Cache<(AccountRef, String), Share>,
    pub(crate) timers_woken: Arc<Notify>,
    pub(crate) delivery_woken: Arc<Notify>,
    pub(crate) leagues_woken: Notify,
    pub(crate) upkeep: Upkeep,
    pub(crate) told: Told,
}

impl House {
    /// A house with these parts.
    #[must_use]
    pub fn new(parts: HouseParts) -> Arc<Self> {
        let HouseParts { store, platforms, clock, entropy, compute, settings } = parts;
        let holder = holder(&*entropy, &*clock);
        let (timers_woken, delivery_woken) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let woken = [Arc::clone(&timers_woken), Arc::clone(&delivery_woken)];
        Arc::new(Self {
            holder,
            tables: Tables::new(Arc::clone(&store), Arc::clone(&clock), &settings, woken),
            pacer: Pacer::new(Arc::clone(&store), &settings),
            answering: Answering::of(holder),
            forbidden: Cache::new(settings.cached_tables),
            glanced: Cache::new(settings.cached_tables),
            closed_leagues: Cache::new(settings.cached_tables),
            shares: Cache::new(SHARES),
            timers_woken,
            delivery_woken,
            leagues_woken: Notify::new(),
            upkeep: Upkeep::default(),
            told: Told::default(),
            store,
            kinds: platforms.iter().map(|platform| platform.kind()).collect(),
            platforms,
            clock,
            entropy,
            compute,
            settings,
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

    /// How long to wait after a fault of our own: a store comes back soon, anything else takes somebody to repair it.
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

    /// Tells [`run`](Self::run) that there may be something to do.
    pub(crate) fn wake(&self) {
        self.timers_woken.notify_one();
        self.delivery_woken.notify_one();
        self.leagues_woken.notify_one();
    }
}
