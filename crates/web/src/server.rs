//! The server: who asks for what, and what every answer says about itself.

mod stream;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue, REFERRER_POLICY,
    SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Method, Request, Response, StatusCode};
use talon_adapter::http_server::{HttpServer, Limits, Stranger};
use talon_view::Locale;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

use crate::assets;
use crate::door::Door;
use crate::host::{Act, Host};
use crate::html;

/// Limits on connections. A browser that came in by the link is no stranger.
const LIMITS: Limits = Limits { head_within: Duration::from_secs(5), strangers: 32 };

/// How long what somebody sends may be, and how long it may take.
const SENT: usize = 4096;
const SENT_WITHIN: Duration = Duration::from_secs(5);

/// How many streams may be open: a person has so many tabs and a few that went away unnoticed.
const STREAMS: usize = 32;

/// What a page may do: run the one script, and show and fetch what is here.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) type Answer = Response<UnsyncBoxBody<Bytes, Infallible>>;

/// What the answers share.
struct Server {
    door: Door,
    host: Host,
    streams: Arc<Semaphore>,
    stop: CancellationToken,
}

/// Serves a window to browsers that come in by the door's link, until `stop`.
pub async fn serve(listener: TcpListener, door: Door, host: Host, stop: CancellationToken) {
    let streams = Arc::new(Semaphore::new(STREAMS));
    let server = Arc::new(Server { door, host, streams, stop: stop.clone() });
    let answer = move |request: Request<Incoming>, stranger: Arc<Stranger>| {
        let server = Arc::clone(&server);
        async move { guarded(server.answer(request, &stranger).await) }
    };
    HttpServer::new("the table in the browser", LIMITS).serve(listener, &stop, answer).await;
}

impl Server {
    async fn answer(&self, request: Request<Incoming>, stranger: &Stranger) -> Answer {
        if !self.door.is_asked_for(request.headers()) {
            return status(StatusCode::MISDIRECTED_REQUEST);
        }
        let knows = self.door.knows(request.headers());
        if knows {
            stranger.vouch();
        }
        let changes = request.method() == Method::POST;
        if changes && !self.door.is_from_here(request.headers()) {
            return status(StatusCode::FORBIDDEN);
        }
        let path = request.uri().path().to_owned();
        match (request.method(), path.as_str()) {
            (&Method::GET, "/") if knows => document(html::document(&self.host.shown().borrow())),
            (&Method::GET, "/") => document(html::entrance(Locale::parse(self.host.shown().borrow().lang))),
            (&Method::POST, "/enter") => self.enter(request).await,
            (&Method::GET, "/stream") if knows => self.stream(),
            (&Method::POST, "/act") if knows => self.act(request).await,
            (_, "/stream" | "/act") if !knows => status(StatusCode::UNAUTHORIZED),
            (&Method::GET, path) => assets::find(path).map_or_else(|| status(StatusCode::NOT_FOUND), asset),
            _ => status(StatusCode::METHOD_NOT_ALLOWED),
        }
    }

    async fn enter(&self, request: Request<Incoming>) -> Answer {
        let Some(key) = sent(request).await else { return status(StatusCode::BAD_REQUEST) };
        let cookie = std::str::from_utf8(&key).ok().and_then(|key| self.door.open(key));
        let Some(cookie) = cookie.and_then(|cookie| HeaderValue::try_from(cookie).ok()) else {
            return status(StatusCode::UNAUTHORIZED);
        };
        let mut answer = status(StatusCode::NO_CONTENT);
        answer.headers_mut().insert(SET_COOKIE, cookie);
        answer
    }

    async fn act(&self, request: Request<Incoming>) -> Answer {
        let sent = sent(request).await;
        let Some(act) = sent.and_then(|sent| serde_json::from_slice::<Act>(&sent).ok()) else {
            return status(StatusCode::BAD_REQUEST);
        };
        self.host.act(act).await;
        status(StatusCode::NO_CONTENT)
    }

    fn stream(&self) -> Answer {
        let Ok(place) = Arc::clone(&self.streams).try_acquire_owned() else {
            return status(StatusCode::SERVICE_UNAVAILABLE);
        };
        let body = stream::of(self.host.shown(), self.stop.clone(), place);
        let mut answer = Response::new(body);
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
        answer.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
        answer
    }
}

/// What somebody sent; `None` if it is too long, or takes too long.
async fn sent(request: Request<Incoming>) -> Option<Bytes> {
    let body = Limited::new(request.into_body(), SENT).collect();
    Some(tokio::time::timeout(SENT_WITHIN, body).await.ok()?.ok()?.to_bytes())
}

fn document(text: String) -> Answer {
    let mut answer = whole(text);
    answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    answer
}

fn asset(asset: &assets::Asset) -> Answer {
    let mut answer = whole(asset.zipped.clone());
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    // Its address changes with its content.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    answer
}

fn status(status: StatusCode) -> Answer {
    let mut answer = whole(Bytes::new());
    *answer.status_mut() = status;
    answer
}

fn whole(body: impl Into<Bytes>) -> Answer {
    Response::new(Full::new(body.into()).boxed_unsync())
}

/// The answer with what all of them say: nothing is kept, framed, sent on or run that is not ours.
fn guarded(mut answer: Answer) -> Answer {
    let headers = answer.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let own = HeaderValue::from_static("same-origin");
    headers.insert(HeaderName::from_static("cross-origin-opener-policy"), own.clone());
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), own);
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}
