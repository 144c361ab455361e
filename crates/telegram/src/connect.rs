//! One bot, connected: who it is, and how it begins and ends its work.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use teloxide::payloads::GetMe;
use teloxide::types::AllowedUpdate;
use tokio_util::sync::CancellationToken;

use crate::client::Client;
use crate::desk::{Desk, Inbox};
use crate::errors::{CallError, ConnectError, Meaning, RunError};
use crate::naming::Directory;
use crate::numbers::Numbers;
use crate::render::Links;
use crate::settings::{Mode, TelegramSettings};
use crate::{menu, poll, webhook};

/// The updates that the bot asks for. Telegram keeps the rest to itself.
pub(crate) const UPDATES: [AllowedUpdate; 3] =
    [AllowedUpdate::Message, AllowedUpdate::CallbackQuery, AllowedUpdate::MyChatMember];

/// A bot whose token was accepted. Cheap to clone; all clones are the same bot.
#[derive(Clone)]
pub struct Telegram {
    inner: Arc<Inner>,
}

struct Inner {
    client: Client,
    names: Directory,
    links: Links,
    settings: TelegramSettings,
    numbers: Numbers,
}

/// The fields that are read of `getMe`'s answer.
#[derive(Deserialize)]
struct Identity {
    is_bot: bool,
    username: Option<String>,
}

impl fmt::Debug for Telegram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Telegram").field("username", &self.username()).finish_non_exhaustive()
    }
}

impl Telegram {
    /// Asks Telegram who the bot is. Nothing is changed there before [`run`](Self::run).
    ///
    /// # Errors
    /// [`ConnectError::BadToken`] when Telegram does not know the token, [`ConnectError::Unreachable`] when it gives
    /// no answer (worth another attempt later), and the others when a setting or the answer is no good.
    pub async fn connect(settings: TelegramSettings) -> Result<Self, ConnectError> {
        let client = Client::new(&settings).map_err(ConnectError::Client)?;
        let identity: Identity = client.call_as(&GetMe::new()).await.map_err(|error| refused(&error, &settings))?;
        let username = identity
            .username
            .filter(|_| identity.is_bot)
            .ok_or_else(|| ConnectError::Refused("the account is not a bot with a username".to_owned()))?;
        let links = Links::new(&settings.link_url, &username)
            .ok_or_else(|| ConnectError::LinkAddress(settings.link_url.clone()))?;
        let (names, numbers) = (Directory::new(username), Numbers::default());
        Ok(Self { inner: Arc::new(Inner { client, names, links, settings, numbers }) })
    }

    /// The bot's username, without the `@`.
    #[must_use]
    pub fn username(&self) -> &str {
        self.inner.names.bot()
    }

    /// The link that opens the bot's private chat.
    #[must_use]
    pub fn link(&self) -> String {
        self.inner.links.private_chat().into()
    }

    /// Receives updates and gives them to `house` until `stop`; updates accepted by then are still answered. Waits
    /// through outages.
    ///
    /// # Errors
    /// [`RunError::BadToken`] when the token was revoked, and the webhook's errors when it can't be set up.
    pub async fn run(&self, house: Arc<dyn Inbox>, stop: CancellationToken) -> Result<(), RunError> {
        let desk = Desk::new(self.clone(), house);
        // A failure here ends this adapter; the caller decides whether it ends the program.
        let stop = stop.child_token();
        let receive = async {
            let result = match &self.settings().mode {
                Mode::LongPolling { timeout } => poll::run(&desk, *timeout, &stop).await,
                Mode::Webhook { listen, url, secret } => webhook::run(&desk, *listen, url, secret, &stop).await,
            };
            stop.cancel();
            result
        };
        let publish = async {
            tokio::select! {
                () = stop.cancelled() => {}
                () = menu::publish(self) => {}
            }
        };
        let (result, ()) = tokio::join!(receive, publish);
        result
    }

    pub(crate) fn names(&self) -> &Directory {
        &self.inner.names
    }

    pub(crate) fn numbers(&self) -> &Numbers {
        &self.inner.numbers
    }

    pub(crate) fn client(&self) -> &Client {
        &self.inner.client
    }

    pub(crate) fn links(&self) -> &Links {
        &self.inner.links
    }

    pub(crate) fn settings(&self) -> &TelegramSettings {
        &self.inner.settings
    }
}

fn refused(error: &CallError, settings: &TelegramSettings) -> ConnectError {
    match error.meaning() {
        Some(Meaning::BadToken | Meaning::Forbidden) => ConnectError::BadToken,
        Some(_) => ConnectError::Refused(error.to_string()),
        None => ConnectError::Unreachable { address: settings.api_url.to_string(), why: error.to_string() },
    }
}

/// Pauses that double, between attempts to reach Telegram.
pub(crate) struct Pauses {
    next: Duration,
    first: Duration,
    most: Duration,
}

impl Pauses {
    pub(crate) fn new(settings: &TelegramSettings) -> Self {
        let first = settings.retry_first;
        Self { next: first, first, most: settings.retry_most.max(first) }
    }

    /// The pause to make now.
    pub(crate) fn take(&mut self) -> Duration {
        let pause = self.next;
        self.next = pause.saturating_mul(2).min(self.most);
        pause
    }

    /// Telegram was reached: begin anew with short pauses.
    pub(crate) fn reset(&mut self) {
        self.next = self.first;
    }
}
