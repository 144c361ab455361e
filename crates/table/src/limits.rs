//! How long a table waits, how much its lobby takes, and the players that it knows.

use std::time::Duration;

/// What decisions depend on besides the table. They are settings: a log stays valid when they change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long a lobby waits after its last event. Recorded when the lobby opens.
    pub lobby_expires: Duration,
    /// How long a full lobby waits, after its last event, before its match starts by itself.
    pub starts_after: Duration,
    /// How many events a lobby takes. After that its match can only be started, its seats given up, and the table closed. It must be more
    /// than a guest causes in a day, or anybody could spoil a lobby of others.
    pub lobby_events: u32,
    /// How long a finished table waits for a rematch before it closes.
    pub rematch_expires: Duration,
    /// How long a person may be away, or silent on turn without a slower clock, before another person of the table may end the match or
    /// somebody else may take the seat.
    pub abandoned_after: Duration,
    /// How long nothing may happen in a match before it ends by itself.
    pub idle_ends_after: Duration,
    /// How long a match may stay paused when its persons wanted that.
    pub pause_ends_after: Duration,
    /// The level of an AI player that is added when there is no other, and of one that plays in somebody's place.
    pub ai_level: String,
    /// All levels that an AI player may have, weakest first: [`Command::NextAi`](crate::Command::NextAi) goes through them.
    pub ai_levels: Vec<String>,
}

impl Default for Limits {
    fn default() -> Self {
        const HOUR: u64 = 60 * 60;
        Self {
            lobby_expires: Duration::from_secs(HOUR),
            starts_after: Duration::from_secs(15),
            lobby_events: 2000,
            rematch_expires: Duration::from_secs(24 * HOUR),
            abandoned_after: Duration::from_secs(12 * HOUR),
            idle_ends_after: Duration::from_secs(7 * 24 * HOUR),
            pause_ends_after: Duration::from_secs(30 * 24 * HOUR),
            ai_level: "thumb".to_owned(),
            ai_levels: ["beginner", "thumb", "good", "strong"].map(str::to_owned).to_vec(),
        }
    }
}
