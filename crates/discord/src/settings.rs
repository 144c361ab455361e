//! The adapter's settings. The defaults suit Discord itself; tests run the same code with shorter durations.

use std::num::NonZeroU64;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use talon_adapter::{Pauses, Secret, is_token_byte};
use talon_house::Studio;
use talon_view::Locale;
use url::Url;

/// Everything the adapter needs before it connects.
#[derive(Debug, Clone)]
pub struct DiscordSettings {
    /// The bot's token.
    pub token: BotToken,
    /// The address that replaces Discord's own. The server there must apply Discord's rate limits; without such an address the adapter
    /// applies them itself.
    pub api_url: Option<Url>,
    /// Which shards of the gateway this process serves.
    pub shards: Shards,
    /// Where the commands are registered.
    pub commands: CommandScope,
    /// Whether the bot uploads its card tiles as application emojis and shows them.
    pub emojis: bool,
    /// Draws the images of pages with a picture; without it, pages have no pictures.
    pub studio: Option<Arc<Studio>>,
    /// The language of people whose language is unknown.
    pub language: Locale,
    /// The timeout for opening a connection.
    pub connect_timeout: Duration,
    /// The timeout of a request, including the rate limiter's pauses.
    pub request_timeout: Duration,
    /// The pauses between attempts while Discord can't be reached.
    pub pauses: Pauses,
    /// When an unanswered input is deferred. Discord gives up after three seconds.
    pub defer_after: Duration,
    /// How long one answer is attempted, retries included. Discord accepts answers for fifteen minutes, but nobody waits so long.
    pub answer_within: Duration,
    /// How long accepted inputs may still be handled after a stop.
    pub drain: Duration,
    /// After how many messages of others in a channel the bot's own count as scrolled away.
    pub scrolled_after: u32,
}

impl DiscordSettings {
    /// The usual settings for a bot on Discord's own servers.
    #[must_use]
    pub fn new(token: BotToken) -> Self {
        Self {
            token,
            api_url: None,
            shards: Shards::All,
            commands: CommandScope::Global,
            emojis: true,
            studio: None,
            language: Locale::default(),
            connect_timeout: Duration::from_secs(5),
            request_timeout: Duration::from_secs(10),
            pauses: Pauses { first: Duration::from_millis(500), most: Duration::from_secs(60) },
            defer_after: Duration::from_secs(1),
            answer_within: Duration::from_secs(15),
            drain: Duration::from_secs(2),
            scrolled_after: 10,
        }
    }
}

/// The gateway shards that a process serves. Discord assigns each server to one shard, and direct messages to the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shards {
    /// As many as Discord recommends, all in this process.
    All,
    /// A range; several processes share the shards.
    Range {
        /// The first shard of this process, counted from 0.
        first: u32,
        /// The last shard of this process.
        last: u32,
        /// How many shards there are in all processes together.
        total: u32,
    },
}

impl Shards {
    /// Some of `total` shards.
    ///
    /// # Errors
    /// If this is not a valid range: `first` ≤ `last` < `total` must hold.
    pub const fn range(first: u32, last: u32, total: u32) -> Result<Self, BadShards> {
        if first <= last && last < total { Ok(Self::Range { first, last, total }) } else { Err(BadShards) }
    }
}

/// An invalid range of shards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("shards are counted from 0: the first is at most the last, and the last is below the total")]
pub struct BadShards;

/// Where the commands are registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommandScope {
    /// Everywhere, private chats included.
    Global,
    /// In one server alone, for development: people elsewhere see no difference.
    Guild(NonZeroU64),
}

/// Discord's tokens have about 70 characters. A much shorter one was copied incompletely.
const TOKEN_LENGTH: usize = 50;

/// A bot's token from the developer portal. It never appears in `Debug`, in a log or in an error.
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
        let parts: Vec<&str> = text.split('.').collect();
        let shaped = parts.len() == 3 && parts.iter().all(|part| !part.is_empty() && part.bytes().all(is_token_byte));
        if shaped && text.len() >= TOKEN_LENGTH { Ok(Self(Secret::new(text))) } else { Err(BadToken) }
    }
}

/// The text is not shaped like a bot token. It is not repeated: it may be a secret.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "a bot token is three parts of letters, digits, “-” or “_” with dots between them, at least {TOKEN_LENGTH} characters, \
     as the page “Bot” of the developer portal shows it once"
)]
pub struct BadToken;

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "MTIwNzEyMDcxMjA3MTIwNzEy.GtEsTs.secret-part_of_thirty_eight_characters";

    #[test]
    fn debug_shows_no_secret() {
        let text = format!("{:?}", DiscordSettings::new(TOKEN.parse().unwrap()));
        assert!(!text.contains("secret-part") && !text.contains("MTIw"), "{text}");
    }

    #[test]
    fn tokens_are_checked_without_being_repeated() {
        assert!(TOKEN.parse::<BotToken>().is_ok());
        for wrong in [
            String::new(),
            "..".to_owned(),
            TOKEN.replace('.', ""),
            TOKEN.replace(".GtEsTs.", ".."),
            format!("Bot {TOKEN}"),
            format!("{TOKEN}\n"),
            format!("{TOKEN}.x"),
            TOKEN[..49].to_owned(),
        ] {
            assert_eq!(wrong.parse::<BotToken>(), Err(BadToken), "{wrong:?}");
        }
        assert!(!BadToken.to_string().contains("secret"));
    }

    #[test]
    fn shards_are_a_range_below_the_total() {
        assert_eq!(Shards::range(0, 0, 1), Ok(Shards::Range { first: 0, last: 0, total: 1 }));
        assert_eq!(Shards::range(2, 3, 4), Ok(Shards::Range { first: 2, last: 3, total: 4 }));
        for (first, last, total) in [(0, 0, 0), (1, 0, 2), (0, 2, 2)] {
            assert_eq!(Shards::range(first, last, total), Err(BadShards), "{first} {last} {total}");
        }
    }
}
