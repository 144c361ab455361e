//! Callback queries: pressed once, answered once, and not for ever.

use std::time::Duration;

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::html::utf16;
use crate::wire::params::Params;
use crate::world::{ChatKind, World};

const ANSWER: usize = 200;

/// What the bot answered to a press: what the person sees of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CallbackAnswer {
    /// The words, if there were any.
    pub text: Option<String>,
    /// Whether it is an alert that must be closed, and not a toast.
    pub alert: bool,
    /// The address that opens.
    pub url: Option<String>,
}

#[derive(Debug, Clone)]
pub(crate) struct Callback {
    pub(crate) presser: i64,
    pub(crate) chat: i64,
    pub(crate) asked_at: Duration,
    pub(crate) answer: Option<CallbackAnswer>,
}

/// Why a button can't be pressed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PressError {
    /// The presser is not in that chat.
    #[error("the presser is not a member of chat {0}")]
    NotThere(i64),
    /// The message has no such button.
    #[error("no button {wanted} among {there}")]
    NoButton {
        /// What was looked for.
        wanted: String,
        /// The labels there are.
        there: String,
    },
    /// It opens something instead of asking the bot.
    #[error("the button {0} sends no callback query")]
    NoCallback(String),
    /// The bot did not answer the query in time.
    #[error("the bot did not answer the query within {0:?}")]
    Unanswered(Duration),
}

impl World {
    /// Sends a callback query of this person about a message that the chat has or had.
    ///
    /// # Errors
    /// When the presser is not in the chat.
    pub(crate) fn press(&mut self, presser: i64, chat_id: i64, message: i64, data: &str) -> Result<String, PressError> {
        let chat = self.chats.get(&chat_id).ok_or(PressError::NotThere(chat_id))?;
        let pressed = match self.stored(chat_id, message) {
            Some(stored) => self.message_json(chat, stored),
            None => json!({"chat": self.chat_json(chat), "message_id": message, "date": 0}),
        };
        self.press_on(presser, chat_id, &pressed, data)
    }

    /// The same for a message in an update.
    ///
    /// # Errors
    /// When the presser is not in the chat.
    pub(crate) fn press_on(
        &mut self,
        presser: i64,
        chat_id: i64,
        pressed: &Value,
        data: &str,
    ) -> Result<String, PressError> {
        let chat = self.chats.get(&chat_id).ok_or(PressError::NotThere(chat_id))?;
        let member = chat_id == presser || chat.members.get(&presser).is_some_and(|standing| standing.inside());
        if !member {
            return Err(PressError::NotThere(chat_id));
        }
        let listens = match &chat.kind {
            ChatKind::Private { blocked, .. } => !blocked,
            ChatKind::Group { .. } | ChatKind::Supergroup { .. } => chat.bot.inside(),
        };
        let number = self.draw(1 << 62) + (1 << 61);
        let id = number.to_string();
        let query = json!({
            "id": id,
            "from": self.user_json(presser),
            "message": pressed,
            "chat_instance": (chat_id.wrapping_mul(7_919) ^ self.bot_id).to_string(),
            "data": data,
        });
        let callback = Callback { presser, chat: chat_id, asked_at: self.clock.now(), answer: None };
        self.callbacks.insert(id.clone(), callback);
        // A bot that was removed or blocked hears nothing, and the press stays unanswered.
        if listens {
            self.met.insert(presser);
            self.update("callback_query", query);
        }
        Ok(id)
    }

    pub(crate) fn answer_callback_query(&mut self, params: &Params) -> ApiResult {
        let text = params.text("text").filter(|text| !text.is_empty());
        if text.as_ref().is_some_and(|text| utf16(text) > ANSWER) {
            return Err(ApiError::bad("MESSAGE_TOO_LONG"));
        }
        let url = params.text("url").filter(|url| !url.is_empty());
        if url.as_ref().is_some_and(|url| !self.opens_this_bot(url)) {
            return Err(ApiError::bad("URL_INVALID"));
        }
        let gone = || ApiError::bad("query is too old and response timeout expired or query ID is invalid");
        let now = self.clock.now();
        let lifetime = self.options.query_lifetime;
        let id = params.text("callback_query_id").unwrap_or_default();
        let callback = self.callbacks.get_mut(&id).ok_or_else(gone)?;
        if callback.answer.is_some() || now.saturating_sub(callback.asked_at) > lifetime {
            return Err(gone());
        }
        callback.answer = Some(CallbackAnswer { text, alert: params.flag("show_alert"), url });
        Ok(Value::Bool(true))
    }

    fn opens_this_bot(&self, url: &str) -> bool {
        let username = self.options.username.to_ascii_lowercase();
        let url = url.to_ascii_lowercase();
        let link = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or(&url);
        link.starts_with(&format!("t.me/{username}?start="))
            || url.starts_with(&format!("tg://resolve?domain={username}&start="))
    }
}
