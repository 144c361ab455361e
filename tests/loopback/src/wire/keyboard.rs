//! Inline keyboards: what the Bot API accepts, and what a person sees of it.

use serde_json::{Value, json};

use crate::error::ApiError;

/// Buttons in one row.
const ROW: usize = 8;
/// Buttons in one keyboard.
const ALL: usize = 100;
/// Bytes of `callback_data`.
const DATA: usize = 64;

/// What a button does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ButtonKind {
    /// Sends a callback query with this data.
    Data(String),
    /// Opens this address.
    Url(String),
    /// Anything else that the Bot API knows (copying text, web apps, …).
    Other,
}

/// The colour of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ButtonStyle {
    /// Blue.
    Primary,
    /// Green.
    Success,
    /// Red.
    Danger,
}

/// One button under a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What is written on it.
    pub label: String,
    /// What pressing it does.
    pub kind: ButtonKind,
    /// Its colour; none for the app's own.
    pub style: Option<ButtonStyle>,
}

/// A checked inline keyboard: the buttons, and the JSON as it came.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Keyboard {
    pub(crate) rows: Vec<Vec<Button>>,
    pub(crate) json: Value,
}

/// # Errors
/// The Bot API's 400s for keyboards that it refuses. A keyboard without buttons is none.
pub(crate) fn parse(markup: Option<Value>) -> Result<Option<Keyboard>, ApiError> {
    let Some(markup) = markup else { return Ok(None) };
    let Value::Object(object) = &markup else { return Err(ApiError::bad("object expected as reply markup")) };
    let Some(rows) = object.get("inline_keyboard") else { return Ok(None) };
    let shape = || ApiError::bad("field \"inline_keyboard\" of the InlineKeyboardMarkup must be an Array of Arrays");
    let rows = rows
        .as_array()
        .ok_or_else(shape)?
        .iter()
        .map(|row| row.as_array().ok_or_else(shape)?.iter().map(button).collect::<Result<Vec<_>, _>>())
        .collect::<Result<Vec<_>, _>>()?;
    let rows: Vec<Vec<Button>> = rows.into_iter().filter(|row| !row.is_empty()).collect();
    if rows.is_empty() {
        return Ok(None);
    }
    if rows.iter().any(|row| row.len() > ROW) || rows.iter().map(Vec::len).sum::<usize>() > ALL {
        return Err(ApiError::bad("reply markup is too long"));
    }
    Ok(Some(Keyboard { rows, json: json!({"inline_keyboard": object.get("inline_keyboard")}) }))
}

fn button(value: &Value) -> Result<Button, ApiError> {
    let refuse = |why: &str| ApiError::bad(format!("can't parse inline keyboard button: {why}"));
    let Value::Object(object) = value else { return Err(refuse("InlineKeyboardButton must be an Object")) };
    let label = match object.get("text") {
        Some(Value::String(label)) => label.clone(),
        Some(_) => return Err(refuse("Field \"text\" must be of type String")),
        None => return Err(refuse("Can't find field \"text\"")),
    };
    if label.trim().is_empty() {
        return Err(ApiError::bad("inline keyboard button text must be non-empty"));
    }
    let style = match object.get("style").map(Value::as_str) {
        None => None,
        Some(Some("primary")) => Some(ButtonStyle::Primary),
        Some(Some("success")) => Some(ButtonStyle::Success),
        Some(Some("danger")) => Some(ButtonStyle::Danger),
        Some(_) => return Err(refuse("Field \"style\" must be one of \"danger\", \"success\" and \"primary\"")),
    };
    if let Some(url) = object.get("url") {
        let url = url.as_str().ok_or_else(|| refuse("Field \"url\" must be of type String"))?;
        check_url(url).map_err(|why| ApiError::bad(format!("inline keyboard button URL '{url}' is invalid: {why}")))?;
        return Ok(Button { label, kind: ButtonKind::Url(url.to_owned()), style });
    }
    if let Some(data) = object.get("callback_data") {
        let data = data.as_str().ok_or_else(|| refuse("Field \"callback_data\" must be of type String"))?;
        if data.is_empty() || data.len() > DATA {
            return Err(ApiError::bad("BUTTON_DATA_INVALID"));
        }
        return Ok(Button { label, kind: ButtonKind::Data(data.to_owned()), style });
    }
    let known = ["web_app", "login_url", "switch_inline_query", "switch_inline_query_current_chat"];
    let rarer = ["switch_inline_query_chosen_chat", "copy_text", "callback_game", "pay"];
    if known.iter().chain(&rarer).any(|name| object.contains_key(*name)) {
        return Ok(Button { label, kind: ButtonKind::Other, style });
    }
    Err(refuse("Text buttons are unallowed in the inline keyboard"))
}

/// The schemes and hosts that a link may have.
pub(crate) fn check_url(url: &str) -> Result<(), &'static str> {
    let lower = url.trim().to_ascii_lowercase();
    if lower.starts_with("tg://") || lower.starts_with("ton://") {
        return Ok(());
    }
    let rest = match lower.split_once("://") {
        Some(("http" | "https", rest)) => rest,
        Some(_) => return Err("Unsupported URL protocol"),
        None => lower.as_str(),
    };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let (host, port) = host.rsplit_once(':').unwrap_or((host, "443"));
    if host.is_empty() {
        return Err("URL host is empty");
    }
    if !port.parse::<u16>().is_ok_and(|port| port > 0) {
        return Err("Wrong port number specified in the URL");
    }
    let fine = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    if !host.contains('.') || !host.split('.').all(fine) {
        return Err("Wrong HTTP URL");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(button: &Value) -> Result<Option<Keyboard>, String> {
        parse(Some(json!({"inline_keyboard": [[button]]}))).map_err(|error| error.description)
    }

    #[test]
    fn keyboards_are_refused_with_the_servers_words() {
        let cases = [
            (json!({"text": "a", "callback_data": "x".repeat(65)}), "Bad Request: BUTTON_DATA_INVALID"),
            (json!({"text": "a", "callback_data": "ж".repeat(33)}), "Bad Request: BUTTON_DATA_INVALID"),
            (json!({"text": "a", "callback_data": ""}), "Bad Request: BUTTON_DATA_INVALID"),
            (
                json!({"text": "a"}),
                "Bad Request: can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
            ),
            (
                json!({"callback_data": "a"}),
                "Bad Request: can't parse inline keyboard button: Can't find field \"text\"",
            ),
            (
                json!({"text": "a", "url": "ftp://example.org"}),
                "Bad Request: inline keyboard button URL 'ftp://example.org' is invalid: Unsupported URL protocol",
            ),
            (
                json!({"text": "a", "url": "https://nohost"}),
                "Bad Request: inline keyboard button URL 'https://nohost' is invalid: Wrong HTTP URL",
            ),
        ];
        for (button, expected) in cases {
            assert_eq!(one(&button), Err(expected.to_owned()), "{button}");
        }
        assert!(one(&json!({"text": "a", "callback_data": "x".repeat(64)})).is_ok());
        assert!(one(&json!({"text": "a", "callback_data": "a", "style": "red"})).is_err());
        let keyboard = one(&json!({"text": "a", "callback_data": "a", "style": "danger"})).unwrap().unwrap();
        assert_eq!(keyboard.rows[0][0].style, Some(ButtonStyle::Danger));
        assert!(one(&json!({"text": "a", "url": "https://t.me/talon_bot?start=j1"})).is_ok());
    }

    #[test]
    fn keyboards_have_eight_columns_and_a_hundred_buttons() {
        let button = json!({"text": "a", "callback_data": "a"});
        let of = |rows: usize, columns: usize| json!({"inline_keyboard": vec![vec![button.clone(); columns]; rows]});
        assert!(parse(Some(of(12, 8))).is_ok());
        assert!(parse(Some(of(1, 9))).is_err());
        assert!(parse(Some(of(13, 8))).is_err());
        assert_eq!(parse(Some(of(3, 0))), Ok(None));
    }
}
