//! The bot's commands per scope and language, and which of them a person's menu shows.

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::params::Params;
use crate::world::{ChatKind, CommandKey, World};

/// One command of a person's menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MenuEntry {
    /// The command, without its slash.
    pub command: String,
    /// What it does.
    pub description: String,
}

/// Which of the texts about the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum About {
    /// In an empty private chat.
    Long,
    /// On the profile.
    Short,
}

impl About {
    const fn field(self) -> &'static str {
        match self {
            Self::Long => "description",
            Self::Short => "short_description",
        }
    }

    const fn longest(self) -> usize {
        match self {
            Self::Long => 512,
            Self::Short => 120,
        }
    }
}

fn language(params: &Params) -> Result<String, ApiError> {
    let language = params.text("language_code").unwrap_or_default();
    let code = language.is_empty() || (language.len() == 2 && language.chars().all(|c| c.is_ascii_lowercase()));
    if code { Ok(language) } else { Err(ApiError::bad("invalid language code specified")) }
}

fn key(params: &Params) -> Result<CommandKey, ApiError> {
    let language = language(params)?;
    let scope = params.json("scope")?.unwrap_or_else(|| json!({"type": "default"}));
    let number = |name: &str| scope[name].as_i64().map_or_else(|| scope[name].to_string(), |n| n.to_string());
    let scope = match scope["type"].as_str().unwrap_or_default() {
        kind @ ("default" | "all_private_chats" | "all_group_chats" | "all_chat_administrators") => kind.to_owned(),
        kind @ ("chat" | "chat_administrators") => format!("{kind} {}", number("chat_id")),
        kind @ "chat_member" => format!("{kind} {} {}", number("chat_id"), number("user_id")),
        _ => return Err(ApiError::bad("can't parse BotCommandScope: unsupported type specified")),
    };
    Ok((scope, language))
}

impl World {
    pub(crate) fn set_my_commands(&mut self, params: &Params) -> ApiResult {
        let key = key(params)?;
        let commands = params.json("commands")?.unwrap_or_else(|| json!([]));
        let list = commands.as_array().ok_or_else(|| ApiError::bad("expected an Array of BotCommand"))?;
        if list.len() > 100 {
            return Err(ApiError::bad("BOT_COMMANDS_TOO_MUCH"));
        }
        for command in list {
            let name = command["command"].as_str().unwrap_or_default();
            let name = name.strip_prefix('/').unwrap_or(name);
            let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            if name.is_empty() || name.len() > 32 || !name.chars().all(fine) {
                return Err(ApiError::bad("BOT_COMMAND_INVALID"));
            }
            let description = command["description"].as_str().unwrap_or_default().chars().count();
            if description == 0 || description > 256 {
                return Err(ApiError::bad("BOT_COMMAND_DESCRIPTION_INVALID"));
            }
        }
        if list.is_empty() {
            self.commands.remove(&key);
        } else {
            self.commands.insert(key, commands);
        }
        Ok(json!(true))
    }

    pub(crate) fn get_my_commands(&self, params: &Params) -> ApiResult {
        Ok(self.commands.get(&key(params)?).cloned().unwrap_or_else(|| json!([])))
    }

    pub(crate) fn delete_my_commands(&mut self, params: &Params) -> ApiResult {
        self.commands.remove(&key(params)?);
        Ok(json!(true))
    }

    pub(crate) fn set_about(&mut self, params: &Params, about: About) -> ApiResult {
        let text = params.text(about.field()).unwrap_or_default();
        if text.chars().count() > about.longest() {
            return Err(ApiError::bad(format!("{} is too long", about.field())));
        }
        self.about.insert((about, language(params)?), text);
        Ok(json!(true))
    }

    pub(crate) fn get_about(&self, params: &Params, about: About) -> ApiResult {
        let text = self.about.get(&(about, language(params)?)).cloned().unwrap_or_default();
        Ok(json!({about.field(): text}))
    }

    /// What a person reads about the bot in an empty private chat, and on its profile.
    pub(crate) fn about(&self, person: i64) -> (String, String) {
        let language = self.users.get(&person).and_then(|user| user.language.clone()).unwrap_or_default();
        let text = |about: About| {
            let own = self.about.get(&(about, language.clone())).filter(|text| !text.is_empty());
            own.or_else(|| self.about.get(&(about, String::new()))).cloned().unwrap_or_default()
        };
        (text(About::Long), text(About::Short))
    }

    /// The menu of a person in a chat: the narrowest scope that has commands in the person's language, else in none.
    pub(crate) fn menu(&self, person: i64, chat: i64) -> Vec<MenuEntry> {
        let language = self.users.get(&person).and_then(|user| user.language.clone()).unwrap_or_default();
        let language = language.split(['-', '_']).next().unwrap_or_default().to_owned();
        let kind = self.chats.get(&chat);
        let admin = kind.and_then(|chat| chat.members.get(&person)).is_some_and(|standing| standing.runs_it());
        let mut scopes = Vec::new();
        match kind.map(|chat| &chat.kind) {
            Some(ChatKind::Private { .. }) | None => {
                scopes.extend([format!("chat {chat}"), "all_private_chats".to_owned()]);
            }
            Some(ChatKind::Group { .. } | ChatKind::Supergroup { .. }) => {
                scopes.push(format!("chat_member {chat} {person}"));
                if admin {
                    scopes.push(format!("chat_administrators {chat}"));
                }
                scopes.push(format!("chat {chat}"));
                if admin {
                    scopes.push("all_chat_administrators".to_owned());
                }
                scopes.push("all_group_chats".to_owned());
            }
        }
        scopes.push("default".to_owned());
        let found = scopes.into_iter().find_map(|scope| {
            let own = self.commands.get(&(scope.clone(), language.clone()));
            own.or_else(|| self.commands.get(&(scope, String::new())))
        });
        let entry = |command: &Value| MenuEntry {
            command: command["command"].as_str().unwrap_or_default().to_owned(),
            description: command["description"].as_str().unwrap_or_default().to_owned(),
        };
        found.and_then(Value::as_array).into_iter().flatten().map(entry).collect()
    }
}
