//! The choices of persons and communities.

use talon_table::{PersonId, Timestamp};

use crate::database::{Database, InputRows as _, PersonRows as _, Unit as _};
use crate::port::port;
use crate::{AccountRef, CommunityRow, InputKey, PrivateChat, StoreError};

port! {
    over Database;

    /// What persons and communities chose. Every method is one transaction.
    pub trait Choices {
        /// Sets the language that a person chose; unknown persons are left alone. Notes the input's key with it.
        async fn choose_language(
            &self,
            person: PersonId,
            language: Option<&str>,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.take(key, at).await?;
            unit.choose_language(person, language).await?;
            unit.commit().await
        }

        /// Sets whether the bot may write to an account; unknown accounts are left alone. If its person's open tables tell of it, they are
        /// marked behind as of the moment given, with the same commit.
        async fn set_private_chat(
            &self,
            account: &AccountRef,
            chat: PrivateChat,
            told: Option<Timestamp>,
        ) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            if let Some(at) = told
                && let Some(identity) = unit.identity(account).await?
            {
                unit.mark_tables_of(identity.person, at).await?;
            }
            unit.set_private_chat(account, chat).await?;
            unit.commit().await
        }

        /// Writes the community, new or not. Notes the input's key with it, where there is one.
        async fn save_community(
            &self,
            community: &CommunityRow,
            key: Option<&InputKey>,
            at: Timestamp,
        ) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            if let Some(key) = key {
                unit.take(key, at).await?;
                unit.mark_tables_in(community.platform, &community.chat, at).await?;
            }
            unit.save_community(community).await?;
            unit.commit().await
        }
    }
}
