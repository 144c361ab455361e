//! The rows that follow a chat when its identifier changes, in the store in memory.

use async_trait::async_trait;
use talon_table::{TableId, Timestamp};

use super::unit::MemoryUnit;
use crate::database::{ChatRows, TableRows as _};
use crate::{PageWrites, Place, PlatformKind, StoreError, SurfaceState};

/// Whether something is in this chat.
fn is_in(place: &Place, platform: PlatformKind, chat: &str) -> bool {
    place.platform == platform && place.chat == chat
}

#[async_trait]
impl ChatRows for MemoryUnit {
    async fn move_presets(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        self.change(|state| &mut state.presets);
        self.state.move_presets(platform, from, to);
        Ok(())
    }

    async fn move_tables(
        &mut self,
        platform: PlatformKind,
        from: &str,
        to: &str,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let tables = self.change(|state| &mut state.tables).values_mut();
        let mut behind: Vec<TableId> = Vec::new();
        for table in tables.filter(|table| is_in(&table.row.home, platform, from)) {
            to.clone_into(&mut table.row.home.chat);
            behind.extend(table.row.open.then_some(table.row.table));
        }
        for table in behind {
            self.mark_behind(table, at).await?;
        }
        Ok(())
    }

    async fn move_leagues(
        &mut self,
        platform: PlatformKind,
        from: &str,
        to: &str,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let leagues = self.change(|state| &mut state.leagues).values_mut();
        leagues.filter(|stored| is_in(stored.home(), platform, from)).for_each(|stored| stored.move_home(to, at));
        let posts = self.change(|state| &mut state.posts).values_mut();
        for post in posts.filter(|post| is_in(&post.place, platform, from)) {
            to.clone_into(&mut post.place.chat);
            if post.state != SurfaceState::Finished {
                post.message = None;
                post.hash = None;
            }
        }
        Ok(())
    }

    async fn move_surfaces(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let surfaces = self.change(|state| &mut state.surfaces).values_mut();
        for surface in surfaces.filter(|surface| is_in(&surface.place, platform, from)) {
            to.clone_into(&mut surface.place.chat);
            surface.message = None;
            surface.replaced = None;
            surface.hash = None;
            surface.writes = PageWrites::default();
        }
        Ok(())
    }

    async fn move_pace(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let paces = self.change(|state| &mut state.paces);
        if let Some(next) = paces.remove(&(platform, Some(from.to_owned()))) {
            let pace = paces.entry((platform, Some(to.to_owned()))).or_insert(next);
            *pace = next.max(*pace);
        }
        Ok(())
    }
}
