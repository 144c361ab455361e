//! Delivery to the webhook: each update until the bot takes it; those of one chat one at a time and in order, different chats side
//! by side, unless a web server shares them out.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Map, Value};
use tokio::task::JoinSet;

use crate::server::Shared;
use crate::transcript::{DELIVERED, Entry};
use crate::world::webhook::{Delivery, RETRY_AFTER};

/// The header that carries the secret of `setWebhook`.
const SECRET: &str = "X-Telegram-Bot-Api-Secret-Token";

/// Delivers until the server stops.
pub(crate) async fn deliver(shared: Arc<Shared>) {
    let client = reqwest::Client::new();
    let mut changes = shared.changes();
    let mut under_way = JoinSet::new();
    loop {
        changes.borrow_and_update();
        while let Some(delivery) = shared.quietly(|world| world.next_delivery()) {
            if let Some(Err(why)) = shared.schema.as_ref().map(|schema| schema.check_update(&delivery.update)) {
                shared.violation(format!("the server's own update: {why}"));
            }
            note(&shared, &delivery.update);
            under_way.spawn(attempt(client.clone(), Arc::clone(&shared), delivery));
        }
        tokio::select! {
            changed = changes.changed() => {
                if changed.is_err() {
                    return;
                }
            }
            Some(_) = under_way.join_next() => {}
            () = shared.until_stopped() => return,
        }
    }
}

/// Notes what is delivered, as an answered poll would show it.
fn note(shared: &Shared, update: &Value) {
    let at = shared.read(|world| world.clock.now());
    shared.ledger(|ledger| {
        ledger.entries.push(Entry {
            number: ledger.entries.len() + 1,
            at,
            method: DELIVERED.to_owned(),
            params: Map::new(),
            files: Vec::new(),
            digests: Vec::new(),
            answer: Ok(Value::Array(vec![update.clone()])),
            failed: None,
        });
    });
}

/// Delivers an update once; one that was not taken waits a moment for the next attempt.
async fn attempt(client: reqwest::Client, shared: Arc<Shared>, delivery: Delivery) {
    let posts = delivery.urls.iter().map(|url| post(&client, url, delivery.secret.as_deref(), &delivery.update));
    let (taken, refused): (Vec<_>, Vec<_>) = join_all(posts).await.into_iter().partition(Result::is_ok);
    if taken.is_empty() {
        let why = refused.into_iter().find_map(Result::err).unwrap_or_default();
        shared.quietly(|world| world.refused(delivery.generation, why));
        let pause = shared.read(|world| world.clock.real(RETRY_AFTER));
        tokio::time::sleep(pause).await;
    }
    shared.quietly(|world| world.updates.ended(delivery.id, taken.len()));
    shared.wake();
}

async fn post(client: &reqwest::Client, url: &str, secret: Option<&str>, update: &Value) -> Result<(), String> {
    let mut request = client.post(url).timeout(Duration::from_secs(30)).json(update);
    if let Some(secret) = secret {
        request = request.header(SECRET, secret);
    }
    match request.send().await {
        Ok(response) if response.status().is_success() => Ok(()),
        Ok(response) => Err(format!("Wrong response from the webhook: {}", response.status())),
        Err(_) => Err("Connection refused".to_owned()),
    }
}
