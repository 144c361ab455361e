//! Registers the commands with Discord when they have changed.

use serde_json::{Map, Value};
use serenity::all::GuildId;
use serenity::http::Route;
use talon_adapter::repeat;
use talon_house::commands::COMMANDS;
use tracing::{debug, info, warn};

use crate::client::Call;
use crate::commands::definition;
use crate::connect::Discord;
use crate::errors::CallError;
use crate::settings::{CommandScope, Shards};

/// The type of slash commands, the only ones that Talon has.
const TYPED: u64 = 1;

/// The fields of a command that can be set. Discord's lists also contain numbers and versions.
const SETTABLE: [&str; 10] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "contexts",
    "integration_types",
    "nsfw",
    "handler",
];

/// The fields of a command or an option that are compared. Discord adds numbers, versions and defaults.
const COMPARED: [&str; 12] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "required",
    "choices",
    "autocomplete",
    "value",
    "contexts",
    "integration_types",
];

impl Discord {
    /// Updates the list of commands, unless another process does that. Waits through outages. The operator sees a refusal, which stops
    /// nothing: the buttons work without commands.
    pub(crate) async fn publish_commands(&self) {
        if !is_ours(self.settings().shards) {
            return;
        }
        let register = || self.settle_commands();
        let registered = repeat(self.settings().pauses, register, |error, pause| {
            error.passes().then(|| {
                debug!(?pause, "Discord: the commands are not registered yet ({error}); trying again");
                pause
            })
        });
        if let Err(error) = registered.await {
            warn!("Discord: the commands could not be registered ({error})");
            self.complaint().note(format!("the commands are not registered: {error}"));
        }
    }

    async fn settle_commands(&self) -> Result<(), CallError> {
        let application_id = self.application();
        let (route, global) = match self.settings().commands {
            CommandScope::Global => (Route::Commands { application_id }, true),
            CommandScope::Guild(guild) => {
                (Route::GuildCommands { application_id, guild_id: GuildId::from(guild) }, false)
            }
        };
        let wanted: Vec<Value> = COMMANDS.iter().map(|command| definition(command, global)).collect();
        let present: Vec<Value> = self.client().ask(Call::get(route).with("with_localizations", "true")).await?;
        let (typed, others): (Vec<Value>, Vec<Value>) = present.into_iter().partition(is_typed);
        if same(&typed, &wanted) {
            return Ok(());
        }
        // This replaces the whole list. Without the command that opens an activity, Discord refuses it; others would be lost.
        let list: Vec<Value> = wanted.into_iter().chain(others.iter().map(kept)).collect();
        self.client().tell(Call::put(route, &list)?).await?;
        info!("Discord: the commands are registered");
        Ok(())
    }
}

/// Of several processes, the one with the first shard registers the commands.
const fn is_ours(shards: Shards) -> bool {
    match shards {
        Shards::All => true,
        Shards::Range { first, .. } => first == 0,
    }
}

/// True for a slash command. Other commands were made in the portal or by another program, never by Talon.
fn is_typed(command: &Value) -> bool {
    command["type"].as_u64().unwrap_or(TYPED) == TYPED
}

/// An existing command in the form of a request that keeps it.
fn kept(command: &Value) -> Value {
    let fields = SETTABLE.iter().filter_map(|key| {
        let value = command.get(*key).filter(|value| !value.is_null())?;
        // Discord sends it as a text but expects a number.
        let number = value.as_str().filter(|_| *key == "default_member_permissions").and_then(|text| text.parse().ok());
        Some(((*key).to_owned(), number.map_or_else(|| value.clone(), |number: u64| number.into())))
    });
    Value::Object(fields.collect())
}

/// True if both lists have the same commands, in any order.
fn same(present: &[Value], wanted: &[Value]) -> bool {
    let sorted = |commands: &[Value]| {
        let mut commands: Vec<Value> = commands.iter().map(essence).collect();
        commands.sort_by_key(|command| command["name"].to_string());
        commands
    };
    sorted(present) == sorted(wanted)
}

/// A command, an option or a choice without empty fields: absent, null, empty and false mean the same.
fn essence(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = COMPARED.iter().filter_map(|key| {
                let value = fields.get(*key)?;
                let value = if key.ends_with("_localizations") { value.clone() } else { essence(value) };
                says_something(&value).then(|| ((*key).to_owned(), value))
            });
            Value::Object(kept.collect::<Map<String, Value>>())
        }
        Value::Array(items) => Value::Array(items.iter().map(essence).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::String(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn wanted() -> Vec<Value> {
        COMMANDS.iter().map(|command| definition(command, true)).collect()
    }

    /// The commands as Discord returns them: with numbers, versions and defaults, in its own order.
    fn returned() -> Vec<Value> {
        let mut commands = wanted();
        for (number, command) in commands.iter_mut().enumerate() {
            let fields = command.as_object_mut().unwrap();
            fields.insert("id".to_owned(), json!(number.to_string()));
            fields.insert("version".to_owned(), json!("12"));
            fields.insert("default_member_permissions".to_owned(), Value::Null);
            fields.insert("nsfw".to_owned(), json!(false));
            if fields["options"] == json!([]) {
                fields.remove("options");
            }
            for option in fields.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
                option.as_object_mut().unwrap().entry("required").or_insert(json!(false));
            }
        }
        commands.reverse();
        commands
    }

    #[test]
    fn what_discord_returns_is_recognised() {
        assert!(same(&returned(), &wanted()));
    }

    #[test]
    fn every_change_is_seen() {
        let changes: [fn(&mut Vec<Value>); 8] = [
            |commands| drop(commands.pop()),
            |commands| commands.push(json!({ "id": "99", "type": 1, "name": "old", "description": "Gone" })),
            |commands| commands[0]["description"] = json!("Another"),
            |commands| commands[0]["description_localizations"]["bg"] = json!("Друго"),
            |commands| drop(commands[0].as_object_mut().unwrap().remove("name_localizations")),
            |commands| commands[0]["contexts"] = json!([0]),
            |commands| commands[0]["type"] = json!(2),
            |commands| {
                let rules = commands.iter_mut().find(|command| command["name"] == "rules").unwrap();
                rules["options"][0]["choices"].as_array_mut().unwrap().pop();
            },
        ];
        for (number, change) in changes.into_iter().enumerate() {
            let mut present = returned();
            change(&mut present);
            assert!(!same(&present, &wanted()), "change {number}");
        }
    }

    #[test]
    fn commands_of_others_are_kept_as_they_are() {
        let launch = json!({
            "id": "7", "application_id": "8", "version": "9", "type": 4, "name": "launch", "handler": 2, "description": "",
            "name_localizations": null, "description_localizations": null, "default_member_permissions": "32",
            "dm_permission": true, "contexts": [0, 1], "integration_types": [0], "nsfw": false,
        });
        assert!(!is_typed(&launch));
        let expected = json!({
            "type": 4, "name": "launch", "handler": 2, "description": "", "default_member_permissions": 32, "contexts": [0, 1],
            "integration_types": [0], "nsfw": false,
        });
        assert_eq!(kept(&launch), expected);
        assert!(wanted().iter().chain(&returned()).all(is_typed));
    }

    #[test]
    fn one_process_registers() {
        assert!(is_ours(Shards::All));
        assert!(is_ours(Shards::Range { first: 0, last: 1, total: 4 }));
        assert!(!is_ours(Shards::Range { first: 2, last: 3, total: 4 }));
    }
}
