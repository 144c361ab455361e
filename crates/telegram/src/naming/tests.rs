#![allow(clippy::needless_pass_by_value, reason = "messages are built where they are passed")]

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;

fn user(id: u64, username: Option<&str>, is_bot: bool) -> Value {
    json!({"id": id, "is_bot": is_bot, "first_name": "Somebody", "username": username})
}

fn group() -> Value {
    json!({"id": -1_001_234, "type": "supergroup", "title": "Cards", "is_forum": true})
}

/// A command of Boris, with more fields.
fn command(text: &str, more: Value) -> Message {
    let mut message = json!({
        "message_id": 7, "date": 1_700_000_000, "chat": group(), "from": user(43, Some("boris_k"), false), "text": text,
    });
    message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    serde_json::from_value(message).unwrap()
}

fn reply(more: Value) -> Message {
    let mut before = json!({"message_id": 6, "date": 1_700_000_000, "chat": group()});
    before.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    command("/rating", json!({ "reply_to_message": before }))
}

/// A directory to which Ana spoke.
fn directory() -> Directory {
    let names = Directory::new("talon_bot".to_owned());
    names.note(&serde_json::from_value(user(42, Some("Ana_Cards"), false)).unwrap());
    names.note(&serde_json::from_value(user(44, None, false)).unwrap());
    names
}

fn ana() -> Named {
    Named::Account(account("42".to_owned()))
}

#[test]
fn a_username_is_found_in_any_case() {
    let names = directory();
    for (written, expected) in [
        ("", None),
        ("  ", None),
        ("@ana_cards", Some(ana())),
        (" @ANA_Cards ", Some(ana())),
        ("@nobody_here", Some(Named::Unknown)),
        ("@talon_bot", Some(Named::Bot)),
        ("@Another_Bot", Some(Named::Bot)),
        ("ana_cards", Some(Named::Unclear)),
        ("Ана", Some(Named::Unclear)),
        ("@ana_cards @boris_k", Some(Named::Unclear)),
        ("@", Some(Named::Unclear)),
        ("@ана_карти", Some(Named::Unclear)),
        ("@@ana_cards", Some(Named::Unclear)),
    ] {
        let message = command(&format!("/rating {written}"), json!({}));
        assert_eq!(names.named(&message, written), expected, "{written:?}");
    }
}

#[test]
fn a_username_belongs_to_the_last_person_who_had_it() {
    let names = directory();
    names.note(&serde_json::from_value(user(45, Some("ANA_CARDS"), false)).unwrap());
    assert_eq!(names.written("@Ana_Cards"), Named::Account(account("45".to_owned())));
}

#[test]
fn a_mention_tells_who_has_no_username() {
    let names = directory();
    let mention = |user: Value| json!({"entities": [{"type": "text_mention", "offset": 8, "length": 3, "user": user}]});
    let message = command("/rating Ana", mention(user(42, None, false)));
    assert_eq!(names.named(&message, " Ana"), Some(ana()));
    let message = command("/rating Bot", mention(user(9, None, true)));
    assert_eq!(names.named(&message, " Bot"), Some(Named::Bot));
}

#[test]
fn a_reply_names_the_author_of_the_earlier_message() {
    let names = directory();
    let before = |user: Value| json!({"from": user, "text": "good game"});
    assert_eq!(names.named(&reply(before(user(42, None, false))), ""), Some(ana()));
    assert_eq!(names.named(&reply(before(user(9, Some("other_bot"), true))), ""), Some(Named::Bot));
    assert_eq!(names.named(&reply(before(user(8, Some("Talon_Bot"), true))), ""), None, "the bot is spoken to");
    let own = reply(before(user(43, Some("boris_k"), false)));
    assert_eq!(names.named(&own, " @ana_cards"), Some(ana()), "what is written goes first");
}

#[test]
fn not_every_reply_names_somebody() {
    let names = directory();
    let opened =
        json!({"from": user(42, None, false), "forum_topic_created": {"name": "Cards", "icon_color": 7_322_096}});
    assert_eq!(names.named(&reply(opened), ""), None, "all in a topic replies to what opened it");
    let channel = json!({"id": -1_009, "type": "channel", "title": "News"});
    let telegram = json!({"id": 777_000, "is_bot": false, "first_name": "Telegram"});
    let post = json!({"from": telegram, "sender_chat": channel, "is_automatic_forward": true, "text": "news"});
    assert_eq!(names.named(&reply(post), ""), None, "so do the comments on a post");
    let anonymous =
        json!({"from": user(1_087_968_824, Some("GroupAnonymousBot"), true), "sender_chat": group(), "text": "hello"});
    assert_eq!(names.named(&reply(anonymous), ""), Some(Named::Unclear));
}

proptest! {
    #[test]
    fn whatever_is_written_names_one_or_none(written in any::<String>()) {
        let named = directory().named(&command("/rating", json!({})), &written);
        prop_assert_eq!(named.is_none(), written.trim().is_empty());
    }
}
