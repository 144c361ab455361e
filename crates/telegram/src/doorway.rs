//! The connections to the webhook: how long one may take, and how many there may be.
//!
//! Anybody can open a connection and then do nothing. So a connection is a stranger until it has delivered a whole request with
//! the right secret. The number of strangers is limited: when one more comes, the oldest is closed. Telegram sends its secret
//! with the first bytes and is a stranger for a moment only. So nobody can keep Telegram out by holding connections open,
//! behind a proxy or not. The body of a request is read after its secret is known to be right.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use http_body_util::{BodyExt as _, Empty, LengthLimitError, Limited};
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::header::{CONNECTION, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use subtle::ConstantTimeEq as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::warn;

use crate::desk::Desk;
use crate::receipts::CROWD;
use crate::settings::WebhookSecret;
use crate::translate::Received;

/// Telegram repeats the secret here.
const SECRET_HEADER: &str = "x-telegram-bot-api-secret-token";

/// More than any update that we ask for can have.
const BODY_BYTES: usize = 512 * 1024;

/// The size of a connection's input buffer; a request's head is shorter.
const BUFFER_BYTES: usize = 16 * 1024;

/// How many fields a request's head may have.
const HEAD_FIELDS: usize = 64;

/// The pause after a connection could not be taken: the process has too many files open.
const BREATH: Duration = Duration::from_millis(50);

/// Takes deliveries. Clones are the same.
#[derive(Clone)]
pub(crate) struct Doorway {
    desk: Desk,
    secret: WebhookSecret,
    strangers: Strangers,
}

/// The connections that have delivered nothing yet.
#[derive(Clone, Default)]
struct Strangers {
    state: Arc<Mutex<Waiting>>,
}

#[derive(Default)]
struct Waiting {
    last: u64,
    /// By age.
    shown_out: BTreeMap<u64, CancellationToken>,
}

/// One connection, a stranger's at first.
struct Stranger {
    number: u64,
    shown_out: CancellationToken,
    strangers: Strangers,
}

impl Strangers {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // Every change is a single step, so a panic elsewhere leaves nothing half done.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one more in, and shows the oldest out where there are more than `most`.
    fn let_in(&self, most: usize) -> Stranger {
        let shown_out = CancellationToken::new();
        let mut waiting = self.waiting();
        waiting.last += 1;
        let number = waiting.last;
        waiting.shown_out.insert(number, shown_out.clone());
        if waiting.shown_out.len() > most {
            waiting.show_out_oldest();
        }
        Stranger { number, shown_out, strangers: self.clone() }
    }
}

impl Waiting {
    fn show_out_oldest(&mut self) {
        if let Some((_, oldest)) = self.shown_out.pop_first() {
            oldest.cancel();
        }
    }
}

impl Stranger {
    /// The connection has delivered something with the right secret, so it stays.
    fn is_known(&self) {
        self.strangers.waiting().shown_out.remove(&self.number);
    }
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.is_known();
    }
}

impl Doorway {
    pub(crate) fn new(desk: Desk, secret: WebhookSecret) -> Self {
        Self { desk, secret, strangers: Strangers::default() }
    }

    /// Accepts connections until `stop`, and then lets deliveries under way end.
    pub(crate) async fn serve(&self, listener: TcpListener, stop: &CancellationToken) {
        let conversations = TaskTracker::new();
        loop {
            let accepted = tokio::select! {
                () = stop.cancelled() => break,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, _)) => {
                    let stranger = self.strangers.let_in(self.desk.telegram.settings().strangers);
                    conversations.spawn(self.clone().converse(stream, stranger, stop.clone()));
                }
                Err(error) => self.make_room(&error).await,
            }
        }
        drop(listener);
        conversations.close();
        conversations.wait().await;
    }

    async fn make_room(&self, error: &io::Error) {
        // A client that went away before it was accepted is no reason to pause.
        if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset) {
            warn!("Telegram: a connection to the webhook can't be taken ({error})");
            self.strangers.waiting().show_out_oldest();
            tokio::time::sleep(BREATH).await;
        }
    }

    async fn converse(self, stream: TcpStream, stranger: Stranger, stop: CancellationToken) {
        let service = service_fn(|request| async {
            let status = self.receive(request, &stranger).await;
            Ok::<_, Infallible>(respond(status))
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.desk.telegram.settings().head_within)
            .max_buf_size(BUFFER_BYTES)
            .max_headers(HEAD_FIELDS)
            .serve_connection(TokioIo::new(stream), service);
        let mut connection = pin!(connection);
        tokio::select! {
            // It does not matter here how a connection ends.
            _ = connection.as_mut() => return,
            () = stranger.shown_out.cancelled() => return,
            () = stop.cancelled() => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    }

    /// Every path is the same to us: a proxy may rewrite it, and the secret alone decides.
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
        stranger.is_known();
        let Some(update) = serde_json::from_slice(&body).ok().and_then(Received::new) else {
            return StatusCode::BAD_REQUEST;
        };
        let (done, finished) = oneshot::channel::<()>();
        self.desk.take(&update, done);
        if self.desk.receipts.count() >= CROWD {
            self.desk.receipts.let_go();
        }
        // Nothing is ever sent: the end of the sender is the signal.
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

/// An empty response. After a refusal nothing more is read on this connection.
fn respond(status: StatusCode) -> Response<Empty<Bytes>> {
    let mut response = Response::new(Empty::new());
    *response.status_mut() = status;
    if !matches!(status, StatusCode::OK | StatusCode::BAD_REQUEST) {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_stranger_gives_way_and_known_senders_stay() {
        let strangers = Strangers::default();
        let known = strangers.let_in(2);
        known.is_known();
        let (oldest, second) = (strangers.let_in(2), strangers.let_in(2));
        assert!(!oldest.shown_out.is_cancelled());
        let third = strangers.let_in(2);
        assert!(oldest.shown_out.is_cancelled());
        drop(second);
        let fourth = strangers.let_in(2);
        let still_there = [&known, &third, &fourth].map(|stranger| stranger.shown_out.is_cancelled());
        assert_eq!(still_there, [false; 3], "senders that have gone need no room");
    }
}
