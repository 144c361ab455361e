//! `setWebhook` and `getWebhookInfo`, as a Bot API server on one's own machine has them: loopback addresses over plain
//! HTTP are fine, and nothing else is accepted here.

use std::time::Duration;

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::params::Params;
use crate::world::World;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Webhook {
    pub(crate) url: String,
    pub(crate) secret: Option<String>,
    pub(crate) generation: u64,
    pub(crate) last_error: Option<(i64, String)>,
    max_connections: i64,
}

/// The next update to post.
#[derive(Debug, Clone)]
pub(crate) struct Delivery {
    /// Where to: to one address, or to several at once.
    pub(crate) urls: Vec<String>,
    pub(crate) secret: Option<String>,
    pub(crate) generation: u64,
    pub(crate) id: i64,
    pub(crate) update: Value,
}

/// A web server in front of several processes, which takes what is sent to the webhook's address.
#[derive(Debug, Clone)]
pub(crate) struct Front {
    pub(crate) addresses: Vec<String>,
    /// Of a million updates, how many go to two of them.
    pub(crate) twice_per_million: u64,
}

/// Between a refused delivery and the next attempt.
pub(crate) const RETRY_AFTER: Duration = Duration::from_secs(1);

impl World {
    pub(crate) fn set_webhook(&mut self, params: &Params) -> ApiResult {
        let url = params.text("url").unwrap_or_default();
        if url.is_empty() {
            return self.delete_webhook(params);
        }
        let host = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"));
        let host = host.ok_or_else(|| ApiError::bad("invalid webhook URL specified"))?;
        if !["127.0.0.1", "localhost", "[::1]"].iter().any(|loopback| host.starts_with(loopback)) {
            return Err(ApiError::bad("bad webhook: only loopback addresses are delivered to"));
        }
        let secret = params.text("secret_token").filter(|secret| !secret.is_empty());
        if let Some(secret) = &secret {
            if secret.len() > 256 {
                return Err(ApiError::bad("secret token is too long"));
            }
            if !secret.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-') {
                return Err(ApiError::bad("secret token contains unallowed characters"));
            }
        }
        if params.flag("drop_pending_updates") {
            self.updates.clear();
        }
        self.updates.allow(params.json("allowed_updates")?);
        let generation = self.webhook.as_ref().map_or(0, |webhook| webhook.generation + 1);
        let max_connections = params.int("max_connections").unwrap_or(40).clamp(1, 100);
        self.webhook = Some(Webhook { url, secret, generation, last_error: None, max_connections });
        Ok(Value::Bool(true))
    }

    pub(crate) fn webhook_info(&self) -> Value {
        let mut info = json!({
            "url": self.webhook.as_ref().map_or("", |webhook| webhook.url.as_str()),
            "has_custom_certificate": false,
            "pending_update_count": self.updates.len(),
        });
        if let Some(webhook) = &self.webhook {
            info["max_connections"] = json!(webhook.max_connections);
            if let Some((date, message)) = &webhook.last_error {
                info["last_error_date"] = json!(date);
                info["last_error_message"] = json!(message);
            }
        }
        if let Some(allowed) = self.updates.allowed() {
            info["allowed_updates"] = json!(allowed);
        }
        info
    }

    /// The updates to deliver now; none if nothing waits, or the limit of concurrent deliveries is reached.
    pub(crate) fn next_delivery(&mut self) -> Option<Delivery> {
        let webhook = self.webhook.clone()?;
        if i64::try_from(self.updates.under_way()).is_ok_and(|under_way| under_way >= webhook.max_connections) {
            return None;
        }
        let (id, update) = self.updates.next_to_deliver(self.front.is_none())?;
        let Webhook { url, secret, generation, .. } = webhook;
        let urls = self.choose_processes().unwrap_or_else(|| vec![url]);
        Some(Delivery { urls, secret, generation, id, update })
    }

    /// The processes to which the web server gives the next update; `None` without such a server.
    fn choose_processes(&mut self) -> Option<Vec<String>> {
        let Front { mut addresses, twice_per_million } =
            self.front.clone().filter(|front| !front.addresses.is_empty())?;
        let count = u64::try_from(addresses.len()).unwrap_or(1);
        let first = usize::try_from(self.draw(count)).unwrap_or_default();
        addresses.rotate_left(first);
        addresses.truncate(if self.draw(1_000_000) < twice_per_million { 2 } else { 1 });
        Some(addresses)
    }

    /// Notes why a delivery failed.
    pub(crate) fn refused(&mut self, generation: u64, why: String) {
        let date = self.clock.unix();
        if let Some(webhook) = self.webhook.as_mut().filter(|webhook| webhook.generation == generation) {
            webhook.last_error = Some((date, why));
        }
    }
}
