//! The choices of persons and communities.

use talon_table::{PersonId, Timestamp};

use crate::ports::database::{Database, InputRows as _, PersonRows as _, Unit as _};
use crate::ports::store::{CommunityRow, InputKey, StoreError};

/// Sets the language that a person chose; unknown persons are left alone. Notes the input's key with it.
///
/// # Errors
/// [`StoreError`], and then nothing was changed.
pub async fn choose_language<D: Database>(
    database: &D,
    person: PersonId,
    language: Option<&str>,
    key: &InputKey,
    at: Timestamp,
) -> Result<(), StoreError> {
    let mut unit = database.begin().await?;
    unit.take(key, at).await?;
    unit.choose_language(person, language).await?;
    unit.commit().await
}

/// Writes a community, new or not. Notes the input's key with it, where there is one.
///
/// # Errors
/// [`StoreError`], and then nothing was changed.
pub async fn save_community<D: Database>(
    database: &D,
    community: &CommunityRow,
    key: Option<&InputKey>,
    at: Timestamp,
) -> Result<(), StoreError> {
    let mut unit = database.begin().await?;
    if let Some(key) = key {
        unit.take(key, at).await?;
    }
    unit.save_community(community).await?;
    unit.commit().await
}
