//! A chat has another identifier.

use talon_table::Timestamp;

use super::standings;
use crate::database::{ChatRows as _, DailyRows as _, Database, Lock, Unit};
use crate::port::port;
use crate::{CommunityRow, PlatformKind, StoreError};

port! {
    over Database;

    /// A chat that has another identifier. Every method is one transaction.
    pub trait Moves {
        /// A chat has another identifier: the community, its presets, daily deals, results and leaderboards, the homes of its tables, their surfaces and its pace
        /// follow, and those tables that are open are marked behind as of `at`. The surfaces forget their messages and
        /// hashes, for the numbers of messages mean others in the new chat. Where the new identifier is known already, its
        /// community row stays as it is, except that missing choices are taken over, and so do its presets: those of the
        /// old one join them, except where a name is taken, and are no default where there is one.
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
