//! Identify and resume: who gets a session, and its first events.

use serde_json::{Value, json};

use crate::discord::gateway::Gateway;
use crate::discord::gateway::frame::{Closing, Identify, Resume};
use crate::discord::gateway::intents::Intents;
use crate::discord::gateway::session::{Outlet, Session, Shard, shard_of};
use crate::discord::world::World;

/// Why no session was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The connection is closed.
    Close(Closing),
    /// Opcode 9: the client may identify later.
    Invalid,
    /// Opcode 9, because the day's sessions are used up. Discord would take the token away.
    Exhausted,
}

impl From<Closing> for Refusal {
    fn from(closing: Closing) -> Self {
        Self::Close(closing)
    }
}

/// Clients send the token with or without the word that HTTP wants before it.
fn is_token(world: &World, token: &str) -> bool {
    token.strip_prefix("Bot ").unwrap_or(token) == world.options.token
}

impl Gateway {
    /// Opens a session; it is called with the world locked, so that the greeting and the events after it leave nothing
    /// out. `url` is where the session can be resumed.
    pub(crate) fn identify(
        &self,
        world: &World,
        identify: &Identify,
        outlet: Outlet,
        url: &str,
    ) -> Result<(), Refusal> {
        let shard = identify.shard.unwrap_or((0, 1));
        let guilds: Vec<u64> =
            world.bot_guilds().into_iter().filter(|id| shard_of(Some(*id), shard.1) == shard.0).collect();
        self.check(world, identify, shard, guilds.len())?;
        let mut hub = self.hub();
        self.admit(&mut hub, world, shard)?;
        let user = world.bot_json();
        let bot = user["id"].as_str().unwrap_or_default().to_owned();
        let id = format!("{:032x}", hub.starts.ever);
        let intents = Intents::new(identify.intents);
        let mut session = Session::new(id.clone(), shard, intents, bot, self.options().backlog, outlet);
        let unavailable: Vec<Value> =
            guilds.iter().map(|id| json!({"id": id.to_string(), "unavailable": true})).collect();
        let ready = json!({
            "v": 10,
            "user": user,
            "guilds": unavailable,
            "session_id": id,
            "session_type": "normal",
            "resume_gateway_url": url,
            "shard": [shard.0, shard.1],
            "application": world.partial_application_json(),
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
            "_trace": ["loopback"],
        });
        session.send("READY", &ready);
        if session.wants_guilds() {
            for guild in guilds.iter().filter_map(|id| world.guild_create_json(*id)) {
                session.send("GUILD_CREATE", &guild);
            }
        }
        hub.sessions.push(session);
        Ok(())
    }

    fn check(&self, world: &World, identify: &Identify, shard: Shard, guilds: usize) -> Result<(), Closing> {
        let intents = Intents::new(identify.intents);
        if !is_token(world, &identify.token) {
            Err(Closing::AuthenticationFailed)
        } else if shard.0 >= shard.1 {
            Err(Closing::InvalidShard)
        } else if guilds > self.options().guilds_per_shard {
            Err(Closing::ShardingRequired)
        } else if !intents.are_known() {
            Err(Closing::InvalidIntents)
        } else if !intents.are_granted(self.options().privileged_intents) {
            Err(Closing::DisallowedIntents)
        } else {
            Ok(())
        }
    }

    fn admit(&self, hub: &mut super::hub::Hub, world: &World, shard: Shard) -> Result<(), Refusal> {
        let options = self.options();
        let now = world.clock.now();
        let (used, _) = hub.starts.today(now);
        if used >= options.session_starts {
            return Err(Refusal::Exhausted);
        }
        let buckets = u32::try_from(options.max_concurrency.max(1)).unwrap_or(u32::MAX);
        let every = options.identify_every.saturating_sub(world.clock.virtually(options.jitter));
        if hub.starts.admit(shard.0 % buckets, now, every) { Ok(()) } else { Err(Refusal::Invalid) }
    }

    /// Goes on with a session over a new connection.
    pub(crate) fn resume(&self, world: &World, resume: &Resume, outlet: Outlet) -> Result<(), Refusal> {
        if !is_token(world, &resume.token) {
            return Err(Closing::AuthenticationFailed.into());
        }
        let mut hub = self.hub();
        let window = self.options().resume_window;
        let Some(session) = hub.sessions.iter_mut().find(|session| session.id == resume.session_id) else {
            return Err(Refusal::Invalid);
        };
        let refused = if resume.seq > session.last_seq() {
            Some(Closing::InvalidSeq.into())
        } else if session.away().is_some_and(|away| away >= window) || !session.resume(resume.seq, outlet) {
            Some(Refusal::Invalid)
        } else {
            None
        };
        match refused {
            None => {
                hub.resumes += 1;
                Ok(())
            }
            Some(refusal) => {
                hub.sessions.retain(|session| session.id != resume.session_id);
                Err(refusal)
            }
        }
    }
}
