//! Coming back to a session.

use serde_json::{Value, json};

use super::client::{Client, End, INTENTS};
use super::{easygoing, message, start};
use crate::discord::gateway::GatewayOptions;

#[tokio::test]
async fn a_resumed_session_gets_what_it_missed_and_then_goes_on() {
    let discord = easygoing().await;
    let (mut client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    message(&discord, 1);
    let seen = client.event("MESSAGE_CREATE").await["s"].as_u64().unwrap();
    discord.drop_gateway(0);
    assert_eq!(client.end().await, End::Cut);
    message(&discord, 2);
    message(&discord, 3);
    let mut client = Client::connect(&discord).await;
    client.resume(&ready["session_id"], seen).await;
    for (id, number) in [("2", 1), ("3", 2)] {
        let missed = client.event("MESSAGE_CREATE").await;
        assert_eq!((&missed["d"]["id"], &missed["s"]), (&json!(id), &json!(seen + number)));
    }
    client.event("RESUMED").await;
    message(&discord, 4);
    assert_eq!(client.event("MESSAGE_CREATE").await["s"], seen + 4);
    discord.resumed(1).await.unwrap();
    assert_eq!((discord.identifies(), discord.shards().len()), (1, 1));
}

#[tokio::test]
async fn a_client_that_resumes_with_an_old_number_sees_events_again() {
    let discord = easygoing().await;
    let (mut client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    message(&discord, 1);
    client.event("MESSAGE_CREATE").await;
    let mut again = Client::connect(&discord).await;
    again.resume(&ready["session_id"], 1).await;
    again.event("MESSAGE_CREATE").await;
    again.event("RESUMED").await;
    assert_eq!(client.end().await, End::Cut, "a session has one connection");
    message(&discord, 2);
    again.event("MESSAGE_CREATE").await;
}

/// What a resume of a fresh session is answered with.
async fn resumed(discord: &crate::discord::LoopbackDiscord, session: &Value, seq: u64) -> Value {
    let mut client = Client::connect(discord).await;
    client.resume(session, seq).await;
    client.next().await
}

#[tokio::test]
async fn a_session_that_is_not_there_is_invalid() {
    let discord = easygoing().await;
    assert_eq!(resumed(&discord, &json!("none"), 1).await["op"], 9);
    let (client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    client.close(1000).await;
    let answer = resumed(&discord, &ready["session_id"], 1).await;
    assert_eq!((&answer["op"], &answer["d"]), (&json!(9), &json!(false)), "a client that says goodbye is gone");
    let (client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    client.close(4200).await;
    assert_eq!(resumed(&discord, &ready["session_id"], 1).await["t"], "RESUMED", "one that is coming back says so");
}

#[tokio::test]
async fn a_number_from_the_future_and_a_wrong_token_are_refused() {
    let discord = easygoing().await;
    let (_client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    let mut forger = Client::connect(&discord).await;
    forger.send(6, json!({"token": "another", "session_id": ready["session_id"], "seq": 1})).await;
    assert_eq!(forger.end().await, End::Closed(4004));
    let mut client = Client::connect(&discord).await;
    client.resume(&ready["session_id"], 99).await;
    assert_eq!(client.end().await, End::Closed(4007));
    assert_eq!(discord.shards(), [], "the session is over");
}

#[tokio::test]
async fn a_client_that_has_missed_too_much_starts_anew() {
    let options = GatewayOptions { backlog: 2, identify_every: std::time::Duration::ZERO, ..GatewayOptions::default() };
    let discord = start(options).await;
    let (client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    client.close(4000).await;
    for id in 2..=4 {
        message(&discord, id);
    }
    let mut late = Client::connect(&discord).await;
    late.resume(&ready["session_id"], 1).await;
    assert_eq!(late.control(9).await, json!(false));
    late.identify(INTENTS, (0, 1)).await;
    late.event("READY").await;
    assert_eq!(discord.shards().len(), 1);
}

#[tokio::test]
async fn a_session_waits_only_so_long() {
    let window = std::time::Duration::ZERO;
    let options = GatewayOptions { resume_window: window, ..GatewayOptions::default() };
    let discord = start(options).await;
    let (client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    client.close(4000).await;
    discord.gone().await.unwrap();
    assert_eq!(resumed(&discord, &ready["session_id"], 1).await["op"], 9);
}
