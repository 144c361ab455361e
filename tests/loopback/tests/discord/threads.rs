//! Threads: opened from a message or alone, archived, locked, joined.

use serde_json::json;
use talon_loopback::discord::Permissions;

use crate::{assert_clean, assert_refused, id, start};

#[tokio::test]
async fn a_thread_is_opened_from_a_message_once() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let message = id(&api.say(general.id(), "table 1").await["id"]);
    let path = format!("/channels/{}/messages/{message}/threads", general.id());
    let opened = api.post(&path, json!({"name": "Table 1", "auto_archive_duration": 60})).await;
    assert_eq!(opened.status, 201, "{}", opened.body);
    assert_eq!(id(&opened.body["id"]), message, "a thread has its message's id");
    assert_eq!(opened.body["parent_id"], json!(general.id().to_string()));
    assert_refused(&api.post(&path, json!({"name": "again"})).await, 400, 160_004);
    assert_eq!(ana.newest(&general).unwrap().thread, Some(message));
    let threads = general.threads();
    assert_eq!(threads.len(), 1);
    api.say(message, "inside").await;
    ana.reads(&threads[0], "inside").await.unwrap();
    let add = format!("/channels/{message}/thread-members/{}", ana.id());
    assert_eq!(api.put(&add, json!(null)).await.status, 204);
    assert!(threads[0].has_joined(&ana));
    assert_clean(&discord);
}

#[tokio::test]
async fn archived_and_locked_threads_are_closed_to_changes() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let guild = discord.guild("Friday", &[&ana]);
    let general = guild.channel("general");
    let opened = api.post(&format!("/channels/{}/threads", general.id()), json!({"name": "T", "type": 11})).await;
    let thread = discord.channel(id(&opened.body["id"]));
    let path = format!("/channels/{}", thread.id());
    let message = id(&api.say(thread.id(), "x").await["id"]);
    let inside = format!("{path}/messages/{message}");
    assert_eq!(api.patch(&path, json!({"archived": true, "name": "done"})).await.status, 200);
    assert!(thread.archived());
    assert_eq!(thread.name(), "done");
    assert_refused(&api.patch(&inside, json!({"content": "y"})).await, 400, 50_083);
    assert_refused(&api.delete(&inside).await, 400, 50_083);
    assert_refused(&api.patch(&path, json!({"name": "x"})).await, 400, 50_083);
    api.say(thread.id(), "writing opens it").await;
    assert!(!thread.archived());
    assert_refused(&api.patch(&path, json!({"locked": true})).await, 403, 50_013);
    thread.lock(true);
    let write = format!("{path}/messages");
    assert_refused(&api.post(&write, json!({"content": "x"})).await, 400, 160_005);
    thread.archive(true);
    assert_refused(&api.post(&write, json!({"content": "x"})).await, 400, 50_083);
    guild.set_bot_permissions(Permissions::MEMBER | Permissions::MANAGE_THREADS);
    assert_eq!(api.patch(&path, json!({"archived": false, "locked": false})).await.status, 200);
    assert!(!thread.locked());
    ana.say(&thread, "open again").unwrap();
    assert_clean(&discord);
}

#[tokio::test]
async fn threads_are_opened_in_text_channels_only() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let _ = discord.guild("Friday", &[&ana]);
    let path = format!("/channels/{}/threads", ana.direct().channel);
    assert_refused(&api.post(&path, json!({"name": "T", "type": 11})).await, 400, 50_024);
    let path = format!("/channels/{}", ana.direct().channel);
    assert_refused(&api.patch(&path, json!({"name": "x"})).await, 400, 50_024);
}
