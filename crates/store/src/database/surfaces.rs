//! Which message shows which page.

use async_trait::async_trait;
use talon_table::TableId;

use crate::{MessageRef, StoreError, SurfaceKey, SurfaceRow};

/// Reads and writes surfaces. Nobody else changes a row that was read until the unit ends.
#[async_trait]
pub trait SurfaceRows {
    /// The surfaces of a table.
    async fn surfaces(&mut self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError>;

    /// One of them.
    async fn surface(&mut self, table: TableId, key: SurfaceKey) -> Result<Option<SurfaceRow>, StoreError>;

    /// Writes a surface, new or not.
    async fn write_surface(&mut self, surface: &SurfaceRow) -> Result<(), StoreError>;

    /// Makes a surface the table's sign, which must be shown again. One that was the sign before is removed.
    async fn make_sign(&mut self, table: TableId, door: SurfaceKey) -> Result<(), StoreError>;

    /// Has a live surface's page sent anew, if its message is still `seen`: that is replaced. Tells whether it was.
    async fn repost(&mut self, table: TableId, key: SurfaceKey, seen: &MessageRef) -> Result<bool, StoreError>;

    /// Removes a surface.
    async fn remove_surface(&mut self, table: TableId, key: SurfaceKey) -> Result<(), StoreError>;
}
