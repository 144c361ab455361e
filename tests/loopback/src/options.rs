//! What a test can choose about the loopback server.

use std::path::PathBuf;
use std::time::Duration;

/// How often the bot may do something, in virtual time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rate {
    /// At most `count` in any stretch of `per`: the strictest reading of "20 messages per minute".
    Window {
        /// How many fit into one window.
        count: usize,
        /// The window's length.
        per: Duration,
    },
    /// A token bucket: `burst` at once, then one every `refill`.
    Bucket {
        /// The bucket's capacity.
        burst: u32,
        /// The time after which one token is refilled.
        refill: Duration,
    },
    /// No limit.
    Unlimited,
}

/// The rates of messages and edits together. `answerCallbackQuery`, deletions and queries are free.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rates {
    /// In one group or supergroup. Default: a window of 20 in 60 s.
    pub group: Rate,
    /// In one private chat. Default: one a second, five at once tolerated.
    pub private: Rate,
    /// Over all chats. Default: 30 a second.
    pub overall: Rate,
    /// Wall time by which requests may bunch up on their way without counting as too fast. Default: 50 ms.
    pub jitter: Duration,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            group: Rate::Window { count: 20, per: Duration::from_secs(60) },
            private: Rate::Bucket { burst: 5, refill: Duration::from_secs(1) },
            overall: Rate::Bucket { burst: 30, refill: Duration::from_millis(33) },
            jitter: Duration::from_millis(50),
        }
    }
}

impl Rates {
    /// No limits at all, for tests of something else.
    pub const UNLIMITED: Self =
        Self { group: Rate::Unlimited, private: Rate::Unlimited, overall: Rate::Unlimited, jitter: Duration::ZERO };
}

/// The source of the published schema of the Bot API.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum SchemaSource {
    /// `TALON_TELEGRAM_SCHEMA`, else `../shared/specs/telegram-bot-api.json` beside the workspace, else none with a
    /// printed line.
    #[default]
    Auto,
    /// This file, which must be readable.
    File(PathBuf),
    /// No validation.
    Off,
}

/// The choices of one server. `Options::default()` is a real-time server with Telegram's own limits.
#[derive(Debug, Clone)]
pub struct Options {
    /// The only token that is answered.
    pub token: String,
    /// The bot's user name, without `@`.
    pub username: String,
    /// The bot's display name.
    pub bot_name: String,
    /// Seed of the ids, of random faults and of reordering. Default: `TALON_TEST_SEED`, else 1.
    pub seed: u64,
    /// How many times faster than the wall the platform's time runs: 100 turns the minute of the group limit into
    /// 600 ms. Long-poll time-outs run on the same clock. At least 1.
    pub scale: u32,
    /// Whether the bot sees only messages meant for it in groups (BotFather's default: yes).
    pub privacy_mode: bool,
    /// The rates.
    pub rates: Rates,
    /// Wall time that a request and its answer spend on their way together, half of it each. Default: none.
    pub round_trip: Duration,
    /// Virtual time after which a callback query can't be answered any more. Default: 5 minutes.
    pub query_lifetime: Duration,
    /// Whether the server supports ephemeral messages (Bot API 10.2). If not, it ignores the parameters that make a message ephemeral.
    /// Default: yes.
    pub ephemerals: bool,
    /// Virtual time after a press in which a bot that is not an admin may send an ephemeral message. Default: 15 seconds.
    pub ephemeral_after: Duration,
    /// Wall time after which a wait of a test gives up. Default: 20 s.
    pub patience: Duration,
    /// The schema that requests and answers are checked against.
    pub schema: SchemaSource,
    /// How many requests the server takes, polls included; it refuses further ones, so that a runaway bot ends the test.
    pub max_requests: u64,
    /// Wall time after which the server stops by itself.
    pub lifetime: Duration,
    /// The port of 127.0.0.1 to listen on; 0 takes a free one.
    pub port: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            token: "7000000042:AAF-loopback_token_of_the_tests_00000".to_owned(),
            username: "talon_test_bot".to_owned(),
            bot_name: "Talon".to_owned(),
            seed: std::env::var("TALON_TEST_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1),
            scale: 1,
            privacy_mode: true,
            rates: Rates::default(),
            round_trip: Duration::ZERO,
            query_lifetime: Duration::from_secs(300),
            ephemerals: true,
            ephemeral_after: Duration::from_secs(15),
            patience: Duration::from_secs(60),
            schema: SchemaSource::Auto,
            max_requests: 100_000,
            lifetime: Duration::from_secs(600),
            port: 0,
        }
    }
}

impl Options {
    /// The same server `scale` times as fast.
    #[must_use]
    pub fn scaled(mut self, scale: u32) -> Self {
        self.scale = scale.max(1);
        self
    }

    /// The same server under another seed.
    #[must_use]
    pub fn seeded(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }
}
