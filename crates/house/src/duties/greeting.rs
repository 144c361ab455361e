//! The first word in a chat to which the bot was added.

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

/// A chat is greeted within this time after the bot came, or not at all: later, nobody wonders any more why it says nothing. It is shorter
/// than the keys of inputs are kept, so no chat is greeted twice for one coming.
const LATEST: Duration = Duration::from_secs(24 * 3600);

/// So often it is asked whether there is room for the greeting.
const ATTEMPTS: usize = 3;

/// Greets chats. That a chat was greeted is kept as an input's key is, and forgotten with it: until then nobody makes the bot greet it
/// again by removing and adding it.
pub(crate) struct Greeting {
    core: Arc<Core>,
    courier: Arc<Courier>,
}

impl Greeting {
    /// On this core. The greeting keeps the pace of everything that is delivered.
    pub(crate) const fn new(core: Arc<Core>, courier: Arc<Courier>) -> Self {
        Self { core, courier }
    }

    /// Greets a chat, unless it was greeted lately. If the bot may not write there, who added it is told.
    pub(crate) async fn greet(&self, greet: &Greet) -> Result<(), HouseError> {
        let (place, now) = (&greet.place, self.core.clock.now());
        let came = i64::try_from(greet.since.as_millis()).unwrap_or(i64::MAX);
        if now.since(Timestamp(came)) > LATEST {
            return Ok(());
        }
        // What is noted and never sent is passed over: better no greeting than two.
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

    /// Waits until there is room in the chat; none where that takes long.
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

    /// The language of the chat, or else what the platform says of it.
    async fn locale(&self, greet: &Greet) -> Result<Locale, HouseError> {
        let row = self.core.store.community(greet.place.platform, &greet.place.chat).await?;
        let known = row.as_ref().is_some_and(|row| row.chosen.language.is_some());
        let spoken = greet.language.as_deref().and_then(Locale::spoken).filter(|_| !known);
        Ok(spoken.unwrap_or_else(|| self.core.community_locale(row.as_ref())))
    }
}
