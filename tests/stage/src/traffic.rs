//! The traffic between a platform and the bot, in order and in the same form for every platform.

use serde_json::{Value, json};
use talon_table::TableId;
use talon_view::Token;

/// A question or a request.
#[derive(Debug, Clone)]
pub enum Passed {
    /// A question to the bot.
    Asked(Question),
    /// A request of the bot.
    Said(Saying),
}

/// A press, a command or a text that waits for an answer.
#[derive(Debug, Clone)]
pub struct Question {
    /// The platform's identifier, which its answer names.
    pub id: String,
    /// The account that asked.
    pub by: i64,
    /// The button's data; `None` for anything but a press.
    pub data: Option<String>,
}

/// What a request did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// It sent a new message.
    Send,
    /// It edited a message.
    Edit,
    /// It deleted a message.
    Delete,
    /// It changed no message.
    Other,
}

/// A request of the bot that people could notice.
#[derive(Debug, Clone)]
pub struct Saying {
    /// The method or route.
    pub request: String,
    /// What the request did.
    pub deed: Deed,
    /// The question that this answers first.
    pub answers: Option<String>,
    /// The account of its only reader; `None` if others can read it too.
    pub reader: Option<i64>,
    /// Where it is: the chat or channel, or the account of the only person who reads there. `None` for an answer without a place, or a
    /// request about no message.
    pub chat: Option<i64>,
    /// The message that it is about.
    pub message: Option<i64>,
    /// Whether that message answers its only reader.
    pub panel: bool,
    /// Its text, with markup.
    pub text: Option<String>,
    /// The message's text afterwards, without markup.
    pub shown: Option<String>,
    /// The whole content of the request.
    pub carried: Value,
    /// Whether it was carried out.
    pub done: bool,
}

impl Saying {
    /// True if these words occur anywhere in the request.
    pub fn mentions(&self, words: &str) -> bool {
        fn inside(value: &Value, words: &str) -> bool {
            match value {
                Value::String(text) => text.contains(words),
                Value::Array(items) => items.iter().any(|item| inside(item, words)),
                Value::Object(fields) => fields.values().any(|field| inside(field, words)),
                Value::Null | Value::Bool(_) | Value::Number(_) => false,
            }
        }
        inside(&self.carried, words)
    }

    /// The table that its buttons name.
    pub fn table(&self) -> Option<TableId> {
        table_in(&self.carried)
    }

    /// The same request, delivered wrongly: to one person, or to everybody in a chat.
    pub fn misdelivered(&self, chat: i64, reader: Option<i64>) -> Self {
        Self { chat: Some(chat), reader, answers: None, ..self.clone() }
    }

    /// The same request for a new message of its own, without buttons.
    pub(crate) fn as_sheet(&self, deed: Deed) -> Self {
        let carried = json!(self.text);
        Self { deed, message: Some(i64::MIN), carried, ..self.clone() }
    }

    /// The same request with more words in the description of its picture; `None` without a picture.
    pub(crate) fn described_with(&self, words: &str) -> Option<Self> {
        let mut carried = self.carried.clone();
        let message = if carried["data"].is_object() { &mut carried["data"] } else { &mut carried };
        // On Discord the description is where the picture is: in a container, or else in the attachment.
        let is_contained = message.get("embeds").is_none_or(|embeds| embeds == &json!([]));
        let described = if is_contained && message.get("components").is_some() {
            let inside = message.pointer_mut("/components/0/components")?.as_array_mut()?;
            inside.iter_mut().find_map(|one| one.pointer_mut("/items/0/description"))?
        } else {
            message.pointer_mut("/attachments/0/description")?
        };
        *described = json!(format!("{} {words}", described.as_str()?));
        Some(Self { carried, ..self.clone() })
    }

    /// The same request with more text.
    pub fn and(&self, words: &str) -> Self {
        let more = |text: &Option<String>| Some(format!("{} {words}", text.as_deref().unwrap_or_default()));
        let carried = json!([self.carried, words]);
        Self { text: more(&self.text), shown: more(&self.shown), carried, ..self.clone() }
    }
}

/// The requests in the traffic.
pub fn sayings(traffic: &[Passed]) -> impl Iterator<Item = &Saying> {
    traffic.iter().filter_map(|passed| match passed {
        Passed::Asked(_) => None,
        Passed::Said(saying) => Some(saying),
    })
}

/// The traffic with one of its requests replaced.
pub(crate) fn tampered<'a>(traffic: &'a [Passed], at: usize, other: &'a Passed) -> impl Iterator<Item = &'a Passed> {
    traffic[..at].iter().chain([other]).chain(&traffic[at + 1..])
}

/// The table that a keyboard's buttons name.
fn table_in(keyboard: &Value) -> Option<TableId> {
    match keyboard {
        Value::String(text) => match text.parse::<Token>() {
            Ok(token) => token.table,
            Err(_) => {
                serde_json::from_str::<Value>(text).ok().filter(|value| !value.is_string()).as_ref().and_then(table_in)
            }
        },
        Value::Array(items) => items.iter().find_map(table_in),
        Value::Object(fields) => fields.values().find_map(table_in),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}
