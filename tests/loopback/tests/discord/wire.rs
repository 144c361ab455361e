//! Paths, tokens, bodies.

use reqwest::Method;
use serde_json::{Value, json};
use talon_loopback::discord::{Options, schema_available};

use crate::{Api, assert_clean, assert_refused, id, start, start_with};

#[tokio::test]
async fn the_bot_finds_itself_and_the_gateway() {
    let (discord, api) = start().await;
    let me = api.get("/users/@me").await;
    assert_eq!(id(&me.body["id"]), discord.bot_id());
    assert_eq!(me.body["bot"], true);
    for path in ["/applications/@me", "/oauth2/applications/@me"] {
        let application = api.get(path).await;
        assert_eq!(id(&application.body["id"]), discord.application_id(), "{path}");
        assert_eq!(application.body["bot"]["id"], me.body["id"]);
    }
    assert_ne!(discord.bot_id(), discord.application_id());
    let gateway = api.get("/gateway").await.body["url"].as_str().unwrap().to_owned();
    assert!(gateway.starts_with("ws://127.0.0.1:"), "{gateway}");
    let for_bots = api.get("/gateway/bot").await;
    assert_eq!(for_bots.body["url"], gateway);
    assert_eq!(for_bots.body["shards"], 1);
    assert_clean(&discord);
}

#[tokio::test]
async fn without_the_token_nothing_is_answered() {
    let (discord, api) = start().await;
    let stranger = Api { token: "bm9ib2R5.x.y".to_owned(), ..api };
    let refused = stranger.get("/users/@me").await;
    assert_refused(&refused, 401, 0);
    assert_eq!(refused.body["message"], "401: Unauthorized");
    assert_eq!(stranger.get("/gateway").await.status, 200, "anybody may ask for the gateway");
    assert!(discord.transcript().iter().all(|entry| entry.route == "GET /gateway"));
}

#[tokio::test]
async fn unknown_paths_and_methods_are_violations() {
    let (discord, api) = start().await;
    let missing = api.get("/guilds/1/bans").await;
    assert_refused(&missing, 404, 0);
    assert_eq!(missing.body["message"], "404: Not Found");
    assert_refused(&api.send(Method::DELETE, "/gateway", Value::Null).await, 405, 0);
    let old = Api { root: api.root.replace("v10", "v6"), ..api };
    assert_eq!(old.get("/gateway").await.status, 404);
    assert_eq!(discord.violations().len(), 3);
}

#[tokio::test]
async fn bodies_must_be_json() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let url = format!("{}/channels/{channel}/messages", api.root);
    let request = || api.http.post(&url).header("authorization", format!("Bot {}", api.token));
    let broken = request().header("content-type", "application/json").body("{").send().await.unwrap();
    assert_eq!(broken.status(), 400);
    assert_eq!(broken.json::<Value>().await.unwrap()["code"], 50_109);
    let plain = request().header("content-type", "text/plain").body("hello").send().await.unwrap();
    assert_eq!(plain.json::<Value>().await.unwrap()["code"], 50_035);
    assert_refused(&api.get("/channels/general").await, 400, 50_035);
    assert_eq!(discord.transcript().len(), 3);
}

#[tokio::test]
async fn files_come_in_multipart_forms() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let part = reqwest::multipart::Part::bytes(vec![7; 3_000_000]).file_name("game.txt");
    let form = reqwest::multipart::Form::new()
        .text("payload_json", json!({"content": "the log"}).to_string())
        .part("files[0]", part.mime_str("text/plain").unwrap());
    let request = api.http.post(format!("{}/channels/{}/messages", api.root, general.id()));
    let response = request.header("authorization", format!("Bot {}", api.token)).multipart(form).send().await.unwrap();
    assert_eq!(response.status(), 200);
    let body: Value = response.json().await.unwrap();
    assert_eq!(body["attachments"][0]["filename"], "game.txt");
    assert_eq!(body["attachments"][0]["size"], 3_000_000);
    assert_eq!(ana.newest(&general).unwrap().files, ["game.txt"]);
    assert_eq!(discord.transcript()[0].files, ["game.txt"]);
    assert_clean(&discord);
}

#[tokio::test]
async fn what_the_published_document_forbids_is_refused_and_noted() {
    if !schema_available() {
        return;
    }
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let wrong = api.post(&format!("/channels/{channel}/messages"), json!({"content": 7})).await;
    assert_refused(&wrong, 400, 50_035);
    assert_eq!(discord.violations().len(), 1, "{:?}", discord.violations());
    assert!(discord.violations()[0].contains("/content"), "{:?}", discord.violations());
}

#[tokio::test]
async fn a_runaway_bot_is_stopped() {
    let (discord, api) = start_with(Options { max_requests: 3, ..crate::free() }).await;
    for _ in 0..3 {
        assert_eq!(api.get("/users/@me").await.status, 200);
    }
    assert_eq!(api.get("/users/@me").await.status, 500);
    assert_eq!(discord.violations(), ["more than 3 requests"]);
}
