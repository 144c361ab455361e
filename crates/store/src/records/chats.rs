//! A chat has another identifier.

use talon_table::Timestamp;

use super::standings;
use crate::database::{ChatRows as _, DailyRows as _, Database, Lock, Unit as _};
use crate::port::port;
use crate::{PlatformKind, StoreError};

port! {
    over Database;

    /// A chat that has another identifier. Every method is one transaction.
    pub trait Moves {
        /// A chat has another identifier: the community, its presets, daily deals, results and leaderboards, the homes of its tables, their surfaces and its pace
        /// follow, and those tables that are open are marked behind as of `at`. The surfaces forget their messages and
        /// hashes, for the numbers of messages mean others in the new chat. Where the new identifier is known already, its
        /// community row stays as it is, except that missing choices (language, time zone, pictures, form) are taken over, and so do its presets: those of the
        /// old one join them, except where a name is taken, and are no default where there is one.
        async fn move_chat(&self, platform: PlatformKind, from: &str, to: &str, at: Timestamp) -> Result<(), StoreError> {
            if from == to {
                return Ok(());
            }
            let mut unit = self.begin().await?;
            unit.move_community(platform, from, to).await?;
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
