//! The choices of persons and communities.

use talon_table::{PersonId, Timestamp};

use crate::database::{Database, InputRows as _, PersonRows as _, Unit as _};
use crate::{AccountRef, CommunityRow, InputKey, PrivateChat, StoreError};

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

/// Sets whether the bot may write to an account; unknown accounts are left alone. If its person's open tables tell of it, they are
/// marked behind as of the moment given.
///
/// # Errors
/// [`StoreError`], and then nothing was changed.
pub async fn set_private_chat<D: Database>(
    database: &D,
    account: &AccountRef,
    chat: PrivateChat,
    told: Option<Timestamp>,
) -> Result<(), StoreError> {
    let mut unit = database.begin().await?;
    if let Some(at) = told
        && let Some(identity) = unit.identity(account).await?
    {
        unit.mark_tables_of(identity.person, at).await?;
    }
    unit.set_private_chat(account, chat).await?;
    unit.commit().await
}

/// Writes a community, new or not. Where somebody chose something, the input's key is noted with it, and the pages of the open tables
/// there are marked behind.
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
        unit.mark_tables_in(community.platform, &community.chat, at).await?;
    }
    unit.save_community(community).await?;
    unit.commit().await
}
