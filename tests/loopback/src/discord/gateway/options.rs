//! What a test can choose about the gateway.

use std::time::Duration;

/// The choices of the gateway. The default is what Discord gives an unverified bot that asked for nothing special.
#[derive(Debug, Clone)]
pub struct GatewayOptions {
    /// How many shards `GET /gateway/bot` recommends.
    pub shards: u64,
    /// How many sessions may identify in [`Self::identify_every`].
    pub max_concurrency: u64,
    /// Virtual time in which each bucket of shards may identify once. Default: 5 s.
    pub identify_every: Duration,
    /// Wall time by which an identify may come too early, for clients measure from the start of theirs. Default: 500 ms.
    pub jitter: Duration,
    /// How many sessions may be started in a day.
    pub session_starts: u64,
    /// Wall time between two heartbeats of the client, as hello tells it; the connection of a client that is silent for
    /// twice that is closed. Default: 41.25 s.
    pub heartbeat_interval: Duration,
    /// The privileged intents that the application may use, as bits. Default: none.
    pub privileged_intents: u64,
    /// How many guilds one shard may have. Default: 2500.
    pub guilds_per_shard: usize,
    /// How many events of a session can be replayed. Default: 1000.
    pub backlog: usize,
    /// Wall time for which a session waits for its client to come back; the real time is not published. Default: 60 s.
    pub resume_window: Duration,
}

impl Default for GatewayOptions {
    fn default() -> Self {
        Self {
            shards: 1,
            max_concurrency: 1,
            identify_every: Duration::from_secs(5),
            jitter: Duration::from_millis(500),
            session_starts: 1000,
            heartbeat_interval: Duration::from_millis(41_250),
            privileged_intents: 0,
            guilds_per_shard: 2500,
            backlog: 1000,
            resume_window: Duration::from_secs(60),
        }
    }
}
