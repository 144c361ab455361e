//! Failures on demand and at random.

use serde_json::json;
use talon_loopback::{Failure, Options};

use crate::{Api, start, start_with};

#[tokio::test]
async fn planned_failures_hit_what_they_are_meant_for() {
    let (telegram, api) = start().await;
    let ana = telegram.person("Ana", "");
    ana.start(None).unwrap();
    telegram.fail_next_of("getUpdates", 1, &Failure::ServerError);
    let blocked = Failure::Refused { code: 403, description: "Forbidden: user is deactivated".to_owned() };
    telegram.fail_next(2, &blocked);
    assert_eq!(api.call("getUpdates", json!({})).await["error_code"], 502);
    api.ok("getUpdates", json!({})).await;
    for _ in 0..2 {
        let why = api.refused("sendMessage", json!({"chat_id": ana.id(), "text": "x"})).await;
        assert_eq!(why, "Forbidden: user is deactivated");
    }
    api.say(ana.id(), "x").await;
    telegram.fail_next(5, &Failure::ServerError);
    telegram.heal();
    api.say(ana.id(), "y").await;
    assert_eq!(telegram.failures(), 3);
    let failed = telegram.transcript().into_iter().filter(|entry| entry.failed.is_some()).count();
    assert_eq!(failed, 3);
}

async fn outcomes(api: &Api) -> Vec<bool> {
    let mut outcomes = Vec::new();
    for _ in 0..60 {
        outcomes.push(api.call("getMe", json!({})).await["ok"] == json!(true));
    }
    outcomes
}

#[tokio::test]
async fn random_failures_come_from_the_seed() {
    let mut runs = Vec::new();
    for seed in [3, 3, 4] {
        let (telegram, api) = start_with(Options::default().seeded(seed)).await;
        telegram.fail_at_random(0.3, &[Failure::ServerError, Failure::TooManyRequests(2)]);
        runs.push(outcomes(&api).await);
        let failures = telegram.failures();
        assert!((5..=35).contains(&failures), "{failures}");
    }
    assert_eq!(runs[0], runs[1]);
    assert_ne!(runs[0], runs[2]);
}

#[tokio::test]
async fn ids_come_from_the_seed() {
    let mut runs = Vec::new();
    for seed in [3, 3, 4] {
        let (telegram, api) = start_with(Options::default().seeded(seed)).await;
        let ana = telegram.person("Ana", "");
        let group = telegram.supergroup("Friday", &[&ana]);
        ana.start(None).unwrap();
        let updates = api.ok("getUpdates", json!({})).await;
        runs.push((ana.id(), group.id(), updates[0]["update_id"].clone(), api.say(ana.id(), "x").await));
    }
    assert_eq!(runs[0], runs[1]);
    assert_ne!(runs[0], runs[2]);
}
