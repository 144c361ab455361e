//! Holds the loopback server to what the real one does, over the wire.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod chats;
mod ephemeral;
mod faults;
mod rates;
mod rich;
mod teloxide_client;
mod updates;
mod webhooks;
mod wire;

use serde_json::{Value, json};
use talon_loopback::{LoopbackTelegram, Options};

/// A client that knows nothing but HTTP.
#[derive(Clone)]
struct Api {
    http: reqwest::Client,
    root: String,
}

impl Api {
    fn of(telegram: &LoopbackTelegram) -> Self {
        let root = format!("{}/bot{}", telegram.url(), telegram.token());
        Self { http: reqwest::Client::new(), root }
    }

    /// The complete body of the answer.
    async fn call(&self, method: &str, params: Value) -> Value {
        let request = self.http.post(format!("{}/{method}", self.root)).json(&params);
        request.send().await.unwrap().json().await.unwrap()
    }

    /// The result of a request that must succeed.
    async fn ok(&self, method: &str, params: Value) -> Value {
        let body = self.call(method, params.clone()).await;
        assert_eq!(body["ok"], json!(true), "{method} {params}: {body}");
        body["result"].clone()
    }

    /// The description of a request that must be refused.
    async fn refused(&self, method: &str, params: Value) -> String {
        let body = self.call(method, params.clone()).await;
        assert_eq!(body["ok"], json!(false), "{method} {params}: {body}");
        body["description"].as_str().unwrap().to_owned()
    }

    async fn say(&self, chat: i64, text: &str) -> i64 {
        self.ok("sendMessage", json!({"chat_id": chat, "text": text})).await["message_id"].as_i64().unwrap()
    }
}

async fn start() -> (LoopbackTelegram, Api) {
    start_with(Options::default().scaled(100)).await
}

async fn start_with(options: Options) -> (LoopbackTelegram, Api) {
    let telegram = LoopbackTelegram::start(options).await.unwrap();
    let api = Api::of(&telegram);
    (telegram, api)
}

/// Nothing went against the schema or came too fast.
fn assert_clean(telegram: &LoopbackTelegram) {
    assert_eq!(telegram.violations(), Vec::<String>::new(), "seed {}", telegram.seed());
    assert_eq!(telegram.rate_violations(), 0, "seed {}", telegram.seed());
}
