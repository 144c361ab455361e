//! Ephemeral messages, which one person in a group sees (Bot API 10.2, parameters as of 10.3).
//!
//! An admin bot can send them at any time, another bot only within some seconds after that person pressed. Their message number is 0; the
//! chat, the reader and a number of their own identify them. The bot never learns whether one, or an edit of it, arrives. The texts of
//! refusals are not published; these are made up.

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::html::utf16;
use crate::wire::keyboard::{self, Keyboard};
use crate::wire::params::Params;
use crate::world::chats::Access;
use crate::world::{ChatKind, Content, Stored, World};

/// UTF-16 units of the text of a change.
const CHANGED: usize = 1024;

/// The only reader of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Alone {
    pub(crate) reader: i64,
    /// Among those of this reader in this chat. One that is deleted leaves its number to a later one.
    pub(crate) number: i64,
    /// Whether it arrived.
    pub(crate) arrived: bool,
}

impl World {
    /// The reader of a new message, if it is ephemeral, after checking whether the bot may send it.
    pub(crate) fn only_reader(&mut self, params: &Params, chat_id: i64) -> Result<Option<i64>, ApiError> {
        if !self.options.ephemerals {
            // A server that does not know them ignores the parameter.
            return Ok(None);
        }
        let whom = params.json("ephemeral_message_parameters")?.unwrap_or_default();
        let Some(reader) = whom["receiver_user_id"].as_i64().or_else(|| params.int("receiver_user_id")) else {
            return Ok(None);
        };
        let query =
            whom["callback_query_id"].as_str().map(ToOwned::to_owned).or_else(|| params.text("callback_query_id"));
        if whom["replace_callback_query_message"] == json!(true) {
            self.violation("replace_callback_query_message is not modelled by the loopback server".to_owned());
        }
        let chat = self.chat(chat_id)?;
        if matches!(chat.kind, ChatKind::Private { .. }) {
            return Err(ApiError::bad("ephemeral messages can be sent only to groups and supergroups"));
        }
        if chat.ephemerals_forbidden {
            return Err(ApiError::bad("not enough rights to send ephemeral messages to the chat"));
        }
        if !chat.members.get(&reader).is_some_and(|standing| standing.inside()) {
            return Err(ApiError::bad("PARTICIPANT_ID_INVALID"));
        }
        if !chat.bot.runs_it() && !self.has_just_pressed(reader, chat_id, query.as_deref()) {
            return Err(ApiError::bad("QUERY_ID_INVALID"));
        }
        Ok(Some(reader))
    }

    fn has_just_pressed(&self, reader: i64, chat: i64, query: Option<&str>) -> bool {
        let query = query.and_then(|query| self.callbacks.get(query));
        query.is_some_and(|query| {
            let age = self.clock.now().saturating_sub(query.asked_at);
            (query.presser, query.chat) == (reader, chat) && age <= self.options.ephemeral_after
        })
    }

    pub(crate) fn next_alone(&self, chat: i64, reader: i64) -> Alone {
        let taken = |number: i64| self.stored_alone(chat, reader, number).is_some();
        let number = (1..).find(|number| !taken(*number)).unwrap_or_default();
        Alone { reader, number, arrived: !self.ephemerals_lost }
    }

    fn stored_alone(&self, chat: i64, reader: i64, number: i64) -> Option<&Stored> {
        self.chats.get(&chat)?.messages.iter().find(|message| is_it(message, reader, number))
    }

    pub(crate) fn edit_ephemeral_text(&mut self, params: &Params) -> ApiResult {
        let formatted = self.formatted(params, "text", "entities")?;
        let preview = params.json("link_preview_options")?;
        if utf16(&formatted.text) > CHANGED {
            return Err(ApiError::bad("MESSAGE_TOO_LONG"));
        }
        let content = Content::Text { text: formatted.text, entities: formatted.entities, preview };
        self.edit_ephemeral(params, |shown| matches!(shown, Content::Text { .. }).then_some(content))
    }

    pub(crate) fn edit_ephemeral_caption(&mut self, params: &Params) -> ApiResult {
        let caption = self.caption(params)?;
        self.edit_ephemeral(params, |shown| shown.with_caption(caption))
    }

    pub(crate) fn edit_ephemeral_media(&mut self, params: &Params) -> ApiResult {
        if !params.files.is_empty() {
            return Err(ApiError::bad("a new file can't be uploaded"));
        }
        let content = self.media_content(params)?;
        self.edit_ephemeral(params, |_| Some(content))
    }

    pub(crate) fn edit_ephemeral_markup(&mut self, params: &Params) -> ApiResult {
        self.edit_ephemeral(params, |shown| Some(shown.clone()))
    }

    fn edit_ephemeral(&mut self, params: &Params, change: impl FnOnce(&Content) -> Option<Content>) -> ApiResult {
        let keyboard = keyboard::parse(params.json("reply_markup")?)?;
        let chat = self.open_chat(params, Access::Edit)?;
        self.found_alone(chat, params)?;
        self.pay(chat)?;
        let date = self.clock.unix();
        let arrives = !self.ephemerals_lost;
        let message = self.found_alone(chat, params)?;
        let content = change(&message.content).ok_or_else(|| ApiError::bad("there is no such content to edit"))?;
        // What is lost on its way leaves the reader with what was there before.
        if arrives {
            rewrite(message, content, keyboard, date);
        }
        Ok(json!(true))
    }

    pub(crate) fn delete_ephemeral(&mut self, params: &Params) -> ApiResult {
        let chat = self.open_chat(params, Access::Edit)?;
        self.found_alone(chat, params)?.deleted = true;
        Ok(json!(true))
    }

    fn found_alone(&mut self, chat: i64, params: &Params) -> Result<&mut Stored, ApiError> {
        let reader = params.int("receiver_user_id").unwrap_or_default();
        let number = params.int("ephemeral_message_id").unwrap_or_default();
        let messages = self.chats.get_mut(&chat).map(|chat| chat.messages.as_mut_slice()).unwrap_or_default();
        let found = messages.iter_mut().find(|message| is_it(message, reader, number));
        found.ok_or_else(|| ApiError::bad("ephemeral message not found"))
    }

    /// An ephemeral message in an update; if it is gone, only its identifiers.
    pub(crate) fn alone_json(&self, chat: i64, reader: i64, number: i64) -> Value {
        let Some(held) = self.chats.get(&chat) else { return Value::Null };
        match self.stored_alone(chat, reader, number) {
            Some(message) => self.message_json(held, message),
            None => json!({
                "message_id": 0, "date": self.clock.unix(), "chat": self.chat_json(held), "from": self.bot_json(),
                "receiver_user": self.user_json(reader), "ephemeral_message_id": number,
            }),
        }
    }
}

fn is_it(message: &Stored, reader: i64, number: i64) -> bool {
    !message.deleted && message.alone.is_some_and(|alone| (alone.reader, alone.number) == (reader, number))
}

fn rewrite(message: &mut Stored, content: Content, keyboard: Option<Keyboard>, date: i64) {
    if message.content != content || message.keyboard != keyboard {
        (message.content, message.keyboard) = (content, keyboard);
        message.edit_date = Some(date);
        message.edits += 1;
    }
}
