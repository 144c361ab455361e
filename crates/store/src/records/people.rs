//! Accounts and communities.

use talon_table::Timestamp;

use crate::database::{Database, PersonRows as _, SettingsRows as _, Unit as _};
use crate::port::port;
use crate::{AccountRef, CommunityRow, PrivateChat, StoreError};

port! {
    over Database;

    /// Accounts and communities. Every method is one transaction.
    pub trait Choices {
        /// Sets whether the bot may write to an account. Does nothing for an unknown account. If the pages of its person's open tables show
        /// it, those are marked behind as of `at` in the same transaction.
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

        /// Writes the community, new or not.
        async fn save_community(&self, community: &CommunityRow) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.save_community(community).await?;
            unit.commit().await
        }
    }
}
