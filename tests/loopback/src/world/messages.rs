//! Changing what was sent: edits and deletions.

use std::time::Duration;

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::html::utf16;
use crate::wire::keyboard::{self, Keyboard};
use crate::wire::params::Params;
use crate::world::chats::Access;
use crate::world::outgoing::TEXT;
use crate::world::{Author, Content, Stored, World};

/// How long a message can be deleted.
const DELETABLE: Duration = Duration::from_secs(48 * 60 * 60);

const NOT_MODIFIED: &str = "message is not modified: specified new message content and reply markup are exactly the \
                            same as a current content and reply markup of the message";

impl World {
    pub(crate) fn edit_message_text(&mut self, params: &Params) -> ApiResult {
        let content = match (params.get("rich_message"), params.get("text")) {
            (Some(_), Some(_)) => return Err(ApiError::bad("message can have either text or rich_message")),
            (Some(_), None) => self.rich_content(params)?,
            (None, _) => self.text_content(params)?,
        };
        let keyboard = keyboard::parse(params.json("reply_markup")?)?;
        let (chat, id) = self.editable(params)?;
        let before = self.stored(chat, id).map(|message| &message.content);
        if !matches!(before, Some(Content::Text { .. } | Content::Rich { .. })) {
            return Err(ApiError::bad("there is no text in the message to edit"));
        }
        self.edit(chat, id, Some(content), keyboard)
    }

    fn text_content(&mut self, params: &Params) -> Result<Content, ApiError> {
        let formatted = self.formatted(params, "text", "entities")?;
        let preview = params.json("link_preview_options")?;
        if utf16(&formatted.text) > TEXT {
            return Err(ApiError::bad("MESSAGE_TOO_LONG"));
        }
        Ok(Content::Text { text: formatted.text, entities: formatted.entities, preview })
    }

    pub(crate) fn edit_message_reply_markup(&mut self, params: &Params) -> ApiResult {
        let keyboard = keyboard::parse(params.json("reply_markup")?)?;
        let (chat, id) = self.editable(params)?;
        self.edit(chat, id, None, keyboard)
    }

    pub(crate) fn editable(&mut self, params: &Params) -> Result<(i64, i64), ApiError> {
        if params.get("chat_id").is_none() {
            return Err(ApiError::bad("message identifier is not specified"));
        }
        let chat = self.open_chat(params, Access::Edit)?;
        let id = params.int("message_id").unwrap_or_default();
        let message = self.stored(chat, id).ok_or_else(|| ApiError::bad("message to edit not found"))?;
        if message.author != Author::Bot || matches!(message.content, Content::Service(_)) {
            return Err(ApiError::bad("message can't be edited"));
        }
        self.pay(chat)?;
        Ok((chat, id))
    }

    pub(crate) fn edit(
        &mut self,
        chat: i64,
        id: i64,
        content: Option<Content>,
        keyboard: Option<Keyboard>,
    ) -> ApiResult {
        let date = self.clock.unix();
        let message = self.stored_mut(chat, id).ok_or_else(|| ApiError::bad("message to edit not found"))?;
        let content = content.unwrap_or_else(|| message.content.clone());
        if same(&message.content, &content) && message.keyboard == keyboard {
            return Err(ApiError::bad(NOT_MODIFIED));
        }
        message.content = content;
        message.keyboard = keyboard;
        message.edit_date = Some(date);
        message.edits += 1;
        let message = message.clone();
        Ok(self.message_json(self.chat(chat)?, &message))
    }

    pub(crate) fn delete_message(&mut self, params: &Params) -> ApiResult {
        let chat = self.open_chat(params, Access::Edit)?;
        let id = params.int("message_id").unwrap_or_default();
        self.delete_one(chat, id)?;
        Ok(json!(true))
    }

    pub(crate) fn delete_messages(&mut self, params: &Params) -> ApiResult {
        let chat = self.open_chat(params, Access::Edit)?;
        let ids = params.json("message_ids")?.unwrap_or_default();
        let ids: Vec<i64> = ids.as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
        if ids.is_empty() {
            return Err(ApiError::bad("message identifiers are not specified"));
        }
        if ids.len() > 100 {
            return Err(ApiError::bad("too many message identifiers specified"));
        }
        for id in ids {
            // Messages that can't be found are skipped, says the manual; what can't be deleted stops the rest.
            if self.stored(chat, id).is_some() {
                self.delete_one(chat, id)?;
            }
        }
        Ok(json!(true))
    }

    fn delete_one(&mut self, chat: i64, id: i64) -> Result<(), ApiError> {
        let now = self.clock.now();
        let may_delete_any = chat > 0 || self.chat(chat)?.bot.runs_it();
        let message = self.stored_mut(chat, id).ok_or_else(|| ApiError::bad("message to delete not found"))?;
        if message.author != Author::Bot && !may_delete_any {
            return Err(ApiError::bad("message can't be deleted"));
        }
        if now.saturating_sub(message.sent_at) > DELETABLE {
            return Err(ApiError::bad("message can't be deleted for everyone"));
        }
        message.deleted = true;
        Ok(())
    }

    /// A message that still exists.
    pub(crate) fn stored(&self, chat: i64, id: i64) -> Option<&Stored> {
        self.chats.get(&chat)?.messages.iter().find(|message| message.id == id && id > 0 && !message.deleted)
    }

    pub(crate) fn stored_mut(&mut self, chat: i64, id: i64) -> Option<&mut Stored> {
        let messages = &mut self.chats.get_mut(&chat)?.messages;
        messages.iter_mut().find(|message| message.id == id && id > 0 && !message.deleted)
    }
}

/// Link previews are presentation: a text is not modified by them alone.
fn same(old: &Content, new: &Content) -> bool {
    match (old, new) {
        (Content::Text { text, entities, .. }, Content::Text { text: new_text, entities: new_entities, .. }) => {
            text == new_text && entities == new_entities
        }
        (old, new) => old == new,
    }
}
