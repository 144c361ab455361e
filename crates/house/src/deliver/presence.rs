//! Where the bot may write, and what follows when that changes.

use talon_store::{AccountRef, AccountRow, CommunityRow, Place, PlatformKind, PrivateChat};
use talon_table::TableId;

use crate::core::Core;
use crate::error::HouseError;

impl Core {
    /// Notes whether the bot may write in a community. When it comes back, it catches up with the tables there.
    pub(crate) async fn set_present(
        &self,
        platform: PlatformKind,
        chat: &str,
        present: bool,
    ) -> Result<(), HouseError> {
        let known = self.store.community(platform, chat).await?;
        let before = known.as_ref().map(|row| row.present);
        if present && before == Some(true) {
            self.retry_in(platform, chat).await?;
        }
        // The first input of an unknown community tells more, and may be doing so at this moment.
        if before.unwrap_or(true) == present {
            return Ok(());
        }
        let row = CommunityRow { present, ..known.unwrap_or_else(|| CommunityRow::new(platform, chat)) };
        self.store.save_community(&row).await?;
        if present && before == Some(false) {
            self.mark_all_in(platform, chat).await?;
        }
        Ok(())
    }

    /// Makes what waits in a chat due at once, if anything was barred there.
    pub(crate) async fn retry_in(&self, platform: PlatformKind, chat: &str) -> Result<(), HouseError> {
        if self.bars.retry(platform, chat, self.clock.now()) {
            self.mark_all_in(platform, chat).await?;
        }
        Ok(())
    }

    pub(crate) async fn mark_all_in(&self, platform: PlatformKind, chat: &str) -> Result<(), HouseError> {
        for row in self.store.open_tables_in(platform, chat).await? {
            self.mark(row.table).await?;
        }
        Ok(())
    }

    /// Whether a lost topic has a chat around it that takes its messages. In a place with rooms, the thread is the place itself.
    pub(crate) fn leaves_thread(&self, place: &Place) -> Result<bool, HouseError> {
        Ok(place.thread.is_some() && !place.private && !self.served(place.platform)?.has_rooms())
    }

    /// Notes that the bot is shut out of a community until somebody lets it in again, as the platform said.
    pub(crate) async fn shut_out_of(&self, place: &Place) -> Result<(), HouseError> {
        if let Some(mut community) = self.store.community(place.platform, &place.chat).await? {
            tracing::info!(platform = %community.platform, "a community does not let the bot write: it keeps quiet there until it is heard of again");
            community.present = false;
            self.store.save_community(&community).await?;
        }
        Ok(())
    }

    /// Notes whether a person may be written to. Lobbies show it, and hands that were withheld follow.
    pub(crate) async fn set_private_chat(&self, account: &AccountRef, chat: PrivateChat) -> Result<(), HouseError> {
        let Some(row) = self.store.account(account).await? else {
            return Ok(());
        };
        if row.chat == chat {
            return Ok(());
        }
        let reach = row.reach();
        let is_told = chat == PrivateChat::Open || reach != AccountRow { chat, ..row }.reach();
        let now = self.clock.now();
        self.store.set_private_chat(account, chat, is_told.then_some(now)).await?;
        if is_told {
            self.wake_ups.delivery.notify_one();
        }
        Ok(())
    }

    pub(crate) async fn mark(&self, table: TableId) -> Result<(), HouseError> {
        self.store.mark_behind(table, self.clock.now()).await?;
        self.wake_ups.delivery.notify_one();
        Ok(())
    }
}
