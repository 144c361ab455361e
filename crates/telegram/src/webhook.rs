//! The webhook: an update that Telegram delivers is acknowledged only after it was handled.

use std::net::SocketAddr;

use talon_adapter::repeat;
use teloxide::payloads::{DeleteWebhook, SetWebhook};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};
use url::Url;

use crate::desk::Desk;
use crate::endpoint::Endpoint;
use crate::errors::{CallError, Meaning, RunError};
use crate::settings::WebhookSecret;
use crate::translate::UPDATES;

/// How many deliveries Telegram may have in progress: the most that it allows. Deliveries of one chat come one after the other, so only
/// this many slow chats at once could keep another one waiting.
const DELIVERIES: u8 = 100;

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
    let endpoint = Endpoint::new(desk.clone(), secret.clone());
    // Serving begins before Telegram learns the address, so that the first delivery finds us.
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
            () = endpoint.serve(listener, stop) => {}
            // A client that never finishes its request must not keep the program running.
            () = drained => {}
        }
    };
    let (registration, ()) = tokio::join!(registered, serving);
    if !desk.finish().await {
        warn!("Telegram: some inputs were still worked on at the stop; they are delivered again");
    }
    if registration.is_ok() {
        // The last acknowledgements travel on other connections; this request must not overtake them.
        tokio::time::sleep(desk.telegram.settings().settle).await;
        // Other processes may still serve this address.
        if desk.inbox().is_alone().await {
            unregister(desk).await;
        }
    }
    registration
}

/// Registers our address with Telegram, and retries until it succeeds.
async fn register(desk: &Desk, url: &Url, secret: &WebhookSecret, stop: &CancellationToken) -> Result<(), RunError> {
    let mut request = SetWebhook::new(url.clone());
    request.secret_token = Some(secret.reveal().to_owned());
    request.max_connections = Some(DELIVERIES);
    request.allowed_updates = Some(UPDATES.to_vec());
    let attempt = || desk.telegram.client().call(&request);
    let set = repeat(desk.telegram.settings().pauses, attempt, |error, pause| {
        error.passes().then(|| {
            warn!(?pause, "Telegram: the webhook is not set yet ({error}); trying again");
            pause
        })
    });
    let result = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        result = set => result,
    };
    match result {
        Ok(_) => info!(bot = desk.telegram.username(), "Telegram: the webhook is set"),
        Err(error) if error.meaning() == Some(Meaning::BadToken) => return Err(RunError::BadToken),
        Err(error) => return Err(RunError::Webhook(error.to_string())),
    }
    Ok(())
}

/// Removes the webhook; otherwise Telegram would keep delivering to a program that does not run. Updates wait at Telegram meanwhile.
async fn unregister(desk: &Desk) {
    let request = DeleteWebhook::new();
    let result = tokio::time::timeout(desk.telegram.settings().drain, desk.telegram.client().call(&request)).await;
    let error: Option<CallError> = result.ok().and_then(Result::err);
    if let Some(error) = error {
        warn!("Telegram: the webhook could not be removed ({error})");
    }
}
