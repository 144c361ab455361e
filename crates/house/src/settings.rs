//! Limits and durations of the house. Every default is the platforms' own; tests run the same code with smaller ones.

use std::time::Duration;

use talon_table::Limits;
use talon_view::Locale;

/// What a house can be told.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The language for people and groups whose own is unknown, or is none that the bot speaks.
    pub language: Locale,
    /// The tables' own limits: how long a lobby stays open, when a match counts as abandoned.
    pub limits: Limits,
    /// Open tables in one chat.
    pub max_tables_per_place: usize,
    /// Open tables of one person.
    pub max_tables_per_person: usize,
    /// How long an AI player takes for one decision.
    pub ai_delay: Duration,
    /// Between two messages or edits in one group.
    pub group_gap: Duration,
    /// Between two messages or edits in one private chat.
    pub private_gap: Duration,
    /// Between any two messages or edits of one bot.
    pub bot_gap: Duration,
    /// A hand that was not shown or pressed for this long comes as a fresh message when the turn comes.
    pub ring_after: Duration,
    /// A board that lies this many messages back is posted again.
    pub scrolled_after: i64,
    /// The first pause after the platform could not be reached; it doubles up to `retry_most`.
    pub retry_first: Duration,
    /// The longest pause between two attempts.
    pub retry_most: Duration,
    /// How long inputs are remembered, to recognise one that is delivered again.
    pub keys_kept: Duration,
    /// Replayed tables kept in memory.
    pub cached_tables: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Locale::default(),
            limits: Limits::default(),
            max_tables_per_place: 5,
            max_tables_per_person: 10,
            ai_delay: Duration::from_millis(1500),
            group_gap: Duration::from_secs(3),
            private_gap: Duration::from_secs(1),
            bot_gap: Duration::from_millis(34),
            ring_after: Duration::from_secs(180),
            scrolled_after: 10,
            retry_first: Duration::from_secs(1),
            retry_most: Duration::from_secs(300),
            keys_kept: Duration::from_secs(7 * 24 * 3600),
            cached_tables: 1000,
        }
    }
}
