//! Which message shows which page.

use async_trait::async_trait;
use talon_table::TableId;

use crate::{MessageRef, StoreError, SurfaceKey, SurfaceRow};

/// Reads and writes surfaces. A row that was read is locked until the unit ends.
#[async_trait]
pub trait SurfaceRows {
    /// The surfaces of a table.
    async fn surfaces(&mut self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError>;

    /// One of them.
    async fn surface(&mut self, table: TableId, key: SurfaceKey) -> Result<Option<SurfaceRow>, StoreError>;

    /// Writes a surface, new or not.
    async fn write_surface(&mut self, surface: &SurfaceRow) -> Result<(), StoreError>;

    /// Makes a surface the table's sign, which must be shown again. The previous sign is removed.
    async fn make_sign(&mut self, table: TableId, door: SurfaceKey) -> Result<(), StoreError>;

    /// Asks for a repost of a live surface, if its message is still `seen`, which is then to be replaced. Returns whether it was.
    async fn repost(&mut self, table: TableId, key: SurfaceKey, seen: &MessageRef) -> Result<bool, StoreError>;

    /// Removes a surface.
    async fn remove_surface(&mut self, table: TableId, key: SurfaceKey) -> Result<(), StoreError>;
}
