//! Checks request bodies, with the real server's errors: the `errors` of a 50035.

mod commands;
mod components;
mod embeds;
pub(crate) mod layouts;
mod objections;

use serde_json::Value;

use crate::discord::error::ApiError;
use crate::discord::forms::objections::{Objections, length};
use crate::discord::server::call::Call;
use crate::discord::server::routes::Route;
use crate::discord::world::messages::{COMPONENTS_ALONE, Stored};

/// Checks the body of a request, as far as that is possible without the world.
///
/// # Errors
/// 50035 with everything that is wrong.
pub(crate) fn check(call: &Call) -> Result<(), ApiError> {
    let mut found = Objections::default();
    let body = &call.body;
    match call.route {
        Route::CreateMessage | Route::EditMessage => message(&mut found, body, &[]),
        Route::FollowUp | Route::EditOriginal | Route::EditFollowUp => message(&mut found, body, &[]),
        Route::Answer => callback(&mut found, body),
        Route::ThreadFromMessage | Route::ThreadAlone => found.length(&["name"], &body["name"], 1, 100, true),
        Route::ChangeChannel => found.length(&["name"], &body["name"], 1, 100, false),
        Route::PutCommands | Route::PutGuildCommands => commands::list(&mut found, body),
        Route::CreateCommand | Route::CreateGuildCommand => commands::command(&mut found, body, &[], true),
        Route::ChangeCommand | Route::ChangeGuildCommand => commands::command(&mut found, body, &[], false),
        _ => {}
    }
    found.into_result()
}

fn callback(found: &mut Objections, body: &Value) {
    let data = &body["data"];
    match body["type"].as_u64() {
        None => found.add(&["type"], "BASE_TYPE_REQUIRED", "This field is required"),
        Some(4 | 7) => message(found, data, &["data"]),
        Some(8) => {
            let choices = data["choices"].as_array().map(Vec::len).unwrap_or_default();
            found.most(&["data", "choices"], choices, 25);
        }
        Some(9) => {
            found.length(&["data", "title"], &data["title"], 1, 45, true);
            found.length(&["data", "custom_id"], &data["custom_id"], 1, 100, true);
            components::form(found, &data["components"], &["data", "components"]);
        }
        Some(_) => {}
    }
}

/// The files of a message, under `path`.
fn attachments(found: &mut Objections, list: &Value, path: &[&str]) {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    found.most(path, list.len(), 10);
    for (n, attachment) in list.iter().enumerate() {
        let number = n.to_string();
        let here = [path, &[number.as_str()]].concat();
        if attachment["id"].is_null() {
            found.add(&[here.as_slice(), &["id"]].concat(), "BASE_TYPE_REQUIRED", "This field is required");
        }
        found.length(&[here.as_slice(), &["filename"]].concat(), &attachment["filename"], 1, 1024, false);
        found.length(&[here.as_slice(), &["description"]].concat(), &attachment["description"], 0, 1024, false);
    }
}

/// A message's content, files, embeds and components, under `path`.
fn message(found: &mut Objections, body: &Value, path: &[&str]) {
    if let Some(content) = body["content"].as_str()
        && length(content) > 2000
    {
        found.add(&[path, &["content"]].concat(), "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.");
    }
    if let Some(nonce) = body["nonce"].as_str()
        && length(nonce) > 25
    {
        found.add(&[path, &["nonce"]].concat(), "NONCE_TYPE_TOO_LONG", "Nonce must be 25 or fewer in length.");
    }
    let listed = &body["allowed_mentions"];
    for (kind, ids) in [("users", &listed["users"]), ("roles", &listed["roles"])] {
        let ids = ids.as_array().map(Vec::len).unwrap_or_default();
        found.most(&[path, &["allowed_mentions", kind]].concat(), ids, 100);
        let parsed = listed["parse"].as_array().is_some_and(|parsed| parsed.iter().any(|parsed| parsed == kind));
        if ids > 0 && parsed {
            let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            found.add(&[path, &["allowed_mentions"]].concat(), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", &message);
        }
    }
    attachments(found, &body["attachments"], &[path, &["attachments"]].concat());
    embeds::list(found, &body["embeds"], &[path, &["embeds"]].concat());
    let here = [path, &["components"]].concat();
    if body["flags"].as_u64().unwrap_or_default() & COMPONENTS_ALONE != 0 {
        legacy(found, body["content"].as_str().unwrap_or_default(), &body["embeds"], path);
        layouts::list(found, &body["components"], &here);
    } else if components::items(&body["components"]).iter().all(|one| components::number(one) == components::ROW) {
        components::rows(found, &body["components"], &here);
    }
    // What else there is may fit the message that is edited: [`whole`] knows.
}

/// Text and embeds, which may be missing.
fn legacy(found: &mut Objections, content: &str, embeds: &Value, path: &[&str]) {
    for (field, used) in [("content", !content.is_empty()), ("embeds", !components::items(embeds).is_empty())] {
        if used {
            let message = format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
            let here = [path, &[field]].concat();
            found.add(&here, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", &message);
        }
    }
}

/// Checks what a message would be after a request. Whether it consists of components was decided by this request or an earlier one.
///
/// # Errors
/// 50035 with everything that does not go together.
pub(crate) fn whole(message: &Stored) -> Result<(), ApiError> {
    let mut found = Objections::default();
    let shown = Value::Array(message.components.clone());
    if message.flags & COMPONENTS_ALONE != 0 {
        legacy(&mut found, &message.content, &Value::Array(message.embeds.clone()), &[]);
        layouts::list(&mut found, &shown, &["components"]);
    } else {
        components::rows(&mut found, &shown, &["components"]);
    }
    found.into_result()
}
