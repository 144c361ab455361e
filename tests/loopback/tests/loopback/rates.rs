//! Too fast is 429, and counted.

use std::time::Duration;

use serde_json::{Value, json};
use talon_loopback::{Options, Rate, Rates};

use crate::{Api, start_with};

/// Real time, without tolerance: what does not fit is refused however slow the machine.
fn strict() -> Options {
    Options { rates: Rates { jitter: Duration::ZERO, ..Rates::default() }, ..Options::default() }
}

async fn send(api: &Api, chat: i64) -> Value {
    api.call("sendMessage", json!({"chat_id": chat, "text": "x"})).await
}

#[tokio::test]
async fn a_group_takes_twenty_messages_and_edits_a_minute() {
    let rates = Rates { overall: Rate::Unlimited, ..Rates::default() };
    let (telegram, api) = start_with(Options { rates, ..strict() }).await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    let board = api.say(group.id(), "0").await;
    for n in 1..20 {
        api.ok("editMessageText", json!({"chat_id": group.id(), "message_id": board, "text": n.to_string()})).await;
    }
    let refused = send(&api, group.id()).await;
    assert_eq!(refused["error_code"], 429);
    let wait = refused["parameters"]["retry_after"].as_u64().unwrap();
    assert!((50..=60).contains(&wait), "{wait}");
    assert_eq!(refused["description"], json!(format!("Too Many Requests: retry after {wait}")));
    assert_eq!(telegram.rate_violations(), 1);
    api.ok("deleteMessage", json!({"chat_id": group.id(), "message_id": board})).await;
    telegram.skip(Duration::from_secs(60));
    api.say(group.id(), "again").await;
}

#[tokio::test]
async fn a_private_chat_takes_a_burst_and_then_one_a_second() {
    let (telegram, api) = start_with(strict()).await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    let mut sent = 0;
    while send(&api, ana.id()).await["ok"] == json!(true) {
        sent += 1;
        assert!(sent < 30, "no limit");
    }
    assert!(sent >= 5, "{sent}");
    assert_eq!(send(&api, ana.id()).await["parameters"]["retry_after"], json!(1));
    telegram.skip(Duration::from_secs(1));
    api.say(ana.id(), "x").await;
    telegram.set_rates(Rates::UNLIMITED);
    for _ in 0..40 {
        api.say(ana.id(), "x").await;
    }
}

#[tokio::test]
async fn scaled_limits_are_as_many_times_shorter() {
    let (telegram, api) = start_with(Options::default().scaled(100)).await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    telegram.set_rates(Rates { group: Rate::Window { count: 1, per: Duration::from_secs(30) }, ..Rates::UNLIMITED });
    api.say(group.id(), "x").await;
    assert_eq!(send(&api, group.id()).await["parameters"]["retry_after"], json!(1), "300 ms are less than a second");
    telegram.skip(Duration::from_secs(30));
    api.say(group.id(), "x").await;
}

#[tokio::test]
async fn the_busiest_stretch_counts_what_was_carried_out() {
    let (telegram, api) = start_with(Options { rates: Rates::UNLIMITED, ..Options::default() }).await;
    let ana = telegram.person("Ana", "");
    let group = telegram.group("Friday", &[&ana]);
    for burst in [2, 4, 1] {
        for n in 0..burst {
            api.say(group.id(), &n.to_string()).await;
        }
        api.refused("sendMessage", json!({"chat_id": group.id(), "text": ""})).await;
        telegram.skip(Duration::from_secs(3600));
    }
    assert_eq!(telegram.busiest(group.id(), Duration::from_secs(1800)), 4);
    assert_eq!(telegram.busiest(group.id(), Duration::from_secs(5400)), 6);
    assert_eq!(telegram.busiest(ana.id(), Duration::from_secs(60)), 0);
    let sent = telegram.until("seven messages", |telegram| {
        let sent = telegram.requests("sendMessage").iter().filter(|entry| entry.succeeded()).count();
        (sent == 7).then_some(sent)
    });
    assert_eq!(sent.await.unwrap(), 7);
}
