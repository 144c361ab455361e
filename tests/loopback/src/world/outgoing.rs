//! What the bot sends: `sendMessage` and `sendDocument`.

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::html::{self, Formatted, utf16};
use crate::wire::keyboard;
use crate::wire::params::Params;
use crate::world::chats::Access;
use crate::world::photos::no_photos;
use crate::world::{Author, ChatKind, Content, Stored, World};

/// UTF-16 units of a message.
pub(crate) const TEXT: usize = 4096;
pub(crate) const CAPTION: usize = 1024;

/// The checked target of a new message: the chat, and the message it replies to.
struct Place {
    chat: i64,
    thread: Option<i64>,
    reply_to: Option<i64>,
}

impl World {
    pub(crate) fn send_message(&mut self, params: &Params) -> ApiResult {
        let formatted = self.formatted(params, "text", "entities")?;
        let preview = params.json("link_preview_options")?;
        if utf16(&formatted.text) > TEXT {
            return Err(ApiError::bad("message is too long"));
        }
        let content = Content::Text { text: formatted.text, entities: formatted.entities, preview };
        self.send(params, content)
    }

    pub(crate) fn send_document(&mut self, params: &Params) -> ApiResult {
        let upload = params.text("document").and_then(|name| name.strip_prefix("attach://").map(ToOwned::to_owned));
        let upload = upload.unwrap_or_else(|| "document".to_owned());
        let Some(upload) = params.files.get(&upload) else {
            return Err(ApiError::bad(if params.get("document").is_some() {
                "wrong file identifier/HTTP URL specified"
            } else {
                "there is no document in the request"
            }));
        };
        if upload.bytes.is_empty() {
            return Err(ApiError::bad("file must be non-empty"));
        }
        let caption = self.caption(params)?;
        let (name, mime, bytes) = (upload.name.clone(), upload.mime.clone(), upload.bytes.clone());
        let number = self.draw(u64::MAX);
        let mut file = json!({
            "file_id": format!("BQACAgIAAxkB{number:020}"),
            "file_unique_id": format!("AgAD{number:020}"),
            "file_name": name,
            "file_size": bytes.len(),
        });
        if let Some(mime) = mime {
            file["mime_type"] = json!(mime);
        }
        self.send(params, Content::Document { file, bytes, caption: caption.text, entities: caption.entities })
    }

    pub(crate) fn send(&mut self, params: &Params, content: Content) -> ApiResult {
        let keyboard = keyboard::parse(params.json("reply_markup")?)?;
        let place = self.place(params)?;
        if matches!(content, Content::Photo { .. }) && self.chat(place.chat)?.photos_forbidden {
            return Err(no_photos());
        }
        let alone = self.only_reader(params, place.chat)?;
        self.pay(place.chat)?;
        let alone = alone.map(|reader| self.next_alone(place.chat, reader));
        let message = Stored {
            id: if alone.is_some() { 0 } else { self.next_message_id(place.chat, true) },
            alone,
            author: Author::Bot,
            thread: place.thread,
            date: self.clock.unix(),
            sent_at: self.clock.now(),
            edit_date: None,
            content,
            keyboard,
            reply_to: place.reply_to,
            silent: params.flag("disable_notification"),
            deleted: false,
            edits: 0,
        };
        self.store(place.chat, message.clone());
        Ok(self.message_json(self.chat(place.chat)?, &message))
    }

    pub(crate) fn store(&mut self, chat: i64, message: Stored) {
        if let Some(chat) = self.chats.get_mut(&chat) {
            chat.messages.push(message);
        }
    }

    /// Counts a message or an edit against the rates.
    ///
    /// # Errors
    /// 429 with the whole seconds that the bot has to wait.
    pub(crate) fn pay(&mut self, chat: i64) -> Result<(), ApiError> {
        if let Some(seconds) = self.resting.get(&chat) {
            return Err(ApiError::too_many_requests(*seconds));
        }
        let now = self.clock.now();
        let rates = self.options.rates;
        let jitter = self.clock.virtually(rates.jitter);
        self.limiter.take(&rates, chat, now, jitter).map_err(|wait| {
            let wait = self.clock.real(wait);
            let started = u64::from(wait.subsec_nanos() > 0);
            ApiError::too_many_requests((wait.as_secs() + started).max(1))
        })
    }

    fn place(&self, params: &Params) -> Result<Place, ApiError> {
        let id = self.open_chat(params, Access::Write)?;
        let chat = self.chat(id)?;
        let reply_to = match params.json("reply_parameters")? {
            None => None,
            Some(reply) => {
                let wanted = reply["message_id"].as_i64().unwrap_or_default();
                let found = chat.messages.iter().any(|message| message.id == wanted && !message.deleted);
                if !found && reply["allow_sending_without_reply"] != json!(true) {
                    return Err(ApiError::bad("message to be replied not found"));
                }
                found.then_some(wanted)
            }
        };
        let thread = match params.int("message_thread_id").filter(|thread| *thread != 0) {
            None => reply_to.and_then(|id| chat.messages.iter().find(|other| other.id == id)?.thread),
            Some(thread) => match &chat.kind {
                ChatKind::Supergroup { forum: true, topics, .. } => match topics.get(&thread) {
                    Some(topic) if topic.closed && !chat.bot.runs_it() => return Err(ApiError::bad("TOPIC_CLOSED")),
                    Some(_) => Some(thread),
                    None => return Err(ApiError::bad("message thread not found")),
                },
                ChatKind::Supergroup { .. } | ChatKind::Group { .. } | ChatKind::Private { .. } => {
                    return Err(ApiError::bad("message thread not found"));
                }
            },
        };
        Ok(Place { chat: id, thread, reply_to })
    }

    /// A text with its mark-up resolved.
    ///
    /// # Errors
    /// 400 for empty texts and broken mark-up. Only HTML and ready-made entities are modelled; Markdown is a violation.
    pub(crate) fn formatted(&mut self, params: &Params, text: &str, entities: &str) -> Result<Formatted, ApiError> {
        let source = params.text(text).unwrap_or_default();
        if source.is_empty() {
            return Err(ApiError::bad("message text is empty"));
        }
        if source.len() > 1 << 15 {
            return Err(ApiError::bad("text is too long"));
        }
        let mode = params.text("parse_mode").unwrap_or_default().to_ascii_lowercase();
        let mut formatted = match mode.as_str() {
            "html" => html::parse(&source).map_err(|why| ApiError::bad(format!("can't parse entities: {why}")))?,
            "" | "none" => {
                let entities = params.json(entities)?.unwrap_or_else(|| json!([]));
                let entities = entities.as_array().cloned().unwrap_or_default();
                Formatted { text: source, entities }
            }
            "markdown" | "markdownv2" => {
                self.violation(format!("parse_mode {mode} is not modelled by the loopback server"));
                return Err(ApiError::bad("unsupported parse_mode"));
            }
            _ => return Err(ApiError::bad("unsupported parse_mode")),
        };
        trim(&mut formatted);
        if formatted.text.trim().is_empty() {
            return Err(ApiError::bad("text must be non-empty"));
        }
        Ok(formatted)
    }
}

/// White space at the end of a message is dropped, also from under the mark-up.
fn trim(formatted: &mut Formatted) {
    formatted.text.truncate(formatted.text.trim_end().len());
    let end = i64::try_from(utf16(&formatted.text)).unwrap_or(i64::MAX);
    formatted.entities.retain_mut(|entity| {
        let offset = entity["offset"].as_i64().unwrap_or_default();
        let length = entity["length"].as_i64().unwrap_or_default().min(end - offset);
        entity["length"] = Value::from(length);
        length > 0
    });
}
