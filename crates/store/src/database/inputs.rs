//! The inputs that were handled.

use async_trait::async_trait;
use talon_table::Timestamp;

use crate::{InputKey, StoreError};

/// Reads and writes the keys of inputs.
#[async_trait]
pub trait InputRows {
    /// Notes that an input is handled. Returns false if it was handled before; the earlier moment stays.
    async fn take(&mut self, key: &InputKey, at: Timestamp) -> Result<bool, StoreError>;
}
