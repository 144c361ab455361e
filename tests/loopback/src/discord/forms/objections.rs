//! Objections to fields, gathered into the nested object that 50035 carries.

use serde_json::{Map, Value, json};

use crate::discord::error::ApiError;

/// The characters of a text, as Discord counts them.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}

/// Everything that is wrong with a form.
#[derive(Debug, Default)]
pub(crate) struct Objections {
    errors: Map<String, Value>,
}

impl Objections {
    /// Notes that the field at `path` is wrong.
    pub(crate) fn add(&mut self, path: &[&str], code: &str, message: &str) {
        let error = json!({"code": code, "message": message});
        put(&mut self.errors, path, error);
    }

    /// A text of `least` to `most` characters, which may be missing unless it is required.
    pub(crate) fn length(&mut self, path: &[&str], value: &Value, least: usize, most: usize, required: bool) {
        match value.as_str().map(length) {
            None if required => self.add(path, "BASE_TYPE_REQUIRED", "This field is required"),
            Some(count) if count < least || count > most => {
                let message = if least == 0 {
                    format!("Must be {most} or fewer in length.")
                } else {
                    format!("Must be between {least} and {most} in length.")
                };
                self.add(path, if least == 0 { "BASE_TYPE_MAX_LENGTH" } else { "BASE_TYPE_BAD_LENGTH" }, &message);
            }
            Some(_) | None => {}
        }
    }

    /// A list of at most `most` items.
    pub(crate) fn most(&mut self, path: &[&str], count: usize, most: usize) {
        if count > most {
            self.add(path, "BASE_TYPE_MAX_LENGTH", &format!("Must be {most} or fewer in length."));
        }
    }

    /// A list of `least` to `most` items.
    pub(crate) fn count(&mut self, path: &[&str], count: usize, least: usize, most: usize) {
        if count < least || count > most {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", &message);
        }
    }

    pub(crate) fn into_result(self) -> Result<(), ApiError> {
        if self.errors.is_empty() { Ok(()) } else { Err(ApiError::invalid_form(Value::Object(self.errors))) }
    }
}

fn put(into: &mut Map<String, Value>, path: &[&str], error: Value) {
    let Some((first, rest)) = path.split_first() else {
        let list = into.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(error);
        }
        return;
    };
    let inner = into.entry(*first).or_insert_with(|| json!({}));
    if let Value::Object(inner) = inner {
        put(inner, rest, error);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objections_nest() {
        let mut found = Objections::default();
        found.length(&["embeds", "0", "title"], &json!("x".repeat(257)), 0, 256, false);
        found.length(&["name"], &json!(null), 1, 100, true);
        let body = found.into_result().map_err(|error| error.body());
        assert_eq!(
            body,
            Err(json!({"message": "Invalid Form Body", "code": 50035, "errors": {
                "embeds": {"0": {"title": {"_errors": [
                    {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 256 or fewer in length."}
                ]}}},
                "name": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "This field is required"}]},
            }}))
        );
    }
}
