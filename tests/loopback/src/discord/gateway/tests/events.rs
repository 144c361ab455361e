//! Which events reach which session.

use serde_json::json;

use super::client::{Client, INTENTS};
use super::{easygoing, happens, message, start};
use crate::discord::gateway::{Dispatch, GatewayOptions};

/// A guild of shard 1 of 2.
const SECOND: u64 = 1 << 22;

/// A guild of shard 0 of 2.
const FIRST: u64 = 2 << 22;

#[tokio::test]
async fn each_shard_gets_its_guilds_and_the_first_what_has_none() {
    let discord = easygoing().await;
    let (mut first, _) = Client::ready(&discord, INTENTS, (0, 2)).await;
    let (mut second, _) = Client::ready(&discord, INTENTS, (1, 2)).await;
    happens(&discord, "MESSAGE_CREATE", Some(FIRST), json!({"id": "1"}));
    happens(&discord, "MESSAGE_CREATE", Some(SECOND), json!({"id": "2"}));
    message(&discord, 3);
    happens(&discord, "INTERACTION_CREATE", Some(SECOND), json!({"id": "4"}));
    assert_eq!(first.event("MESSAGE_CREATE").await["d"]["id"], "1");
    assert_eq!(first.event("MESSAGE_CREATE").await["d"]["id"], "3");
    assert_eq!(second.event("MESSAGE_CREATE").await["d"]["id"], "2");
    assert_eq!(second.event("INTERACTION_CREATE").await["d"]["id"], "4");
    first.is_quiet().await;
    second.is_quiet().await;
}

#[tokio::test]
async fn two_sessions_of_one_shard_both_get_everything() {
    let discord = easygoing().await;
    let (mut old, _) = Client::ready(&discord, INTENTS, (0, 1)).await;
    let (mut new, _) = Client::ready(&discord, INTENTS, (0, 1)).await;
    message(&discord, 1);
    old.event("MESSAGE_CREATE").await;
    new.event("MESSAGE_CREATE").await;
}

#[tokio::test]
async fn what_a_session_did_not_ask_for_does_not_come() {
    let discord = easygoing().await;
    let (mut client, _) = Client::ready(&discord, 1, (0, 1)).await;
    message(&discord, 1);
    happens(&discord, "TYPING_START", Some(FIRST), json!({}));
    happens(&discord, "GUILD_MEMBER_ADD", Some(FIRST), json!({"user": {"id": "5"}}));
    happens(&discord, "THREAD_CREATE", Some(FIRST), json!({"id": "6"}));
    let thread = client.event("THREAD_CREATE").await;
    assert_eq!(thread["s"], 2, "what does not come has no number");
    client.is_quiet().await;
}

#[tokio::test]
async fn content_needs_its_intent() {
    let discord = start(GatewayOptions {
        privileged_intents: 1 << 15,
        identify_every: std::time::Duration::ZERO,
        ..GatewayOptions::default()
    })
    .await;
    let (mut blind, _) = Client::ready(&discord, INTENTS, (0, 1)).await;
    let (mut seeing, _) = Client::ready(&discord, INTENTS | 1 << 15, (0, 1)).await;
    let data = json!({"id": "1", "content": "♠", "embeds": [{}], "components": [{}], "attachments": [{}], "poll": {}});
    let event = Dispatch { name: "MESSAGE_CREATE", guild: Some(FIRST), veiled: true, data: data.clone() };
    discord.shared.change(|world| world.events.push(event));
    let veiled = blind.event("MESSAGE_CREATE").await;
    assert_eq!(veiled["d"], json!({"id": "1", "content": "", "embeds": [], "components": [], "attachments": []}));
    assert_eq!(seeing.event("MESSAGE_CREATE").await["d"], data);
}

#[tokio::test]
async fn an_event_can_be_made_to_arrive_twice() {
    let discord = easygoing().await;
    let (mut client, _) = Client::ready(&discord, INTENTS, (0, 1)).await;
    discord.duplicate_next(1);
    message(&discord, 1);
    message(&discord, 2);
    let first = client.event("MESSAGE_CREATE").await;
    assert_eq!(client.event("MESSAGE_CREATE").await, first, "under the same number");
    assert_eq!(client.event("MESSAGE_CREATE").await["d"]["id"], "2");
    client.is_quiet().await;
}
