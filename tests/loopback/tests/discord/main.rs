//! Holds the loopback Discord to what the real one does, over the wire.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod attachments;
mod commands;
mod emojis;
mod faults;
mod forms;
mod interactions;
mod layouts;
mod messages;
mod permissions;
mod rates;
mod serenity_client;
mod threads;
mod wire;

use reqwest::Method;
use reqwest::header::HeaderMap;
use serde_json::{Value, json};
use talon_loopback::discord::{Asked, LoopbackDiscord, Options, Rates};

/// What a request was answered with.
#[derive(Debug)]
struct Response {
    status: u16,
    headers: HeaderMap,
    body: Value,
}

impl Response {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }
}

/// A client that knows nothing but HTTP.
#[derive(Clone)]
struct Api {
    http: reqwest::Client,
    root: String,
    token: String,
    application: u64,
}

impl Api {
    fn of(discord: &LoopbackDiscord) -> Self {
        let root = format!("{}/api/v10", discord.url());
        let application = discord.application_id();
        Self { http: reqwest::Client::new(), root, token: discord.token(), application }
    }

    async fn send(&self, method: Method, path: &str, body: Value) -> Response {
        let mut request = self.http.request(method, format!("{}{path}", self.root));
        request = request.header("authorization", format!("Bot {}", self.token));
        if !body.is_null() {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await.unwrap();
        let body = if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap() };
        Response { status, headers, body }
    }

    async fn get(&self, path: &str) -> Response {
        self.send(Method::GET, path, Value::Null).await
    }

    async fn post(&self, path: &str, body: Value) -> Response {
        self.send(Method::POST, path, body).await
    }

    async fn patch(&self, path: &str, body: Value) -> Response {
        self.send(Method::PATCH, path, body).await
    }

    async fn put(&self, path: &str, body: Value) -> Response {
        self.send(Method::PUT, path, body).await
    }

    async fn delete(&self, path: &str) -> Response {
        self.send(Method::DELETE, path, Value::Null).await
    }

    /// Writes into a channel; the message.
    async fn say(&self, channel: u64, words: &str) -> Value {
        let response = self.post(&format!("/channels/{channel}/messages"), json!({"content": words})).await;
        assert_eq!(response.status, 200, "{response:?}");
        response.body
    }

    /// Registers commands for all the world.
    async fn register(&self, commands: Value) -> Response {
        self.put(&format!("/applications/{}/commands", self.application), commands).await
    }

    /// The first answer to an interaction.
    async fn answer(&self, asked: &Asked, answer: Value) -> Response {
        self.post(&format!("/interactions/{}/{}/callback", asked.id(), asked.token()), answer).await
    }

    /// The path of an interaction's webhook, and what follows it.
    fn webhook(&self, asked: &Asked, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.application, asked.token())
    }
}

/// An id in a body.
fn id(value: &Value) -> u64 {
    value.as_str().unwrap().parse().unwrap()
}

/// A row of buttons.
fn row(buttons: &[(&str, &str)]) -> Value {
    let button = |(label, id): &(&str, &str)| json!({"type": 2, "style": 1, "label": label, "custom_id": id});
    json!({"type": 1, "components": buttons.iter().map(button).collect::<Value>()})
}

fn command(name: &str) -> Value {
    json!({"name": name, "description": "does something", "contexts": [0, 1, 2], "integration_types": [0, 1]})
}

fn free() -> Options {
    Options { rates: Rates::UNLIMITED, ..Options::default() }
}

async fn start() -> (LoopbackDiscord, Api) {
    start_with(free()).await
}

async fn start_with(options: Options) -> (LoopbackDiscord, Api) {
    let discord = LoopbackDiscord::start(options).await.unwrap();
    let api = Api::of(&discord);
    (discord, api)
}

/// Checks a refusal: status and code.
#[track_caller]
fn assert_refused(response: &Response, status: u16, code: u32) {
    assert_eq!((response.status, response.body["code"].clone()), (status, json!(code)), "{}", response.body);
}

/// Nothing went against the document or came too fast.
#[track_caller]
fn assert_clean(discord: &LoopbackDiscord) {
    assert_eq!(discord.violations(), Vec::<String>::new(), "seed {}", discord.seed());
    assert_eq!(discord.rate_violations(), 0, "seed {}", discord.seed());
}
