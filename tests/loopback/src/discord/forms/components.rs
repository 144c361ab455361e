//! Interactive components: rows of five buttons, or of one menu.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::discord::forms::objections::Objections;

pub(super) const ROW: u64 = 1;
pub(super) const BUTTON: u64 = 2;
const MENU: u64 = 3;
const TEXT_INPUT: u64 = 4;
/// The other menus: users, roles, both, channels.
const MENUS: std::ops::RangeInclusive<u64> = 5..=8;

const LINK: u64 = 5;
const PREMIUM: u64 = 6;

/// The buttons of a row.
const WIDTH: usize = 5;

pub(super) fn items(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

pub(super) fn number(component: &Value) -> u64 {
    component["type"].as_u64().unwrap_or_default()
}

/// The rows of a message that is not made of components alone.
pub(super) fn rows(found: &mut Objections, rows: &Value, path: &[&str]) {
    let rows = items(rows);
    found.most(path, rows.len(), 5);
    let mut ids = BTreeSet::new();
    for (n, one) in rows.iter().enumerate() {
        let number_of_row = n.to_string();
        let here = [path, &[number_of_row.as_str()]].concat();
        match number(one) {
            ROW => row(found, one, &here, &mut ids),
            _ => wrong_type(found, &here, &[ROW]),
        }
    }
}

/// One of these types is required here.
pub(super) fn wrong_type(found: &mut Objections, path: &[&str], allowed: &[u64]) {
    let allowed: Vec<String> = allowed.iter().map(u64::to_string).collect();
    // The server says it as Python writes a tuple.
    let listed = if allowed.len() == 1 { format!("{},", allowed[0]) } else { allowed.join(", ") };
    let message = format!("Value of field \"type\" must be one of ({listed}).");
    found.add(&[path, &["type"]].concat(), "UNION_TYPE_CHOICES", &message);
}

/// A row, with the custom ids that must not come twice in a message.
pub(super) fn row(found: &mut Objections, row: &Value, path: &[&str], ids: &mut BTreeSet<String>) {
    let inside = [path, &["components"]].concat();
    let components = items(&row["components"]);
    found.count(&inside, components.len(), 1, WIDTH);
    let mut width = 0;
    for (n, component) in components.iter().enumerate() {
        let number_in_row = n.to_string();
        let here = [inside.as_slice(), &[number_in_row.as_str()]].concat();
        width += if number(component) == BUTTON { 1 } else { WIDTH };
        if width > WIDTH {
            let message = "The specified component exceeds the maximum width";
            found.add(&here, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
        }
        one(found, component, &here);
        unique(found, component, &here, ids);
    }
}

/// A button next to a text.
pub(super) fn accessory(found: &mut Objections, button: &Value, path: &[&str], ids: &mut BTreeSet<String>) {
    self::button(found, button, path);
    unique(found, button, path, ids);
}

fn unique(found: &mut Objections, component: &Value, path: &[&str], ids: &mut BTreeSet<String>) {
    let Some(id) = component["custom_id"].as_str() else { return };
    if !ids.insert(id.to_owned()) {
        let message = "Component custom id cannot be duplicated";
        found.add(&[path, &["custom_id"]].concat(), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

fn one(found: &mut Objections, component: &Value, path: &[&str]) {
    match number(component) {
        BUTTON => button(found, component, path),
        MENU => {
            found.length(&[path, &["custom_id"]].concat(), &component["custom_id"], 1, 100, true);
            found.length(&[path, &["placeholder"]].concat(), &component["placeholder"], 0, 150, false);
            options(found, &component["options"], &[path, &["options"]].concat());
        }
        other if MENUS.contains(&other) => {
            found.length(&[path, &["custom_id"]].concat(), &component["custom_id"], 1, 100, true);
        }
        _ => wrong_type(found, path, &[BUTTON, MENU, 5, 6, 7, 8]),
    }
}

fn button(found: &mut Objections, button: &Value, path: &[&str]) {
    let style = button["style"].as_u64();
    match style {
        None => found.add(&[path, &["style"]].concat(), "BASE_TYPE_REQUIRED", "This field is required"),
        Some(1..=4) => match button["custom_id"].as_str() {
            None => {
                let message = "A custom id is required";
                found.add(&[path, &["custom_id"]].concat(), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message);
            }
            Some(_) => found.length(&[path, &["custom_id"]].concat(), &button["custom_id"], 1, 100, true),
        },
        Some(LINK) => match button["url"].as_str() {
            None => {
                let message = "A url is required";
                found.add(&[path, &["url"]].concat(), "BUTTON_COMPONENT_URL_REQUIRED", message);
            }
            Some(_) => found.length(&[path, &["url"]].concat(), &button["url"], 1, 512, true),
        },
        Some(PREMIUM) => {}
        Some(_) => {
            let message = "Value must be one of {1, 2, 3, 4, 5, 6}.";
            found.add(&[path, &["style"]].concat(), "BASE_TYPE_CHOICES", message);
        }
    }
    found.length(&[path, &["label"]].concat(), &button["label"], 0, 80, false);
    let named = button["label"].as_str().is_some_and(|label| !label.is_empty()) || button["emoji"].is_object();
    if !named && style != Some(PREMIUM) {
        found.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "Must have a label or an emoji");
    }
}

fn options(found: &mut Objections, options: &Value, path: &[&str]) {
    let options = items(options);
    found.count(path, options.len(), 1, 25);
    let mut values = BTreeSet::new();
    for (n, option) in options.iter().enumerate() {
        let number = n.to_string();
        let here = [path, &[number.as_str()]].concat();
        found.length(&[here.as_slice(), &["label"]].concat(), &option["label"], 1, 100, true);
        found.length(&[here.as_slice(), &["value"]].concat(), &option["value"], 1, 100, true);
        found.length(&[here.as_slice(), &["description"]].concat(), &option["description"], 0, 100, false);
        if !values.insert(option["value"].as_str()) {
            let message = "The specified option value is already used";
            found.add(&[here.as_slice(), &["value"]].concat(), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
}

/// The fields of a form: one input a row, or labelled ones.
pub(crate) fn form(found: &mut Objections, rows: &Value, path: &[&str]) {
    let rows = items(rows);
    found.count(path, rows.len(), 1, 5);
    for (n, row) in rows.iter().enumerate() {
        let number_of_row = n.to_string();
        let here = [path, &[number_of_row.as_str(), "components", "0"]].concat();
        let Some(input) = items(&row["components"]).first() else { continue };
        if number(input) == TEXT_INPUT {
            found.length(&[here.as_slice(), &["custom_id"]].concat(), &input["custom_id"], 1, 100, true);
            found.length(&[here.as_slice(), &["label"]].concat(), &input["label"], 1, 45, true);
        }
    }
}
