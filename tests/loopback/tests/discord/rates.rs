//! Too fast is 429, and counted.

use std::time::Duration;

use serde_json::json;
use talon_loopback::discord::{Limit, Options, Rates, Scope};

use crate::{assert_clean, assert_refused, command, id, start_with};

/// Real time, without tolerance: what does not fit is refused however slow the machine.
fn strict() -> Options {
    let rates = Rates {
        messages: Limit::new(5, 60),
        edits: Limit::new(5, 60),
        followups: Limit::new(5, 60),
        jitter: Duration::ZERO,
        ..Rates::default()
    };
    Options { rates, ..Options::default() }
}

#[tokio::test]
async fn a_channel_takes_five_messages_at_once() {
    let (discord, api) = start_with(strict()).await;
    let ana = discord.person("Ana", "");
    let guild = discord.guild("Friday", &[&ana]);
    let path = format!("/channels/{}/messages", guild.channel("general").id());
    for left in (0..5).rev() {
        let sent = api.post(&path, json!({"content": "x"})).await;
        assert_eq!(sent.status, 200);
        assert_eq!(sent.header("x-ratelimit-limit"), "5");
        assert_eq!(sent.header("x-ratelimit-remaining"), left.to_string());
        let reset_after: f64 = sent.header("x-ratelimit-reset-after").parse().unwrap();
        assert!((0.0..=60.0).contains(&reset_after), "{reset_after}");
        assert!(sent.header("x-ratelimit-reset").parse::<f64>().unwrap() > 1.7e9);
        assert!(!sent.header("x-ratelimit-bucket").is_empty());
    }
    let refused = api.post(&path, json!({"content": "x"})).await;
    assert_refused(&refused, 429, 0);
    assert_eq!(refused.body["message"], "You are being rate limited.");
    assert_eq!(refused.body["global"], false);
    let wait = refused.body["retry_after"].as_f64().unwrap();
    assert!((1.0..=60.0).contains(&wait), "{wait}");
    assert_eq!(refused.header("retry-after"), wait.ceil().to_string());
    assert_eq!(refused.header("x-ratelimit-scope"), "user");
    assert_eq!(refused.header("x-ratelimit-remaining"), "0");
    assert_eq!(discord.rate_violations(), 1);
    assert_eq!(discord.invalid_requests(), 1);
    api.say(guild.channel("other").id(), "another channel").await;
    discord.skip(Duration::from_secs(60));
    let sent = api.post(&path, json!({"content": "x"})).await;
    assert_eq!(sent.header("x-ratelimit-remaining"), "4");
}

#[tokio::test]
async fn edits_are_counted_by_themselves() {
    let (discord, api) = start_with(strict()).await;
    let ana = discord.person("Ana", "");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let message = id(&api.say(channel, "x").await["id"]);
    let path = format!("/channels/{channel}/messages/{message}");
    for n in 0..5 {
        assert_eq!(api.patch(&path, json!({"content": n.to_string()})).await.status, 200);
    }
    assert_eq!(api.patch(&path, json!({"content": "y"})).await.status, 429);
    api.say(channel, "messages have their own").await;
}

#[tokio::test]
async fn first_answers_are_free_and_followups_are_counted_by_token() {
    let (discord, api) =
        start_with(Options { rates: Rates { global: Limit::new(3, 600), ..strict().rates }, ..Options::default() })
            .await;
    let ana = discord.person("Ana", "");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    api.register(json!([command("play")])).await;
    for _ in 0..20 {
        let asked = ana.command(&general, "play", &[]).unwrap();
        assert_eq!(api.answer(&asked, json!({"type": 4, "data": {"content": "x"}})).await.status, 204);
    }
    let asked = ana.command(&general, "play", &[]).unwrap();
    api.answer(&asked, json!({"type": 4, "data": {"content": "x"}})).await;
    for _ in 0..5 {
        assert_eq!(api.post(&api.webhook(&asked, ""), json!({"content": "x"})).await.status, 200);
    }
    assert_eq!(api.post(&api.webhook(&asked, ""), json!({"content": "x"})).await.status, 429);
    assert_eq!(discord.rate_violations(), 1);
}

#[tokio::test]
async fn all_routes_share_a_global_limit() {
    let rates = Rates { global: Limit::new(3, 60), jitter: Duration::ZERO, ..Rates::UNLIMITED };
    let (discord, api) = start_with(Options { rates, ..Options::default() }).await;
    for path in ["/users/@me", "/gateway/bot", "/users/@me/guilds"] {
        assert_eq!(api.get(path).await.status, 200);
    }
    let refused = api.get("/users/@me").await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.body["global"], true);
    assert_eq!(refused.header("x-ratelimit-global"), "true");
    assert_eq!(refused.header("x-ratelimit-scope"), Scope::Global.name());
    assert_eq!(discord.violations(), Vec::<String>::new());
}

#[tokio::test]
async fn a_thread_is_renamed_twice_in_ten_minutes() {
    let (discord, api) = start_with(Options { rates: Rates::default(), ..Options::default() }).await;
    let ana = discord.person("Ana", "");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    let thread = api.post(&format!("/channels/{channel}/threads"), json!({"name": "Table", "type": 11})).await;
    let path = format!("/channels/{}", id(&thread.body["id"]));
    for name in ["a", "b"] {
        assert_eq!(api.patch(&path, json!({"name": name})).await.status, 200);
    }
    assert_eq!(api.patch(&path, json!({"archived": true})).await.status, 200, "no new name");
    assert_clean(&discord);
    assert_eq!(api.patch(&path, json!({"name": "c"})).await.status, 429);
}

#[tokio::test]
async fn scaled_limits_are_as_many_times_shorter() {
    let rates = Rates { messages: Limit::new(1, 3000), jitter: Duration::ZERO, ..Rates::UNLIMITED };
    let (discord, api) = start_with(Options { rates, ..Options::default() }.scaled(100)).await;
    let ana = discord.person("Ana", "");
    let channel = discord.guild("Friday", &[&ana]).channel("general").id();
    api.say(channel, "x").await;
    let refused = api.post(&format!("/channels/{channel}/messages"), json!({"content": "x"})).await;
    let wait = refused.body["retry_after"].as_f64().unwrap();
    assert!((10.0..=30.0).contains(&wait), "on the wall: {wait}");
}
