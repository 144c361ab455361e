//! Guilds: who is in them, and what members and the bot may do there.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::discord::error::ApiError;
use crate::discord::world::World;
use crate::discord::world::channels::ChannelKind;
use crate::discord::world::ids::{Id, text};
use crate::discord::world::permissions::Permissions;

/// A member: what distinguishes one from another here.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Member {
    pub(crate) admin: bool,
}

/// The roles of every guild, in addition to `@everyone`, which grants nothing by itself.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Roles {
    /// Of every person.
    pub(crate) members: Id,
    /// Of admins.
    pub(crate) admins: Id,
    /// Of the bot, managed by its integration.
    pub(crate) bot: Id,
}

#[derive(Debug, Clone)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) owner: Id,
    pub(crate) locale: String,
    pub(crate) members: BTreeMap<Id, Member>,
    pub(crate) roles: Roles,
    /// What the bot may do; none when it is not in the guild.
    pub(crate) bot: Option<Permissions>,
    pub(crate) channels: Vec<Id>,
}

impl Guild {
    pub(crate) fn has_bot(&self) -> bool {
        self.bot.is_some()
    }

    /// What a member may do, channels aside.
    pub(crate) fn permissions_of(&self, user: Id) -> Permissions {
        match self.members.get(&user) {
            _ if user == self.owner => Permissions::from_bits((1 << 50) - 1),
            Some(Member { admin: true }) => Permissions::MEMBER | Permissions::ADMINISTRATOR,
            Some(Member { admin: false }) => Permissions::MEMBER,
            None => Permissions::NONE,
        }
    }

    pub(crate) fn roles_of(&self, user: Id) -> Vec<Id> {
        let admin = self.members.get(&user).is_some_and(|member| member.admin);
        if admin { vec![self.roles.members, self.roles.admins] } else { vec![self.roles.members] }
    }
}

impl World {
    /// A new guild with the bot in it; the first of `people` owns it.
    pub(crate) fn found(&mut self, name: &str, people: &[Id]) -> Id {
        let id = self.old_id();
        let roles = Roles { members: self.old_id(), admins: self.old_id(), bot: self.old_id() };
        let guild = Guild {
            id,
            name: name.to_owned(),
            owner: people.first().copied().unwrap_or(self.bot),
            locale: "en-US".to_owned(),
            members: people.iter().map(|person| (*person, Member::default())).collect(),
            roles,
            bot: Some(Permissions::MEMBER),
            channels: Vec::new(),
        };
        self.guilds.insert(id, guild);
        self.announce_guild(id);
        id
    }

    fn announce_guild(&mut self, id: Id) {
        if let Some(data) = self.guild_create_json(id) {
            self.event("GUILD_CREATE", Some(id), data);
        }
    }

    /// Lets the bot into a guild with these permissions, or changes them.
    pub(crate) fn set_bot(&mut self, id: Id, permissions: Permissions) {
        let Some(guild) = self.guilds.get_mut(&id) else { return };
        let joins = guild.bot.replace(permissions).is_none();
        let role = guild.roles.bot;
        if joins {
            self.announce_guild(id);
        } else if let Some(guild) = self.guilds.get(&id) {
            let data = json!({"guild_id": text(id), "role": guild.role_json(role, self.bot)});
            self.event("GUILD_ROLE_UPDATE", Some(id), data);
        }
    }

    pub(crate) fn remove_bot(&mut self, id: Id) {
        let left = self.guilds.get_mut(&id).and_then(|guild| guild.bot.take()).is_some();
        if left {
            self.event("GUILD_DELETE", Some(id), json!({"id": text(id)}));
        }
    }

    /// Adds a member, or changes one.
    pub(crate) fn set_member(&mut self, id: Id, user: Id, member: Member) {
        let Some(guild) = self.guilds.get_mut(&id) else { return };
        let joins = guild.members.insert(user, member).is_none();
        let Some(mut data) = self.member_json(id, user) else { return };
        data["guild_id"] = text(id);
        self.event(if joins { "GUILD_MEMBER_ADD" } else { "GUILD_MEMBER_UPDATE" }, Some(id), data);
    }

    pub(crate) fn remove_member(&mut self, id: Id, user: Id) {
        let left = self.guilds.get_mut(&id).and_then(|guild| guild.members.remove(&user)).is_some();
        if left {
            let data = json!({"guild_id": text(id), "user": self.user_json(user)});
            self.event("GUILD_MEMBER_REMOVE", Some(id), data);
        }
    }

    /// The guilds that the bot is in.
    pub(crate) fn bot_guilds(&self) -> Vec<Id> {
        self.guilds.values().filter(|guild| guild.has_bot()).map(|guild| guild.id).collect()
    }

    /// A guild, as long as the bot is in it.
    ///
    /// # Errors
    /// 10004 when there is none, 50001 when the bot is not there.
    pub(crate) fn own_guild(&self, id: Id) -> Result<&Guild, ApiError> {
        let guild = self.guilds.get(&id).ok_or_else(ApiError::unknown_guild)?;
        if guild.has_bot() { Ok(guild) } else { Err(ApiError::missing_access()) }
    }

    /// What the bot may do in a channel.
    pub(crate) fn bot_permissions(&self, channel: Id) -> Permissions {
        let Some(channel) = self.channels.get(&channel) else { return Permissions::NONE };
        match &channel.kind {
            ChannelKind::Direct { .. } => Permissions::MEMBER,
            ChannelKind::Between { .. } => Permissions::NONE,
            ChannelKind::Thread(thread) => self.bot_permissions(thread.parent),
            ChannelKind::Text => {
                let guild = channel.guild.and_then(|id| self.guilds.get(&id));
                let granted = guild.and_then(|guild| guild.bot).unwrap_or_default();
                if granted.contain(Permissions::ADMINISTRATOR) { granted } else { granted & !channel.denied }
            }
        }
    }

    /// What a person may do in a channel.
    pub(crate) fn person_permissions(&self, channel: Id, user: Id) -> Permissions {
        let Some(channel) = self.channels.get(&channel) else { return Permissions::NONE };
        match &channel.guild {
            Some(guild) => self.guilds.get(guild).map(|guild| guild.permissions_of(user)).unwrap_or_default(),
            None if channel.has_person(user) => Permissions::MEMBER,
            None => Permissions::NONE,
        }
    }

    pub(crate) fn get_member(&self, guild: Id, user: Id) -> Result<Value, ApiError> {
        self.own_guild(guild)?;
        if !self.users.contains_key(&user) {
            return Err(ApiError::unknown_user());
        }
        self.member_json(guild, user).ok_or_else(ApiError::unknown_member)
    }
}
