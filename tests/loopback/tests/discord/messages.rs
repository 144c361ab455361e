//! Messages in channels and direct messages.

use std::time::Duration;

use serde_json::json;
use talon_loopback::discord::{Audience, Cost, Limit, Options, Rates, Which};

use crate::{assert_clean, assert_refused, free, id, row, start, start_with};

#[tokio::test]
async fn what_is_written_is_seen_edited_and_deleted() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let boris = discord.person("Boris", "");
    let stranger = discord.person("Cyril", "");
    let general = discord.guild("Friday", &[&ana, &boris]).channel("general");
    let path = format!("/channels/{}/messages", general.id());
    let sent = api
        .post(&path, json!({
            "embeds": [{"title": "Table 1", "description": "Ana waits", "fields": [{"name": "Game", "value": "Belot"}]}],
            "components": [row(&[("Join", "join"), ("Leave", "leave")])],
        }))
        .await;
    assert_eq!(sent.status, 200, "{}", sent.body);
    let seen = ana.reads(&general, "Ana waits").await.unwrap();
    assert_eq!(seen.words(), "Table 1\nAna waits\nGame\nBelot");
    assert_eq!(seen.labels(), ["Join", "Leave"]);
    assert_eq!(seen.button(Which::Containing("oi")).unwrap().custom_id.as_deref(), Some("join"));
    assert_eq!(boris.visible(&general), std::slice::from_ref(&seen));
    assert_eq!(stranger.visible(&general), []);
    let message = format!("{path}/{}", seen.id);
    let edited = api.patch(&message, json!({"embeds": [], "content": "closed", "components": []})).await;
    assert!(edited.body["edited_timestamp"].is_string(), "{}", edited.body);
    let seen = ana.becomes(&seen, "an edit", |message| message.edits == 1).await.unwrap();
    assert_eq!((seen.words().as_str(), seen.buttons.len()), ("closed", 0));
    assert_eq!(api.get(&message).await.body["content"], "closed");
    assert_eq!(api.get(&path).await.body.as_array().unwrap().len(), 1);
    assert_eq!(api.delete(&message).await.status, 204);
    ana.vanishes(&seen).await.unwrap();
    assert_refused(&api.patch(&message, json!({"content": "x"})).await, 404, 10_008);
    assert_refused(&api.delete(&message).await, 404, 10_008);
    assert_eq!(discord.spent(Cost::Message), 1);
    assert_eq!(discord.spent(Cost::Edit), 1);
    assert_eq!(discord.spent(Cost::Deletion), 1);
    assert_eq!(discord.shown_to(Audience::Channel(general.id())).len(), 2);
    assert_clean(&discord);
}

#[tokio::test]
async fn empty_messages_are_refused() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let path = format!("/channels/{channel}/messages");
    for body in [json!({}), json!({"content": " "}), json!({"embeds": []})] {
        assert_refused(&api.post(&path, body).await, 400, 50_006);
    }
    let sent = api.say(channel, "x").await;
    let emptied = api.patch(&format!("{path}/{}", id(&sent["id"])), json!({"content": ""})).await;
    assert_refused(&emptied, 400, 50_006);
}

#[tokio::test]
async fn only_own_messages_are_edited() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let hers = ana.say(&general, "hello").unwrap();
    let path = format!("/channels/{}/messages/{hers}", general.id());
    assert_refused(&api.patch(&path, json!({"content": "x"})).await, 403, 50_005);
    assert_refused(&api.delete(&path).await, 403, 50_013);
}

#[tokio::test]
async fn direct_messages_reach_who_takes_them() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let stranger = discord.person("Cyril", "");
    let _ = discord.guild("Friday", &[&ana]);
    let open = |who: u64| {
        let api = api.clone();
        async move { api.post("/users/@me/channels", json!({"recipient_id": who.to_string()})).await }
    };
    let dm = open(ana.id()).await;
    assert_eq!(dm.body["type"], 1);
    assert_eq!(dm.body["recipients"][0]["id"], json!(ana.id().to_string()));
    let channel = id(&dm.body["id"]);
    assert_eq!(id(&open(ana.id()).await.body["id"]), channel, "it is the same one");
    api.say(channel, "your turn").await;
    ana.reads(ana.direct(), "your turn").await.unwrap();
    assert_eq!(discord.shown_to(Audience::Person(ana.id())).len(), 1);
    let path = format!("/channels/{channel}/messages");
    ana.refuse_dms(true);
    assert_refused(&api.post(&path, json!({"content": "x"})).await, 403, 50_007);
    ana.refuse_dms(false);
    assert_eq!(api.post(&path, json!({"content": "x"})).await.status, 200);
    let other = id(&open(stranger.id()).await.body["id"]);
    let path = format!("/channels/{other}/messages");
    assert_refused(&api.post(&path, json!({"content": "x"})).await, 403, 50_007);
    stranger.install_app(true);
    assert_eq!(api.post(&path, json!({"content": "x"})).await.status, 200);
    assert_refused(&open(discord.bot_id()).await, 400, 50_035);
    assert_clean(&discord);
}

#[tokio::test]
async fn an_enforced_nonce_makes_one_message() {
    let (discord, api) = start_with(Options { scale: 10, ..free() }).await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let path = format!("/channels/{}/messages", general.id());
    let body = json!({"content": "once", "nonce": "n1", "enforce_nonce": true});
    let first = api.post(&path, body.clone()).await.body;
    let second = api.post(&path, body.clone()).await.body;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(first["nonce"], "n1");
    let other = json!({"content": "once", "nonce": "n1"});
    assert_ne!(api.post(&path, other).await.body["id"], first["id"], "not enforced");
    discord.skip(Duration::from_secs(3600));
    assert_ne!(api.post(&path, body).await.body["id"], first["id"], "long forgotten");
    assert_eq!(ana.visible(&general).len(), 3);
}

#[tokio::test]
async fn old_messages_are_edited_only_so_often() {
    let rates = Rates { late_edits: Limit::new(2, 3600), ..Rates::UNLIMITED };
    let (discord, api) = start_with(Options { rates, ..Options::default() }).await;
    let ana = discord.person("Ana", "bg");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let message = id(&api.say(channel, "0").await["id"]);
    let path = format!("/channels/{channel}/messages/{message}");
    for n in 1..5 {
        assert_eq!(api.patch(&path, json!({"content": n.to_string()})).await.status, 200, "young");
    }
    discord.skip(Duration::from_secs(3700));
    for n in 5..7 {
        assert_eq!(api.patch(&path, json!({"content": n.to_string()})).await.status, 200);
    }
    let refused = api.patch(&path, json!({"content": "7"})).await;
    assert_refused(&refused, 429, 30_046);
    let wait = refused.body["retry_after"].as_f64().unwrap();
    assert!((3000.0..=3600.0).contains(&wait), "{wait}");
    discord.skip(Duration::from_secs(3600));
    assert_eq!(api.patch(&path, json!({"content": "7"})).await.status, 200);
}

#[tokio::test]
async fn a_reply_names_what_it_answers() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let hers = ana.say(&general, "hello").unwrap();
    let path = format!("/channels/{}/messages", general.id());
    let reference = json!({"message_id": hers.to_string()});
    let reply = api.post(&path, json!({"content": "hi", "message_reference": reference})).await;
    assert_eq!(reply.body["type"], 19);
    assert_eq!(reply.body["referenced_message"]["content"], "hello");
    assert_eq!(ana.newest(&general).unwrap().reply_to, Some(hers));
    let gone = json!({"message_id": "17"});
    assert_refused(&api.post(&path, json!({"content": "hi", "message_reference": gone})).await, 400, 50_035);
    let lenient = json!({"message_id": "17", "fail_if_not_exists": false});
    assert_eq!(api.post(&path, json!({"content": "hi", "message_reference": lenient})).await.status, 200);
    assert_clean(&discord);
}
