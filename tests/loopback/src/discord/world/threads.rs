//! Threads: opened, archived, locked, joined.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};

use crate::discord::error::{ApiError, ApiResult, Reply};
use crate::discord::world::World;
use crate::discord::world::channels::{Channel, ChannelKind};
use crate::discord::world::ids::{Id, text};
use crate::discord::world::permissions::Permissions;

#[derive(Debug, Clone)]
pub(crate) struct Thread {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) private: bool,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    /// When it was archived or opened last, since the Unix epoch.
    pub(crate) archive_stamp: Duration,
    /// Minutes of silence after which it archives itself; the server does not wait for them.
    pub(crate) auto_archive: u64,
    pub(crate) members: BTreeSet<Id>,
    /// How many messages were ever written into it.
    pub(crate) sent: u64,
}

impl World {
    pub(crate) fn threads_of(&self, parent: Id) -> Vec<Id> {
        let of = |channel: &&Channel| channel.thread().is_some_and(|thread| thread.parent == parent);
        self.channels.values().filter(of).map(|channel| channel.id).collect()
    }

    /// The parent, if threads can be opened there by the bot.
    fn thread_parent(&self, id: Id, private: bool) -> Result<Id, ApiError> {
        let channel = self.seen_channel(id)?;
        if !matches!(channel.kind, ChannelKind::Text) {
            return Err(ApiError::wrong_channel_type());
        }
        let needed = if private { Permissions::CREATE_PRIVATE_THREADS } else { Permissions::CREATE_PUBLIC_THREADS };
        self.need(id, needed)?;
        channel.guild.ok_or_else(ApiError::wrong_channel_type)
    }

    /// `POST /channels/{id}/messages/{id}/threads`. The thread has its message's id.
    pub(crate) fn thread_from_message(&mut self, channel: Id, message: Id, body: &Value) -> ApiResult {
        let guild = self.thread_parent(channel, false)?;
        let starter = self.public_message(channel, message)?;
        if starter.thread.is_some() || self.channels.contains_key(&message) {
            return Err(ApiError::thread_exists());
        }
        if let Some(stored) = self.stored_mut(channel, message) {
            stored.thread = Some(message);
            stored.flags |= 1 << 5;
        }
        self.open_thread(message, guild, channel, false, body);
        self.tell_message("MESSAGE_UPDATE", channel, message);
        Ok(Reply { status: 201, ..self.get_channel(message)? })
    }

    /// `POST /channels/{id}/threads`.
    pub(crate) fn thread_alone(&mut self, channel: Id, body: &Value) -> ApiResult {
        // Without a type it is a private one, for historical reasons.
        let private = body["type"].as_u64().unwrap_or(12) == 12;
        let guild = self.thread_parent(channel, private)?;
        let id = self.new_id();
        self.open_thread(id, guild, channel, private, body);
        Ok(Reply { status: 201, ..self.get_channel(id)? })
    }

    fn open_thread(&mut self, id: Id, guild: Id, parent: Id, private: bool, body: &Value) {
        let thread = Thread {
            parent,
            owner: self.bot,
            private,
            archived: false,
            locked: false,
            archive_stamp: self.clock.unix_time(),
            auto_archive: body["auto_archive_duration"].as_u64().unwrap_or(4320),
            members: [self.bot].into(),
            sent: 0,
        };
        let name = body["name"].as_str().unwrap_or_default();
        let channel = Channel::new(id, Some(guild), name, ChannelKind::Thread(thread));
        self.channels.insert(id, channel);
        self.tell_thread("THREAD_CREATE", id, true);
    }

    fn tell_thread(&mut self, event: &'static str, id: Id, new: bool) {
        let Some(channel) = self.channels.get(&id) else { return };
        let guild = channel.guild;
        let mut data = self.channel_json(channel);
        if new {
            data["newly_created"] = json!(true);
        }
        self.event(event, guild, data);
    }

    pub(crate) fn change_thread(&mut self, id: Id, body: &Value) -> ApiResult {
        let manages = self.bot_permissions(id).contain(Permissions::MANAGE_THREADS);
        let bot = self.bot;
        let thread = self.channels.get(&id).and_then(Channel::thread).ok_or_else(ApiError::unknown_channel)?;
        let flag = |name: &str| body[name].as_bool();
        let locks = flag("locked").is_some_and(|locked| locked != thread.locked);
        if !manages && (locks || thread.locked || thread.owner != bot) {
            return Err(ApiError::missing_permissions());
        }
        let opens = flag("archived") == Some(false);
        if thread.archived && !opens {
            return Err(ApiError::thread_archived());
        }
        let now = self.clock.unix_time();
        if let Some(channel) = self.channels.get_mut(&id) {
            if let Some(name) = body["name"].as_str() {
                name.clone_into(&mut channel.name);
            }
            if let Some(thread) = channel.thread_mut() {
                thread.locked = flag("locked").unwrap_or(thread.locked);
                thread.auto_archive = body["auto_archive_duration"].as_u64().unwrap_or(thread.auto_archive);
                thread.set_archived(flag("archived").unwrap_or(thread.archived), now);
            }
        }
        self.tell_thread("THREAD_UPDATE", id, false);
        self.get_channel(id)
    }

    /// A person or moderator archives or opens a thread.
    pub(crate) fn archive(&mut self, id: Id, archived: bool, locked: bool) {
        let now = self.clock.unix_time();
        if let Some(thread) = self.channels.get_mut(&id).and_then(Channel::thread_mut) {
            thread.set_archived(archived, now);
            thread.locked = locked;
        }
        self.tell_thread("THREAD_UPDATE", id, false);
    }

    /// A message is about to be written into a thread, which opens it again.
    ///
    /// # Errors
    /// 50083 when it is archived and locked, 160005 when it is locked, and the bot manages no threads.
    pub(crate) fn write_into_thread(&mut self, id: Id) -> Result<(), ApiError> {
        let manages = self.bot_permissions(id).contain(Permissions::MANAGE_THREADS);
        let Some(thread) = self.channels.get(&id).and_then(Channel::thread) else { return Ok(()) };
        match (thread.archived, thread.locked) {
            (true, true) if !manages => Err(ApiError::thread_archived()),
            (false, true) if !manages => Err(ApiError::thread_locked()),
            (true, locked) => {
                self.archive(id, false, locked);
                Ok(())
            }
            (false, _) => Ok(()),
        }
    }

    /// `PUT /channels/{id}/thread-members/{user}`.
    pub(crate) fn add_thread_member(&mut self, id: Id, user: Id) -> ApiResult {
        self.seen_channel(id)?;
        let guild = self.channels.get(&id).and_then(|channel| channel.guild);
        let inside = guild.and_then(|guild| self.guilds.get(&guild));
        if !inside.is_some_and(|guild| user == self.bot || guild.members.contains_key(&user)) {
            return Err(ApiError::unknown_member());
        }
        let thread = self.channels.get_mut(&id).and_then(Channel::thread_mut);
        let thread = thread.ok_or_else(ApiError::wrong_channel_type)?;
        if thread.archived {
            return Err(ApiError::thread_archived());
        }
        let joined = thread.members.insert(user);
        let count = thread.members.len();
        if joined && let Some(guild) = guild {
            let added = self.thread_member_json(id, user);
            let data =
                json!({"id": text(id), "guild_id": text(guild), "member_count": count, "added_members": [added]});
            self.event("THREAD_MEMBERS_UPDATE", Some(guild), data);
        }
        Ok(Reply::nothing())
    }
}

impl Thread {
    fn set_archived(&mut self, archived: bool, now: Duration) {
        if self.archived != archived {
            self.archived = archived;
            self.archive_stamp = now;
        }
    }
}
