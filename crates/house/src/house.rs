//! The house itself: its parts, and the way in.

use std::sync::Arc;

use moka::future::Cache;
use talon_games::Rule;
use talon_league::LeagueId;
use talon_table::{PersonId, TableId};
use talon_view::LeagueListed;

use crate::address::AccountRef;
use crate::core::{Core, HouseParts};
use crate::custody::Custody;
use crate::deliver::Delivery;
use crate::handle::Share;
use crate::holds::Holds;
use crate::intent::Notice;
use crate::leagues::{LeagueKeeper, Leagues};
use crate::notices::Notices;
use crate::pacer::Pacer;
use crate::pages::Pages;
use crate::timers::Timers;
use crate::upkeep::Upkeep;

/// Of so many accounts it is known what they ask for.
const SHARES: u64 = 10_000;

/// The application. It keeps nothing that is not in its store: a house that is dropped at any moment and built again
/// goes on where the other stopped. Several may share a store: each works on what it has claimed there.
pub struct House {
    pub(crate) core: Arc<Core>,
    pub(crate) pacer: Arc<Pacer>,
    pub(crate) holds: Arc<Holds>,
    /// The rule that forbade each player's last tap, and the turn of that tap. Lost with the process, and no harm done.
    pub(crate) forbidden: Cache<(TableId, PersonId), (u32, Rule)>,
    /// The turn at which each player without a private chat last looked at the hand in the group. Lost just as harmlessly.
    pub(crate) glanced: Cache<(TableId, PersonId), u32>,
    /// What lists tell of closed leagues. Lost just as harmlessly.
    pub(crate) closed_leagues: Cache<LeagueId, LeagueListed>,
    /// What each account has asked for lately in a group's conversation. Lost just as harmlessly.
    pub(crate) shares: Cache<(AccountRef, String), Share>,
    pub(crate) pages: Arc<Pages>,
    pub(crate) leagues: Arc<Leagues>,
    pub(crate) notices: Notices,
    pub(crate) delivery: Arc<Delivery>,
    pub(crate) timers: Arc<Timers>,
    pub(crate) keeper: Arc<LeagueKeeper>,
    pub(crate) upkeep: Arc<Upkeep>,
    pub(crate) custody: Custody,
}

impl House {
    /// A house with these parts.
    #[must_use]
    pub fn new(parts: HouseParts) -> Arc<Self> {
        let core = Core::new(parts);
        let kept = core.settings.cached_tables;
        let pacer = Arc::new(Pacer::new(Arc::clone(&core.store), &core.settings));
        let holds = Arc::new(Holds::of(core.holder));
        let pages = Arc::new(Pages::new(Arc::clone(&core)));
        let leagues = Arc::new(Leagues::new(Arc::clone(&core)));
        let upkeep = Arc::new(Upkeep::new(Arc::clone(&core)));
        let delivery = Delivery::new(
            Arc::clone(&core),
            Arc::clone(&pages),
            Arc::clone(&pacer),
            Arc::clone(&holds),
            Arc::clone(&upkeep),
        );
        Arc::new(Self {
            notices: Notices::new(Arc::clone(&core), Arc::clone(&pages)),
            delivery: Arc::new(delivery),
            timers: Arc::new(Timers::new(Arc::clone(&core), Arc::clone(&pages), Arc::clone(&upkeep))),
            keeper: Arc::new(LeagueKeeper::new(Arc::clone(&core), Arc::clone(&leagues), Arc::clone(&pacer))),
            custody: Custody::new(Arc::clone(&core)),
            pages,
            leagues,
            upkeep,
            pacer,
            holds,
            forbidden: Cache::new(kept),
            glanced: Cache::new(kept),
            closed_leagues: Cache::new(kept),
            shares: Cache::new(SHARES),
            core,
        })
    }

    /// Takes note of what happened. Never fails: our own faults are logged. While the store is away it waits, for nobody would
    /// tell again.
    pub async fn notice(&self, notice: Notice) {
        self.notices.notice(notice).await;
    }
}
