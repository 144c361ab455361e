//! The API's objects, complete: every field that the published document or a client asks for.

use serde_json::{Value, json};

use crate::discord::world::World;
use crate::discord::world::channels::{Channel, ChannelKind};
use crate::discord::world::guilds::Guild;
use crate::discord::world::ids::{Id, text, text_or_null, time_of, timestamp};
use crate::discord::world::permissions::Permissions;

/// The flag of applications that are only installed in few guilds and read no message contents: none.
const APPLICATION_FLAGS: u64 = 0;

/// Puts the fields of `more` into `into`.
pub(crate) fn extend(into: &mut Value, more: Value) {
    if let (Value::Object(into), Value::Object(more)) = (into, more) {
        into.extend(more);
    }
}

impl Guild {
    /// One of this guild's roles.
    pub(crate) fn role_json(&self, role: Id, bot: Id) -> Value {
        let (name, permissions, position, managed) = match role {
            role if role == self.roles.members => ("members", Permissions::MEMBER, 1, false),
            role if role == self.roles.admins => ("admins", Permissions::ADMINISTRATOR, 2, false),
            role if role == self.roles.bot => ("Talon", self.bot.unwrap_or_default(), 3, true),
            _ => ("@everyone", Permissions::NONE, 0, false),
        };
        let mut json = json!({
            "id": text(role), "name": name, "permissions": permissions.json(), "position": position, "managed": managed,
            "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "hoist": false, "mentionable": false, "icon": null, "unicode_emoji": null, "flags": 0,
        });
        if managed {
            json["tags"] = json!({"bot_id": text(bot)});
        }
        json
    }

    pub(crate) fn roles_json(&self, bot: Id) -> Value {
        let mut roles = vec![self.id, self.roles.members, self.roles.admins];
        if self.has_bot() {
            roles.push(self.roles.bot);
        }
        roles.into_iter().map(|role| self.role_json(role, bot)).collect()
    }

    /// The fields that every form of a guild has.
    fn json(&self, bot: Id) -> Value {
        json!({
            "id": text(self.id), "name": self.name, "owner_id": text(self.owner), "preferred_locale": self.locale,
            "roles": self.roles_json(bot), "icon": null, "description": null, "home_header": null, "splash": null,
            "discovery_splash": null, "features": [], "banner": null, "application_id": null, "region": "deprecated",
            "afk_channel_id": null, "afk_timeout": 300, "system_channel_id": null, "system_channel_flags": 0,
            "widget_enabled": false, "widget_channel_id": null, "verification_level": 0,
            "default_message_notifications": 1, "mfa_level": 0, "explicit_content_filter": 0, "max_presences": null,
            "max_members": 500_000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
            "vanity_url_code": null, "premium_tier": 0, "premium_subscription_count": 0, "rules_channel_id": null,
            "safety_alerts_channel_id": null, "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0, "emojis": [], "stickers": [],
            "incidents_data": null,
        })
    }
}

impl World {
    pub(crate) fn user_json(&self, id: Id) -> Value {
        let Some(user) = self.users.get(&id) else { return deleted_user(id) };
        let mut json = json!({
            "id": text(id), "username": user.username, "global_name": user.display_name, "discriminator": "0",
            "avatar": null, "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "avatar_decoration_data": null, "collectibles": null, "primary_guild": null,
        });
        if user.bot {
            json["bot"] = json!(true);
        }
        json
    }

    /// The bot's own user, as READY and `GET /users/@me` show it.
    pub(crate) fn bot_json(&self) -> Value {
        let mut json = self.user_json(self.bot);
        extend(
            &mut json,
            json!({"mfa_enabled": true, "verified": true, "email": null, "locale": "en-US", "bot": true}),
        );
        json
    }

    /// The application in READY: id and flags.
    pub(crate) fn partial_application_json(&self) -> Value {
        json!({"id": text(self.application), "flags": APPLICATION_FLAGS})
    }

    pub(crate) fn application_json(&self) -> Value {
        let keeper = self.users.values().find(|user| !user.bot).map(|user| user.id).unwrap_or(self.bot);
        let mut types = json!({"0": {}});
        if self.options.for_people {
            types["1"] = json!({});
        }
        let installs = self.users.values().filter(|user| user.installed).count();
        json!({
            "id": text(self.application), "name": self.options.username, "icon": null, "description": "",
            "type": null, "bot": self.user_json(self.bot), "bot_public": self.options.public, "bot_require_code_grant": false,
            "verify_key": "00".repeat(32), "flags": APPLICATION_FLAGS, "flags_new": APPLICATION_FLAGS.to_string(),
            "redirect_uris": [], "interactions_endpoint_url": null, "role_connections_verification_url": null,
            "owner": self.user_json(keeper), "approximate_guild_count": self.bot_guilds().len(),
            "approximate_user_install_count": installs, "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0, "team": null, "eligible_oauth2_scopes": [],
            "integration_types_config": types,
        })
    }

    /// A member without the user, as messages carry it.
    pub(crate) fn partial_member_json(&self, guild: Id, user: Id) -> Option<Value> {
        let guild = self.guilds.get(&guild)?;
        let roles = match user {
            user if user == self.bot => guild.bot.map(|_| vec![guild.roles.bot])?,
            user => guild.members.get(&user).map(|_| guild.roles_of(user))?,
        };
        let roles: Value = roles.into_iter().map(text).collect();
        Some(json!({
            "avatar": null, "banner": null, "communication_disabled_until": null, "flags": 0,
            "joined_at": timestamp(time_of(guild.id)), "nick": null, "pending": false, "premium_since": null,
            "roles": roles, "mute": false, "deaf": false,
        }))
    }

    /// A member of a guild, the bot included; none when the user is not in it.
    pub(crate) fn member_json(&self, guild: Id, user: Id) -> Option<Value> {
        let mut json = self.partial_member_json(guild, user)?;
        json["user"] = self.user_json(user);
        Some(json)
    }

    /// `GET /guilds/{id}`.
    pub(crate) fn guild_json(&self, guild: &Guild) -> Value {
        let mut json = guild.json(self.bot);
        json["approximate_member_count"] = json!(guild.members.len() + 1);
        json["approximate_presence_count"] = json!(1);
        json
    }

    /// One of `GET /users/@me/guilds`.
    pub(crate) fn my_guild_json(&self, guild: &Guild) -> Value {
        json!({
            "id": text(guild.id), "name": guild.name, "icon": null, "banner": null, "owner": guild.owner == self.bot,
            "permissions": guild.bot.unwrap_or_default().json(), "features": [],
        })
    }

    /// The data of GUILD_CREATE; none when the bot is not in that guild.
    pub(crate) fn guild_create_json(&self, id: Id) -> Option<Value> {
        let guild = self.guilds.get(&id).filter(|guild| guild.has_bot())?;
        let channels: Value = guild
            .channels
            .iter()
            .filter_map(|id| self.seen_channel(*id).ok())
            .map(|channel| self.channel_json(channel))
            .collect();
        let threads: Value = self
            .channels
            .values()
            .filter(|channel| channel.guild == Some(id) && channel.thread().is_some_and(|thread| !thread.archived))
            .filter(|channel| self.seen_channel(channel.id).is_ok())
            .map(|channel| self.channel_json(channel))
            .collect();
        let mut json = guild.json(self.bot);
        // Without the privileged intent of members a bot gets only itself.
        let members: Value = self.member_json(id, self.bot).into_iter().collect();
        extend(
            &mut json,
            json!({
                "joined_at": timestamp(time_of(id)), "large": false, "unavailable": false,
                "member_count": guild.members.len() + 1, "voice_states": [], "members": members, "channels": channels,
                "threads": threads, "presences": [], "stage_instances": [], "guild_scheduled_events": [],
                "soundboard_sounds": [],
            }),
        );
        Some(json)
    }

    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({
            "id": text(channel.id), "type": channel.number(), "flags": 0,
            "last_message_id": text_or_null(channel.last_message),
        });
        match &channel.kind {
            ChannelKind::Direct { .. } | ChannelKind::Between { .. } => {
                json["recipients"] = self.recipients_json(channel);
            }
            ChannelKind::Text => extend(
                &mut json,
                json!({
                    "guild_id": text_or_null(channel.guild), "name": channel.name, "position": 0, "parent_id": null,
                    "topic": null, "nsfw": false, "rate_limit_per_user": 0,
                    "permission_overwrites": self.overwrites_json(channel),
                }),
            ),
            ChannelKind::Thread(thread) => {
                extend(
                    &mut json,
                    json!({
                        "guild_id": text_or_null(channel.guild), "name": channel.name, "parent_id": text(thread.parent),
                        "owner_id": text(thread.owner), "rate_limit_per_user": 0, "message_count": channel.messages.len(),
                        "member_count": thread.members.len(), "total_message_sent": thread.sent,
                        "thread_metadata": {
                            "archived": thread.archived, "locked": thread.locked,
                            "archive_timestamp": timestamp(thread.archive_stamp),
                            "auto_archive_duration": thread.auto_archive,
                            "create_timestamp": timestamp(time_of(channel.id)),
                        },
                    }),
                );
                if thread.members.contains(&self.bot) {
                    json["member"] = self.thread_member_json(channel.id, self.bot);
                }
            }
        }
        json
    }

    pub(crate) fn thread_member_json(&self, thread: Id, user: Id) -> Value {
        json!({"id": text(thread), "user_id": text(user), "join_timestamp": timestamp(time_of(thread)), "flags": 0})
    }
}

/// What is left of an account that is gone.
fn deleted_user(id: Id) -> Value {
    json!({
        "id": text(id), "username": "deleted_user", "global_name": null, "discriminator": "0", "avatar": null,
        "public_flags": 0, "flags": 0, "primary_guild": null,
    })
}
