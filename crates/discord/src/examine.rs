//! Examines the bot's account and servers, for the person who sets the bot up.

use std::collections::HashMap;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serenity::all::{GuildId, Permissions};
use serenity::http::Route;
use talon_adapter::ConnectError;

use crate::client::Call;
use crate::connect::{Discord, refused};
use crate::errors::{CallError, Meaning};

/// The permissions in the bot's invitation, and what fails without each.
const WANTED: [(Permissions, &str); 6] = [
    (Permissions::VIEW_CHANNEL, "View Channels"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::EMBED_LINKS, "Embed Links"),
    (Permissions::ATTACH_FILES, "Attach Files"),
    (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
];

/// How many servers Discord lists at once.
const LISTED: usize = 200;

/// How many servers are checked for the bot's commands: each costs a request.
const ASKED: usize = 100;

/// The findings. None of them keeps the bot from starting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Examination {
    /// The link that adds the bot to a server.
    pub invite: String,
    /// How many servers the bot is in.
    pub servers: usize,
    /// How many of them were not checked for the commands: all after the first hundred.
    pub unasked: usize,
    /// The servers in which it lacks permissions. A channel may deny more than its server does.
    pub lacking: Vec<Lacking>,
    /// Whether people can add the bot to their own account, to use it in every conversation.
    pub for_people: bool,
    /// Whether anybody but its owner can add the bot.
    pub public: bool,
}

/// A server in which the bot lacks permissions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lacking {
    /// The server's name.
    pub server: String,
    /// The permissions, as Discord's settings call them in English.
    pub permissions: Vec<&'static str>,
    /// Whether it lacks its commands there, because it was invited without the scope `applications.commands`.
    pub commands: bool,
}

#[derive(Deserialize)]
struct Server {
    id: GuildId,
    name: String,
    permissions: Permissions,
}

#[derive(Deserialize)]
struct Installation {
    #[serde(default)]
    bot_public: bool,
    #[serde(default)]
    integration_types_config: Option<HashMap<String, IgnoredAny>>,
}

impl Discord {
    /// The link that adds the bot to a server.
    #[must_use]
    pub fn invite_link(&self) -> String {
        let permissions = WANTED.iter().fold(Permissions::empty(), |sum, (permission, _)| sum | *permission);
        let (client, bits) = (self.application(), permissions.bits());
        format!(
            "https://discord.com/oauth2/authorize?client_id={client}&scope=bot+applications.commands&permissions={bits}"
        )
    }

    /// Examines the bot's account and servers. The intents need no check: the bot asks for none that must be granted.
    ///
    /// # Errors
    /// As [`connect`](Self::connect).
    pub async fn examine(&self) -> Result<Examination, ConnectError> {
        let refused = |error| refused(error, self.settings());
        let installation: Installation =
            self.client().ask(Call::get(Route::Oauth2ApplicationCurrent)).await.map_err(refused)?;
        let mut servers = 0;
        let mut lacking = Vec::new();
        let mut after = "0".to_owned();
        loop {
            let call = Call::get(Route::UserMeGuilds).with("limit", &LISTED.to_string()).with("after", &after);
            let listed: Vec<Server> = self.client().ask(call).await.map_err(refused)?;
            for server in &listed {
                let commands = servers < ASKED && self.lacks_commands(server.id).await.map_err(refused)?;
                servers += 1;
                lacking.extend(server.lacking(commands));
            }
            match listed.last() {
                Some(last) if listed.len() == LISTED => after = last.id.to_string(),
                Some(_) | None => break,
            }
        }
        Ok(Examination {
            invite: self.invite_link(),
            servers,
            unasked: servers.saturating_sub(ASKED),
            lacking,
            for_people: installation.integration_types_config.is_some_and(|types| types.contains_key("1")),
            public: installation.bot_public,
        })
    }
}

impl Discord {
    /// True if the bot can't have commands in a server, because it was invited without the scope for them.
    async fn lacks_commands(&self, guild_id: GuildId) -> Result<bool, CallError> {
        let route = Route::GuildCommands { application_id: self.application(), guild_id };
        match self.client().ask::<IgnoredAny>(Call::get(route)).await {
            Ok(_) => Ok(false),
            Err(error) if error.meaning() == Some(Meaning::NoAccess) => Ok(true),
            Err(error) => Err(error),
        }
    }
}

impl Server {
    fn lacking(&self, commands: bool) -> Option<Lacking> {
        let lacks = |(permission, name): &(Permissions, &'static str)| {
            let all = self.permissions.contains(Permissions::ADMINISTRATOR);
            (!all && !self.permissions.contains(*permission)).then_some(*name)
        };
        let permissions: Vec<&str> = WANTED.iter().filter_map(lacks).collect();
        (commands || !permissions.is_empty()).then(|| Lacking { server: self.name.clone(), permissions, commands })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_permissions_are_named() {
        let server = |permissions| Server { id: GuildId::new(1), name: "Friday".to_owned(), permissions };
        assert_eq!(server(Permissions::ADMINISTRATOR).lacking(false), None);
        let most = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
        let expected = vec!["Attach Files", "Create Public Threads", "Send Messages in Threads"];
        assert_eq!(server(most).lacking(false).unwrap().permissions, expected);
    }
}
