//! Messages and threads: Discord's side of the platform's methods.

use std::time::Duration;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serenity::all::{ChannelId, GuildId, MessageId, UserId};
use serenity::http::Route;
use talon_house::Document;
use tracing::debug;

use crate::client::Call;
use crate::connect::Discord;
use crate::errors::{CallError, Meaning, edits_exhausted};
use crate::gallery::Sent;
use crate::nonces::Attempt;
use crate::refs::Spot;
use crate::render::cut;
use crate::showing::{Destination, Payload, PreparedPage};

/// After how many idle minutes Discord archives a thread: three days.
const ARCHIVE_AFTER: u32 = 4320;
/// The limit of a thread's name.
const NAME_UNITS: usize = 100;
/// Rate limits end within seconds. If serenity's limiter holds an edit longer than this, the message is old and was edited too often.
const EDITS_RECOVER_WITHIN: Duration = Duration::from_secs(15);

/// Whether the bot is in a server.
pub(crate) enum Known {
    Yes,
    No,
}

#[derive(Serialize)]
struct NewMessage<'a> {
    #[serde(flatten)]
    page: Payload,
    nonce: &'a str,
    enforce_nonce: bool,
}

#[derive(Serialize)]
struct NewThread {
    name: String,
    auto_archive_duration: u32,
}

#[derive(Deserialize)]
struct Thread {
    id: ChannelId,
}

/// A message that has only a file.
#[derive(Serialize)]
struct NoWords {}

#[derive(Serialize)]
struct Archive {
    archived: bool,
}

impl Discord {
    /// Sends a message, ringing only if `loud`.
    pub(crate) async fn send(
        &self,
        spot: Spot,
        page: &PreparedPage,
        attempt: Attempt,
        loud: bool,
    ) -> Result<MessageId, CallError> {
        let channel_id = self.channel(spot).await?;
        let (key, nonce) = self.nonces().next(channel_id, attempt);
        let nonce = nonce.as_str();
        let request = |page: Payload| async move {
            let body = NewMessage { page, nonce, enforce_nonce: true };
            let post = || async {
                let call = Call::post(Route::ChannelMessages { channel_id }, &body)?;
                self.client().ask::<Sent>(body.page.attached_to(call)).await
            };
            self.awake(spot, post).await
        };
        let sent = self.deliver(Destination::new_in(spot, loud), page, request).await?;
        self.nonces().sent(key);
        Ok(sent.id)
    }

    /// Sends a message that is a file.
    pub(crate) async fn send_file(&self, spot: Spot, document: &Document) -> Result<(), CallError> {
        let route = Route::ChannelMessages { channel_id: self.channel(spot).await? };
        self.client().tell(Call::post(route, &NoWords {})?.attaching(&document.name, &document.bytes)).await
    }

    /// Edits a message. If it can't be edited any more, it is deleted if possible; the caller gets the error and sends a new one.
    pub(crate) async fn edit(&self, spot: Spot, message_id: MessageId, page: &PreparedPage) -> Result<(), CallError> {
        let route = Route::ChannelMessage { channel_id: self.channel(spot).await?, message_id };
        let request = |page: Payload| async move {
            let patch = || async { self.client().ask::<Sent>(page.attached_to(Call::patch(route, &page)?)).await };
            self.awake(spot, patch).await
        };
        let result = match self.deliver(Destination::of(message_id, spot), page, request).await.map(drop) {
            Err(CallError::Limited(pause)) if pause > EDITS_RECOVER_WITHIN => Err(edits_exhausted(429)),
            result => result,
        };
        if result.as_ref().err().and_then(CallError::meaning) == Some(Meaning::EditsExhausted)
            && let Err(error) = self.remove(spot, message_id).await
        {
            debug!("Discord: a message that takes no more edits stays: {error}");
        }
        result
    }

    pub(crate) async fn remove(&self, spot: Spot, message_id: MessageId) -> Result<(), CallError> {
        let route = Route::ChannelMessage { channel_id: self.channel(spot).await?, message_id };
        self.awake(spot, || self.client().tell(Call::delete(route))).await
    }

    /// Makes a request. If a thread was archived meanwhile, opens it again and retries.
    async fn awake<T, F>(&self, spot: Spot, request: impl Fn() -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        match (request().await, spot) {
            (Err(error), Spot::Channel(_, thread)) if error.meaning() == Some(Meaning::Archived) => {
                match self.archive(thread, false).await {
                    Ok(()) => request().await,
                    // It is also locked.
                    Err(CallError::Refused(_)) => Err(error),
                    Err(other) => Err(other),
                }
            }
            (result, _) => result,
        }
    }

    /// Opens a thread on a message; `None` if threads are not possible. A message's thread has the message's number.
    pub(crate) async fn open_thread(
        &self,
        channel_id: ChannelId,
        message_id: MessageId,
        name: &str,
    ) -> Result<Option<ChannelId>, CallError> {
        let body = NewThread { name: cut(name, NAME_UNITS), auto_archive_duration: ARCHIVE_AFTER };
        let call = Call::post(Route::ChannelMessageThreads { channel_id, message_id }, &body)?;
        match self.client().ask::<Thread>(call).await {
            Ok(thread) => Ok(Some(thread.id)),
            Err(error) => match error.meaning() {
                Some(Meaning::HasThread) => Ok(Some(ChannelId::new(message_id.get()))),
                Some(Meaning::NoAccess | Meaning::NoPermission | Meaning::NoThreadHere) => Ok(None),
                Some(_) | None => Err(error),
            },
        }
    }

    /// Adds somebody to a thread. Adding a member again changes nothing.
    pub(crate) async fn add_to_thread(&self, channel_id: ChannelId, user_id: UserId) -> Result<(), CallError> {
        self.client().tell(Call::put_nothing(Route::ChannelThreadMember { channel_id, user_id })).await
    }

    /// Archives a thread. If it is already archived or gone, that is a success.
    pub(crate) async fn close_thread(&self, thread: ChannelId) -> Result<(), CallError> {
        match self.archive(thread, true).await {
            Err(error)
                if matches!(error.meaning(), Some(Meaning::ChannelAbsent | Meaning::Archived | Meaning::Locked)) =>
            {
                Ok(())
            }
            result => result,
        }
    }

    async fn archive(&self, thread: ChannelId, archived: bool) -> Result<(), CallError> {
        let call = Call::patch(Route::Channel { channel_id: thread }, &Archive { archived })?;
        self.client().tell(call).await
    }

    /// Whether the bot is in this server.
    pub(crate) async fn knows(&self, guild_id: GuildId) -> Result<Known, CallError> {
        match self.client().ask::<IgnoredAny>(Call::get(Route::Guild { guild_id })).await {
            Ok(_) => Ok(Known::Yes),
            Err(error) => match error.meaning() {
                Some(Meaning::NoAccess | Meaning::GuildAbsent) => Ok(Known::No),
                Some(_) | None => Err(error),
            },
        }
    }
}
