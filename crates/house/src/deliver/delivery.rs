//! Delivery and what it depends on.

use std::sync::Arc;

use moka::sync::Cache;
use talon_table::{PersonId, TableId, Timestamp};

use super::page_planner::PagePlanner;
use crate::core::Core;
use crate::deliver::courier::Courier;
use crate::deliver::page_locks::PageLocks;
use crate::duties::upkeep::Upkeep;

/// Brings the pages of tables up to date. Keeps the pace of each chat, and leaves alone the pages that answers are about to show.
pub(crate) struct Delivery {
    pub(super) core: Arc<Core>,
    pub(super) pages: Arc<PagePlanner>,
    pub(super) courier: Arc<Courier>,
    pub(super) page_locks: Arc<PageLocks>,
    pub(super) upkeep: Arc<Upkeep>,
    /// Turns for which a hand could not be sent, by their beginning, until the table page calls their players. If the process ends before
    /// that, the turn is shown without a notification.
    pub(super) unheard: Cache<(TableId, PersonId), Timestamp>,
    pub(super) invitations: Cache<(TableId, PersonId), Invitation>,
}

/// How many players are remembered at a time.
const REMEMBERED: u64 = 20_000;

/// Whether a player was asked into the table's room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Invitation {
    Owed,
    Sent,
}

impl Delivery {
    /// On this core. Answers and delivery learn of each other's writes only through the shared pace and page locks.
    pub(crate) fn new(
        core: Arc<Core>,
        pages: Arc<PagePlanner>,
        courier: Arc<Courier>,
        page_locks: Arc<PageLocks>,
        upkeep: Arc<Upkeep>,
    ) -> Self {
        Self {
            core,
            pages,
            courier,
            page_locks,
            upkeep,
            unheard: Cache::new(REMEMBERED),
            invitations: Cache::new(REMEMBERED),
        }
    }
}
