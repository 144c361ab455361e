//! Limits and durations of the house. The defaults suit the platforms; tests run the same code with smaller ones.

use std::time::Duration;

use talon_store::PlatformKind;
use talon_table::Limits;
use talon_view::{Locale, Pictured};

/// The settings of a house.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The language for people and groups whose own is unknown or unsupported.
    pub language: Locale,
    /// The tables' own limits: how long a lobby stays open, when a match counts as abandoned.
    pub limits: Limits,
    /// How many open tables one chat may have.
    pub max_tables_per_place: usize,
    /// How many open tables one person may have.
    pub max_tables_per_person: usize,
    /// How long an AI player takes for one decision.
    pub ai_delay: Duration,
    /// The most that is drawn. People and groups may choose less.
    pub pictures: Pictured,
    /// How fast the bot may write on Telegram.
    pub telegram: Gaps,
    /// How fast the bot may write on Discord.
    pub discord: Gaps,
    /// How long a player must have done nothing at the table for the turn to come in a new message, so that the phone rings.
    pub ring_after: Duration,
    /// A table page that is this many messages back is reposted, on platforms that number messages one by one.
    pub scrolled_after: i64,
    /// The first pause after the platform could not be reached; it doubles up to `retry_most`.
    pub retry_first: Duration,
    /// The longest pause between two attempts.
    pub retry_most: Duration,
    /// How long a claim holds due work, and so how long the work of a dead process waits at most. Work begins only in the first quarter of
    /// it; the rest is for pending requests to end before another process begins the same.
    pub lease: Duration,
    /// How long inputs are remembered, to recognise one that is delivered again.
    pub keys_kept: Duration,
    /// How long a link code is valid.
    pub link_code_valid: Duration,
    /// The period for `link_codes` and `link_guesses`.
    pub link_window: Duration,
    /// How many link codes an account may make within `link_window`.
    pub link_codes: usize,
    /// How many wrong link codes an account may enter within `link_window`.
    pub link_guesses: usize,
    /// The period for `copies`.
    pub copy_window: Duration,
    /// How many copies of their stored data a person gets within `copy_window`.
    pub copies: usize,
    /// The period for `files`.
    pub file_window: Duration,
    /// How many other files, such as pictures and match texts, a person gets within `file_window`.
    pub files: usize,
    /// The largest file in bytes that the platforms take, with room to spare.
    pub copy_most: usize,
    /// How many replayed tables are kept in memory.
    pub cached_tables: u64,
}

/// The least time between two messages or edits of one bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gaps {
    /// In one conversation of a group, on average.
    pub group: Duration,
    /// How many messages may come there at once, after some quiet; at least 1.
    pub group_burst: u32,
    /// In one private chat.
    pub private: Duration,
    /// Anywhere.
    pub bot: Duration,
}

impl Gaps {
    /// Telegram's limits: 20 in any minute in a group, one a second in a private chat, 30 a second in all.
    pub const TELEGRAM: Self = Self {
        // Five at once and 15 in the minute after that.
        group: Duration::from_millis(3800),
        group_burst: 5,
        private: Duration::from_secs(1),
        bot: Duration::from_millis(34),
    };

    /// Discord's limits: about five in five seconds in a channel, 50 requests a second in all.
    pub const DISCORD: Self = Self {
        group: Duration::from_millis(1100),
        group_burst: 1,
        private: Duration::from_millis(1100),
        bot: Duration::from_millis(25),
    };

    /// No limits.
    pub const NONE: Self = Self { group: Duration::ZERO, group_burst: 1, private: Duration::ZERO, bot: Duration::ZERO };
}

impl Settings {
    /// How fast the bot may write on a platform. The terminal takes pages as fast as they come.
    #[must_use]
    pub const fn gaps(&self, platform: PlatformKind) -> Gaps {
        match platform {
            PlatformKind::Telegram => self.telegram,
            PlatformKind::Discord => self.discord,
            PlatformKind::Terminal => Gaps::NONE,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Locale::default(),
            limits: Limits::default(),
            max_tables_per_place: 5,
            max_tables_per_person: 10,
            ai_delay: Duration::from_millis(1500),
            pictures: Pictured::All,
            telegram: Gaps::TELEGRAM,
            discord: Gaps::DISCORD,
            ring_after: Duration::from_secs(180),
            scrolled_after: 10,
            retry_first: Duration::from_secs(1),
            retry_most: Duration::from_secs(300),
            lease: Duration::from_secs(60),
            keys_kept: Duration::from_secs(7 * 24 * 3600),
            link_code_valid: Duration::from_secs(600),
            link_window: Duration::from_secs(3600),
            link_codes: 10,
            link_guesses: 5,
            copy_window: Duration::from_secs(24 * 3600),
            copies: 3,
            file_window: Duration::from_secs(3600),
            files: 20,
            copy_most: 8 * 1024 * 1024,
            cached_tables: 1000,
        }
    }
}
