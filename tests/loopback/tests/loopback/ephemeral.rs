//! Ephemeral messages, which one person in a group sees.

use std::time::Duration;

use serde_json::{Value, json};
use talon_loopback::{Group, LoopbackTelegram, Message, Options, Person, Rate, Rates};

use crate::{Api, assert_clean, start_with};

/// A group of two, with a message of the bot that has a button.
struct Hall {
    telegram: LoopbackTelegram,
    api: Api,
    ana: Person,
    ben: Person,
    group: Group,
}

const BUTTONS: &str = r#"{"inline_keyboard":[[{"text":"A","callback_data":"a"}]]}"#;

impl Hall {
    async fn open(options: Options) -> Self {
        let (telegram, api) = start_with(options).await;
        let (ana, ben) = (telegram.person("Ana", "en"), telegram.person("Ben", "en"));
        let group = telegram.supergroup("Cards", &[&ana, &ben]);
        Self { telegram, api, ana, ben, group }
    }

    /// Somebody presses a button of a message that everybody reads; the query.
    async fn pressed(&self, by: &Person) -> String {
        let markup: Value = serde_json::from_str(BUTTONS).unwrap();
        let sent = json!({"chat_id": self.group.id(), "text": "for all", "reply_markup": markup});
        self.api.ok("sendMessage", sent).await;
        let message = by.reads(&self.group, "for all").await.unwrap();
        by.press_quietly(&message, "A").unwrap()
    }

    fn to(&self, reader: &Person, query: Option<&str>, text: &str) -> Value {
        let mut whom = json!({"receiver_user_id": reader.id()});
        if let Some(query) = query {
            whom["callback_query_id"] = json!(query);
        }
        let markup: Value = serde_json::from_str(BUTTONS).unwrap();
        json!({"chat_id": self.group.id(), "text": text, "reply_markup": markup, "ephemeral_message_parameters": whom})
    }

    fn at(&self, reader: &Person, number: i64) -> Value {
        json!({"chat_id": self.group.id(), "receiver_user_id": reader.id(), "ephemeral_message_id": number})
    }

    fn with(&self, reader: &Person, number: i64, name: &str, value: impl Into<Value>) -> Value {
        let mut params = self.at(reader, number);
        params[name] = value.into();
        params
    }

    fn alone(&self, reader: &Person) -> Vec<Message> {
        reader.visible(&self.group).into_iter().filter(|message| message.alone.is_some()).collect()
    }
}

fn fast() -> Options {
    Options::default().scaled(100)
}

#[tokio::test]
async fn one_person_alone_sees_it_and_presses_on_it() {
    let hall = Hall::open(Options { ephemeral_after: Duration::from_secs(6_000), ..fast() }).await;
    let query = hall.pressed(&hall.ana).await;
    let sent = hall.api.ok("sendMessage", hall.to(&hall.ana, Some(&query), "<for> Ana")).await;
    assert_eq!(
        (&sent["message_id"], &sent["ephemeral_message_id"], &sent["receiver_user"]["id"]),
        (&json!(0), &json!(1), &json!(hall.ana.id()))
    );
    let seen = hall.alone(&hall.ana);
    assert_eq!((seen.len(), seen[0].text.as_str(), seen[0].alone), (1, "<for> Ana", Some((hall.ana.id(), 1))));
    assert_eq!(hall.alone(&hall.ben), []);
    hall.ana.press_quietly(&seen[0], "A").unwrap();
    let updates = hall.api.ok("getUpdates", json!({})).await;
    let pressed = updates.as_array().unwrap().last().unwrap()["callback_query"]["message"].clone();
    assert_eq!((&pressed["message_id"], &pressed["ephemeral_message_id"]), (&json!(0), &json!(1)));
    assert_eq!(pressed["receiver_user"]["id"], hall.ana.id());

    let changed = hall.with(&hall.ana, 1, "text", "changed");
    assert_eq!(hall.api.ok("editEphemeralMessageText", changed).await, json!(true));
    assert_eq!(hall.alone(&hall.ana)[0].text, "changed");
    assert_eq!(hall.api.ok("deleteEphemeralMessage", hall.at(&hall.ana, 1)).await, json!(true));
    assert_eq!(hall.alone(&hall.ana), []);
    let again = hall.api.ok("sendMessage", hall.to(&hall.ana, Some(&query), "once more")).await;
    assert_eq!(again["ephemeral_message_id"], 1, "the number is free again");
    assert_clean(&hall.telegram);
}

#[tokio::test]
async fn only_who_has_just_pressed_gets_one_unless_the_bot_is_an_admin() {
    let hall = Hall::open(fast()).await;
    let query = hall.pressed(&hall.ana).await;
    for params in
        [hall.to(&hall.ana, None, "x"), hall.to(&hall.ben, Some(&query), "x"), hall.to(&hall.ana, Some("7"), "x")]
    {
        assert_eq!(hall.api.refused("sendMessage", params).await, "Bad Request: QUERY_ID_INVALID");
    }
    hall.telegram.skip(Duration::from_secs(16));
    let late = hall.to(&hall.ana, Some(&query), "x");
    assert_eq!(hall.api.refused("sendMessage", late.clone()).await, "Bad Request: QUERY_ID_INVALID");
    hall.group.promote_bot();
    hall.api.ok("sendMessage", late).await;
    hall.api.ok("sendMessage", hall.to(&hall.ben, None, "x")).await;
    hall.group.forbid_ephemerals(true);
    let refused = hall.api.refused("sendMessage", hall.to(&hall.ben, None, "x")).await;
    assert!(refused.contains("ephemeral"), "{refused}");
    hall.ana.start(None).unwrap();
    let mut private = hall.to(&hall.ana, None, "x");
    private["chat_id"] = json!(hall.ana.id());
    hall.api.refused("sendMessage", private).await;
    assert_clean(&hall.telegram);
}

#[tokio::test]
async fn a_change_is_short_brings_no_file_and_is_found_by_its_reader_alone() {
    let hall = Hall::open(fast()).await;
    hall.group.promote_bot();
    hall.api.ok("sendMessage", hall.to(&hall.ana, None, &"ж".repeat(2_000))).await;
    let edit = |text: String| hall.with(&hall.ana, 1, "text", text);
    hall.api.ok("editEphemeralMessageText", edit("ж".repeat(1_024))).await;
    let long = hall.api.refused("editEphemeralMessageText", edit("ж".repeat(1_025))).await;
    assert_eq!(long, "Bad Request: MESSAGE_TOO_LONG");
    hall.api.refused("editEphemeralMessageCaption", hall.with(&hall.ana, 1, "caption", "x")).await;
    let media = json!({"type": "photo", "media": "AgACAgIAAxkB00000000000000000000"});
    hall.api.refused("editEphemeralMessageMedia", hall.with(&hall.ana, 1, "media", media)).await;
    hall.api.ok("editEphemeralMessageReplyMarkup", hall.at(&hall.ana, 1)).await;
    assert_eq!(hall.alone(&hall.ana)[0].labels(), [""; 0]);
    for (reader, number) in [(&hall.ben, 1), (&hall.ana, 2)] {
        hall.api.refused("editEphemeralMessageText", hall.with(reader, number, "text", "x")).await;
        hall.api.refused("deleteEphemeralMessage", hall.at(reader, number)).await;
    }
    let numbered_zero = json!({"chat_id": hall.group.id(), "message_id": 0, "text": "x"});
    hall.api.refused("editMessageText", numbered_zero).await;
    assert_clean(&hall.telegram);
}

#[tokio::test]
async fn they_count_like_messages_of_the_group() {
    let rates = Rates { group: Rate::Window { count: 3, per: Duration::from_secs(60) }, ..Rates::default() };
    let hall = Hall::open(Options { rates, ..Options::default() }).await;
    hall.group.promote_bot();
    for _ in 0..2 {
        hall.api.ok("sendMessage", hall.to(&hall.ana, None, "x")).await;
    }
    hall.api.ok("editEphemeralMessageText", hall.with(&hall.ana, 1, "text", "y")).await;
    let refused = hall.api.refused("editEphemeralMessageText", hall.with(&hall.ana, 1, "text", "z")).await;
    assert!(refused.starts_with("Too Many Requests"), "{refused}");
    assert_eq!(hall.telegram.rate_violations(), 1);
}

#[tokio::test]
async fn the_bot_does_not_learn_that_one_was_lost() {
    let hall = Hall::open(fast()).await;
    hall.group.promote_bot();
    hall.api.ok("sendMessage", hall.to(&hall.ana, None, "first")).await;
    hall.telegram.lose_ephemerals(true);
    hall.api.ok("sendMessage", hall.to(&hall.ana, None, "second")).await;
    hall.api.ok("editEphemeralMessageText", hall.with(&hall.ana, 1, "text", "changed")).await;
    let seen: Vec<String> = hall.alone(&hall.ana).into_iter().map(|message| message.text).collect();
    assert_eq!(seen, ["first"]);
    hall.telegram.lose_ephemerals(false);
    hall.api.ok("editEphemeralMessageText", hall.with(&hall.ana, 1, "text", "changed")).await;
    assert_eq!(hall.alone(&hall.ana)[0].text, "changed");
    assert_clean(&hall.telegram);
}

#[tokio::test]
async fn an_older_server_shows_it_to_everybody() {
    let hall = Hall::open(Options { ephemerals: false, ..fast() }).await;
    hall.group.promote_bot();
    let sent = hall.api.ok("sendMessage", hall.to(&hall.ana, None, "for Ana")).await;
    assert_eq!((&sent["ephemeral_message_id"], sent["message_id"] == 0), (&Value::Null, false));
    hall.ben.reads(&hall.group, "for Ana").await.unwrap();
    let edit = hall.with(&hall.ana, 1, "text", "x");
    assert_eq!(hall.api.refused("editEphemeralMessageText", edit).await, "Not Found: method not found");
    assert_clean(&hall.telegram);
}
