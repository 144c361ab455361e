//! Prints what people saw, to be read from beginning to end, if `TALON_TEST_ALOUD` is set.

use serde_json::Value;

use crate::traffic::{Deed, Passed, Saying};

/// Prints what the bot said, in order, as its readers saw it.
pub(crate) fn read(traffic: &[Passed]) {
    if std::env::var_os("TALON_TEST_ALOUD").is_none() {
        return;
    }
    for passed in traffic {
        match passed {
            Passed::Asked(asked) => println!("\n<<< {} {}", asked.by, asked.data.as_deref().unwrap_or("writes")),
            Passed::Said(saying) if saying.done && is_seen(saying) => print(saying),
            Passed::Said(_) => {}
        }
    }
}

/// True if somebody sees something of it.
fn is_seen(saying: &Saying) -> bool {
    saying.deed != Deed::Other || saying.text.is_some()
}

fn print(saying: &Saying) {
    let reader = saying.reader.map_or_else(|| "everybody".to_owned(), |reader| reader.to_string());
    let (chat, message) = (saying.chat.unwrap_or_default(), saying.message.unwrap_or_default());
    let how = match saying.deed {
        Deed::Send if is_silent(&saying.carried) => "sends silently",
        Deed::Send => "sends, ringing,",
        Deed::Edit => "changes",
        Deed::Delete => "takes away",
        Deed::Other => "answers",
    };
    println!("\n>>> {how} {message} in {chat} for {reader} ({})", saying.request);
    for line in saying.shown.as_deref().or(saying.text.as_deref()).unwrap_or_default().lines() {
        println!("    {line}");
    }
    let mut rows = Vec::new();
    labels(&saying.carried, &mut rows);
    for row in rows {
        println!("    [{}]", row.join("] ["));
    }
}

fn is_silent(carried: &Value) -> bool {
    const SUPPRESSED: u64 = 1 << 12;
    let silent = &carried["disable_notification"];
    silent == true || silent == "true" || carried["flags"].as_u64().is_some_and(|flags| flags & SUPPRESSED > 0)
}

/// The rows of buttons in a request, wherever they are.
fn labels(carried: &Value, rows: &mut Vec<Vec<String>>) {
    let label = |button: &Value| {
        let words = button["label"].as_str().or_else(|| button["text"].as_str()).unwrap_or_default();
        let emoji = button["emoji"]["name"].as_str().map(|name| format!(":{name}: ")).unwrap_or_default();
        format!("{emoji}{words}")
    };
    match carried {
        Value::Array(items) if items.iter().any(is_button) => rows.push(items.iter().map(label).collect()),
        Value::Array(items) => items.iter().for_each(|item| labels(item, rows)),
        Value::Object(fields) => fields.values().for_each(|field| labels(field, rows)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn is_button(value: &Value) -> bool {
    const BUTTON: u64 = 2;
    ["callback_data", "custom_id", "url"].iter().any(|key| value.get(key).is_some())
        && (value.get("text").is_some() || value["type"].as_u64() == Some(BUTTON))
}
