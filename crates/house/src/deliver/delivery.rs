//! Those who deliver, and what they stand on.

use std::sync::Arc;

use super::pages::Pages;
use crate::core::Core;
use crate::holds::Holds;
use crate::pacer::Pacer;
use crate::upkeep::Upkeep;

/// Those who bring the pages of tables up to date: they keep the pace of each chat, and off the pages that answers are about to show.
pub(crate) struct Delivery {
    pub(super) core: Arc<Core>,
    pub(super) pages: Arc<Pages>,
    pub(super) pacer: Arc<Pacer>,
    pub(super) holds: Arc<Holds>,
    pub(super) upkeep: Arc<Upkeep>,
}

impl Delivery {
    /// On this core. Whoever answers shares the pace and the holds, and tells through them alone what is written.
    pub(crate) const fn new(
        core: Arc<Core>,
        pages: Arc<Pages>,
        pacer: Arc<Pacer>,
        holds: Arc<Holds>,
        upkeep: Arc<Upkeep>,
    ) -> Self {
        Self { core, pages, pacer, holds, upkeep }
    }
}
