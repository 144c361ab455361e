//! The greeting in a chat to which the bot was added.

use std::sync::Arc;
use std::time::Duration;

use talon_store::InputKey;
use talon_table::Timestamp;
use talon_view::Locale;

use crate::core::Core;
use crate::deliver::courier::Courier;
use crate::error::HouseError;
use crate::input::intent::Greet;
use crate::ports::platform::Onto;

/// A chat is greeted within this time after the bot was added, or not at all: later, nobody wonders any more why it says nothing. Input
/// keys are kept for longer, so no chat is greeted twice for one arrival.
const LATEST: Duration = Duration::from_secs(24 * 3600);

/// How many times it looks for room in the chat.
const ATTEMPTS: usize = 3;

/// Greets chats. The note of a greeting is kept, and forgotten, as an input's key is: until then nobody makes the bot greet again by
/// removing and adding it.
pub(crate) struct Greeting {
    core: Arc<Core>,
    courier: Arc<Courier>,
}

impl Greeting {
    /// On this core. The greeting keeps the pace of everything that is delivered.
    pub(crate) const fn new(core: Arc<Core>, courier: Arc<Courier>) -> Self {
        Self { core, courier }
    }

    /// Greets a chat, unless it was greeted lately. If the bot may not write there, tells the person who added it.
    pub(crate) async fn greet(&self, greet: &Greet) -> Result<(), HouseError> {
        let (place, now) = (&greet.place, self.core.clock.now());
        let came = i64::try_from(greet.since.as_millis()).unwrap_or(i64::MAX);
        if now.since(Timestamp(came)) > LATEST {
            return Ok(());
        }
        // A greeting that is noted and never sent is skipped: better none than two.
        let key = InputKey { platform: place.platform, key: format!("greeting:{}", place.chat) };
        if !self.core.store.take_input(&key, now).await? {
            return Ok(());
        }
        let Some(now) = self.room(greet).await? else { return Ok(()) };
        let page = talon_view::greeting(self.locale(greet).await?);
        if let Some(by) = &greet.by {
            self.core.bars.ask(place, by, now);
        }
        if self.courier.show(place, &page, Onto::first(false), now).await?.is_err() {
            tracing::info!(platform = %place.platform, "a chat could not be greeted");
        }
        Ok(())
    }

    /// Waits for room in the chat; none where that takes long.
    async fn room(&self, greet: &Greet) -> Result<Option<Timestamp>, HouseError> {
        for _ in 0..ATTEMPTS {
            let now = self.core.clock.now();
            match self.courier.reserve(&greet.place, now).await? {
                Ok(()) => return Ok(Some(now)),
                Err(until) => self.core.clock.sleep_until(until).await,
            }
        }
        Ok(None)
    }

    /// The language of the chat, or else the one that the platform reports.
    async fn locale(&self, greet: &Greet) -> Result<Locale, HouseError> {
        let row = self.core.store.community(greet.place.platform, &greet.place.chat).await?;
        let known = row.as_ref().is_some_and(|row| row.chosen.language.is_some());
        let spoken = greet.language.as_deref().and_then(Locale::spoken).filter(|_| !known);
        Ok(spoken.unwrap_or_else(|| self.core.community_locale(row.as_ref())))
    }
}
