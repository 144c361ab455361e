//! What a test can choose about the loopback server.

use std::path::PathBuf;
use std::time::Duration;

use crate::discord::gateway::GatewayOptions;

/// A fixed window: `count` requests, and `per` after the first of them the next window begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// How many fit into one window.
    pub count: u32,
    /// The window's length, in virtual time.
    pub per: Duration,
}

impl Limit {
    /// This many in this many seconds.
    #[must_use]
    pub const fn new(count: u32, seconds: u64) -> Self {
        Self { count, per: Duration::from_secs(seconds) }
    }
}

/// The limits of requests. Discord publishes only the global one; for the others a client has to follow the headers.
/// These are what the real server's headers have said for years.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rates {
    /// New messages in one channel.
    pub messages: Limit,
    /// Edits of messages in one channel.
    pub edits: Limit,
    /// Deletions of messages in one channel.
    pub deletions: Limit,
    /// Followups to interactions with one token, and edits of their answers.
    pub followups: Limit,
    /// New names of one channel or thread.
    pub renames: Limit,
    /// Every other route, by its channel, guild or application.
    pub others: Limit,
    /// All routes together, except for the interactions' own.
    pub global: Limit,
    /// Edits of one message that is older than an hour; refused with 30046. The real figure is not known.
    pub late_edits: Limit,
    /// Wall time by which requests may bunch up on their way without counting as too fast, at most a tenth of a window.
    pub jitter: Duration,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            messages: Limit::new(5, 5),
            edits: Limit::new(5, 5),
            deletions: Limit::new(5, 5),
            followups: Limit::new(5, 2),
            renames: Limit::new(2, 600),
            others: Limit::new(20, 5),
            global: Limit::new(50, 1),
            late_edits: Limit::new(3, 3600),
            jitter: Duration::from_millis(50),
        }
    }
}

impl Rates {
    /// No limits at all, for tests of something else.
    pub const UNLIMITED: Self = {
        let free = Limit { count: u32::MAX, per: Duration::from_secs(1) };
        Self {
            messages: free,
            edits: free,
            deletions: free,
            followups: free,
            renames: free,
            others: free,
            global: free,
            late_edits: free,
            jitter: Duration::ZERO,
        }
    };
}

/// The source of the published OpenAPI document.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum SchemaSource {
    /// `TALON_DISCORD_SCHEMA`, else `../shared/specs/discord-openapi.json` beside the workspace, else none with a
    /// printed line.
    #[default]
    Auto,
    /// This file, which must be readable.
    File(PathBuf),
    /// No validation.
    Off,
}

/// The choices of one server. `Options::default()` is a real-time server with Discord's own limits.
#[derive(Debug, Clone)]
pub struct Options {
    /// The only bot token that is answered; its first part is the bot's user id in base64.
    pub token: String,
    /// The bot's user name; the application is called the same.
    pub username: String,
    /// Whether anybody but its owner can invite the bot.
    pub public: bool,
    /// Whether people can install the app to their own account.
    pub for_people: bool,
    /// Seed of the ids and of random faults. Default: `TALON_TEST_SEED`, else 1.
    pub seed: u64,
    /// How many times faster than the wall the platform's time runs: rate limits, tokens' lifetimes, ages of messages.
    /// At least 1. The three seconds for a first answer are [`Options::answer_within`].
    pub scale: u32,
    /// The rates.
    pub rates: Rates,
    /// Wall time that a request and its answer spend on their way together, half of it each. Default: none.
    pub round_trip: Duration,
    /// Wall time in which an interaction has to be answered. Default: 3 s, as in reality, however fast the rest runs.
    pub answer_within: Duration,
    /// Virtual time for which an interaction's token is good. Default: 15 minutes.
    pub token_lifetime: Duration,
    /// Virtual time in which a repeated nonce is the same message. Default: 3 minutes.
    pub nonce_memory: Duration,
    /// Wall time after which a wait of a test gives up. Default: 20 s.
    pub patience: Duration,
    /// The document that requests and answers are checked against.
    pub schema: SchemaSource,
    /// How many requests the server takes; it refuses further ones, so that a runaway bot ends the test.
    pub max_requests: u64,
    /// Wall time after which the server stops by itself.
    pub lifetime: Duration,
    /// The port of 127.0.0.1 to listen on; 0 takes a free one.
    pub port: u16,
    /// The gateway's choices.
    pub gateway: GatewayOptions,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            token: "MTAwMDAwMDAwMDAwMDAwMDAwMA.GloopB.loopback_token_of_the_tests_00000000".to_owned(),
            username: "Talon".to_owned(),
            public: true,
            for_people: true,
            seed: std::env::var("TALON_TEST_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1),
            scale: 1,
            rates: Rates::default(),
            round_trip: Duration::ZERO,
            answer_within: Duration::from_secs(3),
            token_lifetime: Duration::from_secs(15 * 60),
            nonce_memory: Duration::from_secs(180),
            patience: Duration::from_secs(60),
            schema: SchemaSource::Auto,
            max_requests: 100_000,
            lifetime: Duration::from_secs(600),
            port: 0,
            gateway: GatewayOptions::default(),
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
