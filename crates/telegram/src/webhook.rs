//! The webhook: Telegram delivers, and is told "received" only after an update was handled.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use subtle::ConstantTimeEq as _;
use teloxide::payloads::{DeleteWebhook, SetWebhook};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};
use url::Url;

use crate::connect::{Pauses, UPDATES};
use crate::desk::Desk;
use crate::errors::{CallError, Meaning, RunError};
use crate::lanes::Lanes;
use crate::settings::WebhookSecret;
use crate::translate::Received;

/// Telegram repeats the secret here.
const SECRET_HEADER: &str = "x-telegram-bot-api-secret-token";
/// More than any update that we ask for can have.
const BODY_BYTES: usize = 512 * 1024;

#[derive(Clone)]
struct Hook {
    desk: Desk,
    secret: WebhookSecret,
    lanes: Arc<Mutex<Lanes>>,
}

/// Listens until `stop`.
pub(crate) async fn run(
    desk: &Desk,
    listen: SocketAddr,
    url: &Url,
    secret: &WebhookSecret,
    stop: &CancellationToken,
) -> Result<(), RunError> {
    let failed = |source| RunError::Listen { address: listen, source };
    let listener = TcpListener::bind(listen).await.map_err(failed)?;
    let hook = Hook { desk: desk.clone(), secret: secret.clone(), lanes: Arc::default() };
    let tracker = lock(&hook.lanes).tracker();
    // Serving before the address is told, so that the first delivery finds us.
    let served = axum::serve(listener, router(hook)).with_graceful_shutdown(stop.clone().cancelled_owned());
    let registered = async {
        let result = register(desk, url, secret, stop).await;
        if result.is_err() {
            stop.cancel();
        }
        result
    };
    let drained = async {
        stop.cancelled().await;
        tokio::time::sleep(desk.telegram.settings().drain).await;
    };
    let serving = async {
        tokio::select! {
            result = served => result.map_err(failed),
            // A client that never ends its request must not keep the program running.
            () = drained => Ok(()),
        }
    };
    let (registration, serving) = tokio::join!(registered, serving);
    tracker.close();
    if tokio::time::timeout(desk.telegram.settings().drain, tracker.wait()).await.is_err() {
        warn!("Telegram: some inputs were still worked on at the stop; they are delivered again");
    }
    if registration.is_ok() {
        // The last receipts travel on other connections than this request, which must not overtake them.
        tokio::time::sleep(desk.telegram.settings().settle).await;
        // The others still serve under this address.
        if desk.inbox.is_alone().await {
            unregister(desk).await;
        }
    }
    registration.and(serving)
}

/// Every path is the same to us: a proxy may rewrite it, and the secret alone decides.
fn router(hook: Hook) -> Router {
    Router::new()
        .route("/", post(deliver))
        .route("/{*path}", post(deliver))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .with_state(hook)
}

async fn deliver(State(hook): State<Hook>, headers: HeaderMap, body: Bytes) -> StatusCode {
    if !hook.knows_secret(&headers) {
        return StatusCode::UNAUTHORIZED;
    }
    let Some(update) = serde_json::from_slice(&body).ok().and_then(Received::new) else {
        return StatusCode::BAD_REQUEST;
    };
    let (done, finished) = oneshot::channel::<()>();
    hook.desk.take(&update, &mut lock(&hook.lanes), done);
    // Nothing is ever sent: the end of the sender is the signal.
    let _ = finished.await;
    StatusCode::OK
}

impl Hook {
    fn knows_secret(&self, headers: &HeaderMap) -> bool {
        headers.get(SECRET_HEADER).is_some_and(|given| given.as_bytes().ct_eq(self.secret.reveal().as_bytes()).into())
    }
}

/// The lanes. A panic while they were held leaves a map that is still sound.
fn lock(lanes: &Mutex<Lanes>) -> std::sync::MutexGuard<'_, Lanes> {
    lanes.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tells Telegram where we listen, as often as it takes.
async fn register(desk: &Desk, url: &Url, secret: &WebhookSecret, stop: &CancellationToken) -> Result<(), RunError> {
    let mut request = SetWebhook::new(url.clone());
    request.secret_token = Some(secret.reveal().to_owned());
    request.allowed_updates = Some(UPDATES.to_vec());
    let mut pauses = Pauses::new(desk.telegram.settings());
    loop {
        let result = tokio::select! {
            () = stop.cancelled() => return Ok(()),
            result = desk.telegram.client().call(&request) => result,
        };
        let Err(error) = result else {
            info!(bot = desk.telegram.username(), "Telegram: the webhook is set");
            return Ok(());
        };
        let pause = match error.meaning() {
            Some(Meaning::BadToken) => return Err(RunError::BadToken),
            Some(Meaning::Wait(pause)) => pause,
            Some(_) => return Err(RunError::Webhook(error.to_string())),
            None => pauses.take(),
        };
        warn!(?pause, "Telegram: the webhook is not set yet ({error}); trying again");
        tokio::select! {
            () = stop.cancelled() => return Ok(()),
            () = tokio::time::sleep(pause) => {}
        }
    }
}

/// Without this Telegram would go on delivering to a program that is not there. Updates wait with Telegram meanwhile.
async fn unregister(desk: &Desk) {
    let request = DeleteWebhook::new();
    let result = tokio::time::timeout(desk.telegram.settings().drain, desk.telegram.client().call(&request)).await;
    let error: Option<CallError> = result.ok().and_then(Result::err);
    if let Some(error) = error {
        warn!("Telegram: the webhook could not be removed ({error})");
    }
}
