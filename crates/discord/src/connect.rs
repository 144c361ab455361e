//! One bot, connected: who it is.

use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use serde::Deserialize;
use serenity::all::{ApplicationId, UserId};
use serenity::http::Route;
use talon_adapter::ConnectError;
use talon_house::{Complaint, Contact};
use talon_view::Page;

use crate::client::{Call, Client};
use crate::emojis::Emojis;
use crate::errors::{CallError, Meaning};
use crate::gallery::Gallery;
use crate::nonces::Nonces;
use crate::people::People;
use crate::render::{self, RenderError, Rendered};
use crate::settings::DiscordSettings;

/// The platform's name.
const PLATFORM: &str = "Discord";

/// A bot whose token was accepted. Cheap to clone; all clones are the same bot.
#[derive(Clone)]
pub struct Discord {
    inner: Arc<Inner>,
}

struct Inner {
    client: Client,
    application: ApplicationId,
    user: UserId,
    username: String,
    settings: DiscordSettings,
    emojis: RwLock<Arc<Emojis>>,
    people: People,
    nonces: Nonces,
    gallery: Gallery,
    gateway: Arc<Contact>,
    complaint: Complaint,
}

/// The fields that we read of the bot's account.
#[derive(Deserialize)]
struct Account {
    id: UserId,
    username: String,
    #[serde(default)]
    bot: bool,
}

/// The fields that we read of the bot's application.
#[derive(Deserialize)]
struct Application {
    id: ApplicationId,
}

impl fmt::Debug for Discord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Discord").field("username", &self.inner.username).finish_non_exhaustive()
    }
}

impl Discord {
    /// Asks Discord who the bot is, without changing anything there.
    ///
    /// # Errors
    /// [`ConnectError::BadToken`] when Discord does not know the token, [`ConnectError::Unreachable`] when it does not answer (try again
    /// later), and the others when a setting or the answer is invalid.
    pub async fn connect(settings: DiscordSettings) -> Result<Self, ConnectError> {
        let client = Client::new(&settings)?;
        let refused = |error| refused(error, &settings);
        let account: Account = client.ask(Call::get(Route::UserMe)).await.map_err(refused)?;
        if !account.bot {
            return Err(ConnectError::Refused { platform: PLATFORM, why: "the account is not a bot's".to_owned() });
        }
        let application: Application = client.ask(Call::get(Route::Oauth2ApplicationCurrent)).await.map_err(refused)?;
        let Account { id: user, username, .. } = account;
        let inner = Inner {
            client,
            application: application.id,
            user,
            username,
            settings,
            emojis: RwLock::default(),
            people: People::default(),
            nonces: Nonces::default(),
            gallery: Gallery::default(),
            gateway: Arc::default(),
            complaint: Complaint::default(),
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// The bot's username.
    #[must_use]
    pub fn username(&self) -> &str {
        &self.inner.username
    }

    /// How long no request has been answered, or a shard has been disconnected, whichever is longer. Zero while all is well.
    #[must_use]
    pub fn lost_for(&self) -> Duration {
        self.client().contact().lost_for().max(self.inner.gateway.lost_for())
    }

    /// What Discord refused about the bot's commands, for its operator.
    #[must_use]
    pub fn complaint(&self) -> &Complaint {
        &self.inner.complaint
    }

    /// The state of the gateway connection.
    pub(crate) fn gateway(&self) -> &Arc<Contact> {
        &self.inner.gateway
    }

    pub(crate) fn client(&self) -> &Client {
        &self.inner.client
    }

    /// The application that commands, emojis and answers belong to.
    pub(crate) fn application(&self) -> ApplicationId {
        self.inner.application
    }

    /// The bot's own account.
    pub(crate) fn user(&self) -> UserId {
        self.inner.user
    }

    pub(crate) fn settings(&self) -> &DiscordSettings {
        &self.inner.settings
    }

    /// What we remember about people.
    pub(crate) fn people(&self) -> &People {
        &self.inner.people
    }

    /// The nonces that keep messages from being sent twice.
    pub(crate) fn nonces(&self) -> &Nonces {
        &self.inner.nonces
    }

    /// What we remember about pictures.
    pub(crate) fn gallery(&self) -> &Gallery {
        &self.inner.gallery
    }

    /// Renders a page, with the card emojis that are uploaded.
    pub(crate) fn render(&self, page: &Page) -> Result<Rendered, RenderError> {
        let emojis = Arc::clone(&self.inner.emojis.read().unwrap_or_else(PoisonError::into_inner));
        render::message(page, &emojis, self.inner.user)
    }

    /// Replaces the card emojis that pages use.
    pub(crate) fn set_emojis(&self, emojis: Emojis) {
        *self.inner.emojis.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(emojis);
    }
}

pub(crate) fn refused(error: CallError, settings: &DiscordSettings) -> ConnectError {
    let address = settings.api_url.as_ref().map_or("https://discord.com", |address| address.as_str());
    error.at_connecting(PLATFORM, address, |meaning| *meaning == Meaning::BadToken)
}
