//! One WebSocket from its upgrade to its end.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role};

use crate::discord::gateway::frame::{self, Closing, Said};
use crate::discord::gateway::opening::Refusal;
use crate::discord::gateway::session::{Outgoing, Outlet};
use crate::discord::server::Shared;

/// How long a client may take to answer a close frame (wall time).
const FAREWELL: Duration = Duration::from_secs(2);

/// How many payloads a client may send in [`MINUTE`].
const PAYLOADS: usize = 120;

/// The interval of wall time in which payloads are counted: clients count on the wall too.
const MINUTE: Duration = Duration::from_secs(60);

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Answers a request to upgrade to a WebSocket.
pub(crate) fn upgrade(shared: Arc<Shared>, mut request: Request) -> Response {
    if shared.gateway.hub().outages > 0 {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let Some(accept) = accept_key(request.headers()) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let wish = match wish(request.uri().query().unwrap_or_default()) {
        Ok(wish) => wish,
        Err(why) => {
            shared.violation(format!("gateway: {why}"));
            return StatusCode::BAD_REQUEST.into_response();
        }
    };
    let upgrading = hyper::upgrade::on(&mut request);
    tokio::spawn(converse(shared, upgrading, wish));
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
    headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
    response
}

/// The answer to the client's key, if it asks for a WebSocket of the only version there is.
fn accept_key(headers: &HeaderMap) -> Option<HeaderValue> {
    let says = |name, wanted: &str| {
        let value = headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        value.is_some_and(|value| value.split(',').any(|word| word.trim().eq_ignore_ascii_case(wanted)))
    };
    let asks = says(header::UPGRADE, "websocket")
        && says(header::CONNECTION, "upgrade")
        && says(header::SEC_WEBSOCKET_VERSION, "13");
    let key = headers.get(header::SEC_WEBSOCKET_KEY)?;
    asks.then(|| HeaderValue::from_str(&derive_accept_key(key.as_bytes())).ok()).flatten()
}

/// Checks the version, and that the server supports what the address asks for.
fn wish(query: &str) -> Result<bool, String> {
    let mut version = "";
    for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        match (name, value) {
            ("v", value) => version = value,
            ("encoding", "json") => {}
            ("encoding" | "compress", value) => return Err(format!("{name}={value} is not modelled")),
            _ => {}
        }
    }
    Ok(version == "10")
}

async fn converse(shared: Arc<Shared>, upgrading: OnUpgrade, version_known: bool) {
    let Ok(upgraded) = upgrading.await else { return };
    let socket = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, None).await;
    let mut connection = Connection::new(shared, socket);
    if version_known {
        connection.run().await;
    } else {
        connection.close(Closing::InvalidApiVersion).await;
    }
}

/// How a turn of the conversation ends.
enum Turn {
    GoOn,
    Close(Closing),
    /// The connection is gone, or should be dropped without a close frame.
    Over,
}

impl From<Closing> for Turn {
    fn from(closing: Closing) -> Self {
        Self::Close(closing)
    }
}

struct Connection {
    shared: Arc<Shared>,
    socket: Socket,
    number: u64,
    sender: UnboundedSender<Outgoing>,
    outgoing: UnboundedReceiver<Outgoing>,
    /// When the client's last payloads came.
    payloads: VecDeque<Instant>,
    last_heartbeat: Instant,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.shared.gateway.hub().lose(self.number);
        self.shared.bell.wake();
    }
}

impl Connection {
    fn new(shared: Arc<Shared>, socket: Socket) -> Self {
        let number = shared.gateway.hub().connect();
        let (sender, outgoing) = unbounded_channel();
        let last_heartbeat = Instant::now();
        Self { shared, socket, number, sender, outgoing, payloads: VecDeque::new(), last_heartbeat }
    }

    async fn run(&mut self) {
        let interval = self.shared.gateway.options().heartbeat_interval;
        self.say(frame::hello(interval));
        let shared = Arc::clone(&self.shared);
        let stopped = shared.bell.until_stopped();
        tokio::pin!(stopped);
        loop {
            let turn = tokio::select! {
                Some(outgoing) = self.outgoing.recv() => self.send(outgoing).await,
                heard = self.socket.next() => self.hear(heard),
                () = tokio::time::sleep_until(self.last_heartbeat + interval * 2) => Closing::SessionTimedOut.into(),
                () = &mut stopped => Turn::Over,
            };
            match turn {
                Turn::GoOn => {}
                Turn::Close(closing) => return self.close(closing).await,
                Turn::Over => return,
            }
        }
    }

    /// Sends after everything that is on its way already.
    fn say(&self, text: String) {
        self.outlet().send(Outgoing::Text(text));
    }

    fn outlet(&self) -> Outlet {
        Outlet { connection: self.number, sender: self.sender.clone() }
    }

    async fn send(&mut self, outgoing: Outgoing) -> Turn {
        match outgoing {
            Outgoing::Text(text) => match self.socket.send(Message::Text(text)).await {
                Ok(()) => Turn::GoOn,
                Err(_) => Turn::Over,
            },
            Outgoing::Cut => Turn::Over,
        }
    }

    fn hear(&mut self, heard: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>) -> Turn {
        let text = match heard {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Binary(bytes))) => match String::from_utf8(bytes) {
                Ok(text) => text,
                Err(_) => return Closing::DecodeError.into(),
            },
            Some(Ok(Message::Close(farewell))) => {
                self.forget_if_final(farewell.as_ref());
                return Turn::GoOn;
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => return Turn::GoOn,
            Some(Err(_)) | None => return Turn::Over,
        };
        if self.is_too_talkative() {
            return Closing::RateLimited.into();
        }
        match frame::parse(&text) {
            Ok(said) => self.answer(said),
            Err(closing) => closing.into(),
        }
    }

    /// A client that closes with 1000 or 1001 is not going to come back.
    fn forget_if_final(&self, farewell: Option<&CloseFrame<'_>>) {
        if farewell.is_some_and(|frame| matches!(frame.code, CloseCode::Normal | CloseCode::Away)) {
            self.shared.gateway.hub().end(self.number);
        }
    }

    fn is_too_talkative(&mut self) -> bool {
        let now = Instant::now();
        self.payloads.push_back(now);
        while self.payloads.front().is_some_and(|first| now.duration_since(*first) >= MINUTE) {
            self.payloads.pop_front();
        }
        self.payloads.len() > PAYLOADS
    }

    fn answer(&mut self, said: Said) -> Turn {
        if matches!(said, Said::Heartbeat) {
            self.last_heartbeat = Instant::now();
        }
        let (has_session, stalled) = {
            let mut hub = self.shared.gateway.hub();
            let session = hub.on(self.number);
            (session.is_some(), session.is_some_and(|session| session.is_stalled()))
        };
        if stalled {
            return Turn::GoOn;
        }
        match said {
            Said::Heartbeat => {
                self.say(frame::heartbeat_ack());
                Turn::GoOn
            }
            Said::Identify(_) | Said::Resume(_) if has_session => Closing::AlreadyAuthenticated.into(),
            Said::Identify(identify) => {
                let url = self.shared.gateway_url();
                let gateway = &self.shared.gateway;
                let opened = self.shared.read(|world| gateway.identify(world, &identify, self.outlet(), &url));
                self.opened(opened)
            }
            Said::Resume(resume) => {
                let gateway = &self.shared.gateway;
                let resumed = self.shared.read(|world| gateway.resume(world, &resume, self.outlet()));
                self.opened(resumed)
            }
            Said::Presence | Said::NotModelled(_) if !has_session => Closing::NotAuthenticated.into(),
            Said::Presence => Turn::GoOn,
            Said::NotModelled(op) => {
                self.shared.violation(format!("gateway: opcode {op} is not modelled"));
                Turn::GoOn
            }
        }
    }

    fn opened(&self, outcome: Result<(), Refusal>) -> Turn {
        self.shared.bell.wake();
        match outcome {
            Ok(()) => Turn::GoOn,
            Err(Refusal::Close(closing)) => closing.into(),
            Err(Refusal::Invalid) => {
                self.say(frame::invalid_session(false));
                Turn::GoOn
            }
            Err(Refusal::Exhausted) => {
                self.shared.violation("gateway: the day's sessions are used up".to_owned());
                self.say(frame::invalid_session(false));
                Turn::GoOn
            }
        }
    }

    /// Says why the connection ends, and waits a moment for the client's close frame. The session is over, except when
    /// only this connection is to blame.
    async fn close(&mut self, closing: Closing) {
        if closing.is_violation() {
            self.shared.violation(format!("gateway: closed with {}: {}", closing.code(), closing.reason()));
        }
        if matches!(closing, Closing::InvalidSeq | Closing::SessionTimedOut) {
            self.shared.gateway.hub().end(self.number);
        }
        let frame = CloseFrame { code: closing.code().into(), reason: closing.reason().into() };
        let farewell = async {
            if self.socket.close(Some(frame)).await.is_ok() {
                while self.socket.next().await.is_some_and(|heard| heard.is_ok()) {}
            }
        };
        // A client that does not answer is left alone.
        let _ = tokio::time::timeout(FAREWELL, farewell).await;
    }
}
