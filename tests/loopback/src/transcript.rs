//! Every request that the bot made.

use std::time::Duration;

use serde_json::{Map, Value};

/// The method of an entry about an update that was sent to the webhook; its answer is a list with that update.
pub const DELIVERED: &str = "webhook";

/// One request and its answer. Polls that brought nothing are counted, not kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// Its number, from 1.
    pub number: usize,
    /// Virtual time since the server's start.
    pub at: Duration,
    /// The method, as the manual spells it.
    pub method: String,
    /// The parameters, files left out.
    pub params: Map<String, Value>,
    /// The names of the files that came along.
    pub files: Vec<String>,
    /// A digest of the contents of each of them, in the same order.
    pub digests: Vec<u64>,
    /// The result, or the complete error body.
    pub answer: Result<Value, Value>,
    /// Whether a planned failure affected it. After a lost answer, the entry still shows what happened.
    pub failed: Option<String>,
}

impl Entry {
    /// The chat that the request was about.
    #[must_use]
    pub fn chat(&self) -> Option<i64> {
        match self.params.get("chat_id")? {
            Value::Number(number) => number.as_i64(),
            Value::String(text) => text.parse().ok(),
            _ => None,
        }
    }

    /// The text that it carried: of a message, a caption or an answer to a press.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        self.params.get("text").or_else(|| self.params.get("caption")).and_then(Value::as_str)
    }

    /// True if it was carried out.
    #[must_use]
    pub fn succeeded(&self) -> bool {
        self.answer.is_ok()
    }

    /// True if these words occur in any of its parameters; for finding leaks.
    #[must_use]
    pub fn mentions(&self, words: &str) -> bool {
        fn inside(value: &Value, words: &str) -> bool {
            match value {
                Value::String(text) => text.contains(words),
                Value::Array(items) => items.iter().any(|item| inside(item, words)),
                Value::Object(fields) => fields.values().any(|field| inside(field, words)),
                Value::Null | Value::Bool(_) | Value::Number(_) => false,
            }
        }
        self.params.values().any(|value| inside(value, words))
    }
}
