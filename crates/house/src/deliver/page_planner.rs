//! The pages of tables.

use std::sync::Arc;

use crate::core::Core;

/// Knows which pages a table should show, and what they say. It sends nothing: answers and delivery do.
pub(crate) struct PagePlanner {
    pub(super) core: Arc<Core>,
}

impl PagePlanner {
    /// On this core.
    pub(crate) const fn new(core: Arc<Core>) -> Self {
        Self { core }
    }
}
