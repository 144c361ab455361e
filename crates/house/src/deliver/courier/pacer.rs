//! How fast the bot may write. Every write is noted in the store before it is made: the limits apply to the bot's token, and several
//! processes may share it.

use std::sync::Arc;
use std::time::Duration;

use talon_store::{Place, Store, StoreError, WriteWish};
use talon_table::Timestamp;

use crate::ports::clock::Clock;
use crate::settings::{Gaps, Settings};

/// How many messages the bot may be ahead of its even pace, so that the pages of one move go out together.
const BURST: u32 = 8;

/// How many times a reservation is tried at once. Others may take the slot while the answer is under way; by then the pause is over.
const TRIES: u32 = 4;

/// Reserves the moments at which messages go out.
pub(crate) struct Pacer {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    settings: Settings,
}

impl Pacer {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, settings: &Settings) -> Self {
        Self { store, clock, settings: settings.clone() }
    }

    /// Takes the right to write in `place`, as part of a conversation, now; or returns when to retry.
    pub(crate) async fn reserve(
        &self,
        place: &Place,
        conversation: &str,
        now: Timestamp,
    ) -> Result<Result<(), Timestamp>, StoreError> {
        let gaps = self.settings.gaps(place.platform);
        if gaps == Gaps::NONE {
            return Ok(Ok(()));
        }
        let mut wish = WriteWish {
            platform: place.platform,
            chat: conversation.to_owned(),
            at: now,
            chat_gap: self.gap(place),
            chat_ahead: self.ahead(place),
            bot_gap: gaps.bot,
            bot_ahead: gaps.bot.saturating_mul(BURST),
        };
        let mut asked = self.store.reserve(&wish).await?;
        for _ in 1..TRIES {
            let Err(until) = asked else { break };
            wish.at = self.clock.now();
            if until > wish.at {
                break;
            }
            asked = self.store.reserve(&wish).await?;
        }
        Ok(asked)
    }

    /// How long a conversation is left alone after a message, on average.
    pub(crate) fn gap(&self, place: &Place) -> Duration {
        let gaps = self.settings.gaps(place.platform);
        if place.private { gaps.private } else { gaps.group }
    }

    /// How far a conversation may be ahead of that average, so that the messages of a few presses go out together.
    fn ahead(&self, place: &Place) -> Duration {
        let gaps = self.settings.gaps(place.platform);
        if place.private { Duration::ZERO } else { gaps.group.saturating_mul(gaps.group_burst.saturating_sub(1)) }
    }

    /// The platform asked for a pause in a conversation; returns until when it lasts.
    pub(crate) async fn hold(
        &self,
        place: &Place,
        conversation: &str,
        until: Timestamp,
    ) -> Result<Timestamp, StoreError> {
        let ahead = self.ahead(place);
        let held = self.store.hold(place.platform, conversation, until.plus(ahead)).await?;
        Ok(held.minus(ahead))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use talon_store::{MemoryStore, PlatformKind};

    use super::*;
    use crate::testing::VirtualClock;

    fn place(chat: &str, private: bool) -> Place {
        Place { platform: PlatformKind::Telegram, chat: chat.into(), thread: None, private }
    }

    fn pacer() -> Pacer {
        pacer_at(Timestamp(0))
    }

    /// One whose clock stands still.
    fn pacer_at(now: Timestamp) -> Pacer {
        let telegram = Gaps { bot: Duration::from_millis(40), ..Gaps::TELEGRAM };
        let settings = Settings { telegram, ..Settings::default() };
        Pacer::new(Arc::new(MemoryStore::new()), Arc::new(VirtualClock::new(now)), &settings)
    }

    #[tokio::test]
    async fn a_private_chat_waits_after_each_message_and_a_group_after_a_few() {
        for (chat, private, at_once, free) in [("g", false, 5, 3800), ("p", true, 1, 1000)] {
            let pacer = pacer();
            let place = place(chat, private);
            for at in 0..at_once {
                assert!(pacer.reserve(&place, &place.chat, Timestamp(at)).await.unwrap().is_ok());
            }
            assert_eq!(pacer.reserve(&place, &place.chat, Timestamp(9)).await.unwrap(), Err(Timestamp(free)));
            assert!(pacer.reserve(&place, &place.chat, Timestamp(free)).await.unwrap().is_ok());
        }
    }

    #[tokio::test]
    async fn a_group_never_gets_more_than_twenty_messages_in_a_minute() {
        let pacer = pacer();
        let place = place("g", false);
        let mut written = Vec::new();
        // Quiet for two minutes now and then, and as much as there is room for otherwise.
        for at in (0..1_200_000).step_by(100).filter(|at| at % 300_000 > 120_000) {
            if pacer.reserve(&place, &place.chat, Timestamp(at)).await.unwrap().is_ok() {
                written.push(at);
            }
        }
        assert!(written.windows(21).all(|some| some[20] - some[0] >= 60_000), "{written:?}");
        assert!(written.windows(20).any(|some| some[19] - some[0] < 60_000), "and it gets as many as it may");
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
    async fn a_pause_that_is_over_when_the_answer_comes_holds_nobody_up() {
        let pacer = pacer_at(Timestamp(1000));
        let place = place("p", true);
        for began in [0, 0, 1] {
            let answer = pacer.reserve(&place, &place.chat, Timestamp(began)).await.unwrap();
            assert_eq!(answer, if began == 0 { Ok(()) } else { Err(Timestamp(2000)) });
        }
    }

    #[tokio::test]
    async fn a_chat_that_asks_for_rest_gets_it() {
        let pacer = pacer();
        let place = place("g", false);
        let hold = |until| pacer.hold(&place, &place.chat, Timestamp(until));
        assert_eq!(hold(70_000).await.unwrap(), Timestamp(70_000));
        assert_eq!(hold(60_000).await.unwrap(), Timestamp(70_000), "and never shorter than it was asked for");
        assert_eq!(pacer.reserve(&place, &place.chat, Timestamp(69_999)).await.unwrap(), Err(Timestamp(70_000)));
        assert!(pacer.reserve(&place, &place.chat, Timestamp(70_000)).await.unwrap().is_ok());
    }
}
