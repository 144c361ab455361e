//! What happens on a platform without anybody asking.

use talon_table::TableId;

use crate::address::{AccountRef, PlatformKind};
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Notice;
use crate::ports::store::{CommunityRow, PrivateChat, StoreError};
use crate::work::STORE_PAUSE;

/// Whether a notice that could not be noted is to be noted later. Of a page that has scrolled away, the next message tells.
fn must_wait(notice: &Notice, error: &HouseError) -> bool {
    let is_away = matches!(error, HouseError::Store(StoreError::Unavailable(_)));
    is_away && !matches!(notice, Notice::Scrolled { .. })
}

impl House {
    /// Takes note of what happened. Never fails: our own faults are logged. While the store is away it waits, for nobody would
    /// tell again.
    pub async fn notice(&self, notice: Notice) {
        while let Err(error) = self.take_note(&notice).await {
            if !must_wait(&notice, &error) {
                tracing::error!(?notice, %error, "a notice was lost");
                break;
            }
            tracing::warn!(?notice, %error, "a notice waits for the store");
            self.clock.sleep_until(self.clock.now().plus(STORE_PAUSE)).await;
        }
        self.wake();
    }

    async fn take_note(&self, notice: &Notice) -> Result<(), HouseError> {
        let now = self.clock.now();
        match notice {
            Notice::ChatMoved { platform, from, to } => {
                self.store.move_chat(*platform, from, to, now).await?;
            }
            Notice::Scrolled { place, before } => self.repost_before(place, before).await?,
            Notice::BotRemoved { platform, chat } => {
                self.set_present(*platform, chat, false).await?;
            }
            Notice::BotAdded { platform, chat } => self.set_present(*platform, chat, true).await?,
            Notice::Blocked { account } => {
                self.store.set_private_chat(account, PrivateChat::Blocked).await?;
            }
            Notice::Unblocked { account } => self.open_private_chat(account).await?,
        }
        Ok(())
    }

    /// The bot may write in a community, or may not. Coming back, it catches up with the tables there.
    pub(crate) async fn set_present(
        &self,
        platform: PlatformKind,
        chat: &str,
        present: bool,
    ) -> Result<(), HouseError> {
        let now = self.clock.now();
        let known = self.store.community(platform, chat).await?;
        let before = known.as_ref().map(|row| row.present);
        // Of an unknown community the first input tells more, and may be doing so at this moment.
        if before.unwrap_or(true) == present {
            return Ok(());
        }
        let row = CommunityRow { present, ..known.unwrap_or_else(|| CommunityRow::new(platform, chat)) };
        self.store.save_community(&row, None, now).await?;
        if present && before == Some(false) {
            for row in self.store.open_tables_in(platform, chat).await? {
                self.mark(row.table).await?;
            }
        }
        Ok(())
    }

    /// A person may be written to from now on: the hands that were kept back follow.
    pub(crate) async fn open_private_chat(&self, account: &AccountRef) -> Result<(), HouseError> {
        let Some(row) = self.store.account(account).await? else {
            return Ok(());
        };
        if row.chat == PrivateChat::Open {
            return Ok(());
        }
        self.store.set_private_chat(account, PrivateChat::Open).await?;
        for table in self.store.open_tables_of(row.person).await? {
            self.mark(table.table).await?;
        }
        Ok(())
    }

    pub(crate) async fn mark(&self, table: TableId) -> Result<(), HouseError> {
        self.store.mark_behind(table, self.clock.now()).await?;
        self.delivery_woken.notify_one();
        Ok(())
    }
}
