//! Messages: what is in them, who sees them, how they are written, edited and deleted.

use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::discord::error::{ApiError, ApiResult, Reply};
use crate::discord::forms::{self, layouts};
use crate::discord::server::call::Upload;
use crate::discord::world::World;
use crate::discord::world::attachments::{self, Attachment, Fresh};
use crate::discord::world::channels::{Channel, ChannelKind};
use crate::discord::world::ids::{Id, parse, text, time_of, timestamp};
use crate::discord::world::permissions::Permissions;

/// Only the person who asked sees it.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// "Thinking…": an answer that is still to come.
pub(crate) const LOADING: u64 = 1 << 7;
/// It is made of components alone; that can't be taken back.
pub(crate) const COMPONENTS_ALONE: u64 = 1 << 15;
/// No embeds.
const NO_EMBEDS: u64 = 1 << 2;
/// The flags that a bot may set on a new message.
const SETTABLE: u64 = NO_EMBEDS | EPHEMERAL | SILENT | COMPONENTS_ALONE;
/// It rings no phone.
pub(crate) const SILENT: u64 = 1 << 12;

const HOUR: Duration = Duration::from_secs(3600);

#[derive(Debug, Clone, Default)]
pub(crate) struct Stored {
    pub(crate) id: Id,
    pub(crate) author: Id,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) edited: Option<Duration>,
    /// How often it was edited, and when (virtual time) since it is older than an hour.
    pub(crate) edits: u32,
    pub(crate) late_edits: Vec<Duration>,
    pub(crate) reply_to: Option<Id>,
    pub(crate) nonce: Option<Value>,
    /// `interaction_metadata`, of answers to interactions.
    pub(crate) asked: Option<Value>,
    /// The only person who sees it.
    pub(crate) only_for: Option<Id>,
    /// The thread that was started from it.
    pub(crate) thread: Option<Id>,
    /// Who is mentioned: named in the content, and not kept from being mentioned.
    pub(crate) mentioned: Vec<Id>,
    /// Whose phones rang when it was sent: the people it mentions and, in direct messages, their reader.
    pub(crate) rung: Vec<Id>,
}

pub(crate) fn items(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

impl Stored {
    /// Replaces what a request names, and leaves the rest.
    fn put(&mut self, body: &Value, files: Vec<Fresh>) -> Result<(), ApiError> {
        if let Some(content) = body.get("content") {
            self.content = content.as_str().unwrap_or_default().trim().to_owned();
        }
        self.attachments = attachments::after(&self.attachments, body, files)?;
        // Among components, `null` takes away a content, but no embeds: https://github.com/discord/discord-api-docs/issues/7787
        let is_kept = |embeds: &&Value| embeds.is_null() && self.flags & COMPONENTS_ALONE != 0;
        if let Some(embeds) = body.get("embeds").filter(|embeds| !is_kept(embeds)) {
            self.embeds = items(embeds).iter().map(embed_json).collect();
            for embed in &mut self.embeds {
                attachments::resolve(embed, &self.attachments)?;
            }
        }
        if let Some(components) = body.get("components") {
            self.components = numbered(&items(components));
            for component in &mut self.components {
                attachments::resolve_in(component, &self.attachments)?;
            }
        }
        Ok(())
    }

    /// Its words in which people can be mentioned: the content, or the texts among its components.
    pub(crate) fn mentioning(&self) -> String {
        let texts = layouts::all(&self.components).into_iter().filter_map(layouts::text);
        texts.fold(self.content.clone(), |words, text| words + "\n" + text)
    }

    pub(crate) fn is_empty(&self) -> bool {
        let has_file = !self.attachments.is_empty() && self.flags & COMPONENTS_ALONE == 0;
        self.content.is_empty() && self.embeds.is_empty() && self.components.is_empty() && !has_file
    }

    pub(crate) fn is_ephemeral(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }
}

/// An embed as the server gives it back: its type is "rich", and images have addresses of the server.
fn embed_json(embed: &Value) -> Value {
    let mut fields: Map<String, Value> = embed.as_object().cloned().unwrap_or_default();
    fields.retain(|_, value| !value.is_null());
    fields.insert("type".to_owned(), json!("rich"));
    if let Some(Value::Array(items)) = fields.get_mut("fields") {
        for item in items {
            let inline = item["inline"].as_bool().unwrap_or_default();
            item["inline"] = json!(inline);
        }
    }
    Value::Object(fields)
}

/// What the server adds to a component of this type that does not say it.
fn unsaid(kind: Option<u64>) -> Vec<(&'static str, Value)> {
    match kind {
        Some(3) => vec![("min_values", json!(1)), ("max_values", json!(1))],
        Some(11) => vec![("description", Value::Null), ("spoiler", json!(false))],
        Some(14) => vec![("spacing", json!(1)), ("divider", json!(true))],
        Some(17) => vec![("accent_color", Value::Null), ("spoiler", json!(false))],
        _ => Vec::new(),
    }
}

/// Components as the server returns them: each with its own id, from 1.
fn numbered(components: &[Value]) -> Vec<Value> {
    fn number(component: &Value, next: &mut u32) -> Value {
        let mut fields: Map<String, Value> = component.as_object().cloned().unwrap_or_default();
        fields.retain(|_, value| !value.is_null());
        *next += 1;
        fields.entry("id").or_insert(json!(*next));
        if let Some(Value::Array(inner)) = fields.get_mut("components") {
            *inner = inner.iter().map(|component| number(component, next)).collect();
        }
        if let Some(accessory) = fields.get_mut("accessory") {
            *accessory = number(accessory, next);
        }
        for (field, value) in unsaid(fields.get("type").and_then(Value::as_u64)) {
            fields.entry(field).or_insert(value);
        }
        Value::Object(fields)
    }
    let mut next = 0;
    components.iter().map(|component| number(component, &mut next)).collect()
}

impl World {
    pub(crate) fn stored(&self, channel: Id, message: Id) -> Option<&Stored> {
        self.channels.get(&channel)?.messages.get(&message)
    }

    pub(crate) fn stored_mut(&mut self, channel: Id, message: Id) -> Option<&mut Stored> {
        self.channels.get_mut(&channel)?.messages.get_mut(&message)
    }

    /// A message that the channel's own routes know: no ephemeral ones.
    ///
    /// # Errors
    /// As for the channel; 10008 if there is no such message.
    pub(crate) fn public_message(&self, channel: Id, message: Id) -> Result<&Stored, ApiError> {
        let stored = self.seen_channel(channel)?.messages.get(&message);
        stored.filter(|stored| !stored.is_ephemeral()).ok_or_else(ApiError::unknown_message)
    }

    /// Adds a message of any author to a channel, and notifies the bot.
    pub(crate) fn put_message(&mut self, channel: Id, mut stored: Stored) -> Id {
        let id = self.new_id();
        stored.id = id;
        let ephemeral = stored.is_ephemeral();
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.messages.insert(id, stored);
            if !ephemeral {
                channel.last_message = Some(id);
                if let Some(thread) = channel.thread_mut() {
                    thread.sent += 1;
                }
            }
        }
        self.tell_message("MESSAGE_CREATE", channel, id);
        id
    }

    /// Sends an event about a message, unless it is ephemeral or in a channel that the bot does not see.
    pub(crate) fn tell_message(&mut self, event: &'static str, channel_id: Id, message: Id) {
        let Ok(channel) = self.seen_channel(channel_id) else { return };
        let guild = channel.guild;
        let Some(stored) = channel.messages.get(&message).filter(|stored| !stored.is_ephemeral()) else { return };
        let mut data = self.message_json(channel, stored);
        if let Some(guild) = guild {
            data["guild_id"] = text(guild);
            data["member"] = self.partial_member_json(guild, stored.author).unwrap_or(Value::Null);
        }
        let mentioned = stored.mentioning().contains(&format!("<@{}>", self.bot));
        let veiled = guild.is_some() && stored.author != self.bot && !mentioned;
        self.event(event, guild, data);
        if let Some(last) = self.events.last_mut() {
            last.veiled = veiled;
        }
    }

    pub(crate) fn message_json(&self, channel: &Channel, stored: &Stored) -> Value {
        let mut json = json!({
            "id": text(stored.id), "channel_id": text(channel.id), "type": 0, "content": stored.content,
            "author": self.user_json(stored.author), "embeds": stored.embeds, "components": stored.components,
            "attachments": attachments::listed(stored), "flags": stored.flags, "timestamp": timestamp(time_of(stored.id)),
            "edited_timestamp": stored.edited.map_or(Value::Null, timestamp),
            "mentions": stored.mentioned.iter().map(|user| self.user_json(*user)).collect::<Value>(),
            "mention_roles": [], "mention_everyone": false, "pinned": false, "tts": false,
        });
        if let Some(nonce) = &stored.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(asked) = &stored.asked {
            json["interaction_metadata"] = asked.clone();
            json["application_id"] = text(self.application);
            json["webhook_id"] = text(self.application);
            // An answer to a command is shown as a reply to it.
            if asked["type"] == 2 {
                json["type"] = json!(20);
            }
        }
        if let Some(answered) = stored.reply_to {
            json["type"] = json!(19);
            json["message_reference"] =
                json!({"type": 0, "channel_id": text(channel.id), "message_id": text(answered)});
            let there = channel.messages.get(&answered);
            json["referenced_message"] = there
                .map_or(Value::Null, |other| self.message_json(channel, &Stored { reply_to: None, ..other.clone() }));
        }
        if let Some(thread) = stored.thread.and_then(|thread| self.channels.get(&thread)) {
            json["thread"] = self.channel_json(thread);
        }
        json
    }

    /// What the bot needs to write into a channel.
    fn may_write(&self, id: Id, draft: &Stored) -> Result<(), ApiError> {
        let channel = self.seen_channel(id)?;
        let mut needed = match &channel.kind {
            ChannelKind::Direct { person } => {
                let refused = self.users.get(person).is_none_or(|user| user.refuses_dms);
                return if refused || !self.acquainted(*person) { Err(ApiError::dm_refused()) } else { Ok(()) };
            }
            ChannelKind::Thread(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            ChannelKind::Text | ChannelKind::Between { .. } => Permissions::SEND_MESSAGES,
        };
        if !draft.embeds.is_empty() {
            needed = needed | Permissions::EMBED_LINKS;
        }
        if !draft.attachments.is_empty() {
            needed = needed | Permissions::ATTACH_FILES;
        }
        self.need(id, needed)
    }

    /// The fields of a request to write into a channel.
    pub(crate) fn draft(&mut self, channel: Id, body: &Value, files: &[Upload]) -> Result<Stored, ApiError> {
        let files = self.keep_files(channel, files)?;
        let mut stored = Stored { flags: body["flags"].as_u64().unwrap_or_default() & SETTABLE, ..Stored::default() };
        stored.nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
        stored.put(body, files)?;
        forms::whole(&stored)?;
        Ok(stored)
    }

    /// `POST /channels/{id}/messages`.
    pub(crate) fn create_message(&mut self, channel: Id, body: &Value, files: &[Upload]) -> ApiResult {
        let mut draft = self.draft(channel, body, files)?;
        // Ephemeral messages exist only as answers to interactions.
        draft.flags &= !EPHEMERAL;
        draft.author = self.bot;
        self.may_write(channel, &draft)?;
        if draft.is_empty() {
            return Err(ApiError::empty_message());
        }
        draft.reply_to = self.reply_target(channel, body)?;
        self.write_into_thread(channel)?;
        if let Some(known) = self.known_nonce(channel, body) {
            return self.get_message(channel, known);
        }
        draft.mentioned = self.mentioned(&draft.mentioning(), body.get("allowed_mentions"));
        draft.rung = self.ring(channel, &draft);
        let nonce = draft.nonce.clone();
        let id = self.put_message(channel, draft);
        self.remember_nonce(channel, nonce, id);
        self.get_message(channel, id)
    }

    fn reply_target(&self, channel: Id, body: &Value) -> Result<Option<Id>, ApiError> {
        let reference = &body["message_reference"];
        let Some(target) = parse(&reference["message_id"]) else { return Ok(None) };
        let strict = reference["fail_if_not_exists"].as_bool().unwrap_or(true);
        match self.public_message(channel, target) {
            Ok(stored) => Ok(Some(stored.id)),
            Err(_) if !strict => Ok(None),
            Err(_) => Err(ApiError::invalid_form(json!({"message_reference": {"_errors": [
                {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}
            ]}}))),
        }
    }

    /// The message that an enforced nonce has made already.
    fn known_nonce(&self, channel: Id, body: &Value) -> Option<Id> {
        let enforced = body["enforce_nonce"].as_bool().unwrap_or_default();
        let nonce = body.get("nonce").filter(|nonce| enforced && !nonce.is_null())?.to_string();
        let channel = self.channels.get(&channel)?;
        let (id, at) = channel.nonces.get(&nonce)?;
        let fresh = self.now().saturating_sub(*at) < self.options.nonce_memory;
        (fresh && channel.messages.contains_key(id)).then_some(*id)
    }

    fn remember_nonce(&mut self, channel: Id, nonce: Option<Value>, id: Id) {
        let now = self.now();
        if let (Some(channel), Some(nonce)) = (self.channels.get_mut(&channel), nonce) {
            channel.nonces.insert(nonce.to_string(), (id, now));
        }
    }

    pub(crate) fn get_message(&self, channel: Id, message: Id) -> ApiResult {
        let stored = self.public_message(channel, message)?;
        self.need(channel, Permissions::READ_MESSAGE_HISTORY)?;
        Ok(Reply::ok(self.message_json(self.seen_channel(channel)?, stored)))
    }

    /// `GET /channels/{id}/messages`: newest first.
    pub(crate) fn list_messages(&self, id: Id, limit: usize) -> ApiResult {
        let channel = self.seen_channel(id)?;
        self.need(id, Permissions::READ_MESSAGE_HISTORY)?;
        let public = channel.messages.values().rev().filter(|stored| !stored.is_ephemeral());
        Ok(Reply::ok(public.take(limit).map(|stored| self.message_json(channel, stored)).collect()))
    }

    /// `PATCH /channels/{id}/messages/{id}`.
    pub(crate) fn edit_message(&mut self, channel: Id, message: Id, body: &Value, files: &[Upload]) -> ApiResult {
        let stored = self.public_message(channel, message)?;
        if stored.author != self.bot {
            return Err(ApiError::not_another_users_message());
        }
        let thread = self.channels.get(&channel).and_then(Channel::thread);
        if thread.is_some_and(|thread| thread.archived) {
            return Err(ApiError::thread_archived());
        }
        self.rewrite(channel, message, body, files)?;
        let channel = self.seen_channel(channel)?;
        let stored = channel.messages.get(&message).ok_or_else(ApiError::unknown_message)?;
        Ok(Reply::ok(self.message_json(channel, stored)))
    }

    /// Edits a message, for every route that can, and notifies the bot.
    ///
    /// # Errors
    /// 30046 when an old message was edited too often, 50006 when nothing would be left of it.
    pub(crate) fn rewrite(&mut self, channel: Id, message: Id, body: &Value, files: &[Upload]) -> Result<(), ApiError> {
        let files = self.keep_files(channel, files)?;
        let unix = self.clock.unix_time();
        let late = unix.saturating_sub(time_of(message)) > HOUR;
        let now = self.now();
        let limit = self.options.rates.late_edits;
        let clock = self.clock.clone();
        let mut changed = self.stored(channel, message).ok_or_else(ApiError::unknown_message)?.clone();
        let asked = body["flags"].as_u64().unwrap_or_default();
        changed.flags = changed.flags & !(NO_EMBEDS | LOADING) | asked & (NO_EMBEDS | COMPONENTS_ALONE);
        changed.put(body, files)?;
        forms::whole(&changed)?;
        let says_anew = if changed.flags & COMPONENTS_ALONE == 0 { "content" } else { "components" };
        if body.get(says_anew).is_some_and(|said| !said.is_null()) {
            changed.mentioned = self.mentioned(&changed.mentioning(), body.get("allowed_mentions"));
        }
        let stored = self.stored_mut(channel, message).ok_or_else(ApiError::unknown_message)?;
        if changed.is_empty() {
            return Err(ApiError::empty_message());
        }
        if late {
            changed.late_edits.retain(|at| now.saturating_sub(*at) < limit.per);
            if changed.late_edits.len() >= usize::try_from(limit.count).unwrap_or(usize::MAX) {
                let first = changed.late_edits.first().copied().unwrap_or(now);
                return Err(ApiError::edited_too_often(clock.real((first + limit.per).saturating_sub(now))));
            }
            changed.late_edits.push(now);
        }
        // The first words of an answer that was awaited are no edit.
        if stored.flags & LOADING == 0 {
            changed.edited = Some(unix);
            changed.edits += 1;
        }
        *stored = changed;
        self.tell_message("MESSAGE_UPDATE", channel, message);
        Ok(())
    }

    /// `DELETE /channels/{id}/messages/{id}`.
    pub(crate) fn delete_message(&mut self, channel: Id, message: Id) -> ApiResult {
        let stored = self.public_message(channel, message)?;
        if stored.author != self.bot {
            self.need(channel, Permissions::MANAGE_MESSAGES)?;
        }
        if self.channels.get(&channel).and_then(Channel::thread).is_some_and(|thread| thread.archived) {
            return Err(ApiError::thread_archived());
        }
        self.erase(channel, message);
        Ok(Reply::nothing())
    }

    /// Removes a message, without checking who asks; returns whether it was there.
    pub(crate) fn erase(&mut self, channel: Id, message: Id) -> bool {
        let removed = self.channels.get_mut(&channel).and_then(|channel| channel.messages.remove(&message));
        let guild = self.channels.get(&channel).and_then(|channel| channel.guild);
        let Some(removed) = removed else { return false };
        if !removed.is_ephemeral() && self.seen_channel(channel).is_ok() {
            let mut data = json!({"id": text(message), "channel_id": text(channel)});
            if let Some(guild) = guild {
                data["guild_id"] = text(guild);
            }
            self.event("MESSAGE_DELETE", guild, data);
        }
        true
    }
}
