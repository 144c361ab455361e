//! Asks Discord for people's rights in a server, and for the channels of their direct messages.

use serde::{Deserialize, Serialize};
use serenity::all::{ChannelId, GuildId, Permissions, RoleId, UserId};
use serenity::http::Route;

use crate::client::Call;
use crate::connect::Discord;
use crate::errors::{CallError, Meaning};

/// The fields of a server that determine rights.
#[derive(Deserialize)]
struct Guild {
    owner_id: UserId,
    roles: Vec<Role>,
}

#[derive(Deserialize)]
struct Role {
    id: RoleId,
    permissions: Permissions,
}

/// The fields of a member that determine rights.
#[derive(Deserialize)]
struct Member {
    roles: Vec<RoleId>,
}

#[derive(Serialize)]
struct Recipient {
    recipient_id: UserId,
}

#[derive(Deserialize)]
struct Channel {
    id: ChannelId,
}

impl Guild {
    /// A member's rights in the server as a whole.
    fn rights(&self, id: GuildId, user: UserId, member: &Member) -> Permissions {
        if user == self.owner_id {
            return Permissions::all();
        }
        // The role `@everyone` has the server's number.
        let everyone = id.get();
        let has = |role: &&Role| role.id.get() == everyone || member.roles.contains(&role.id);
        self.roles.iter().filter(has).fold(Permissions::empty(), |sum, role| sum | role.permissions)
    }
}

impl Discord {
    /// Remembers the rights that came with an input.
    pub(crate) fn note_rights(&self, guild: GuildId, user: UserId, rights: Permissions) {
        self.people().rights.insert((guild, user), rights);
    }

    /// True if the person may decide for the server: its owner, its administrators, and members who may manage it.
    pub(crate) async fn manages(&self, guild: GuildId, user: UserId) -> Result<bool, CallError> {
        let rights = match self.people().rights.get(&(guild, user)) {
            Some(rights) => rights,
            None => {
                let Some(rights) = self.rights(guild, user).await? else { return Ok(false) };
                self.note_rights(guild, user, rights);
                rights
            }
        };
        Ok(rights.intersects(Permissions::ADMINISTRATOR | Permissions::MANAGE_GUILD))
    }

    /// True if the person is a member of the server.
    pub(crate) async fn belongs(&self, guild: GuildId, user: UserId) -> Result<bool, CallError> {
        Ok(self.member(guild, user).await?.is_some())
    }

    /// A member's rights in the server as a whole; `None` for somebody who is no member.
    pub(crate) async fn rights(&self, guild: GuildId, user: UserId) -> Result<Option<Permissions>, CallError> {
        let Some(member) = self.member(guild, user).await? else { return Ok(None) };
        let server: Guild = self.client().ask(Call::get(Route::Guild { guild_id: guild })).await?;
        Ok(Some(server.rights(guild, user, &member)))
    }

    async fn member(&self, guild: GuildId, user: UserId) -> Result<Option<Member>, CallError> {
        match self.client().ask(Call::get(Route::GuildMember { guild_id: guild, user_id: user })).await {
            Ok(member) => Ok(Some(member)),
            Err(error) if error.meaning() == Some(Meaning::MemberAbsent) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The channel of the direct messages with a person. Discord opens it on demand; it stays the same.
    pub(crate) async fn private_channel(&self, user: UserId) -> Result<ChannelId, CallError> {
        let open = async {
            let call = Call::post(Route::UserMeDmChannels, &Recipient { recipient_id: user })?;
            self.client().ask::<Channel>(call).await.map(|channel| channel.id)
        };
        self.people().channels.try_get_with(user, open).await.map_err(|error| CallError::clone(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guild() -> Guild {
        let role = |id, permissions| Role { id: RoleId::new(id), permissions };
        Guild {
            owner_id: UserId::new(1),
            roles: vec![
                role(100, Permissions::SEND_MESSAGES),
                role(101, Permissions::MANAGE_GUILD),
                role(102, Permissions::ADMINISTRATOR),
            ],
        }
    }

    #[test]
    fn rights_come_from_ownership_and_roles() {
        let id = GuildId::new(100);
        let of = |user, roles: &[u64]| {
            let member = Member { roles: roles.iter().map(|role| RoleId::new(*role)).collect() };
            guild().rights(id, UserId::new(user), &member)
        };
        assert!(of(1, &[]).contains(Permissions::ADMINISTRATOR));
        assert_eq!(of(2, &[]), Permissions::SEND_MESSAGES);
        assert_eq!(of(2, &[101]), Permissions::SEND_MESSAGES | Permissions::MANAGE_GUILD);
        assert_eq!(of(2, &[999]), Permissions::SEND_MESSAGES);
    }
}
