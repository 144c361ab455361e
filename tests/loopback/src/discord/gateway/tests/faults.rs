//! Faults that a test can cause.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use super::client::{Client, End, INTENTS};
use super::{easygoing, message};

#[tokio::test]
async fn a_shard_is_asked_to_reconnect_and_to_beat() {
    let discord = easygoing().await;
    let (mut client, _) = Client::ready(&discord, INTENTS, (0, 1)).await;
    discord.ask_reconnect(1);
    discord.ask_heartbeat(0);
    assert_eq!(client.control(1).await, Value::Null);
    discord.ask_reconnect(0);
    assert_eq!(client.control(7).await, Value::Null);
}

#[tokio::test]
async fn an_invalid_session_can_be_resumed_only_if_it_says_so() {
    let discord = easygoing().await;
    let (mut client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    discord.invalidate_session(0, true);
    assert_eq!(client.control(9).await, json!(true));
    message(&discord, 1);
    client.resume(&ready["session_id"], 1).await;
    client.event("MESSAGE_CREATE").await;
    client.event("RESUMED").await;
    discord.invalidate_session(0, true);
    assert_eq!(client.control(9).await, json!(true));
    let mut client = Client::connect(&discord).await;
    client.resume(&ready["session_id"], 3).await;
    client.event("RESUMED").await;
    discord.invalidate_session(0, false);
    assert_eq!(client.control(9).await, json!(false));
    message(&discord, 1);
    client.identify(INTENTS, (0, 1)).await;
    let ready_again = client.event("READY").await;
    assert_ne!(ready_again["d"]["session_id"], ready["session_id"]);
    client.is_quiet().await;
}

#[tokio::test]
async fn a_stalled_connection_stays_open_and_silent() {
    let discord = easygoing().await;
    let (mut client, ready) = Client::ready(&discord, INTENTS, (0, 1)).await;
    discord.stall_gateway(0);
    client.send(1, Value::Null).await;
    message(&discord, 1);
    let mut other = Client::connect(&discord).await;
    other.resume(&ready["session_id"], 1).await;
    other.event("MESSAGE_CREATE").await;
    other.event("RESUMED").await;
    assert_eq!(client.end().await, End::Cut, "nothing came before the end");
}

#[tokio::test]
async fn during_an_outage_nobody_connects() {
    let discord = easygoing().await;
    let outage = discord.gateway_outage();
    let refused = Client::connect_to(&discord, "v=10&encoding=json").await;
    assert!(matches!(&refused, Err(Error::Http(response)) if response.status() == 503), "{refused:?}");
    drop(outage);
    Client::ready(&discord, INTENTS, (0, 1)).await;
}
