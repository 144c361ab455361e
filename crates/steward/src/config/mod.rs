//! Settings: a file, overridden by the environment (and `.env`), overridden by flags.
//!
//! `config/talon.toml` documents every key with its default, and `keys.rs` has a valid example of each. So the answer to a mistake is one
//! sentence with the key, its source and what to write instead.

mod env_file;
mod flags;
mod keys;
mod load;
mod problem;
mod settings_file;
mod values;

use std::fmt;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;
use talon_telegram::{BotToken, WebhookSecret};
use talon_view::Pictured;

pub(crate) use env_file::EnvFile;
pub use flags::SettingFlags;
pub(crate) use load::check;
pub use load::{Sources, load};
pub use problem::Problem;
use values::checked;
pub(crate) use values::{
    ApiUrl, CommandsIn, Consent, DatabaseUrl, Drawn, FixedSecret, Language, LoopbackAddress, OrOff, ShardRange, Span,
    Switch,
};

/// All settings. `config/talon.toml` documents each field.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    pub(crate) language: Language,
    pub(crate) log: LogFilter,
    pub(crate) log_format: LogFormat,
    pub(crate) database: Database,
    pub(crate) backup: Backup,
    pub(crate) retention: Retention,
    pub(crate) telegram: Telegram,
    pub(crate) discord: Discord,
    pub(crate) table: Tables,
    pub(crate) pace: Pace,
    pub(crate) monitor: Monitor,
    pub(crate) testing: Testing,
    /// The file of variables that was read, if any.
    #[serde(skip)]
    pub(crate) env_file: Option<PathBuf>,
}

/// The filter of log lines on standard error, in `tracing`'s syntax.
#[derive(Debug, Clone, Deserialize)]
#[serde(transparent)]
pub(crate) struct LogFilter(pub(crate) String);

impl Default for LogFilter {
    fn default() -> Self {
        Self("info".to_owned())
    }
}

/// The form of log lines.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line, for log collectors.
    Json,
}

/// Health and metrics.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Monitor {
    /// The address to serve them on, if it is set.
    pub(crate) listen: Option<OrOff<LoopbackAddress>>,
    /// A platform counts as not reached after everything has failed there for this long.
    pub(crate) unreached_after: Span,
}

impl Default for Monitor {
    fn default() -> Self {
        Self { listen: None, unreached_after: Span::minutes(1) }
    }
}

impl Monitor {
    /// The address to serve them on; `None` if that is switched off.
    pub(crate) fn address(&self) -> Option<SocketAddr> {
        match self.listen {
            None => Some(SocketAddr::from(([127, 0, 0, 1], 9188))),
            Some(OrOff::On(address)) => Some(address.get()),
            Some(OrOff::Off) => None,
        }
    }
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Database {
    pub(crate) url: DatabaseUrl,
}

/// Automatic backups of a SQLite database.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Backup {
    /// The time between two backups, if it is set.
    pub(crate) every: Option<OrOff<Span>>,
    /// How many to keep.
    pub(crate) keep: NonZeroUsize,
    /// Their directory; by default `backups` beside the database.
    pub(crate) directory: Option<PathBuf>,
}

impl Default for Backup {
    fn default() -> Self {
        Self { every: None, keep: NonZeroUsize::MIN.saturating_add(6), directory: None }
    }
}

impl Backup {
    /// The time between two backups; `None` if they are switched off.
    pub(crate) fn interval(&self) -> Option<Duration> {
        match self.every {
            None => Some(Duration::from_secs(24 * 3600)),
            Some(OrOff::On(every)) => Some(every.get()),
            Some(OrOff::Off) => None,
        }
    }
}

/// What stays in the database, and for how long.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Retention {
    /// Logs of closed tables older than this are moved into files; by default none are.
    pub(crate) logs: Option<Span>,
    /// Their directory; by default `logs` beside a SQLite database.
    pub(crate) directory: Option<PathBuf>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Telegram {
    /// The token from BotFather; without it, Telegram is not served.
    #[serde(deserialize_with = "checked")]
    pub(crate) token: Option<BotToken>,
    pub(crate) api_url: ApiUrl,
    pub(crate) mode: TelegramMode,
    pub(crate) poll_timeout: Span,
    pub(crate) webhook_listen: SocketAddr,
    pub(crate) webhook_url: Option<ApiUrl>,
    #[serde(deserialize_with = "checked")]
    pub(crate) webhook_secret: Option<WebhookSecret>,
    pub(crate) group_gap: Span,
    pub(crate) group_burst: u32,
    pub(crate) private_gap: Span,
    pub(crate) bot_gap: Span,
}

impl Default for Telegram {
    fn default() -> Self {
        Self {
            token: None,
            api_url: ApiUrl::telegram(),
            mode: TelegramMode::Polling,
            poll_timeout: Span::seconds(30),
            webhook_listen: SocketAddr::from(([127, 0, 0, 1], 8443)),
            webhook_url: None,
            webhook_secret: None,
            group_gap: Span::milliseconds(3_800),
            group_burst: 5,
            private_gap: Span::milliseconds(1_000),
            bot_gap: Span::milliseconds(34),
        }
    }
}

/// How updates reach the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TelegramMode {
    Polling,
    Webhook,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Discord {
    /// The bot's token; without it, Discord is not served.
    #[serde(deserialize_with = "checked")]
    pub(crate) token: Option<talon_discord::BotToken>,
    /// The address that replaces Discord's own.
    pub(crate) api_url: Option<ApiUrl>,
    pub(crate) commands: CommandsIn,
    pub(crate) shards: ShardRange,
    pub(crate) emojis: Switch,
    pub(crate) channel_gap: Span,
    pub(crate) private_gap: Span,
    pub(crate) bot_gap: Span,
}

impl Default for Discord {
    fn default() -> Self {
        Self {
            token: None,
            api_url: None,
            commands: CommandsIn::default(),
            shards: ShardRange::default(),
            emojis: Switch(true),
            channel_gap: Span::milliseconds(1_100),
            private_gap: Span::milliseconds(1_100),
            bot_gap: Span::milliseconds(25),
        }
    }
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Tables {
    pub(crate) lobby_expires: Span,
    pub(crate) starts_after: Span,
    pub(crate) abandoned_after: Span,
    pub(crate) idle_ends_after: Span,
    pub(crate) pause_ends_after: Span,
    pub(crate) per_chat: u32,
    pub(crate) per_person: u32,
    pub(crate) ai_delay: Span,
    pub(crate) pictures: Drawn,
}

impl Default for Tables {
    fn default() -> Self {
        Self {
            lobby_expires: Span::minutes(120),
            starts_after: Span::seconds(15),
            abandoned_after: Span::minutes(24 * 60),
            idle_ends_after: Span::minutes(14 * 24 * 60),
            pause_ends_after: Span::minutes(30 * 24 * 60),
            per_chat: 8,
            per_person: 16,
            ai_delay: Span::milliseconds(800),
            pictures: Drawn(Pictured::All),
        }
    }
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Pace {
    pub(crate) ring_after: Span,
    pub(crate) scrolled_after: u32,
}

impl Default for Pace {
    fn default() -> Self {
        Self { ring_after: Span::seconds(60), scrolled_after: 10 }
    }
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Testing {
    /// Derives every random draw from this value, so anybody who knows it knows every deal. Accepted only with
    /// [`consent`](Self::consent), and only if every platform's address is loopback. A self-hosted Bot API server is loopback too, hence
    /// the consent.
    pub(crate) fixed_secret: Option<FixedSecret>,
    /// Confirms that this is intended.
    pub(crate) consent: Option<Consent>,
}

impl Config {
    /// The database's address without a password.
    pub fn database_url(&self) -> impl fmt::Display {
        &self.database.url
    }

    /// Whether a platform's token is set.
    pub fn serves_a_platform(&self) -> bool {
        self.telegram.token.is_some() || self.discord.token.is_some()
    }
}
