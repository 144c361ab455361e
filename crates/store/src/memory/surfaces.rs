//! Which message shows which page, in the store in memory.

use async_trait::async_trait;
use talon_table::TableId;

use super::unit::MemoryUnit;
use crate::database::SurfaceRows;
use crate::{MessageRef, PageWrites, StoreError, SurfaceKey, SurfaceRow, SurfaceState};

#[async_trait]
impl SurfaceRows for MemoryUnit {
    async fn surfaces(&mut self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        Ok(self.state.surfaces_of(table))
    }

    async fn surface(&mut self, table: TableId, key: SurfaceKey) -> Result<Option<SurfaceRow>, StoreError> {
        Ok(self.state.surfaces.get(&(table, key.to_string())).cloned())
    }

    async fn write_surface(&mut self, surface: &SurfaceRow) -> Result<(), StoreError> {
        let slot = (surface.table, surface.key.to_string());
        self.set(|state| &mut state.surfaces, slot, Some(surface.clone()));
        Ok(())
    }

    async fn make_sign(&mut self, table: TableId, door: SurfaceKey) -> Result<(), StoreError> {
        if let Some(door) = self.surface(table, door).await? {
            self.remove_surface(table, door.key).await?;
            self.write_surface(&SurfaceRow { key: SurfaceKey::Sign, hash: None, ..door }).await?;
        }
        Ok(())
    }

    async fn repost(&mut self, table: TableId, key: SurfaceKey, seen: &MessageRef) -> Result<bool, StoreError> {
        let surface = self.surface(table, key).await?;
        let is_shown = |row: &SurfaceRow| row.state == SurfaceState::Live && row.message.as_ref() == Some(seen);
        let Some(row) = surface.filter(is_shown) else { return Ok(false) };
        let writes = PageWrites::default();
        self.write_surface(&SurfaceRow { replaced: Some(seen.clone()), message: None, hash: None, writes, ..row })
            .await?;
        Ok(true)
    }

    async fn remove_surface(&mut self, table: TableId, key: SurfaceKey) -> Result<(), StoreError> {
        self.set(|state| &mut state.surfaces, (table, key.to_string()), None);
        Ok(())
    }
}
