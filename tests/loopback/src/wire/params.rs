//! The parameters of one request, read as leniently as the real server reads them.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::{Map, Value};

use crate::error::ApiError;

/// A file that came with a multipart form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Upload {
    pub(crate) name: String,
    pub(crate) mime: Option<String>,
    pub(crate) bytes: Vec<u8>,
}

impl Upload {
    /// A digest of its contents.
    pub(crate) fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.bytes.hash(&mut hasher);
        hasher.finish()
    }
}

/// Named values and files. A form's values are strings; the schema turns them into what the method expects, and the
/// readers below do the same where there is no schema.
#[derive(Debug, Clone, Default)]
pub(crate) struct Params {
    pub(crate) values: Map<String, Value>,
    pub(crate) files: BTreeMap<String, Upload>,
}

impl Params {
    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        self.values.get(name).filter(|value| !value.is_null())
    }

    pub(crate) fn text(&self, name: &str) -> Option<String> {
        match self.get(name)? {
            Value::String(text) => Some(text.clone()),
            other => Some(other.to_string()),
        }
    }

    pub(crate) fn int(&self, name: &str) -> Option<i64> {
        match self.get(name)? {
            Value::Number(number) => number.as_i64(),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    pub(crate) fn flag(&self, name: &str) -> bool {
        match self.get(name) {
            Some(Value::Bool(value)) => *value,
            Some(Value::String(text)) => {
                matches!(text.trim().to_ascii_lowercase().as_str(), "true" | "1" | "yes")
            }
            Some(Value::Number(number)) => number.as_i64() == Some(1),
            _ => false,
        }
    }

    /// An object or array, given as such or serialised in a string.
    ///
    /// # Errors
    /// 400 for invalid JSON.
    pub(crate) fn json(&self, name: &str) -> Result<Option<Value>, ApiError> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::String(text)) if text.is_empty() => Ok(None),
            Some(Value::String(text)) => serde_json::from_str(text)
                .map(Some)
                .map_err(|_| ApiError::bad(format!("can't parse {} JSON object", name.replace('_', " ")))),
            Some(other) => Ok(Some(other.clone())),
        }
    }
}
