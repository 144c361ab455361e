//! Values that are validated when they are read, so that a typing error is found at the start and not when the first person presses a
//! button.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use serde::de::{Error, IntoDeserializer as _};
use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256};
use talon_discord::{CommandScope, Shards};
use talon_store_postgres::{Address, BadAddress};
use talon_view::{Locale, Pictured};

/// Deserializes an optional setting with its own type's validation.
pub(super) fn checked<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: fmt::Display>,
{
    let text = String::deserialize(deserializer)?;
    text.trim().parse().map(Some).map_err(D::Error::custom)
}

/// Deserializes a string and validates it.
macro_rules! checked {
    ($name:ident) => {
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                $name::parse(&text).map_err(D::Error::custom)
            }
        }
    };
}

/// A duration as people write it: `90s`, `2h 30m`, `250ms`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Span(Duration);

impl Span {
    pub(crate) const fn milliseconds(count: u64) -> Self {
        Self(Duration::from_millis(count))
    }

    pub(crate) const fn seconds(count: u64) -> Self {
        Self(Duration::from_secs(count))
    }

    pub(crate) const fn minutes(count: u64) -> Self {
        Self(Duration::from_secs(count * 60))
    }

    pub(crate) fn get(self) -> Duration {
        self.0
    }

    fn parse(text: &str) -> Result<Self, String> {
        humantime::parse_duration(text).map(Self).map_err(|_| format!("“{text}” is not a duration"))
    }
}
checked!(Span);

/// A value, or the word `off`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OrOff<T> {
    Off,
    On(T),
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for OrOff<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.trim() {
            "off" => Ok(Self::Off),
            _ => T::deserialize(text.into_deserializer()).map(Self::On),
        }
    }
}

/// A loopback address and a port.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LoopbackAddress(SocketAddr);

impl LoopbackAddress {
    pub(crate) fn get(self) -> SocketAddr {
        self.0
    }

    fn parse(text: &str) -> Result<Self, String> {
        match text.trim().parse::<SocketAddr>() {
            Ok(address) if address.ip().is_loopback() => Ok(Self(address)),
            Ok(_) => Err(format!("“{text}” can be reached from other machines, but only this one may connect")),
            Err(_) => Err(format!("“{text}” is not an address and a port")),
        }
    }
}
checked!(LoopbackAddress);

/// The database's address: a path relative to the working directory, with or without `sqlite:`, or `postgres://…`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum DatabaseUrl {
    /// The file.
    Sqlite(PathBuf),
    /// The server, the database and the user. Never shows the password.
    Postgres(Address),
}

impl DatabaseUrl {
    const SQLITE: &str = "sqlite:";

    /// Parses an address.
    ///
    /// # Errors
    /// Why it is invalid, without repeating it: it may contain a password.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        // A bare path is a file.
        let is_path = !text.contains(':') && !text.trim().is_empty();
        if let Some(path) = text.strip_prefix(Self::SQLITE).or(is_path.then_some(text)) {
            let path = path.strip_prefix("//").unwrap_or(path);
            let missing = path.trim_start_matches('/').is_empty();
            return if missing {
                Err("the path after “sqlite:” is missing".to_owned())
            } else {
                Ok(Self::Sqlite(PathBuf::from(path)))
            };
        }
        match text.parse() {
            Ok(address) => Ok(Self::Postgres(address)),
            Err(BadAddress::Scheme) => Err("a database address begins with “sqlite:” or with “postgres://”".to_owned()),
            Err(bad) => Err(bad.to_string()),
        }
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => path.display().fmt(f),
            Self::Postgres(address) => address.fmt(f),
        }
    }
}

impl Default for DatabaseUrl {
    fn default() -> Self {
        Self::Sqlite(PathBuf::from("talon.db"))
    }
}

checked!(DatabaseUrl);

/// An address that begins with `http://` or `https://`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ApiUrl(String);

impl ApiUrl {
    fn parse(text: &str) -> Result<Self, String> {
        match url::Url::parse(text) {
            Ok(url) if matches!(url.scheme(), "http" | "https") && url.has_host() => Ok(Self(text.to_owned())),
            Ok(_) | Err(_) => Err(format!("“{text}” is not an http(s) address")),
        }
    }

    /// Telegram's own servers.
    pub(crate) fn telegram() -> Self {
        Self("https://api.telegram.org".to_owned())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// True if requests to this address stay on this machine.
    pub(crate) fn is_loopback(&self) -> bool {
        url::Url::parse(&self.0).is_ok_and(|url| talon_adapter::is_loopback(&url))
    }
}
checked!(ApiUrl);

/// The language of people whose own is unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Language(pub(crate) Locale);

impl Default for Language {
    fn default() -> Self {
        Self(Locale::EN)
    }
}

impl Language {
    fn parse(text: &str) -> Result<Self, String> {
        text.parse().map(Self).map_err(|_| {
            let known: Vec<String> = Locale::ALL.iter().map(ToString::to_string).collect();
            format!("“{text}” is not a language that Talon speaks: {}", known.join(", "))
        })
    }
}

checked!(Language);

/// Which pictures may be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Drawn(pub(crate) Pictured);

impl Drawn {
    fn parse(text: &str) -> Result<Self, String> {
        text.parse().map(Self).map_err(|_| {
            let known: Vec<&str> = Pictured::ALL.iter().map(|each| each.code()).collect();
            format!("“{text}” is not one of {}", known.join(", "))
        })
    }
}

checked!(Drawn);

/// Where Discord's commands are registered: `global`, or one server's number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CommandsIn(pub(crate) CommandScope);

impl Default for CommandsIn {
    fn default() -> Self {
        Self(CommandScope::Global)
    }
}

impl CommandsIn {
    fn parse(text: &str) -> Result<Self, String> {
        match (text, text.parse()) {
            ("global", _) => Ok(Self(CommandScope::Global)),
            (_, Ok(server)) => Ok(Self(CommandScope::Guild(server))),
            (_, Err(_)) => Err(format!("“{text}” is neither “global” nor the number of a server")),
        }
    }
}

checked!(CommandsIn);

/// The gateway shards that this process serves: `all`, or a range such as `0-3 of 8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ShardRange(pub(crate) Shards);

impl Default for ShardRange {
    fn default() -> Self {
        Self(Shards::All)
    }
}

impl ShardRange {
    fn parse(text: &str) -> Result<Self, String> {
        if text == "all" {
            return Ok(Self(Shards::All));
        }
        let numbers = || {
            let (range, total) = text.split_once(" of ")?;
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            Some((first.trim().parse().ok()?, last.trim().parse().ok()?, total.trim().parse().ok()?))
        };
        let (first, last, total) =
            numbers().ok_or_else(|| format!("“{text}” is neither “all” nor a range like “0-3 of 8”"))?;
        Shards::range(first, last, total).map(Self).map_err(|bad| bad.to_string())
    }
}

checked!(ShardRange);

/// `on` or `off`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Switch(pub(crate) bool);

impl Switch {
    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "on" => Ok(Self(true)),
            "off" => Ok(Self(false)),
            _ => Err(format!("“{text}” is neither “on” nor “off”")),
        }
    }
}

checked!(Switch);

/// Confirms that the person who sets a fixed secret knows what it does. Nobody writes this sentence by accident, and it says what it does
/// even in a copied settings file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Consent;

impl Consent {
    /// The required text.
    pub(crate) const WORDS: &str = "everybody may foresee every deal";

    fn parse(text: &str) -> Result<Self, String> {
        if text.trim() == Self::WORDS { Ok(Self) } else { Err("that is not the sentence".to_owned()) }
    }
}

checked!(Consent);

/// The seed of every random draw, for tests.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct FixedSecret([u8; 32]);

impl FixedSecret {
    fn parse(text: &str) -> Result<Self, String> {
        if text.is_empty() {
            return Err("a fixed secret must not be empty".to_owned());
        }
        Ok(Self(Sha256::digest(text.as_bytes()).into()))
    }

    pub(crate) fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Debug for FixedSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FixedSecret(hidden)")
    }
}
checked!(FixedSecret);
