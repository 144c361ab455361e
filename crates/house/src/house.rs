//! The house itself: its parts, and the way in.

use std::sync::Arc;

use moka::future::Cache;
use talon_games::Rule;
use talon_league::LeagueId;
use talon_table::{PersonId, TableId};
use talon_view::LeagueListed;

use crate::address::AccountRef;
use crate::clocks::Told;
use crate::core::{Core, HouseParts};
use crate::deliver::Pacer;
use crate::handle::Share;
use crate::holds::Holds;
use crate::work::Upkeep;

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
    pub(crate) upkeep: Upkeep,
    pub(crate) told: Told,
}

impl House {
    /// A house with these parts.
    #[must_use]
    pub fn new(parts: HouseParts) -> Arc<Self> {
        let core = Core::new(parts);
        let kept = core.settings.cached_tables;
        Arc::new(Self {
            pacer: Arc::new(Pacer::new(Arc::clone(&core.store), &core.settings)),
            holds: Arc::new(Holds::of(core.holder)),
            forbidden: Cache::new(kept),
            glanced: Cache::new(kept),
            closed_leagues: Cache::new(kept),
            shares: Cache::new(SHARES),
            upkeep: Upkeep::default(),
            told: Told::default(),
            core,
        })
    }
}
