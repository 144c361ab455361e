//! Commands: names that can be typed, at most 25 options and choices.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::discord::forms::objections::{Objections, length};

const CHAT_INPUT: u64 = 1;
/// How many characters names, descriptions and choices may have together.
const MOST: usize = 8000;

fn items(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Discord's pattern: `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in lower case where there is one.
fn typeable(name: &str) -> bool {
    let fine = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    (1..=32).contains(&length(name)) && name.chars().all(fine) && name.to_lowercase() == name
}

/// A whole list, whose names differ.
pub(crate) fn list(found: &mut Objections, commands: &Value) {
    let commands = items(commands);
    found.most(&[], commands.len(), 130);
    let mut names = BTreeSet::new();
    for (n, one) in commands.iter().enumerate() {
        let number = n.to_string();
        command(found, one, &[&number], true);
        let name = (one["type"].as_u64().unwrap_or(CHAT_INPUT), one["name"].as_str());
        if !names.insert(name) {
            let message = "Application command names must be unique";
            found.add(&[&number, "name"], "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
}

/// One command; a change of one need not name everything.
pub(crate) fn command(found: &mut Objections, command: &Value, path: &[&str], whole: bool) {
    let typed = command["type"].as_u64().unwrap_or(CHAT_INPUT) == CHAT_INPUT;
    name(found, command, path, whole, typed);
    if typed {
        description(found, command, path, whole);
    }
    options(found, &command["options"], &[path, &["options"]].concat());
    if characters(command) > MOST {
        let message = "Command exceeds maximum size (8000)";
        found.add(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

fn name(found: &mut Objections, of: &Value, path: &[&str], required: bool, typed: bool) {
    let here = [path, &["name"]].concat();
    one_name(found, &here, &of["name"], required, typed);
    for (locale, name) in of["name_localizations"].as_object().into_iter().flatten() {
        let here = [path, &["name_localizations", locale.as_str()]].concat();
        one_name(found, &here, name, true, typed);
    }
}

fn one_name(found: &mut Objections, path: &[&str], name: &Value, required: bool, typed: bool) {
    found.length(path, name, 1, 32, required);
    let wrong = name.as_str().is_some_and(|name| !typeable(name));
    if typed && wrong {
        let message = "String value did not match validation regex.";
        found.add(path, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

fn description(found: &mut Objections, of: &Value, path: &[&str], required: bool) {
    found.length(&[path, &["description"]].concat(), &of["description"], 1, 100, required);
    for (locale, text) in of["description_localizations"].as_object().into_iter().flatten() {
        let here = [path, &["description_localizations", locale.as_str()]].concat();
        found.length(&here, text, 1, 100, true);
    }
}

fn options(found: &mut Objections, list: &Value, path: &[&str]) {
    let list = items(list);
    found.most(path, list.len(), 25);
    let mut names = BTreeSet::new();
    let mut optional = false;
    for (n, option) in list.iter().enumerate() {
        let number = n.to_string();
        let here = [path, &[number.as_str()]].concat();
        name(found, option, &here, true, true);
        description(found, option, &here, true);
        if !names.insert(option["name"].as_str()) {
            let message = "Option names must be unique";
            found.add(
                &[here.as_slice(), &["name"]].concat(),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                message,
            );
        }
        let required = option["required"].as_bool().unwrap_or_default();
        if required && optional {
            let message = "Required options must be placed before non-required options";
            found.add(&here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional |= !required;
        choices(found, option, &here);
        options(found, &option["options"], &[here.as_slice(), &["options"]].concat());
    }
}

fn choices(found: &mut Objections, option: &Value, path: &[&str]) {
    let inside = [path, &["choices"]].concat();
    let choices = items(&option["choices"]);
    found.most(&inside, choices.len(), 25);
    if !choices.is_empty() && option["autocomplete"] == true {
        let message = "Autocomplete may not be set to true if choices are present";
        found.add(&[path, &["autocomplete"]].concat(), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message);
    }
    for (n, choice) in choices.iter().enumerate() {
        let number = n.to_string();
        let here = [inside.as_slice(), &[number.as_str()]].concat();
        found.length(&[here.as_slice(), &["name"]].concat(), &choice["name"], 1, 100, true);
        for (locale, name) in choice["name_localizations"].as_object().into_iter().flatten() {
            let here = [here.as_slice(), &["name_localizations", locale.as_str()]].concat();
            found.length(&here, name, 1, 100, true);
        }
        if let Some(value) = choice["value"].as_str()
            && length(value) > 100
        {
            let message = "Must be 100 or fewer in length.";
            found.add(&[here.as_slice(), &["value"]].concat(), "BASE_TYPE_MAX_LENGTH", message);
        }
    }
}

/// A text in its longest language.
fn longest(of: &Value, name: &str, localizations: &str) -> usize {
    let translations = of[localizations].as_object().into_iter().flatten().filter_map(|(_, text)| text.as_str());
    translations.chain(of[name].as_str()).map(length).max().unwrap_or_default()
}

/// The characters of names, descriptions and choices' values.
fn characters(of: &Value) -> usize {
    let own = longest(of, "name", "name_localizations") + longest(of, "description", "description_localizations");
    let choices: usize = items(&of["choices"])
        .iter()
        .map(|choice| {
            let value = choice["value"].as_str().map(length).unwrap_or_default();
            longest(choice, "name", "name_localizations") + value
        })
        .sum();
    own + choices + items(&of["options"]).iter().map(characters).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::typeable;

    #[test]
    fn names_can_be_typed_in_any_script() {
        for name in ["play", "игра", "my-table", "стол_2", "パス"] {
            assert!(typeable(name), "{name}");
        }
        for name in ["", "Play", "my table", "play!", &"a".repeat(33)] {
            assert!(!typeable(name), "{name}");
        }
    }
}
