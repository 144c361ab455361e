//! Messages that consist of components: what is allowed where, and how much of it.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::discord::forms::components::{self, BUTTON, ROW, items, number};
use crate::discord::forms::objections::{Objections, length};

const SECTION: u64 = 9;
const TEXT: u64 = 10;
const THUMBNAIL: u64 = 11;
const GALLERY: u64 = 12;
const FILE: u64 = 13;
const SEPARATOR: u64 = 14;
const CONTAINER: u64 = 17;

/// What is allowed in a container, and everywhere else at the top level.
const IN_CONTAINERS: [u64; 6] = [ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR];
const AT_THE_TOP: [u64; 7] = [ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER];

/// Of all components of a message, with those inside of others.
const COMPONENTS: usize = 40;
/// Of all texts of a message together.
const TEXTS: usize = 4000;

/// Those directly inside of a component.
pub(crate) fn inner(component: &Value) -> impl Iterator<Item = &Value> {
    let accessory = component.get("accessory").filter(|accessory| accessory.is_object());
    items(&component["components"]).iter().chain(accessory)
}

/// All of these, with those inside of them, in the order in which they are read.
pub(crate) fn all(components: &[Value]) -> Vec<&Value> {
    let mut found = Vec::new();
    for component in components {
        found.push(component);
        for one in inner(component) {
            found.extend(all(std::slice::from_ref(one)));
        }
    }
    found
}

/// The text of a text display.
pub(crate) fn text(component: &Value) -> Option<&str> {
    component["content"].as_str().filter(|_| number(component) == TEXT)
}

/// True for a separator.
pub(crate) fn is_separator(component: &Value) -> bool {
    number(component) == SEPARATOR
}

/// True for a container.
pub(crate) fn is_container(component: &Value) -> bool {
    number(component) == CONTAINER
}

/// The components of a message that has nothing else.
pub(super) fn list(found: &mut Objections, list: &Value, path: &[&str]) {
    let list = items(list);
    let all = all(list);
    if all.len() > COMPONENTS {
        let message = format!("Total number of components cannot exceed {COMPONENTS}");
        found.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", &message);
    }
    if all.iter().filter_map(|one| text(one)).map(length).sum::<usize>() > TEXTS {
        let message = format!("Components displayable text size exceeds maximum size of {TEXTS}");
        found.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", &message);
    }
    let mut ids = BTreeSet::new();
    each(found, list, path, &AT_THE_TOP, &mut ids);
}

fn each(found: &mut Objections, list: &[Value], path: &[&str], allowed: &[u64], ids: &mut BTreeSet<String>) {
    for (n, component) in list.iter().enumerate() {
        let place = n.to_string();
        let here = [path, &[place.as_str()]].concat();
        if allowed.contains(&number(component)) {
            one(found, component, &here, ids);
        } else {
            components::wrong_type(found, &here, allowed);
        }
    }
}

fn one(found: &mut Objections, component: &Value, path: &[&str], ids: &mut BTreeSet<String>) {
    let inside = [path, &["components"]].concat();
    match number(component) {
        ROW => components::row(found, component, path, ids),
        SECTION => {
            let texts = items(&component["components"]);
            found.count(&inside, texts.len(), 1, 3);
            each(found, texts, &inside, &[TEXT], ids);
            let beside = [path, &["accessory"]].concat();
            match &component["accessory"] {
                Value::Null => found.add(&beside, "BASE_TYPE_REQUIRED", "This field is required"),
                button if number(button) == BUTTON => components::accessory(found, button, &beside, ids),
                picture if number(picture) == THUMBNAIL => media(found, picture, "media", &beside),
                _ => components::wrong_type(found, &beside, &[BUTTON, THUMBNAIL]),
            }
        }
        TEXT => found.length(&[path, &["content"]].concat(), &component["content"], 1, TEXTS, true),
        GALLERY => {
            let shown = items(&component["items"]);
            let inside = [path, &["items"]].concat();
            found.count(&inside, shown.len(), 1, 10);
            for (n, item) in shown.iter().enumerate() {
                let place = n.to_string();
                media(found, item, "media", &[inside.as_slice(), &[place.as_str()]].concat());
            }
        }
        FILE => media(found, component, "file", path),
        CONTAINER => {
            let within = items(&component["components"]);
            if within.is_empty() {
                found.add(&inside, "BASE_TYPE_BAD_LENGTH", "Must be 1 or more in length.");
            }
            each(found, within, &inside, &IN_CONTAINERS, ids);
        }
        _ => {}
    }
}

/// An image or file with its description.
fn media(found: &mut Objections, item: &Value, field: &str, path: &[&str]) {
    found.length(&[path, &[field, "url"]].concat(), &item[field]["url"], 1, 2048, true);
    found.length(&[path, &["description"]].concat(), &item["description"], 0, 1024, false);
}
