//! The HTTP client: routes and bodies in, typed results or a [`CallError`] out.
//!
//! The routes, the requests and the rate limiter are serenity's. The answers are read here, because serenity forgets how
//! long a 429 asks to wait and refuses a whole answer when one of its many fields is unknown to it: a message that was
//! sent would count as failed and be sent again.

use std::cell::Cell;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serenity::all::CreateAttachment;
use serenity::http::{
    Http, HttpBuilder, HttpError, LightMethod, Multipart, MultipartUpload, Ratelimiter, Request, Route,
};
use talon_adapter::{ConnectError, http_client};
use talon_house::Contact;
use tokio::time::Instant;
use tracing::Dispatch;
use tracing::instrument::WithSubscriber;

use crate::errors::{CallError, refusal};
use crate::settings::DiscordSettings;

/// Sends requests to Discord on behalf of one bot. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Client {
    http: Arc<Http>,
    sender: reqwest::Client,
    timeout: Duration,
    contact: Arc<Contact>,
}

/// A request. No `Debug`: its body may contain a hand, and its route the token of an input.
pub(crate) struct Call<'a> {
    route: Route<'a>,
    method: LightMethod,
    body: Option<Vec<u8>>,
    params: Option<Vec<(&'static str, String)>>,
    file: Option<CreateAttachment>,
}

impl<'a> Call<'a> {
    pub(crate) const fn get(route: Route<'a>) -> Self {
        Self { route, method: LightMethod::Get, body: None, params: None, file: None }
    }

    pub(crate) const fn delete(route: Route<'a>) -> Self {
        Self { route, method: LightMethod::Delete, body: None, params: None, file: None }
    }

    /// A request without a body.
    pub(crate) const fn put_nothing(route: Route<'a>) -> Self {
        Self { route, method: LightMethod::Put, body: None, params: None, file: None }
    }

    pub(crate) fn post(route: Route<'a>, body: &impl Serialize) -> Result<Self, CallError> {
        Self::with_body(route, LightMethod::Post, body)
    }

    pub(crate) fn patch(route: Route<'a>, body: &impl Serialize) -> Result<Self, CallError> {
        Self::with_body(route, LightMethod::Patch, body)
    }

    pub(crate) fn put(route: Route<'a>, body: &impl Serialize) -> Result<Self, CallError> {
        Self::with_body(route, LightMethod::Put, body)
    }

    /// Adds a query parameter. The value must need no escaping.
    pub(crate) fn with(mut self, key: &'static str, value: &str) -> Self {
        self.params.get_or_insert_default().push((key, value.to_owned()));
        self
    }

    fn with_body(route: Route<'a>, method: LightMethod, body: &impl Serialize) -> Result<Self, CallError> {
        let body = serde_json::to_vec(body)
            .map_err(|error| CallError::Unintelligible(format!("{:?} error in a request", error.classify())))?;
        Ok(Self { route, method, body: Some(body), params: None, file: None })
    }

    /// Attaches a file.
    pub(crate) fn attaching(mut self, name: &str, bytes: &[u8]) -> Self {
        self.file = Some(CreateAttachment::bytes(bytes, name));
        self
    }

    fn request(&self) -> Request<'a> {
        let request = Request::new(self.route, self.method).params(self.params.clone());
        let Some(file) = &self.file else {
            return request.body(self.body.clone());
        };
        let payload = self.body.as_deref().map(|body| String::from_utf8_lossy(body).into_owned());
        request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![file.clone()]),
            fields: Vec::new(),
            payload_json: payload,
        }))
    }

    /// True if the bot's rate limits apply. Answers to inputs have limits of their own, by token; serenity would put many of these into one
    /// bucket, or never forget them.
    const fn is_limited(&self) -> bool {
        !matches!(
            self.route,
            Route::InteractionResponse { .. }
                | Route::WebhookOriginalInteractionResponse { .. }
                | Route::WebhookFollowupMessage { .. }
                | Route::WebhookFollowupMessages { .. }
        )
    }
}

tokio::task_local! {
    /// Until when the rate limiter holds this task's request.
    static HELD_UNTIL: Cell<Option<Instant>>;
}

impl Client {
    /// Prepares the client without making a request.
    ///
    /// # Errors
    /// [`ConnectError::Client`] when the TLS library can't start.
    pub(crate) fn new(settings: &DiscordSettings) -> Result<Self, ConnectError> {
        Ok(Self::through(http_client(settings.connect_timeout, settings.api_url.as_ref())?, settings))
    }

    fn through(sender: reqwest::Client, settings: &DiscordSettings) -> Self {
        let token = settings.token.reveal();
        let builder = HttpBuilder::new(token).client(sender.clone());
        let builder = match &settings.api_url {
            // Serenity's rate limiter would send everything to Discord itself.
            Some(address) => builder.proxy(address.as_str()).ratelimiter_disabled(true),
            None => {
                let mut limiter = Ratelimiter::new(sender.clone(), format!("Bot {token}"));
                limiter.set_ratelimit_callback(Box::new(|held| {
                    // Serenity's own requests run outside of such a task.
                    let _ = HELD_UNTIL.try_with(|until| until.set(Some(Instant::now() + held.timeout)));
                }));
                builder.ratelimiter(limiter)
            }
        };
        Self { http: Arc::new(builder.build()), sender, timeout: settings.request_timeout, contact: Arc::default() }
    }

    /// The state of the connection, as its requests show it.
    pub(crate) fn contact(&self) -> &Contact {
        &self.contact
    }

    /// The client that serenity's gateway uses.
    pub(crate) fn http(&self) -> Arc<Http> {
        Arc::clone(&self.http)
    }

    /// Makes a request and reads only the fields of `T` from its result.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, call: Call<'_>) -> Result<T, CallError> {
        let body = self.send(call).await?;
        serde_json::from_slice(&body)
            // Serde's message may quote a private value.
            .map_err(|error| CallError::Unintelligible(format!("{:?} error in a result", error.classify())))
    }

    /// Makes a request and ignores its result.
    pub(crate) async fn tell(&self, call: Call<'_>) -> Result<(), CallError> {
        self.send(call).await.map(drop)
    }

    async fn send(&self, call: Call<'_>) -> Result<Vec<u8>, CallError> {
        let within = async {
            let result = tokio::time::timeout(self.timeout, unlogged(self.exchange(&call))).await;
            result.unwrap_or_else(|_| Err(out_of_time(HELD_UNTIL.with(Cell::get))))
        };
        let answer = HELD_UNTIL.scope(Cell::new(None), within).await;
        match &answer {
            Err(CallError::Unanswered { .. }) => self.contact.failed(Instant::now()),
            // The limiter held the request; it was never sent.
            Err(CallError::Limited(_)) => {}
            Ok(_) | Err(_) => self.contact.answered(),
        }
        answer
    }

    async fn exchange(&self, call: &Call<'_>) -> Result<Vec<u8>, CallError> {
        let response = match &self.http.ratelimiter {
            Some(limiter) if call.is_limited() => {
                limiter.perform(call.request()).await.map_err(|error| self.trouble(error))?
            }
            Some(_) | None => {
                let request = call.request().build(&self.sender, self.http.token(), self.http.proxy.as_deref());
                let request = request.map_err(|error| self.trouble(error))?;
                request.send().await.map_err(|error| self.network(error))?
            }
        };
        let status = response.status();
        let pause = response.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
        let body = response.bytes().await.map_err(|error| self.network(error))?;
        if status.is_success() { Ok(body.into()) } else { Err(refusal(status.as_u16(), pause, &body)) }
    }

    fn trouble(&self, error: serenity::Error) -> CallError {
        match error {
            serenity::Error::Http(HttpError::Request(error)) => self.network(error),
            // Serenity's message may contain the address, and with it an input's token.
            _ => CallError::Unintelligible("serenity can't make the request or read the rate limits".to_owned()),
        }
    }

    fn network(&self, error: reqwest::Error) -> CallError {
        CallError::network(error, self.http.token().trim_start_matches("Bot "))
    }
}

/// Why a request timed out: either the rate limiter held it and it was never sent, or nobody answered.
fn out_of_time(held_until: Option<Instant>) -> CallError {
    let now = Instant::now();
    match held_until {
        Some(until) if until > now => CallError::Limited(until - now),
        Some(_) | None => CallError::Unanswered { why: "no answer in time".to_owned(), sent: true },
    }
}

/// Disables logging within a request, whatever the log's settings: serenity's spans contain request bodies, and with them hands.
fn unlogged<F: Future>(request: F) -> impl Future<Output = F::Output> {
    request.with_subscriber(Dispatch::none())
}

#[cfg(test)]
mod tests;
