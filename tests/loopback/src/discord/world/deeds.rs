//! What people do: use commands, press buttons, fill in forms, write.

use serde_json::{Map, Value, json};

use crate::discord::forms::layouts;
use crate::discord::world::World;
use crate::discord::world::channels::{Channel, ChannelKind};
use crate::discord::world::ids::{Id, parse, text};
use crate::discord::world::interactions::{AnswerKind, Kind, Question};
use crate::discord::world::messages::Stored;
use crate::discord::world::permissions::Permissions;

/// The types of components, by the API's numbers.
const BUTTON: u8 = 2;
const MENU: u8 = 3;

/// Why a person can't do something.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeedError {
    /// The person does not see that channel.
    #[error("the person is not in channel {0}")]
    NotThere(u64),
    /// The person may not do that there.
    #[error("the person lacks the permission for that")]
    Forbidden,
    /// No such command is registered for this place.
    #[error("no command {wanted} among {there}")]
    NoCommand {
        /// What was looked for.
        wanted: String,
        /// The names there are.
        there: String,
    },
    /// The command has no such option, the option no such choice, or a required one is missing.
    #[error("the command's options don't fit: {0}")]
    BadOption(String),
    /// The message is gone, or another's.
    #[error("message {0} is not there for this person")]
    NoMessage(u64),
    /// The message has no such button.
    #[error("no button {wanted} among {there}")]
    NoButton {
        /// What was looked for.
        wanted: String,
        /// The labels there are.
        there: String,
    },
    /// The button can't be pressed: it opens an address, or is disabled.
    #[error("the button {0} asks the bot nothing")]
    NotPressable(String),
    /// The interaction was not answered with a form.
    #[error("there is no form to fill in")]
    NoForm,
}

/// A command or option with this name, or with this name in the person's language.
fn goes_by(item: &Value, name: &str, locale: &str) -> bool {
    item["name"] == name || item["name_localizations"][locale] == name
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// True if a list of numbers contains this one; no list means all.
fn allows(list: &Value, number: u8) -> bool {
    list.as_array().is_none_or(|list| list.contains(&json!(number)))
}

impl World {
    /// True if a person can see a channel.
    pub(crate) fn sees(&self, user: Id, channel: Id) -> bool {
        self.person_permissions(channel, user).contain(Permissions::VIEW_CHANNEL)
    }

    fn need_place(&self, user: Id, channel: Id) -> Result<&Channel, DeedError> {
        let found = self.channels.get(&channel).filter(|_| self.sees(user, channel));
        found.ok_or(DeedError::NotThere(channel))
    }

    /// The commands that a person is offered in a channel.
    pub(crate) fn offered(&self, user: Id, channel: &Channel) -> Vec<&Value> {
        let context = channel.context();
        let bot_there = match &channel.kind {
            ChannelKind::Direct { .. } => true,
            ChannelKind::Between { .. } => false,
            ChannelKind::Text | ChannelKind::Thread(_) => {
                channel.guild.and_then(|id| self.guilds.get(&id)).is_some_and(|guild| guild.has_bot())
            }
        };
        let installed = self.users.get(&user).is_some_and(|user| user.installed);
        let permitted = self.person_permissions(channel.id, user);
        let global = self.commands.lists.get(&None).into_iter().flatten().filter(|command| {
            let types = &command["integration_types"];
            let usable = bot_there && allows(types, 0) || installed && allows(types, 1);
            usable && allows(&command["contexts"], context)
        });
        let own = channel.guild.filter(|_| bot_there).and_then(|guild| self.commands.lists.get(&Some(guild)));
        own.into_iter()
            .flatten()
            .chain(global)
            .filter(|command| {
                let needed = parse(&command["default_member_permissions"]).map(Permissions::from_bits);
                channel.guild.is_none() || needed.is_none_or(|needed| permitted.contain(needed))
            })
            .collect()
    }

    /// Uses a slash command, or asks for suggestions while typing it; the interaction's id. `name` may have subcommands
    /// behind it, parted by spaces, and like the options' names be in the person's language.
    pub(crate) fn use_command(
        &mut self,
        user: Id,
        channel: Id,
        name: &str,
        options: &[(&str, &str)],
        typing: Option<&str>,
    ) -> Result<Id, DeedError> {
        let place = self.need_place(user, channel)?;
        if !self.person_permissions(channel, user).contain(Permissions::USE_APPLICATION_COMMANDS) {
            return Err(DeedError::Forbidden);
        }
        let locale = self.users.get(&user).map(|user| user.locale.clone()).unwrap_or_default();
        let mut words = name.split(' ');
        let first = words.next().unwrap_or_default();
        let offered = self.offered(user, place);
        let found = offered.iter().find(|command| goes_by(command, first, &locale));
        let command = found.ok_or_else(|| DeedError::NoCommand {
            wanted: first.to_owned(),
            there: offered.iter().filter_map(|command| command["name"].as_str()).collect::<Vec<_>>().join(", "),
        })?;
        let path: Vec<&str> = words.collect();
        let filled = self.fill(command, &path, options, &locale, typing)?;
        let mut data = json!({"id": command["id"], "name": command["name"], "type": command["type"]});
        if let Some(guild) = command.get("guild_id") {
            data["guild_id"] = guild.clone();
        }
        if !filled.is_empty() {
            data["options"] = json!(filled);
        }
        let resolved = self.resolved(&filled);
        if !resolved.is_empty() {
            data["resolved"] = json!({"users": resolved});
        }
        let kind = if typing.is_some() { Kind::Autocomplete } else { Kind::Command };
        Ok(self.ask(Question { user, channel, kind, data, message: None }))
    }

    /// The options of a command, or of the subcommand that `path` leads to, as the API sends them.
    fn fill(
        &self,
        command: &Value,
        path: &[&str],
        given: &[(&str, &str)],
        locale: &str,
        typing: Option<&str>,
    ) -> Result<Vec<Value>, DeedError> {
        let known = items(&command["options"]);
        if let Some((first, rest)) = path.split_first() {
            let sub = known.iter().find(|option| goes_by(option, first, locale) && nests(option));
            let sub = sub.ok_or_else(|| DeedError::BadOption(format!("no subcommand {first}")))?;
            let inside = self.fill(sub, rest, given, locale, typing)?;
            return Ok(vec![json!({"name": sub["name"], "type": sub["type"], "options": inside})]);
        }
        if known.iter().any(nests) {
            return Err(DeedError::BadOption("a subcommand is needed".to_owned()));
        }
        let mut filled = Vec::new();
        for (name, value) in given {
            let option = known.iter().find(|option| goes_by(option, name, locale));
            let option = option.ok_or_else(|| DeedError::BadOption(format!("no option {name}")))?;
            let focused = typing == Some(*name);
            let value = if focused { json!(value) } else { self.valued(option, value, locale)? };
            let mut json = json!({"name": option["name"], "type": option["type"], "value": value});
            if focused {
                if option["autocomplete"] != true {
                    return Err(DeedError::BadOption(format!("{name} suggests nothing")));
                }
                json["focused"] = json!(true);
            }
            filled.push(json);
        }
        let missing = known
            .iter()
            .find(|option| option["required"] == true && !filled.iter().any(|filled| filled["name"] == option["name"]));
        match missing.filter(|_| typing.is_none()) {
            Some(option) => Err(DeedError::BadOption(format!("{} is required", option["name"]))),
            None => Ok(filled),
        }
    }

    /// What a person typed, as the option's type has it.
    fn valued(&self, option: &Value, given: &str, locale: &str) -> Result<Value, DeedError> {
        let choices = items(&option["choices"]);
        if !choices.is_empty() {
            let wanted = |choice: &&Value| goes_by(choice, given, locale) || choice["value"] == given;
            let numeric = |choice: &&Value| given.parse().is_ok_and(|given: Value| choice["value"] == given);
            let found = choices.iter().find(wanted).or_else(|| choices.iter().find(numeric));
            let found = found.ok_or_else(|| DeedError::BadOption(format!("no choice {given}")))?;
            return Ok(found["value"].clone());
        }
        let wrong = || DeedError::BadOption(format!("{given} is no value of type {}", option["type"]));
        match option["type"].as_u64() {
            Some(4) => given.parse::<i64>().map(Value::from).map_err(|_| wrong()),
            Some(5) => given.parse::<bool>().map(Value::from).map_err(|_| wrong()),
            Some(6) => {
                let user = given.parse().ok().filter(|id| self.users.contains_key(id));
                user.map(text).ok_or_else(wrong)
            }
            Some(10) => given.parse::<f64>().map(Value::from).map_err(|_| wrong()),
            _ => {
                let most = option["max_length"].as_u64().unwrap_or(6000);
                let least = option["min_length"].as_u64().unwrap_or_default();
                let count = given.chars().count() as u64;
                if (least..=most).contains(&count) { Ok(json!(given)) } else { Err(wrong()) }
            }
        }
    }

    /// The users among options.
    fn resolved(&self, options: &[Value]) -> Map<String, Value> {
        let mut found = Map::new();
        for option in options {
            found.extend(self.resolved(items(&option["options"])));
            if option["type"] == 6
                && let Some(id) = parse(&option["value"])
            {
                found.insert(id.to_string(), self.user_json(id));
            }
        }
        found
    }

    /// Uses a component of a message; the interaction's id. `values` are what was picked from a menu. A forged use is not
    /// checked against the message: any component, any person who sees the channel, even an ephemeral message of another.
    pub(crate) fn press(
        &mut self,
        user: Id,
        (channel, message): (Id, Id),
        custom_id: &str,
        values: &[&str],
        forged: bool,
    ) -> Result<Id, DeedError> {
        self.need_place(user, channel)?;
        let stored = self.stored(channel, message).cloned().ok_or(DeedError::NoMessage(message))?;
        if stored.only_for.is_some_and(|only| only != user) && !forged {
            return Err(DeedError::NoMessage(message));
        }
        let component = find_component(&stored, custom_id);
        let kind = match (component, forged) {
            (Some(component), _) => component["type"].clone(),
            (None, true) => json!(BUTTON),
            (None, false) => {
                return Err(DeedError::NoButton { wanted: custom_id.to_owned(), there: String::new() });
            }
        };
        let mut data = json!({"custom_id": custom_id, "component_type": kind, "id": 1});
        if kind != BUTTON {
            data["values"] = json!(values);
        }
        Ok(self.ask(Question { user, channel, kind: Kind::Component, data, message: Some(stored) }))
    }

    /// Uses a menu that need not be there, and picks values from it that it need not have; the interaction's id.
    pub(crate) fn pick_forged(
        &mut self,
        user: Id,
        (channel, message): (Id, Id),
        custom_id: &str,
        values: &[&str],
    ) -> Result<Id, DeedError> {
        self.need_place(user, channel)?;
        let stored = self.stored(channel, message).cloned().ok_or(DeedError::NoMessage(message))?;
        let data = json!({"custom_id": custom_id, "component_type": MENU, "id": 1, "values": values});
        Ok(self.ask(Question { user, channel, kind: Kind::Component, data, message: Some(stored) }))
    }

    /// Sends the form that answered an interaction, filled in; the new interaction's id.
    pub(crate) fn submit(&mut self, opened_by: Id, values: &[(&str, &str)]) -> Result<Id, DeedError> {
        let asked = self.interactions.all.get(&opened_by).ok_or(DeedError::NoForm)?;
        let answered = asked.answered.as_ref().filter(|answered| answered.kind == AnswerKind::Form);
        let form = answered.map(|answered| answered.data.clone()).ok_or(DeedError::NoForm)?;
        let (user, channel, message) = (asked.user, asked.channel, asked.message);
        let message = message.and_then(|message| self.stored(channel, message)).cloned();
        let mut rows = Vec::new();
        for (n, row) in items(&form["components"]).iter().enumerate() {
            let input = items(&row["components"]).first().unwrap_or(&row["component"]);
            let id = input["custom_id"].as_str().unwrap_or_default();
            let typed = values.iter().find(|(name, _)| *name == id).map(|(_, value)| *value);
            if typed.is_none_or(str::is_empty) && input["required"] != false {
                return Err(DeedError::BadOption(format!("{id} is required")));
            }
            let field = json!({
                "type": input["type"], "id": 2 * n + 2, "custom_id": id, "value": typed.unwrap_or_default(),
            });
            rows.push(json!({"type": 1, "id": 2 * n + 1, "components": [field]}));
        }
        let data = json!({"custom_id": form["custom_id"], "components": rows});
        Ok(self.ask(Question { user, channel, kind: Kind::Form, data, message }))
    }

    /// A person writes into a channel; the message's id.
    pub(crate) fn say(&mut self, user: Id, channel: Id, words: &str, reply_to: Option<Id>) -> Result<Id, DeedError> {
        self.need_place(user, channel)?;
        let thread = self.channels.get(&channel).and_then(Channel::thread).cloned();
        if let Some(thread) = thread.filter(|thread| thread.archived) {
            if thread.locked {
                return Err(DeedError::Forbidden);
            }
            self.archive(channel, false, false);
        }
        let mentioned = self.mentioned(words, None);
        let stored = Stored { author: user, content: words.to_owned(), reply_to, mentioned, ..Stored::default() };
        Ok(self.put_message(channel, stored))
    }

    /// Restarts a person's app: her ephemeral messages are gone.
    pub(crate) fn forget_ephemeral(&mut self, user: Id) {
        for channel in self.channels.values_mut() {
            channel.messages.retain(|_, stored| stored.only_for != Some(user));
        }
    }
}

fn nests(option: &Value) -> bool {
    option["type"] == 1 || option["type"] == 2
}

/// The component of a message with this id.
pub(crate) fn find_component<'a>(stored: &'a Stored, custom_id: &str) -> Option<&'a Value> {
    layouts::all(&stored.components).into_iter().find(|component| component["custom_id"] == custom_id)
}
