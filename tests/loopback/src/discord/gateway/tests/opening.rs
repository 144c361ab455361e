//! Hello, identify, READY, and how it is refused.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::client::{Client, End, INTENTS};
use super::{easygoing, start, violations};
use crate::discord::LoopbackDiscord;
use crate::discord::gateway::GatewayOptions;

#[tokio::test]
async fn a_session_is_greeted_and_its_heartbeats_are_answered() {
    let discord = easygoing().await;
    let (mut client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    assert_eq!(client.heartbeat_interval(), 41_250);
    assert_eq!(ready["v"], 10);
    assert_eq!(ready["shard"], json!([0, 1]));
    assert_eq!(ready["resume_gateway_url"], discord.url().replace("http", "ws"));
    discord.ready().await.unwrap();
    client.send(1, json!(1)).await;
    assert_eq!(client.control(11).await, Value::Null);
    client.send(3, json!({"status": "online", "afk": false, "since": null, "activities": []})).await;
    client.is_quiet().await;
    let shards = discord.shards();
    assert_eq!(shards.len(), 1);
    assert!(shards[0].connected && (shards[0].id, shards[0].of) == (0, 1), "{shards:?}");
    assert_eq!(violations(&discord), Vec::<String>::new());
}

#[tokio::test]
async fn a_token_may_come_with_the_word_that_http_wants() {
    let discord = easygoing().await;
    let mut client = Client::connect(&discord).await;
    let mut identify = client.identification(INTENTS, (0, 1));
    identify["token"] = json!(format!("Bot {}", identify["token"].as_str().unwrap()));
    client.send(2, identify).await;
    client.event("READY").await;
}

/// How an identify ends that differs from a good one in these fields.
async fn refused(discord: &LoopbackDiscord, fields: Value) -> End {
    let mut client = Client::connect(discord).await;
    let mut identify = client.identification(INTENTS, (0, 1));
    for (name, value) in fields.as_object().unwrap() {
        identify[name] = value.clone();
    }
    client.send(2, identify).await;
    client.end().await
}

#[tokio::test]
async fn an_identify_that_is_not_allowed_closes_with_its_code() {
    let discord = easygoing().await;
    for (fields, code) in [
        (json!({"token": "another"}), 4004),
        (json!({"shard": [2, 2]}), 4010),
        (json!({"shard": [0, 0]}), 4010),
        (json!({"intents": 1 << 17}), 4013),
        (json!({"intents": 1 << 15}), 4014),
        (json!({"intents": 1 << 1}), 4014),
    ] {
        assert_eq!(refused(&discord, fields.clone()).await, End::Closed(code), "{fields}");
    }
    assert_eq!(violations(&discord), Vec::<String>::new(), "settings may be wrong");
}

#[tokio::test]
async fn a_privileged_intent_can_be_granted() {
    let options = GatewayOptions { privileged_intents: 1 << 15, ..GatewayOptions::default() };
    let discord = start(options).await;
    Client::ready(&discord, INTENTS | 1 << 15, (0, 1)).await;
}

#[tokio::test]
async fn a_client_that_breaks_the_protocol_is_closed_and_noted() {
    let discord = easygoing().await;
    for (text, code) in [
        ("{", 4002),
        (r#"{"op":2,"d":{"token":"x"}}"#, 4002),
        (r#"{"op":99,"d":{}}"#, 4001),
        (r#"{"op":3,"d":{}}"#, 4003),
        (r#"{"op":8,"d":{}}"#, 4003),
    ] {
        let mut client = Client::connect(&discord).await;
        client.send_text(text.to_owned()).await;
        assert_eq!(client.end().await, End::Closed(code), "{text}");
    }
    let (mut twice, _) = Client::ready(&discord, INTENTS, (0, 1)).await;
    twice.identify(INTENTS, (0, 1)).await;
    assert_eq!(twice.end().await, End::Closed(4005));
    assert_eq!(violations(&discord).len(), 6);
}

#[tokio::test]
async fn a_hundred_and_twenty_payloads_a_minute_are_enough() {
    let discord = easygoing().await;
    let (mut client, _) = Client::ready(&discord, INTENTS, (0, 1)).await;
    for _ in 1..120 {
        client.send(1, Value::Null).await;
        client.control(11).await;
    }
    client.send(1, Value::Null).await;
    assert_eq!(client.end().await, End::Closed(4008));
    assert_eq!(violations(&discord).len(), 1);
}

#[tokio::test]
async fn only_version_ten_in_json_is_spoken() {
    let discord = easygoing().await;
    let mut old = Client::connect_to(&discord, "v=9&encoding=json").await.unwrap();
    let frame = old.next().await.unwrap().unwrap();
    assert!(matches!(&frame, Message::Close(Some(frame)) if u16::from(frame.code) == 4012), "{frame:?}");
    for query in ["v=10&encoding=etf", "v=10&compress=zlib-stream"] {
        let refused = Client::connect_to(&discord, query).await;
        assert!(matches!(&refused, Err(Error::Http(response)) if response.status() == 400), "{refused:?}");
    }
    assert_eq!(violations(&discord).len(), 2);
}

#[tokio::test]
async fn a_plain_request_is_not_upgraded() {
    let discord = easygoing().await;
    let client = reqwest::Client::new();
    let request = client.get(discord.url()).header("connection", "upgrade").header("upgrade", "websocket");
    assert_eq!(request.send().await.unwrap().status(), 400, "no key, no version");
}

#[tokio::test]
async fn sessions_are_started_one_at_a_time() {
    let discord = start(GatewayOptions { max_concurrency: 2, ..GatewayOptions::default() }).await;
    let limit = |discord: &LoopbackDiscord| {
        let now = discord.shared.read(|world| world.clock.now());
        discord.shared.gateway.session_start_limit(now)
    };
    assert_eq!(limit(&discord)["remaining"], 1000);
    let (_first, _) = Client::ready(&discord, INTENTS, (0, 3)).await;
    let (_second, _) = Client::ready(&discord, INTENTS, (1, 3)).await;
    let mut third = Client::connect(&discord).await;
    third.identify(INTENTS, (2, 3)).await;
    assert_eq!(third.control(9).await, json!(false), "the bucket of shard 0");
    discord.shared.change(|world| world.clock.skip(Duration::from_secs(5)));
    third.identify(INTENTS, (2, 3)).await;
    third.event("READY").await;
    discord.ready().await.unwrap();
    assert_eq!(discord.identifies(), 4);
    let limit = limit(&discord);
    assert_eq!((&limit["remaining"], &limit["max_concurrency"]), (&json!(996), &json!(2)));
}

#[tokio::test]
async fn a_day_has_only_so_many_sessions() {
    let options = GatewayOptions { session_starts: 1, identify_every: Duration::ZERO, ..GatewayOptions::default() };
    let discord = start(options).await;
    Client::ready(&discord, INTENTS, (0, 1)).await;
    let mut second = Client::connect(&discord).await;
    second.identify(INTENTS, (0, 1)).await;
    assert_eq!(second.control(9).await, json!(false));
    assert_eq!(violations(&discord).len(), 1);
}

#[tokio::test]
async fn a_client_without_heartbeats_is_timed_out() {
    let options = GatewayOptions { heartbeat_interval: Duration::from_millis(300), ..GatewayOptions::default() };
    let discord = start(options).await;
    let (mut client, _) = Client::ready(&discord, INTENTS, (0, 1)).await;
    assert_eq!(client.end().await, End::Closed(4009));
    assert_eq!(discord.shards(), []);
    assert_eq!(violations(&discord).len(), 1);
}
