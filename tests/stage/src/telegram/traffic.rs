//! Telegram's requests and updates as traffic.

use std::collections::BTreeMap;

use serde_json::Value;
use talon_loopback::{ButtonKind, DELIVERED, Entry, Message, Person, rich_text};

use crate::current::without_blank_lines;
use crate::{Deed, Human, Key, Passed, Question, Saying, Screen};

impl Human for Person {
    fn account(&self) -> i64 {
        self.id()
    }

    fn called(&self) -> String {
        self.name()
    }
}

impl Screen for Message {
    fn words(&self) -> String {
        unjoined(&self.text)
    }

    fn keys(&self) -> Vec<Key> {
        let key = |button: &talon_loopback::Button| {
            let data = match &button.kind {
                ButtonKind::Data(data) => Some(data.clone()),
                ButtonKind::Url(_) | ButtonKind::Other => None,
            };
            Key { label: button.label.clone(), data }
        };
        self.all_buttons().map(key).collect()
    }
}

/// Reads a transcript as traffic.
pub fn read(transcript: &[Entry]) -> Vec<Passed> {
    let mut askers = BTreeMap::new();
    let mut traffic = Vec::new();
    for entry in transcript {
        if entry.method == "getUpdates" || entry.method == DELIVERED {
            for question in questions(entry) {
                askers.insert(question.id.clone(), question.by);
                traffic.push(Passed::Asked(question));
            }
        } else {
            traffic.push(Passed::Said(saying(entry, &askers)));
        }
    }
    traffic
}

/// The presses in an answered poll.
fn questions(poll: &Entry) -> impl Iterator<Item = Question> {
    let updates = poll.answer.as_ref().ok().and_then(Value::as_array);
    updates.into_iter().flatten().map(|update| &update["callback_query"]).filter_map(|query| {
        let data = query["data"].as_str().map(ToOwned::to_owned);
        Some(Question { id: query["id"].as_str()?.to_owned(), by: query["from"]["id"].as_i64()?, data })
    })
}

fn saying(entry: &Entry, askers: &BTreeMap<String, i64>) -> Saying {
    let deed = match entry.method.as_str() {
        "sendMessage" | "sendPhoto" | "sendRichMessage" => Deed::Send,
        "editMessageText" | "editMessageMedia" | "editMessageCaption" | "editEphemeralMessageText" => Deed::Edit,
        "deleteMessage" | "deleteEphemeralMessage" => Deed::Delete,
        _ => Deed::Other,
    };
    let answers = (entry.method == "answerCallbackQuery").then(|| {
        let query = entry.params.get("callback_query_id").and_then(Value::as_str);
        query.unwrap_or_default().to_owned()
    });
    let sent = entry.answer.as_ref().ok();
    let alone = alone(entry);
    // An ephemeral message counts as its reader's chat, whichever group it is in.
    let chat = alone.map(|(reader, _)| reader).or_else(|| entry.chat());
    let message = match alone {
        // Below the numbers of the messages in that person's own chat.
        Some((_, number)) => number.map(|number| -number),
        None => sent.and_then(|answer| answer["message_id"].as_i64()),
    };
    Saying {
        request: entry.method.clone(),
        deed,
        // A private chat has its person's number; groups have negative numbers.
        reader: chat.filter(|chat| *chat > 0).or_else(|| askers.get(answers.as_ref()?).copied()),
        answers,
        chat,
        message: message.or_else(|| entry.params.get("message_id").and_then(Value::as_i64)),
        panel: alone.is_some(),
        text: entry
            .text()
            .map(ToOwned::to_owned)
            .or_else(|| caption(entry))
            .or_else(|| rich(entry.params.get("rich_message")?)),
        shown: sent.and_then(shown).or_else(
            // The answer to such an edit does not contain the message.
            || entry.text().filter(|_| alone.is_some() && sent.is_some()).map(plain),
        ),
        carried: Value::Object(entry.params.clone()),
        done: entry.succeeded(),
    }
}

/// The text of the message in an answer.
fn shown(answer: &Value) -> Option<String> {
    let text = answer["text"].as_str().or_else(|| answer["caption"].as_str());
    text.map(unjoined).or_else(|| rich(&answer["rich_message"]))
}

fn rich(message: &Value) -> Option<String> {
    message.is_object().then(|| rich_text(message))
}

/// The reader of an ephemeral message that a request is about, and the message's number, if it has one.
///
/// A server that does not know ephemeral messages shows them to everybody; then they count as the group's.
fn alone(entry: &Entry) -> Option<(i64, Option<i64>)> {
    if entry.method.contains("Ephemeral") {
        let number = |name: &str| entry.params.get(name).and_then(Value::as_i64);
        return Some((number("receiver_user_id")?, number("ephemeral_message_id")));
    }
    let whom = entry.params.get("ephemeral_message_parameters")?;
    match &entry.answer {
        Ok(sent) => Some((sent["receiver_user"]["id"].as_i64()?, sent["ephemeral_message_id"].as_i64())),
        Err(_) => Some((whom["receiver_user_id"].as_i64()?, None)),
    }
}

/// The caption that a request puts into a message. With an upload, it is a form field.
fn caption(entry: &Entry) -> Option<String> {
    let told = |value: &Value| value.as_str().map(ToOwned::to_owned);
    let media = || match entry.params.get("media")? {
        Value::String(media) => told(&serde_json::from_str::<Value>(media).ok()?["caption"]),
        media => told(&media["caption"]),
    };
    entry.params.get("caption").and_then(told).or_else(media)
}

/// The words of a text in Telegram's HTML.
fn plain(html: &str) -> String {
    let mut words = String::new();
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        words.push_str(before);
        rest = tag.split_once('>').map_or("", |(_, after)| after);
    }
    words.push_str(rest);
    let read = words.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    unjoined(read.trim_end())
}

/// The text without blank lines and the characters that keep Telegram from making links of names and times.
pub(crate) fn unjoined(text: &str) -> String {
    without_blank_lines(&text.replace('\u{2060}', ""))
}
