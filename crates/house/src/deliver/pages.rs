//! Those who know the pages of tables, and what they stand on.

use std::sync::Arc;

use crate::core::Core;

/// Those who know which pages a table should show and what they say. They send nothing: whoever answers or delivers does.
pub(crate) struct Pages {
    pub(super) core: Arc<Core>,
}

impl Pages {
    /// On this core.
    pub(crate) const fn new(core: Arc<Core>) -> Self {
        Self { core }
    }
}
