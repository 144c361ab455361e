//! Events on a platform that nobody asked for.

use std::sync::Arc;

use talon_store::{PrivateChat, StoreError};

use crate::core::{Core, STORE_PAUSE};
use crate::deliver::PagePlanner;
use crate::deliver::courier::Courier;
use crate::duties::greeting::Greeting;
use crate::error::HouseError;
use crate::input::intent::Notice;

/// Whether a failed notice is retried later. A page that has scrolled away need not be: the next message reports it again.
fn must_wait(notice: &Notice, error: &HouseError) -> bool {
    let is_away = matches!(error, HouseError::Store(StoreError::Unavailable(_)));
    is_away && !matches!(notice, Notice::Scrolled { .. })
}

/// Handles these events.
pub(crate) struct Notices {
    core: Arc<Core>,
    pages: Arc<PagePlanner>,
    greeting: Greeting,
}

impl Notices {
    /// On this core. Boards that have scrolled away are reposted.
    pub(crate) fn new(core: Arc<Core>, pages: Arc<PagePlanner>, courier: Arc<Courier>) -> Self {
        let greeting = Greeting::new(Arc::clone(&core), courier);
        Self { core, pages, greeting }
    }
}

impl Notices {
    /// [`House::notice`](crate::House::notice).
    pub(crate) async fn notice(&self, notice: Notice) {
        while let Err(error) = self.take_note(&notice).await {
            if !must_wait(&notice, &error) {
                tracing::error!(?notice, %error, "a notice was lost");
                break;
            }
            tracing::warn!(?notice, %error, "a notice waits for the store");
            self.core.clock.sleep_until(self.core.clock.now().plus(STORE_PAUSE)).await;
        }
        self.core.wake();
    }

    async fn take_note(&self, notice: &Notice) -> Result<(), HouseError> {
        let now = self.core.clock.now();
        match notice {
            Notice::ChatMoved { platform, from, to } => {
                self.core.store.move_chat(*platform, from, to, now).await?;
            }
            Notice::Scrolled { place, before } => self.pages.repost_before(place, before).await?,
            Notice::BotRemoved { platform, chat } => {
                self.core.set_present(*platform, chat, false).await?;
            }
            Notice::BotAdded { platform, chat, greet } => {
                self.core.set_present(*platform, chat, true).await?;
                if let Some(greet) = greet {
                    self.greeting.greet(greet).await?;
                }
            }
            Notice::Blocked { account } => {
                self.core.set_private_chat(account, PrivateChat::Blocked).await?;
            }
            Notice::Unblocked { account } => self.core.set_private_chat(account, PrivateChat::Open).await?,
        }
        Ok(())
    }
}
