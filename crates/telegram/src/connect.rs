//! A connected bot.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use talon_adapter::ConnectError;
use talon_house::Complaint;
use teloxide::payloads::GetMe;

use crate::client::Client;
use crate::discretion::Discretion;
use crate::errors::Meaning;
use crate::gallery::Gallery;
use crate::naming::Directory;
use crate::render::Links;
use crate::settings::TelegramSettings;

/// The platform's name.
const PLATFORM: &str = "Telegram";

/// The errors of `getMe` that mean a wrong token.
const NOBODY: [Meaning; 5] =
    [Meaning::BadToken, Meaning::ChatShut, Meaning::PersonShut, Meaning::Stranger, Meaning::NoRight];

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
    gallery: Gallery,
    discretion: Discretion,
    complaint: Complaint,
}

/// The fields that we read of `getMe`'s answer.
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
    /// Asks Telegram who the bot is, without changing anything there before [`run`](Self::run).
    ///
    /// # Errors
    /// [`ConnectError::BadToken`] when Telegram does not know the token, [`ConnectError::Unreachable`] when it does not answer (try again
    /// later), and the others when a setting or the answer is invalid.
    pub async fn connect(settings: TelegramSettings) -> Result<Self, ConnectError> {
        let client = Client::new(&settings)?;
        let identity: Identity = client.call_as(&GetMe::new()).await.map_err(|error| {
            error.at_connecting(PLATFORM, settings.api_url.as_str(), |meaning| NOBODY.contains(meaning))
        })?;
        let username = identity.username.filter(|_| identity.is_bot).ok_or_else(|| ConnectError::Refused {
            platform: PLATFORM,
            why: "the account is not a bot with a username".to_owned(),
        })?;
        let links = Links::new(&settings.link_url, &username)
            .ok_or_else(|| ConnectError::LinkAddress(settings.link_url.clone()))?;
        let (names, gallery) = (Directory::new(username), Gallery::default());
        let (discretion, complaint) = (Discretion::default(), Complaint::default());
        let inner = Inner { client, names, links, settings, gallery, discretion, complaint };
        Ok(Self { inner: Arc::new(inner) })
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

    /// The link that adds the bot to a group.
    #[must_use]
    pub fn invite_link(&self) -> String {
        format!("https://t.me/{}?startgroup=talon", self.username())
    }

    /// How long no request, not even a poll, has been answered. Zero while all is well.
    #[must_use]
    pub fn lost_for(&self) -> Duration {
        self.client().contact().lost_for()
    }

    /// What Telegram refused about the bot's menus and descriptions, for its operator.
    #[must_use]
    pub fn complaint(&self) -> &Complaint {
        &self.inner.complaint
    }

    pub(crate) fn names(&self) -> &Directory {
        &self.inner.names
    }

    pub(crate) fn gallery(&self) -> &Gallery {
        &self.inner.gallery
    }

    pub(crate) fn discretion(&self) -> &Discretion {
        &self.inner.discretion
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
