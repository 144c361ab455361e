//! Delivery to a webhook.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::{assert_clean, start};

/// A bot's webhook that refuses the first `refusals` deliveries; its address and what it took.
async fn hook(refusals: usize) -> (String, mpsc::UnboundedReceiver<(Option<String>, Value)>) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let left = Arc::new(AtomicUsize::new(refusals));
    let take = move |request: Request| {
        let (sender, left) = (sender.clone(), Arc::clone(&left));
        async move {
            let secret = request.headers().get("x-telegram-bot-api-secret-token");
            let secret = secret.map(|value| value.to_str().unwrap().to_owned());
            let body = axum::body::to_bytes(request.into_body(), 1 << 20).await.unwrap();
            let refuse = left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok();
            if refuse {
                return StatusCode::SERVICE_UNAVAILABLE;
            }
            sender.send((secret, serde_json::from_slice(&body).unwrap())).unwrap();
            StatusCode::OK
        }
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/updates", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(take)).await });
    (url, receiver)
}

#[tokio::test]
async fn updates_are_delivered_in_order_with_the_secret_until_they_are_taken() {
    let (telegram, api) = start().await;
    let (url, mut taken) = hook(2).await;
    let ana = telegram.person("Ana", "");
    ana.say(ana.private(), "before").unwrap();
    api.ok("setWebhook", json!({"url": url, "secret_token": "s3cret_-"})).await;
    telegram.bot_listens().await.unwrap();
    telegram.duplicate_next(1);
    ana.say(ana.private(), "after").unwrap();
    let mut texts = Vec::new();
    for _ in 0..3 {
        let (secret, update) = taken.recv().await.unwrap();
        assert_eq!(secret.as_deref(), Some("s3cret_-"));
        texts.push(update["message"]["text"].as_str().unwrap().to_owned());
    }
    assert_eq!(texts, ["before", "after", "after"]);
    telegram.updates_taken().await.unwrap();
    let info = api.ok("getWebhookInfo", json!({})).await;
    assert_eq!(info["url"], json!(url));
    assert_eq!(info["pending_update_count"], json!(0));
    assert!(info["last_error_message"].as_str().unwrap().contains("503"), "{info}");
    assert_clean(&telegram);
}

#[tokio::test]
async fn a_web_server_shares_the_updates_out_at_once_and_gives_some_to_two() {
    let (telegram, api) = start().await;
    let (one, mut taken_by_one) = hook(1).await;
    let (other, mut taken_by_other) = hook(0).await;
    telegram.share_out(&[one, other, "http://127.0.0.1:1/nobody".to_owned()], 0.5);
    let ana = telegram.person("Ana", "");
    let mut said = Vec::new();
    for number in 0..60 {
        said.push(format!("{number:02}"));
        ana.say(ana.private(), &said[number]).unwrap();
    }
    // Nobody is there: only the web server is called.
    api.ok("setWebhook", json!({"url": "http://127.0.0.1:1/web-server"})).await;
    telegram.updates_taken().await.unwrap();
    let mut texts = [Vec::new(), Vec::new()];
    for (texts, taken) in texts.iter_mut().zip([&mut taken_by_one, &mut taken_by_other]) {
        while let Ok((_, update)) = taken.try_recv() {
            texts.push(update["message"]["text"].as_str().unwrap().to_owned());
        }
        texts.sort_unstable();
    }
    let [one, other] = texts;
    let both: Vec<&String> = one.iter().filter(|text| other.contains(text)).collect();
    assert_eq!(u64::try_from(both.len()).unwrap(), telegram.taken_twice());
    assert!(!both.is_empty() && both.len() < one.len() && both.len() < other.len(), "{one:?} {other:?}");
    let mut all: Vec<&String> = one.iter().chain(&other).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all, said.iter().collect::<Vec<_>>());
    assert_clean(&telegram);
}

#[tokio::test]
async fn webhooks_are_checked() {
    let (telegram, api) = start().await;
    for (params, why) in [
        (json!({"url": "ftp://127.0.0.1/"}), "invalid webhook URL specified"),
        (json!({"url": "https://example.org/"}), "bad webhook: only loopback addresses are delivered to"),
        (json!({"url": "http://127.0.0.1/", "secret_token": "a b"}), "secret token contains unallowed characters"),
        (json!({"url": "http://127.0.0.1/", "secret_token": "a".repeat(257)}), "secret token is too long"),
    ] {
        assert_eq!(api.refused("setWebhook", params).await, format!("Bad Request: {why}"));
    }
    let ana = telegram.person("Ana", "");
    ana.say(ana.private(), "dropped").unwrap();
    api.ok("deleteWebhook", json!({"drop_pending_updates": true})).await;
    assert_eq!(api.ok("getUpdates", json!({})).await, json!([]));
    assert_clean(&telegram);
}
