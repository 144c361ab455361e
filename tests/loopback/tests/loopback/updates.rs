//! Polling: confirming, redelivery, conflicts, kinds, order.

use serde_json::{Value, json};
use talon_loopback::LoopbackTelegram;

use crate::{Api, assert_clean, start};

/// The texts of a batch of messages.
fn texts(updates: &Value) -> Vec<&str> {
    updates.as_array().unwrap().iter().filter_map(|update| update["message"]["text"].as_str()).collect()
}

fn ids(updates: &Value) -> Vec<i64> {
    updates.as_array().unwrap().iter().filter_map(|update| update["update_id"].as_i64()).collect()
}

async fn three_messages() -> (LoopbackTelegram, Api, talon_loopback::Person) {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    for text in ["a", "b", "c"] {
        ana.say(ana.private(), text).unwrap();
    }
    (telegram, api, ana)
}

#[tokio::test]
async fn what_is_not_confirmed_comes_again() {
    let (telegram, api, _) = three_messages().await;
    let all = api.ok("getUpdates", json!({})).await;
    assert_eq!(texts(&all), ["a", "b", "c"]);
    assert_eq!(api.ok("getUpdates", json!({"limit": 2})).await, json!(all.as_array().unwrap()[..2]));
    let first = ids(&all)[0];
    assert_eq!(ids(&all), [first, first + 1, first + 2]);
    assert_eq!(texts(&api.ok("getUpdates", json!({"offset": first + 1})).await), ["b", "c"]);
    assert_eq!(texts(&api.ok("getUpdates", json!({"offset": first})).await), ["b", "c"], "confirmed is gone");
    assert_eq!(texts(&api.ok("getUpdates", json!({"offset": -1})).await), ["c"]);
    assert_eq!(texts(&api.ok("getUpdates", json!({})).await), ["c"]);
    assert_eq!(api.ok("getUpdates", json!({"offset": first + 3})).await, json!([]));
    telegram.updates_taken().await.unwrap();
    assert_clean(&telegram);
}

#[tokio::test]
async fn a_long_poll_ends_with_the_update_that_it_waited_for() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    let poll = tokio::spawn({
        let api = api.clone();
        async move { api.ok("getUpdates", json!({"timeout": 50})).await }
    });
    telegram.bot_listens().await.unwrap();
    ana.say(ana.private(), "at last").unwrap();
    assert_eq!(texts(&poll.await.unwrap()), ["at last"]);
    assert_clean(&telegram);
}

#[tokio::test]
async fn the_second_poller_ends_the_first() {
    let (telegram, api) = start().await;
    let poll = |timeout: u32| {
        let api = api.clone();
        tokio::spawn(async move { api.call("getUpdates", json!({"timeout": timeout})).await })
    };
    let first = poll(50);
    telegram.bot_listens().await.unwrap();
    let second = poll(50);
    let conflict = first.await.unwrap();
    assert_eq!(conflict["error_code"], 409);
    assert_eq!(
        conflict["description"],
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
    );
    telegram.bot_listens().await.unwrap();
    api.ok("setWebhook", json!({"url": "http://127.0.0.1:9/hook"})).await;
    assert_eq!(second.await.unwrap()["description"], "Conflict: terminated by setWebhook request");
    let why = api.refused("getUpdates", json!({})).await;
    assert!(why.starts_with("Conflict: can't use getUpdates method while webhook is active"), "{why}");
    api.ok("deleteWebhook", json!({})).await;
    assert_eq!(api.ok("getUpdates", json!({})).await, json!([]));
    assert_clean(&telegram);
}

#[tokio::test]
async fn only_the_kinds_that_were_asked_for_are_delivered() {
    let (telegram, api) = start().await;
    let (ana, boris) = (telegram.person("Ana", ""), telegram.person("Boris", ""));
    let group = telegram.group("Friday", &[&ana]);
    group.promote_bot();
    group.add(&boris);
    let kinds = |updates: &Value| -> Vec<String> {
        let kind = |update: &Value| update.as_object().unwrap().keys().find(|key| *key != "update_id").cloned();
        updates.as_array().unwrap().iter().filter_map(kind).collect()
    };
    let updates = api.ok("getUpdates", json!({})).await;
    assert_eq!(kinds(&updates), ["my_chat_member", "message", "my_chat_member", "message"], "no chat_member unasked");
    let asked = json!({"allowed_updates": ["chat_member"], "offset": ids(&updates)[3] + 1});
    assert_eq!(api.ok("getUpdates", asked).await, json!([]));
    boris.leave(group.id());
    let updates = api.ok("getUpdates", json!({})).await;
    assert_eq!(kinds(&updates), ["chat_member"]);
    assert_eq!(updates[0]["chat_member"]["new_chat_member"]["status"], "left");
    api.ok("getUpdates", json!({"allowed_updates": [], "offset": ids(&updates)[0] + 1})).await;
    boris.say(boris.private(), "hello").unwrap();
    assert_eq!(kinds(&api.ok("getUpdates", json!({})).await), ["message"]);
    assert_clean(&telegram);
}

#[tokio::test]
async fn a_duplicate_comes_even_after_it_was_confirmed() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    telegram.duplicate_next(1);
    ana.say(ana.private(), "twice").unwrap();
    ana.say(ana.private(), "once").unwrap();
    let first = api.ok("getUpdates", json!({})).await;
    assert_eq!(texts(&first), ["twice", "once"]);
    let second = api.ok("getUpdates", json!({"offset": ids(&first)[1] + 1})).await;
    assert_eq!(second, json!([first[0]]));
    assert_eq!(api.ok("getUpdates", json!({"offset": ids(&first)[1] + 1})).await, json!([]));
    assert_clean(&telegram);
}

#[tokio::test]
async fn reordered_updates_have_ascending_ids_and_come_together() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    telegram.reorder_next(4);
    for text in ["a", "b", "c"] {
        ana.say(ana.private(), text).unwrap();
    }
    assert_eq!(api.ok("getUpdates", json!({})).await, json!([]), "held until all are there");
    ana.say(ana.private(), "d").unwrap();
    let updates = api.ok("getUpdates", json!({})).await;
    assert!(ids(&updates).is_sorted());
    let mut found = texts(&updates);
    assert_ne!(found, ["a", "b", "c", "d"]);
    found.sort_unstable();
    assert_eq!(found, ["a", "b", "c", "d"]);
    telegram.reorder_next(2);
    ana.say(ana.private(), "e").unwrap();
    telegram.release();
    assert_eq!(texts(&api.ok("getUpdates", json!({"offset": -1})).await), ["e"]);
    assert_clean(&telegram);
}

#[tokio::test]
async fn updates_can_come_twice_at_random() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    telegram.duplicate_at_random(0.5);
    for n in 0..40 {
        ana.say(ana.private(), &n.to_string()).unwrap();
    }
    let first = api.ok("getUpdates", json!({})).await;
    assert_eq!(ids(&first).len(), 40);
    let again = api.ok("getUpdates", json!({"offset": ids(&first)[39] + 1})).await;
    assert!((8..=32).contains(&ids(&again).len()), "seed {}: {}", telegram.seed(), ids(&again).len());
    assert_clean(&telegram);
}
