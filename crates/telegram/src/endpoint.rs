//! The webhook's HTTP endpoint.
//!
//! A connection is a stranger until it has delivered one whole request with the right secret. Telegram sends the secret in the head, so
//! it stays a stranger only for a moment, even behind a proxy. The body is read only after the secret has been checked.

use std::sync::Arc;

use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::header::{CONNECTION, HeaderValue};
use hyper::{Method, Request, StatusCode};
use subtle::ConstantTimeEq as _;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use crate::desk::Desk;
use crate::in_flight::CROWD;
use crate::settings::WebhookSecret;
use crate::translate::Received;
use talon_adapter::http_server::{HttpResponse, HttpServer, Limits, Stranger};

/// Telegram repeats the secret here.
const SECRET_HEADER: &str = "x-telegram-bot-api-secret-token";

/// More than any update that we ask for.
const BODY_BYTES: usize = 512 * 1024;

/// Accepts deliveries. Clones share their state.
#[derive(Clone)]
pub(crate) struct Endpoint {
    desk: Desk,
    secret: WebhookSecret,
    server: HttpServer,
}

impl Endpoint {
    pub(crate) fn new(desk: Desk, secret: WebhookSecret) -> Self {
        let settings = desk.telegram.settings();
        let limits = Limits { head_within: settings.head_within, strangers: settings.strangers };
        let server = HttpServer::new("Telegram's webhook", limits);
        Self { desk, secret, server }
    }

    /// Accepts connections until `stop`, then lets deliveries in progress finish.
    pub(crate) async fn serve(&self, listener: TcpListener, stop: &CancellationToken) {
        let endpoint = self.clone();
        let answer = move |request, stranger: Arc<Stranger>| {
            let endpoint = endpoint.clone();
            async move { respond(endpoint.receive(request, &stranger).await) }
        };
        self.server.serve(listener, stop, answer).await;
    }

    /// Accepts any path: a proxy may rewrite it, and only the secret matters.
    async fn receive(&self, request: Request<Incoming>, stranger: &Stranger) -> StatusCode {
        if request.method() != Method::POST {
            return StatusCode::METHOD_NOT_ALLOWED;
        }
        if !self.knows_secret(&request) {
            return StatusCode::UNAUTHORIZED;
        }
        let body = match self.body_of(request.into_body()).await {
            Ok(body) => body,
            Err(status) => return status,
        };
        stranger.vouch();
        let Some(update) = serde_json::from_slice(&body).ok().and_then(Received::new) else {
            return StatusCode::BAD_REQUEST;
        };
        let (done, finished) = oneshot::channel::<()>();
        self.desk.take(&update, done);
        if self.desk.in_flight.count() >= CROWD {
            self.desk.in_flight.let_go();
        }
        // Nothing is ever sent; dropping the sender is the signal.
        let _ = finished.await;
        StatusCode::OK
    }

    fn knows_secret(&self, request: &Request<Incoming>) -> bool {
        let given = request.headers().get(SECRET_HEADER);
        given.is_some_and(|given| given.as_bytes().ct_eq(self.secret.reveal().as_bytes()).into())
    }

    async fn body_of(&self, body: Incoming) -> Result<Bytes, StatusCode> {
        if body.size_hint().lower() > BODY_BYTES as u64 {
            return Err(StatusCode::PAYLOAD_TOO_LARGE);
        }
        let collected = Limited::new(body, BODY_BYTES).collect();
        match tokio::time::timeout(self.desk.telegram.settings().body_within, collected).await {
            Ok(Ok(body)) => Ok(body.to_bytes()),
            Ok(Err(error)) if error.is::<LengthLimitError>() => Err(StatusCode::PAYLOAD_TOO_LARGE),
            Ok(Err(_)) => Err(StatusCode::BAD_REQUEST),
            Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
        }
    }
}

/// An empty response. After a refusal, nothing more is read from this connection.
fn respond(status: StatusCode) -> HttpResponse {
    let mut response = HttpResponse::default();
    *response.status_mut() = status;
    if !matches!(status, StatusCode::OK | StatusCode::BAD_REQUEST) {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}
