//! The pages of tables.

use std::sync::Arc;

use crate::core::Core;

/// Knows which pages a table should show, and what they say. It sends nothing: answers and delivery do.
pub(crate) struct Pages {
    pub(super) core: Arc<Core>,
}

impl Pages {
    /// On this core.
    pub(crate) const fn new(core: Arc<Core>) -> Self {
        Self { core }
    }
}
