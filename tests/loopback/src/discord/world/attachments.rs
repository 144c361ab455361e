//! Attachments: what a request uploads, keeps and removes, and how messages describe them.

use std::{fmt, iter};

use axum::body::Bytes;
use serde_json::{Value, json};

use crate::discord::error::ApiError;
use crate::discord::forms::layouts;
use crate::discord::server::call::Upload;
use crate::discord::world::World;
use crate::discord::world::ids::{Id, parse, text};
use crate::discord::world::messages::Stored;
use crate::world::photos::extent;

/// Of one attached file.
const MAX_FILE: usize = 10 * 1024 * 1024;
/// How an embed refers to a file of its message.
const SCHEME: &str = "attachment://";
/// The places of an embed that can show a file of its message.
const PLACES: [&str; 2] = ["image", "thumbnail"];

/// A file on a message.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// Its description, for people who can't see it.
    pub(crate) description: Option<String>,
    mime: String,
    url: String,
    pub(crate) bytes: Bytes,
}

/// An upload, and the number by which the request's body refers to it.
pub(crate) type Fresh = (Option<usize>, Attachment);

impl fmt::Debug for Attachment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attachment({}, {:?}, {} bytes)", self.id, self.name, self.bytes.len())
    }
}

impl Attachment {
    /// The fields that an attachment and the image of an embed share.
    fn image_json(&self) -> Value {
        let mut json = json!({"url": self.url, "proxy_url": self.url, "content_type": self.mime});
        if let Some((width, height)) = extent(&self.bytes) {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        if let Some(description) = &self.description {
            json["description"] = json!(description);
        }
        json
    }

    fn json(&self) -> Value {
        let mut json = self.image_json();
        json["id"] = text(self.id);
        json["filename"] = json!(self.name);
        json["size"] = json!(self.bytes.len());
        json
    }

    /// What a gallery, a thumbnail or a file among components shows.
    fn media_json(&self) -> Value {
        let mut json = self.image_json();
        json["id"] = text(self.id);
        json["attachment_id"] = text(self.id);
        if let Value::Object(fields) = &mut json {
            fields.remove("description");
        }
        json
    }

    /// True if one of the message's embeds or components shows it.
    pub(crate) fn is_in(&self, message: &Stored) -> bool {
        let in_embeds = |embed: &Value| PLACES.iter().any(|place| embed[*place]["url"] == self.url.as_str());
        message.embeds.iter().any(in_embeds) || self.item_in(message).is_some()
    }

    /// What shows it among the message's components.
    fn item_in<'a>(&self, message: &'a Stored) -> Option<&'a Value> {
        let all = layouts::all(&message.components).into_iter();
        let shows = |item: &&Value| ["media", "file"].iter().any(|field| item[*field]["url"] == self.url.as_str());
        all.flat_map(|one| iter::once(one).chain(one["items"].as_array().into_iter().flatten())).find(shows)
    }

    /// What is read to people who do not see it on this message.
    pub(crate) fn description_in(&self, message: &Stored) -> Option<String> {
        let item = self.item_in(message).and_then(|item| item["description"].as_str());
        item.map(ToOwned::to_owned).or_else(|| self.description.clone())
    }
}

/// The attachments that a message lists, without those that an embed or a component shows.
pub(crate) fn listed(message: &Stored) -> Value {
    message.attachments.iter().filter(|attachment| !attachment.is_in(message)).map(Attachment::json).collect()
}

fn wrong(path: &[&str], code: &str, message: &str) -> ApiError {
    let error = json!({"_errors": [{"code": code, "message": message}]});
    let errors = path.iter().rev().fold(error, |inner, name| {
        let name = *name;
        json!({name: inner})
    });
    ApiError::invalid_form(errors)
}

/// The files of a message after a request: those that its body names, of the old ones and of those that come along. A body that names
/// none leaves all.
///
/// # Errors
/// 50035 for an entry that refers to no file, and for one that renames an existing file.
pub(crate) fn after(old: &[Attachment], body: &Value, fresh: Vec<Fresh>) -> Result<Vec<Attachment>, ApiError> {
    let Some(entries) = body.get("attachments").and_then(Value::as_array) else {
        return Ok(old.iter().cloned().chain(fresh.into_iter().map(|(_, attachment)| attachment)).collect());
    };
    let entry = |(n, entry): (usize, &Value)| {
        let id = parse(&entry["id"]);
        let kept = old.iter().find(|attachment| Some(attachment.id) == id);
        let number = id.and_then(|id| usize::try_from(id).ok());
        let added = fresh.iter().find(|(index, _)| index.is_some() && *index == number).map(|(_, added)| added);
        let path = n.to_string();
        if kept.is_some() && !entry["filename"].is_null() {
            let message = "A file that was uploaded keeps its name";
            return Err(wrong(&["attachments", &path, "filename"], "ATTACHMENT_NOT_RENAMEABLE", message));
        }
        let found = kept.or(added).cloned().ok_or_else(|| {
            // Which code the real server has for it is not documented.
            wrong(&["attachments", &path, "id"], "ATTACHMENT_NOT_FOUND", "Unknown attachment")
        })?;
        let named = |field: &str| entry[field].as_str().map(ToOwned::to_owned);
        Ok(Attachment {
            description: named("description").or(found.description),
            name: named("filename").unwrap_or(found.name),
            ..found
        })
    };
    entries.iter().enumerate().map(entry).collect()
}

/// Puts the message's files in the places of an embed that mean them.
///
/// # Errors
/// 50035 if there is no such file; the real server shows a broken image.
pub(crate) fn resolve(embed: &mut Value, attachments: &[Attachment]) -> Result<(), ApiError> {
    for place in PLACES {
        let Some(name) = embed[place]["url"].as_str().and_then(|url| url.strip_prefix(SCHEME)) else { continue };
        let found = attachments.iter().find(|attachment| attachment.name == name);
        let found = found.ok_or_else(|| wrong(&["embeds", place, "url"], "ATTACHMENT_NOT_FOUND", "Unknown file"))?;
        embed[place] = found.image_json();
    }
    Ok(())
}

/// Puts the message's files in the places of a component, and of those inside of it, that mean them.
///
/// # Errors
/// As for [`resolve`].
pub(crate) fn resolve_in(component: &mut Value, attachments: &[Attachment]) -> Result<(), ApiError> {
    let Value::Object(fields) = component else { return Ok(()) };
    for (field, value) in fields.iter_mut() {
        match value {
            Value::Array(inner) if matches!(field.as_str(), "components" | "items") => {
                inner.iter_mut().try_for_each(|one| resolve_in(one, attachments))?;
            }
            Value::Object(_) if field == "accessory" => resolve_in(value, attachments)?,
            Value::Object(_) if matches!(field.as_str(), "media" | "file") => {
                let url = value["url"].as_str().unwrap_or_default().to_owned();
                let Some(name) = url.strip_prefix(SCHEME) else { continue };
                let found = attachments.iter().find(|attachment| attachment.name == name);
                let unknown = || wrong(&["components", field, "url"], "ATTACHMENT_NOT_FOUND", "Unknown file");
                *value = found.ok_or_else(unknown)?.media_json();
            }
            _ => {}
        }
    }
    // What the server says of each item of a gallery, asked or not.
    if fields.contains_key("media") {
        fields.entry("description").or_insert(Value::Null);
        fields.entry("spoiler").or_insert(json!(false));
    }
    Ok(())
}

impl World {
    /// Keeps the files that come with a request about a channel.
    ///
    /// # Errors
    /// 50045 for one that is too large.
    pub(crate) fn keep_files(&mut self, channel: Id, files: &[Upload]) -> Result<Vec<Fresh>, ApiError> {
        let mut kept = Vec::new();
        for Upload { index, name, mime, bytes } in files {
            if bytes.len() > MAX_FILE {
                return Err(ApiError::file_too_large());
            }
            let id = self.new_id();
            // Addresses are signed, and expire.
            let url = format!("https://cdn.discordapp.com/attachments/{channel}/{id}/{name}?ex=6a&is=69&hm={id:x}&");
            let (name, mime, bytes) = (name.clone(), mime.clone(), bytes.clone());
            kept.push((*index, Attachment { id, name, description: None, mime, url, bytes }));
        }
        Ok(kept)
    }
}
