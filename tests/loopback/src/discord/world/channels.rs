//! Channels: of guilds, threads, direct messages.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::{Value, json};

use crate::discord::error::{ApiError, ApiResult, Reply};
use crate::discord::world::World;
use crate::discord::world::ids::{Id, parse, text};
use crate::discord::world::messages::Stored;
use crate::discord::world::permissions::Permissions;
use crate::discord::world::threads::Thread;

#[derive(Debug, Clone)]
pub(crate) enum ChannelKind {
    /// A guild's text channel.
    Text,
    /// A thread under a text channel.
    Thread(Thread),
    /// The direct messages of the bot and this person.
    Direct { person: Id },
    /// The direct messages of two people, where the bot is not.
    Between { people: [Id; 2] },
}

#[derive(Debug, Clone)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) guild: Option<Id>,
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    /// What this channel takes from the bot.
    pub(crate) denied: Permissions,
    pub(crate) messages: BTreeMap<Id, Stored>,
    pub(crate) last_message: Option<Id>,
    /// The nonces that must not be used twice: which message they made, and when.
    pub(crate) nonces: BTreeMap<String, (Id, Duration)>,
}

impl Channel {
    pub(crate) fn new(id: Id, guild: Option<Id>, name: &str, kind: ChannelKind) -> Self {
        Self {
            id,
            guild,
            name: name.to_owned(),
            kind,
            denied: Permissions::NONE,
            messages: BTreeMap::new(),
            last_message: None,
            nonces: BTreeMap::new(),
        }
    }

    /// The `type` of the API.
    pub(crate) fn number(&self) -> u8 {
        match &self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Between { .. } => 1,
            ChannelKind::Thread(thread) if thread.private => 12,
            ChannelKind::Thread(_) => 11,
        }
    }

    pub(crate) fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            ChannelKind::Text | ChannelKind::Direct { .. } | ChannelKind::Between { .. } => None,
        }
    }

    pub(crate) fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            ChannelKind::Text | ChannelKind::Direct { .. } | ChannelKind::Between { .. } => None,
        }
    }

    /// True if this person takes part in these direct messages.
    pub(crate) fn has_person(&self, user: Id) -> bool {
        match &self.kind {
            ChannelKind::Direct { person } => *person == user,
            ChannelKind::Between { people } => people.contains(&user),
            ChannelKind::Text | ChannelKind::Thread(_) => false,
        }
    }

    /// The interaction context: 0 in a guild, 1 in direct messages with the bot, 2 in others.
    pub(crate) fn context(&self) -> u8 {
        match &self.kind {
            ChannelKind::Text | ChannelKind::Thread(_) => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Between { .. } => 2,
        }
    }
}

impl World {
    pub(crate) fn open_channel(&mut self, guild: Id, name: &str) -> Id {
        let id = self.old_id();
        self.channels.insert(id, Channel::new(id, Some(guild), name, ChannelKind::Text));
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.channels.push(id);
        }
        self.tell_channel("CHANNEL_CREATE", id);
        id
    }

    pub(crate) fn tell_channel(&mut self, event: &'static str, id: Id) {
        let Some(channel) = self.channels.get(&id) else { return };
        let guild = channel.guild;
        let informed = guild.and_then(|guild| self.guilds.get(&guild)).is_some_and(|guild| guild.has_bot());
        if informed {
            let data = self.channel_json(channel);
            self.event(event, guild, data);
        }
    }

    /// Takes permissions from the bot in one channel.
    pub(crate) fn deny(&mut self, id: Id, denied: Permissions) {
        if let Some(channel) = self.channels.get_mut(&id) {
            channel.denied = denied;
        }
        self.tell_channel("CHANNEL_UPDATE", id);
    }

    pub(crate) fn remove_channel(&mut self, id: Id) {
        let threads: Vec<Id> = self.threads_of(id);
        for gone in threads.into_iter().chain([id]) {
            let event = match self.channels.get(&gone).map(|channel| &channel.kind) {
                Some(ChannelKind::Thread(_)) => "THREAD_DELETE",
                _ => "CHANNEL_DELETE",
            };
            self.tell_channel(event, gone);
            self.channels.remove(&gone);
        }
        for guild in self.guilds.values_mut() {
            guild.channels.retain(|channel| *channel != id);
        }
    }

    /// The direct messages of the bot and a person, opened if they are not yet.
    pub(crate) fn direct(&mut self, person: Id) -> Id {
        if let Some(known) = self.directs.get(&person) {
            return *known;
        }
        let id = self.old_id();
        self.channels.insert(id, Channel::new(id, None, "", ChannelKind::Direct { person }));
        self.directs.insert(person, id);
        id
    }

    pub(crate) fn between(&mut self, people: [Id; 2]) -> Id {
        let id = self.old_id();
        self.channels.insert(id, Channel::new(id, None, "", ChannelKind::Between { people }));
        id
    }

    /// A channel that the bot may look at.
    ///
    /// # Errors
    /// 10003 when there is none, 50001 when the bot does not see it.
    pub(crate) fn seen_channel(&self, id: Id) -> Result<&Channel, ApiError> {
        let channel = self.channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
        if self.bot_permissions(id).contain(Permissions::VIEW_CHANNEL) {
            Ok(channel)
        } else {
            Err(ApiError::missing_access())
        }
    }

    /// # Errors
    /// 50013 when the bot lacks some of these permissions in a channel that it sees.
    pub(crate) fn need(&self, channel: Id, permissions: Permissions) -> Result<(), ApiError> {
        self.seen_channel(channel)?;
        if self.bot_permissions(channel).contain(permissions) { Ok(()) } else { Err(ApiError::missing_permissions()) }
    }

    pub(crate) fn get_channel(&self, id: Id) -> ApiResult {
        Ok(Reply::ok(self.channel_json(self.seen_channel(id)?)))
    }

    pub(crate) fn create_dm(&mut self, body: &Value) -> ApiResult {
        let person = parse(&body["recipient_id"]).ok_or_else(ApiError::unknown_user)?;
        if person == self.bot || !self.users.contains_key(&person) {
            return Err(ApiError::invalid_form(json!({"recipient_id": {"_errors": [
                {"code": "CANNOT_DM_USER", "message": "Cannot send messages to this user"}
            ]}})));
        }
        let id = self.direct(person);
        self.get_channel(id)
    }

    /// `PATCH /channels/{id}`: a channel's or thread's name and state.
    pub(crate) fn change_channel(&mut self, id: Id, body: &Value) -> ApiResult {
        let channel = self.seen_channel(id)?;
        match &channel.kind {
            ChannelKind::Thread(_) => self.change_thread(id, body),
            ChannelKind::Direct { .. } | ChannelKind::Between { .. } => Err(ApiError::wrong_channel_type()),
            ChannelKind::Text => {
                self.need(id, Permissions::MANAGE_CHANNELS)?;
                if let (Some(channel), Some(name)) = (self.channels.get_mut(&id), body["name"].as_str()) {
                    name.clone_into(&mut channel.name);
                }
                self.tell_channel("CHANNEL_UPDATE", id);
                self.get_channel(id)
            }
        }
    }

    /// The channels of a guild that the bot sees, threads left out.
    pub(crate) fn list_channels(&self, guild: Id) -> ApiResult {
        let guild = self.own_guild(guild)?;
        let seen = guild.channels.iter().filter_map(|id| self.seen_channel(*id).ok());
        Ok(Reply::ok(seen.map(|channel| self.channel_json(channel)).collect()))
    }

    pub(crate) fn recipients_json(&self, channel: &Channel) -> Value {
        let people: BTreeSet<Id> = match &channel.kind {
            ChannelKind::Direct { person } => [*person].into(),
            ChannelKind::Between { people } => (*people).into(),
            ChannelKind::Text | ChannelKind::Thread(_) => BTreeSet::new(),
        };
        people.into_iter().map(|person| self.user_json(person)).collect()
    }

    /// The overwrite that takes the bot's permissions in a channel.
    pub(crate) fn overwrites_json(&self, channel: &Channel) -> Value {
        if channel.denied == Permissions::NONE {
            return json!([]);
        }
        json!([{"id": text(self.bot), "type": 1, "allow": "0", "deny": channel.denied.json()}])
    }
}
