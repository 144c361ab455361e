//! Embeds: ten of them, 6,000 characters in all.

use serde_json::Value;

use crate::discord::forms::objections::{Objections, length};

/// The texts of an embed: where, and how long at most.
const TEXTS: [(&[&str], usize); 4] =
    [(&["title"], 256), (&["description"], 4096), (&["footer", "text"], 2048), (&["author", "name"], 256)];

fn at<'a>(value: &'a Value, path: &[&str]) -> &'a Value {
    path.iter().fold(value, |value, name| &value[*name])
}

pub(crate) fn list(found: &mut Objections, embeds: &Value, path: &[&str]) {
    let Some(embeds) = embeds.as_array() else { return };
    found.most(path, embeds.len(), 10);
    let mut total = 0;
    for (n, embed) in embeds.iter().enumerate() {
        let number = n.to_string();
        let here = [path, &[number.as_str()]].concat();
        total += one(found, embed, &here);
    }
    if total > 6000 {
        found.add(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

/// Checks one embed; its characters.
fn one(found: &mut Objections, embed: &Value, path: &[&str]) -> usize {
    let mut total = 0;
    for (place, most) in TEXTS {
        let text = at(embed, place);
        found.length(&[path, place].concat(), text, 0, most, false);
        total += text.as_str().map(length).unwrap_or_default();
    }
    let fields = embed["fields"].as_array().map(Vec::as_slice).unwrap_or_default();
    let inside = [path, &["fields"]].concat();
    found.most(&inside, fields.len(), 25);
    for (n, field) in fields.iter().enumerate() {
        let number = n.to_string();
        for (name, most) in [("name", 256), ("value", 1024)] {
            let here = [inside.as_slice(), &[number.as_str(), name]].concat();
            match field[name].as_str().map(length) {
                Some(1..) => found.length(&here, &field[name], 0, most, false),
                Some(0) | None => found.add(&here, "BASE_TYPE_REQUIRED", "This field is required"),
            }
            total += field[name].as_str().map(length).unwrap_or_default();
        }
    }
    total
}
