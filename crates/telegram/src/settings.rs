//! The adapter's settings. The defaults suit Telegram itself; tests run the same code with shorter durations.

use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use talon_adapter::{Pauses, Secret, is_token_byte};
use talon_house::Studio;
use talon_view::Locale;
use url::Url;

/// Everything the adapter needs before it connects.
#[derive(Debug, Clone)]
pub struct TelegramSettings {
    /// The bot's token.
    pub token: BotToken,
    /// The address of the Bot API server, without the `/bot<token>` part; it may have a path.
    pub api_url: Url,
    /// The beginning of public links: `https://t.me`, also for bots behind a self-hosted Bot API server.
    pub link_url: String,
    /// How updates arrive.
    pub mode: Mode,
    /// Draws the images of pages with a picture; without it, pages have no pictures.
    pub studio: Option<Arc<Studio>>,
    /// The language of people whose language is unknown.
    pub language: Locale,
    /// The timeout for opening a connection.
    pub connect_timeout: Duration,
    /// The timeout of a request, in addition to the hold of a long poll.
    pub request_timeout: Duration,
    /// The pauses between attempts while Telegram can't be reached.
    pub pauses: Pauses,
    /// The pause after we found another process polling with the same token.
    pub conflict_pause: Duration,
    /// How often a standby process checks whether it should poll.
    pub standby: Duration,
    /// How long the next poll waits for the last inputs, so that it confirms them too; and how long to wait for a webhook's last deliveries
    /// before it is removed.
    pub settle: Duration,
    /// How long one input may hold up the others of its chat. Longer than an input and its answer usually take.
    pub lane_patience: Duration,
    /// How long a client of the webhook may take to send a request's head.
    pub head_within: Duration,
    /// How long a client of the webhook may take to send a request's body.
    pub body_within: Duration,
    /// How many connections to the webhook may be open that have delivered nothing yet.
    pub strangers: usize,
    /// How long one answer is attempted, retries included.
    pub answer_within: Duration,
    /// How long accepted inputs may still be handled after a stop.
    pub drain: Duration,
}

impl TelegramSettings {
    /// The usual settings for a bot behind `api_url`, which is `https://api.telegram.org` for Telegram's own servers.
    #[must_use]
    pub fn new(token: BotToken, api_url: Url, mode: Mode) -> Self {
        Self {
            token,
            api_url,
            link_url: "https://t.me".to_owned(),
            mode,
            studio: None,
            language: Locale::default(),
            connect_timeout: Duration::from_secs(5),
            request_timeout: Duration::from_secs(15),
            pauses: Pauses { first: Duration::from_secs(1), most: Duration::from_secs(60) },
            conflict_pause: Duration::from_secs(15),
            standby: Duration::from_secs(3),
            settle: Duration::from_millis(100),
            lane_patience: Duration::from_millis(400),
            head_within: Duration::from_secs(5),
            body_within: Duration::from_secs(10),
            strangers: 256,
            answer_within: Duration::from_secs(10),
            drain: Duration::from_millis(1_200),
        }
    }
}

/// How updates arrive.
#[derive(Debug, Clone)]
pub enum Mode {
    /// The bot polls: works everywhere and needs no public address.
    LongPolling {
        /// How long Telegram holds a request when there is nothing new: whole seconds, 1 to 50.
        timeout: Duration,
    },
    /// Telegram delivers to our address.
    Webhook {
        /// The address to listen on, usually behind a TLS proxy.
        listen: SocketAddr,
        /// The public address of the listener.
        url: Url,
        /// Telegram repeats it in a header of every delivery, so that nobody else can deliver.
        secret: WebhookSecret,
    },
}

/// Telegram's keys have 35 characters today. A shorter one was copied incompletely.
const KEY_LENGTH: usize = 30;

/// A bot's token from BotFather. It never appears in `Debug`, in a log or in an error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotToken(Secret);

impl BotToken {
    pub(crate) fn reveal(&self) -> &str {
        self.0.reveal()
    }
}

impl FromStr for BotToken {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (id, key) = text.split_once(':').ok_or(BadToken)?;
        let digits = !id.is_empty() && id.bytes().all(|b| b.is_ascii_digit());
        if digits && key.len() >= KEY_LENGTH && key.bytes().all(is_token_byte) {
            Ok(Self(Secret::new(text)))
        } else {
            Err(BadToken)
        }
    }
}

/// The text is not shaped like a bot token. It is not repeated: it may be a secret.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a bot token is digits, a colon, and at least {KEY_LENGTH} letters, digits, “-” or “_”, as BotFather shows it")]
pub struct BadToken;

/// The secret of a webhook: 16 to 256 letters, digits, `-` or `_`. Telegram accepts shorter ones, but the secret alone keeps strangers
/// out. It never appears in `Debug`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WebhookSecret(Secret);

impl WebhookSecret {
    pub(crate) fn reveal(&self) -> &str {
        self.0.reveal()
    }
}

impl FromStr for WebhookSecret {
    type Err = BadSecret;

    fn from_str(text: &str) -> Result<Self, BadSecret> {
        if (16..=256).contains(&text.len()) && text.bytes().all(is_token_byte) {
            Ok(Self(Secret::new(text)))
        } else {
            Err(BadSecret)
        }
    }
}

/// The text is not a valid webhook secret.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a webhook secret has 16 to 256 letters, digits, “-” or “_”")]
pub struct BadSecret;

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> TelegramSettings {
        let token = "123456789:AAE-secret_part_of_thirty_characters".parse().unwrap();
        let secret = "hook-secret-of-tests".parse().unwrap();
        TelegramSettings::new(
            token,
            Url::parse("https://api.telegram.org").unwrap(),
            Mode::Webhook {
                listen: ([127, 0, 0, 1], 0).into(),
                url: Url::parse("https://bot.example/hook").unwrap(),
                secret,
            },
        )
    }

    #[test]
    fn debug_shows_no_secret() {
        let text = format!("{:?}", settings());
        assert!(!text.contains("AAE"), "{text}");
        assert!(!text.contains("hook-secret"), "{text}");
    }

    #[test]
    fn tokens_are_checked_without_being_repeated() {
        let key = "AAE-secret_part_of_thirty_characters";
        assert!(format!("12:{key}").parse::<BotToken>().is_ok());
        for wrong in [
            String::new(),
            ":".to_owned(),
            key.to_owned(),
            "12:".to_owned(),
            format!(":{key}"),
            format!("x1:{key}"),
            format!("12:{}", &key[..29]),
            format!("12:{key} "),
            format!("12:{key}/x"),
            format!("12:{key}:{key}"),
        ] {
            assert_eq!(wrong.parse::<BotToken>(), Err(BadToken), "{wrong:?}");
        }
        assert!(!BadToken.to_string().contains("secret"));
    }

    #[test]
    fn webhook_secrets_are_checked() {
        assert!("a".repeat(16).parse::<WebhookSecret>().is_ok());
        assert!("a".repeat(256).parse::<WebhookSecret>().is_ok());
        for wrong in ["", "short", "a secret with spaces in it"] {
            assert_eq!(wrong.parse::<WebhookSecret>(), Err(BadSecret), "{wrong:?}");
        }
        assert_eq!("a".repeat(257).parse::<WebhookSecret>(), Err(BadSecret));
    }
}
