//! Delivery to the webhook: one update at a time, in order, until the bot takes it.

use std::sync::Arc;
use std::time::Duration;

use crate::server::Shared;
use crate::world::webhook::{Delivery, RETRY_AFTER};

/// The header that carries the secret of `setWebhook`.
const SECRET: &str = "X-Telegram-Bot-Api-Secret-Token";

/// Delivers until the server stops.
pub(crate) async fn deliver(shared: Arc<Shared>) {
    let client = reqwest::Client::new();
    let mut changes = shared.changes();
    loop {
        changes.borrow_and_update();
        let next = shared.read(|world| world.next_delivery());
        let stopped = shared.until_stopped();
        match next {
            Some(delivery) => {
                let generation = delivery.generation;
                if let Some(Err(why)) = shared.schema.as_ref().map(|schema| schema.check_update(&delivery.update)) {
                    shared.violation(format!("the server's own update: {why}"));
                }
                let outcome = tokio::select! {
                    outcome = post(&client, delivery) => outcome,
                    () = stopped => return,
                };
                let failed = outcome.is_err();
                shared.quietly(|world| world.delivered(generation, outcome));
                shared.wake();
                if failed {
                    let pause = shared.read(|world| world.clock.real(RETRY_AFTER));
                    tokio::time::sleep(pause).await;
                }
            }
            None => tokio::select! {
                changed = changes.changed() => {
                    if changed.is_err() {
                        return;
                    }
                }
                () = stopped => return,
            },
        }
    }
}

async fn post(client: &reqwest::Client, delivery: Delivery) -> Result<(), String> {
    let mut request = client.post(&delivery.url).timeout(Duration::from_secs(30)).json(&delivery.update);
    if let Some(secret) = &delivery.secret {
        request = request.header(SECRET, secret);
    }
    match request.send().await {
        Ok(response) if response.status().is_success() => Ok(()),
        Ok(response) => Err(format!("Wrong response from the webhook: {}", response.status())),
        Err(_) => Err("Connection refused".to_owned()),
    }
}
