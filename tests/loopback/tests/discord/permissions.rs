//! What the bot may do where.

use serde_json::json;
use talon_loopback::discord::Permissions;

use crate::{assert_clean, assert_refused, id, start};

#[tokio::test]
async fn each_permission_opens_its_own_door() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let path = format!("/channels/{}/messages", general.id());
    let with_embed = || json!({"embeds": [{"title": "t"}]});
    let cases = [
        (Permissions::VIEW_CHANNEL, json!({"content": "x"}), 50_001),
        (Permissions::SEND_MESSAGES, json!({"content": "x"}), 50_013),
        (Permissions::EMBED_LINKS, with_embed(), 50_013),
    ];
    for (denied, body, code) in cases {
        general.deny_bot(denied);
        assert_refused(&api.post(&path, body.clone()).await, 403, code);
        general.deny_bot(Permissions::NONE);
        assert_eq!(api.post(&path, body).await.status, 200);
    }
    let message = id(&api.say(general.id(), "x").await["id"]);
    let threads = format!("{path}/{message}/threads");
    general.deny_bot(Permissions::CREATE_PUBLIC_THREADS);
    assert_refused(&api.post(&threads, json!({"name": "t"})).await, 403, 50_013);
    general.deny_bot(Permissions::NONE);
    let thread = id(&api.post(&threads, json!({"name": "t"})).await.body["id"]);
    general.deny_bot(Permissions::SEND_MESSAGES_IN_THREADS);
    let inside = format!("/channels/{thread}/messages");
    assert_refused(&api.post(&inside, json!({"content": "x"})).await, 403, 50_013);
    general.deny_bot(Permissions::READ_MESSAGE_HISTORY);
    assert_refused(&api.get(&path).await, 403, 50_013);
    assert_clean(&discord);
}

#[tokio::test]
async fn an_administrator_is_not_held_back_by_a_channel() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let guild = discord.guild("Friday", &[&ana]);
    let general = guild.channel("general");
    general.deny_bot(Permissions::SEND_MESSAGES);
    guild.set_bot_permissions(Permissions::ADMINISTRATOR);
    api.say(general.id(), "x").await;
    guild.set_bot_permissions(Permissions::VIEW_CHANNEL);
    let path = format!("/channels/{}/messages", general.id());
    assert_refused(&api.post(&path, json!({"content": "x"})).await, 403, 50_013);
}

#[tokio::test]
async fn guilds_are_known_as_long_as_the_bot_is_there() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let stranger = discord.person("Cyril", "");
    let guild = discord.guild("Friday", &[&ana]);
    let path = format!("/guilds/{}", guild.id());
    assert_eq!(api.get(&path).await.body["owner_id"], json!(ana.id().to_string()));
    assert_eq!(api.get("/users/@me/guilds").await.body.as_array().unwrap().len(), 1);
    let channels = api.get(&format!("{path}/channels")).await;
    assert_eq!(channels.body[0]["name"], "general");
    assert_eq!(api.get(&format!("{path}/roles")).await.body.as_array().unwrap().len(), 4);
    let member = api.get(&format!("{path}/members/{}", ana.id())).await;
    assert_eq!(member.body["user"]["global_name"], "Ana");
    assert_refused(&api.get(&format!("{path}/members/{}", stranger.id())).await, 404, 10_007);
    assert_refused(&api.get(&format!("{path}/members/1")).await, 404, 10_013);
    assert_refused(&api.get("/guilds/1").await, 404, 10_004);
    let channel = guild.channel("general");
    guild.remove_bot();
    assert_refused(&api.get(&path).await, 403, 50_001);
    assert_refused(&api.get(&format!("/channels/{}", channel.id())).await, 403, 50_001);
    guild.add_bot();
    assert_eq!(api.get(&path).await.status, 200);
    channel.delete();
    assert_refused(&api.get(&format!("/channels/{}", channel.id())).await, 404, 10_003);
    assert_clean(&discord);
}
