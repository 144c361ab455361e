//! What holds for every request whatever is played.

use std::collections::BTreeMap;

use serde_json::Value;
use talon_loopback::Entry;
use talon_view::{Locale, Msg, say};

use super::bot::Room;

/// No request broke a published rule or a limit, and the bot had no fault of its own.
pub(crate) fn nothing_went_wrong(room: &Room) {
    assert_eq!(room.telegram.violations(), Vec::<String>::new(), "the published rules hold");
    assert_eq!(room.telegram.rate_violations(), 0, "the limits hold");
    no_fault(room);
}

/// The bot had no fault of its own, and its log shows no card.
pub(crate) fn no_fault(room: &Room) {
    for line in room.said() {
        assert!(!line.contains("ERROR") && !line.contains("panicked"), "a fault: {line}");
        assert!(!line.contains(['♣', '♦', '♥', '♠']) && !line.contains("act:"), "a card in the log: {line}");
    }
    for entry in room.telegram.transcript() {
        for locale in Locale::ALL {
            assert!(!entry.mentions(&say(locale, &Msg::Fault)), "a fault of our own: {entry:#?}");
        }
    }
}

/// Every press that the bot received was answered exactly once; how many there were.
pub(crate) fn answered_once(transcript: &[Entry]) -> usize {
    let mut answers: BTreeMap<String, usize> = BTreeMap::new();
    for entry in transcript.iter().filter(|entry| entry.method == "getUpdates") {
        let updates = entry.answer.as_ref().ok().and_then(Value::as_array);
        for update in updates.into_iter().flatten() {
            if let Some(id) = update["callback_query"]["id"].as_str() {
                answers.entry(id.to_owned()).or_default();
            }
        }
    }
    for entry in transcript.iter().filter(|entry| entry.method == "answerCallbackQuery") {
        let id = entry.params.get("callback_query_id").and_then(Value::as_str).unwrap_or_default();
        *answers.get_mut(id).unwrap_or_else(|| panic!("an answer to nothing: {entry:#?}")) += 1;
    }
    for (query, count) in &answers {
        assert_eq!(*count, 1, "query {query} is answered once");
    }
    answers.len()
}

/// Everything that was said in a chat, or in answers where `chat` is none, is in this language.
pub(crate) fn spoken_in(transcript: &[Entry], chat: Option<i64>, locale: Locale) {
    let cyrillic = |text: &str| text.chars().any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter));
    let mut said = 0;
    for entry in transcript {
        let here = match chat {
            Some(_) => entry.chat() == chat,
            None => entry.method == "answerCallbackQuery",
        };
        let Some(text) = entry.text().filter(|_| here) else { continue };
        let own = without_names(text);
        let words = own.chars().filter(|letter| letter.is_alphabetic()).count() > 3;
        if words {
            said += 1;
            assert_eq!(cyrillic(&own), locale == Locale::Bg, "this is not {locale}: {text}");
        }
    }
    assert!(said > 0 || chat.is_none(), "something was said");
}

/// A text without its mark-up, and without what is set off from it: names of people, numbers.
fn without_names(text: &str) -> String {
    let mut depth = 0_usize;
    let own = text.chars().filter(|letter| {
        match letter {
            '\u{2068}' | '<' => depth += 1,
            '\u{2069}' | '>' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    });
    own.collect()
}
