//! A test's control of the gateway.

use std::sync::Arc;

use serde_json::Value;

use crate::bell::TimedOut;
use crate::discord::LoopbackDiscord;
use crate::discord::gateway::frame;
use crate::discord::gateway::hub::Distortion;
use crate::discord::server::Shared;

/// One session, as the server sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shard {
    /// Its number, from 0.
    pub id: u32,
    /// Of how many shards.
    pub of: u32,
    /// The session's id.
    pub session: String,
    /// Whether its client is connected.
    pub connected: bool,
    /// The number of its last event.
    pub seq: u64,
}

/// While it lives, nobody gets a connection to the gateway.
#[derive(Debug)]
#[must_use = "the outage ends when it is dropped"]
pub struct Outage(Arc<Shared>);

impl Drop for Outage {
    fn drop(&mut self) {
        let mut hub = self.0.gateway.hub();
        hub.outages = hub.outages.saturating_sub(1);
    }
}

impl LoopbackDiscord {
    /// Waits until every shard of the bot is connected and was greeted.
    ///
    /// # Errors
    /// When they are not within the options' patience.
    pub async fn ready(&self) -> Result<(), TimedOut> {
        let look = || self.shared.gateway.hub().is_ready().then_some(());
        self.shared.bell.wait("bot that is ready", look, || format!("{:?}", self.shards())).await
    }

    /// Waits until no shard of the bot is connected.
    ///
    /// # Errors
    /// When one still is after the options' patience.
    pub async fn gone(&self) -> Result<(), TimedOut> {
        let look = || self.shards().iter().all(|shard| !shard.connected).then_some(());
        self.shared.bell.wait("bot that is gone", look, || format!("{:?}", self.shards())).await
    }

    /// Waits until the bot has resumed its sessions this many times since the server's start.
    ///
    /// # Errors
    /// If it does not within the options' patience.
    pub async fn resumed(&self, times: u64) -> Result<(), TimedOut> {
        let look = || (self.resumes() >= times).then_some(());
        let seen = || format!("{} resumed, {} identified; {:?}", self.resumes(), self.identifies(), self.shards());
        self.shared.bell.wait(&format!("resume number {times}"), look, seen).await
    }

    /// Waits until the bot has identified this many times since the server's start.
    ///
    /// # Errors
    /// If it does not within the options' patience.
    pub async fn identified(&self, times: u64) -> Result<(), TimedOut> {
        let look = || (self.identifies() >= times).then_some(());
        let seen = || format!("{} resumed, {} identified; {:?}", self.resumes(), self.identifies(), self.shards());
        self.shared.bell.wait(&format!("identify number {times}"), look, seen).await
    }

    /// The sessions that are connected or can be resumed.
    #[must_use]
    pub fn shards(&self) -> Vec<Shard> {
        let hub = self.shared.gateway.hub();
        let shard = |session: &super::session::Session| Shard {
            id: session.shard.0,
            of: session.shard.1,
            session: session.id.clone(),
            connected: session.is_connected(),
            seq: session.last_seq(),
        };
        hub.sessions.iter().map(shard).collect()
    }

    /// How often the bot has identified, in vain or not.
    #[must_use]
    pub fn identifies(&self) -> u64 {
        self.shared.gateway.hub().starts.ever
    }

    /// How often the bot has resumed a session.
    #[must_use]
    pub fn resumes(&self) -> u64 {
        self.shared.gateway.hub().resumes
    }

    /// Cuts the connections of a shard, without a close frame. Its session waits, and keeps what happens.
    pub fn drop_gateway(&self, shard: u32) {
        self.shared.gateway.hub().of_shard(shard).for_each(super::session::Session::cut);
        self.shared.bell.wake();
    }

    /// Lets nothing through to a shard any more, although its connection stays open: it must notice that heartbeats go
    /// unanswered.
    pub fn stall_gateway(&self, shard: u32) {
        self.shared.gateway.hub().of_shard(shard).for_each(super::session::Session::stall);
        self.shared.bell.wake();
    }

    /// Refuses connections to the gateway with 503 until the outage is dropped. Those that are open stay so.
    pub fn gateway_outage(&self) -> Outage {
        self.shared.gateway.hub().outages += 1;
        Outage(Arc::clone(&self.shared))
    }

    /// Asks a shard to reconnect and resume (opcode 7).
    pub fn ask_reconnect(&self, shard: u32) {
        self.tell(shard, &frame::reconnect());
    }

    /// Asks a shard for a heartbeat (opcode 1).
    pub fn ask_heartbeat(&self, shard: u32) {
        self.tell(shard, &frame::heartbeat_request());
    }

    /// Tells a shard that its session is invalid (opcode 9). A `resumable` one waits to be resumed, on the same connection
    /// or on another; any other is over, whatever it missed.
    pub fn invalidate_session(&self, shard: u32, resumable: bool) {
        self.tell(shard, &frame::invalid_session(resumable));
        let mut hub = self.shared.gateway.hub();
        if resumable {
            hub.of_shard(shard).for_each(super::session::Session::part);
        } else {
            hub.sessions.retain(|session| session.shard.0 != shard);
        }
        drop(hub);
        self.shared.bell.wake();
    }

    /// Lets the next `count` events arrive twice, under the same number.
    pub fn duplicate_next(&self, count: usize) {
        self.shared.gateway.hub().duplicates += count;
    }

    /// Lets the next event of this name, as `INTERACTION_CREATE`, arrive with its data changed.
    pub fn distort_next(&self, of: &str, change: impl FnOnce(&Value) -> Value + Send + 'static) {
        let distortion = Distortion { of: of.to_owned(), change: Box::new(change) };
        self.shared.gateway.hub().distortions.push(distortion);
    }

    /// Lets events arrive as they are again.
    pub fn heal_events(&self) {
        self.shared.gateway.hub().distortions.clear();
    }

    fn tell(&self, shard: u32, text: &str) {
        self.shared.gateway.hub().of_shard(shard).for_each(|session| session.say(text.to_owned()));
    }
}
