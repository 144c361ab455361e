//! A chat has another identifier.

use talon_table::Timestamp;

use super::standings;
use crate::database::{ChatRows as _, DailyRows as _, Database, Lock, Unit as _};
use crate::{PlatformKind, StoreError};

/// Gives whatever a chat has the chat's new identifier: its community, presets, daily deals, results and leaderboards, tables, leagues, surfaces and pace.
///
/// # Errors
/// [`StoreError`], and then nothing was changed.
pub async fn move_chat<D: Database>(
    database: &D,
    platform: PlatformKind,
    from: &str,
    to: &str,
    at: Timestamp,
) -> Result<(), StoreError> {
    if from == to {
        return Ok(());
    }
    let mut unit = database.begin().await?;
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
