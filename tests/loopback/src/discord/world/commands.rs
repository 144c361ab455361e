//! The application's commands: registered for all the world or for one guild.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::discord::error::{ApiError, ApiResult, Reply};
use crate::discord::world::World;
use crate::discord::world::ids::{Id, parse, text};

/// The type of the command that opens the application's activity.
const ENTRY_POINT: u64 = 4;

/// The limit of commands in a list.
const MOST: usize = 100;

/// The commands of all lists, as the API shows them; the global list is under none.
#[derive(Debug, Default)]
pub(crate) struct Commands {
    pub(crate) lists: BTreeMap<Option<Id>, Vec<Value>>,
}

/// The key of a command in a list: type and name.
fn key(command: &Value) -> (u64, String) {
    (command["type"].as_u64().unwrap_or(1), command["name"].as_str().unwrap_or_default().to_owned())
}

/// Leaves out what an option does not say: clients send empty lists and nulls for what belongs to other types.
fn tidy(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        option.retain(|_, value| !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty()));
        if let Some(inner) = option.get_mut("options") {
            tidy(inner);
        }
    }
}

impl World {
    /// # Errors
    /// 10002 for another application, and those of the guild.
    fn command_list(&mut self, application: Id, guild: Option<Id>) -> Result<&mut Vec<Value>, ApiError> {
        if application != self.application {
            return Err(ApiError::unknown_application());
        }
        if let Some(guild) = guild {
            self.own_guild(guild)?;
        }
        Ok(self.commands.lists.entry(guild).or_default())
    }

    /// A command as the API shows it, made from a request; `old` is what it replaces.
    fn command_json(&mut self, guild: Option<Id>, body: &Value, old: Option<&Value>) -> Value {
        let version = self.new_id();
        let mut fields = Map::new();
        let defaults = json!({
            "type": 1, "description": "", "default_member_permissions": null, "nsfw": false,
            "name_localizations": null, "description_localizations": null,
        });
        let global = json!({"contexts": null, "integration_types": [0], "dm_permission": true});
        for source in [Some(&defaults), guild.is_none().then_some(&global), old, Some(body)].into_iter().flatten() {
            for (name, value) in source.as_object().into_iter().flatten() {
                let keeps_default = value.is_null() && fields.get(name).is_some_and(|old| !old.is_null());
                if !keeps_default {
                    fields.insert(name.clone(), value.clone());
                }
            }
        }
        if let Some(number) = fields.get("default_member_permissions").and_then(Value::as_u64) {
            fields.insert("default_member_permissions".to_owned(), json!(number.to_string()));
        }
        fields.retain(|name, value| !value.is_null() || NULLABLE.contains(&name.as_str()));
        if let Some(options) = fields.get_mut("options") {
            tidy(options);
        }
        let id = old.and_then(|old| parse(&old["id"])).unwrap_or(version);
        fields.insert("id".to_owned(), text(id));
        fields.insert("application_id".to_owned(), text(self.application));
        fields.insert("version".to_owned(), text(version));
        if let Some(guild) = guild {
            fields.insert("guild_id".to_owned(), text(guild));
        }
        Value::Object(fields)
    }

    pub(crate) fn list_commands(&mut self, application: Id, guild: Option<Id>) -> ApiResult {
        Ok(Reply::ok(json!(self.command_list(application, guild)?)))
    }

    pub(crate) fn get_command(&mut self, application: Id, guild: Option<Id>, id: Id) -> ApiResult {
        let list = self.command_list(application, guild)?;
        let found = list.iter().find(|command| command["id"] == text(id));
        found.cloned().map(Reply::ok).ok_or_else(ApiError::unknown_command)
    }

    /// Creates a command, or replaces the one of the same name.
    pub(crate) fn put_command(&mut self, application: Id, guild: Option<Id>, body: &Value) -> ApiResult {
        let list = self.command_list(application, guild)?;
        let same = list.iter().position(|command| key(command) == key(body));
        let old = same.and_then(|at| list.get(at)).map(|old| json!({"id": old["id"]}));
        if old.is_none() && list.len() >= MOST {
            let message = "Maximum number of application commands reached (100)";
            return Err(ApiError::new(400, 30_032, message));
        }
        let command = self.command_json(guild, body, old.as_ref());
        let list = self.command_list(application, guild)?;
        match same.and_then(|at| list.get_mut(at)) {
            Some(place) => *place = command.clone(),
            None => list.push(command.clone()),
        }
        Ok(Reply { status: if same.is_some() { 200 } else { 201 }, body: Some(command) })
    }

    /// The operator enables activities in the portal, which makes the command that opens one.
    pub(crate) fn enable_activities(&mut self) {
        let launch = json!({
            "type": ENTRY_POINT, "name": "launch", "handler": 2, "contexts": [0, 1, 2], "integration_types": [0, 1],
        });
        let launch = self.command_json(None, &launch, None);
        self.commands.lists.entry(None).or_default().push(launch);
    }

    /// Replaces a whole list; commands of the same name keep their ids.
    ///
    /// # Errors
    /// 50240 for a list that lacks the existing command that opens the activity.
    pub(crate) fn put_commands(&mut self, application: Id, guild: Option<Id>, body: &Value) -> ApiResult {
        let before = self.command_list(application, guild)?.clone();
        let opens = |command: &Value| key(command).0 == ENTRY_POINT;
        if before.iter().any(opens) && !body.as_array().into_iter().flatten().any(opens) {
            return Err(ApiError::entry_point_missing());
        }
        let mut after = Vec::new();
        for wanted in body.as_array().into_iter().flatten() {
            let old = before.iter().find(|old| key(old) == key(wanted)).map(|old| json!({"id": old["id"]}));
            after.push(self.command_json(guild, wanted, old.as_ref()));
        }
        self.command_list(application, guild)?.clone_from(&after);
        Ok(Reply::ok(Value::Array(after)))
    }

    pub(crate) fn change_command(&mut self, application: Id, guild: Option<Id>, id: Id, body: &Value) -> ApiResult {
        let old = self.get_command(application, guild, id)?.body.unwrap_or_default();
        let command = self.command_json(guild, body, Some(&old));
        let list = self.command_list(application, guild)?;
        if let Some(place) = list.iter_mut().find(|command| command["id"] == text(id)) {
            *place = command.clone();
        }
        Ok(Reply::ok(command))
    }

    pub(crate) fn delete_command(&mut self, application: Id, guild: Option<Id>, id: Id) -> ApiResult {
        self.get_command(application, guild, id)?;
        self.command_list(application, guild)?.retain(|command| command["id"] != text(id));
        Ok(Reply::nothing())
    }
}

/// The fields that are shown even when they are null.
const NULLABLE: [&str; 4] =
    ["default_member_permissions", "name_localizations", "description_localizations", "contexts"];
