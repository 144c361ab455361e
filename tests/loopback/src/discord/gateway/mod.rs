//! The gateway: sessions of shards, and the events that reach them.
//!
//! * **Opening**: hello, identify with its refusals (4002, 4004, 4010, 4011, 4013, 4014), one start in five seconds per
//!   bucket of shards, READY, a GUILD_CREATE for each of the shard's guilds.
//! * **Going on**: heartbeats in both directions (4009 without them), 120 payloads a minute (4008), close codes for what
//!   can't be read or does not belong there (4001, 4002, 4003, 4005).
//! * **Coming back**: events are kept while a client is away and replayed by resume; 4007 for a number from the future,
//!   opcode 9 for a session that is over, was closed with 1000 or 1001, or has missed too much.
//! * **Events** go to the shard of their guild and to the intents that ask for them.
//! * **Not modelled**: compression, ETF, voice, requests for members. They are violations when a client wants them.

mod control;
mod frame;
mod hub;
mod intents;
mod opening;
mod options;
mod session;
mod socket;
#[cfg(test)]
mod tests;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

pub use control::{Outage, Shard};
pub use options::GatewayOptions;
pub(crate) use socket::upgrade;

use hub::Hub;

/// Something that happened, on its way to the bot.
#[derive(Debug, Clone)]
pub(crate) struct Dispatch {
    /// The event's name, as `MESSAGE_CREATE`.
    pub(crate) name: &'static str,
    /// The guild of the event, which determines the shard; without a guild it is shard 0.
    pub(crate) guild: Option<u64>,
    /// Whether a session without MESSAGE_CONTENT gets it with empty content, embeds, attachments and components.
    pub(crate) veiled: bool,
    /// The event's data.
    pub(crate) data: Value,
}

/// All sessions.
#[derive(Debug)]
pub(crate) struct Gateway {
    options: GatewayOptions,
    hub: Mutex<Hub>,
}

impl Gateway {
    pub(crate) fn new(options: GatewayOptions) -> Self {
        Self { options, hub: Mutex::default() }
    }

    /// Hands an event to the sessions whose shard and intents it fits, in the order of the calls. It is called with the
    /// world locked, so it never waits and never looks at the world.
    pub(crate) fn dispatch(&self, event: &Dispatch) {
        self.hub().dispatch(event, self.options.resume_window);
    }

    pub(crate) fn options(&self) -> &GatewayOptions {
        &self.options
    }

    /// The `session_start_limit` of `GET /gateway/bot`, at this virtual time.
    pub(crate) fn session_start_limit(&self, now: Duration) -> Value {
        let (used, left) = self.hub().starts.today(now);
        json!({
            "total": self.options.session_starts,
            "remaining": self.options.session_starts.saturating_sub(used),
            "reset_after": u64::try_from(left.as_millis()).unwrap_or(u64::MAX),
            "max_concurrency": self.options.max_concurrency,
        })
    }

    fn hub(&self) -> MutexGuard<'_, Hub> {
        self.hub.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
