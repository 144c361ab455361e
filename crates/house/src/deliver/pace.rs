//! How fast the bot may write: rows in the store, and what this process has promised since it read them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use talon_table::Timestamp;

use crate::intent::{Place, PlatformKind};
use crate::ports::store::{Pace, Store, StoreError};
use crate::settings::Settings;

/// A bot may be this many messages ahead of its even pace, so that the pages of one move go out together.
const BURST: i64 = 8;

/// Above this many chats, those whose pause is over are forgotten.
const REMEMBERED: usize = 10_000;

/// Reserves the moments at which messages go out.
pub(crate) struct Pacer {
    store: Arc<dyn Store>,
    settings: Settings,
    promised: Mutex<HashMap<(PlatformKind, Option<String>), Timestamp>>,
}

impl Pacer {
    pub(crate) fn new(store: Arc<dyn Store>, settings: &Settings) -> Self {
        Self { store, settings: settings.clone(), promised: Mutex::new(HashMap::new()) }
    }

    fn promised(&self) -> MutexGuard<'_, HashMap<(PlatformKind, Option<String>), Timestamp>> {
        // Every change is a single insertion, so a panic elsewhere leaves nothing half done.
        self.promised.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the right to write in `place`, which belongs to a conversation, now, with the rows to save once written; or
    /// tells when to come again.
    pub(crate) async fn reserve(
        &self,
        place: &Place,
        conversation: &str,
        now: Timestamp,
    ) -> Result<Result<Vec<Pace>, Timestamp>, StoreError> {
        let gaps = self.settings.gaps(place.platform);
        let (chat, bot) = self.store.paces(place.platform, conversation).await?;
        let mut promised = self.promised();
        let later = |slot: &(PlatformKind, Option<String>), stored: Timestamp| {
            promised.get(slot).copied().unwrap_or(stored).max(stored)
        };
        let chat_slot = (place.platform, Some(conversation.to_owned()));
        let bot_slot = (place.platform, None);
        let (chat, bot) = (later(&chat_slot, chat), later(&bot_slot, bot));
        let ahead = i64::try_from(gaps.bot.as_millis()).unwrap_or(0) * BURST;
        let free = chat.max(Timestamp(bot.0.saturating_sub(ahead)));
        if free > now {
            return Ok(Err(free));
        }
        let gap = if place.private { gaps.private } else { gaps.group };
        let next_chat = now.plus(gap);
        let next_bot = bot.max(now).plus(gaps.bot);
        if promised.len() > REMEMBERED {
            promised.retain(|_, next| *next > now);
        }
        promised.insert(chat_slot, next_chat);
        promised.insert(bot_slot, next_bot);
        Ok(Ok(vec![
            Pace { platform: place.platform, chat: Some(conversation.to_owned()), next: next_chat },
            Pace { platform: place.platform, chat: None, next: next_bot },
        ]))
    }

    /// The clock has gone back: what was promised before says nothing any more.
    pub(crate) fn forget(&self) {
        self.promised().clear();
    }

    /// The platform asked to leave a conversation alone until then.
    pub(crate) fn hold(&self, place: &Place, conversation: &str, until: Timestamp) -> Pace {
        let mut promised = self.promised();
        let slot = (place.platform, Some(conversation.to_owned()));
        let next = promised.get(&slot).copied().unwrap_or(until).max(until);
        promised.insert(slot, next);
        Pace { platform: place.platform, chat: Some(conversation.to_owned()), next }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::memory::MemoryStore;
    use crate::settings::Gaps;

    fn place(chat: &str, private: bool) -> Place {
        Place { platform: PlatformKind::Telegram, chat: chat.into(), thread: None, private }
    }

    fn pacer() -> Pacer {
        let telegram = Gaps { bot: Duration::from_millis(40), ..Gaps::TELEGRAM };
        let settings = Settings { telegram, ..Settings::default() };
        Pacer::new(Arc::new(MemoryStore::new()), &settings)
    }

    #[tokio::test]
    async fn a_group_waits_longer_than_a_private_chat() {
        for (chat, private, gap) in [("g", false, 3000), ("p", true, 1000)] {
            let pacer = pacer();
            let place = place(chat, private);
            assert!(pacer.reserve(&place, &place.chat, Timestamp(0)).await.unwrap().is_ok());
            assert_eq!(pacer.reserve(&place, &place.chat, Timestamp(1)).await.unwrap(), Err(Timestamp(gap)));
            assert!(pacer.reserve(&place, &place.chat, Timestamp(gap)).await.unwrap().is_ok());
        }
    }

    #[tokio::test]
    async fn a_bot_bursts_a_little_and_then_keeps_its_pace() {
        let pacer = pacer();
        let mut sent = 0;
        let mut refused = None;
        for chat in 0..100 {
            match pacer.reserve(&place(&chat.to_string(), true), &chat.to_string(), Timestamp(0)).await.unwrap() {
                Ok(_) => sent += 1,
                Err(until) => {
                    refused.get_or_insert(until);
                }
            }
        }
        assert_eq!((sent, refused), (9, Some(Timestamp(40))));
    }

    #[tokio::test]
    async fn a_chat_that_asks_for_rest_gets_it() {
        let pacer = pacer();
        let place = place("g", false);
        let pace = pacer.hold(&place, &place.chat, Timestamp(70_000));
        assert_eq!(pace.next, Timestamp(70_000));
        assert_eq!(pacer.reserve(&place, &place.chat, Timestamp(69_999)).await.unwrap(), Err(Timestamp(70_000)));
        assert!(pacer.reserve(&place, &place.chat, Timestamp(70_000)).await.unwrap().is_ok());
    }
}
