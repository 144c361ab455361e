//! Faults that a test causes.

use std::time::Duration;

use serde_json::json;
use talon_loopback::discord::{Failure, Options, Scope};

use crate::{assert_refused, free, start, start_with};

#[tokio::test]
async fn planned_failures_meet_the_next_requests_of_their_route() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let path = format!("/channels/{}/messages", general.id());
    let route = "POST /channels/{channel_id}/messages";
    let wait = Failure::TooManyRequests { retry_after: Duration::from_millis(1500), scope: Scope::Shared };
    discord.fail_next_of(route, 1, &wait);
    discord.fail_next_of(route, 1, &Failure::ServerError(502));
    let denied = Failure::Refused { status: 403, code: 50_001, message: "Missing Access".to_owned() };
    discord.fail_next_of(route, 1, &denied);
    assert_eq!(api.get("/users/@me").await.status, 200, "another route");
    let limited = api.post(&path, json!({"content": "x"})).await;
    assert_eq!((limited.status, limited.body["retry_after"].clone()), (429, json!(1.5)));
    assert_eq!(limited.header("retry-after"), "2");
    assert_eq!(limited.header("x-ratelimit-scope"), "shared");
    assert_refused(&api.post(&path, json!({"content": "x"})).await, 502, 0);
    assert_refused(&api.post(&path, json!({"content": "x"})).await, 403, 50_001);
    assert_eq!(ana.visible(&general), []);
    api.say(general.id(), "x").await;
    assert_eq!(discord.failures(), 3);
    let failed = discord.requests(route).iter().filter(|entry| entry.failed.is_some()).count();
    assert_eq!(failed, 3);
}

#[tokio::test]
async fn a_lost_answer_is_carried_out() {
    let (discord, api) = start().await;
    let ana = discord.person("Ana", "bg");
    let general = discord.guild("Friday", &[&ana]).channel("general");
    let send = || {
        let request = api.http.post(format!("{}/channels/{}/messages", api.root, general.id()));
        let request = request.header("authorization", format!("Bot {}", api.token));
        async move { request.json(&json!({"content": "x"})).send().await?.text().await }
    };
    discord.fail_next(1, &Failure::AnswerLost);
    assert!(send().await.is_err());
    assert_eq!(ana.visible(&general).len(), 1);
    for failure in [Failure::Dropped, Failure::Timeout(Duration::from_millis(10))] {
        discord.fail_next(1, &failure);
        assert!(send().await.is_err());
        assert_eq!(ana.visible(&general).len(), 1, "{failure:?}");
    }
}

#[tokio::test]
async fn random_failures_follow_the_seed() {
    let pattern = |seed| async move {
        let (discord, api) = start_with(Options { seed, ..free() }).await;
        discord.fail_at_random(0.5, &[Failure::ServerError(500)]);
        let mut statuses = Vec::new();
        for _ in 0..20 {
            statuses.push(api.get("/users/@me").await.status);
        }
        discord.heal();
        assert_eq!(api.get("/users/@me").await.status, 200);
        statuses
    };
    let first = pattern(3).await;
    assert_eq!(first, pattern(3).await);
    assert_ne!(first, pattern(4).await);
    assert!(first.contains(&500) && first.contains(&200));
}
