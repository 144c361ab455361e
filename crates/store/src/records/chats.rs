//! Moving a chat to a new identifier.

use talon_table::Timestamp;

use super::standings;
use crate::database::{ChatRows as _, DailyRows as _, Database, Lock, Unit};
use crate::port::port;
use crate::{CommunityRow, PlatformKind, StoreError};

port! {
    over Database;

    /// Moves a chat to a new identifier. Every method is one transaction.
    pub trait Moves {
        /// Moves a chat's community, presets, daily deals, results and leaderboards, the homes of its tables, their surfaces and its pace
        /// to its new identifier, and marks its open tables behind as of `at`. The surfaces forget their messages and hashes, because
        /// message numbers mean others in the new chat. If the new identifier is known already, its community row stays, except that
        /// missing settings are taken over; its presets stay, and the old ones join them, except where a name is taken, and are no default
        /// where there is one.
        async fn move_chat(&self, platform: PlatformKind, from: &str, to: &str, at: Timestamp) -> Result<(), StoreError> {
            if from == to {
                return Ok(());
            }
            let mut unit = self.begin().await?;
            move_community(&mut unit, platform, from, to).await?;
            unit.lock(Lock::Presets).await?;
            unit.move_presets(platform, from, to).await?;
            unit.move_dailies(platform, from, to).await?;
            standings::move_results(&mut unit, platform, from, to).await?;
            unit.move_tables(platform, from, to, at).await?;
            unit.move_leagues(platform, from, to, at).await?;
            unit.move_surfaces(platform, from, to).await?;
            unit.move_pace(platform, from, to).await?;
            unit.commit().await
        }
    }
}

async fn move_community<U: Unit>(unit: &mut U, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
    let Some(old) = unit.community(platform, from).await? else { return Ok(()) };
    let there = unit.community(platform, to).await?;
    let there = there.unwrap_or_else(|| CommunityRow { present: old.present, ..CommunityRow::new(platform, to) });
    unit.save_community(&CommunityRow { chosen: there.chosen.or(old.chosen), ..there }).await?;
    unit.remove_community(platform, from).await
}
