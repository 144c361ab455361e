//! An HTTP server that limits connections: how long a request's head may take, and how many connections may be unidentified.
//!
//! Anybody can open a connection and then do nothing. So each connection is a stranger until the handler of its requests vouches for it.
//! When there are too many strangers, the oldest connection is closed. Thus nobody can keep others out, or exhaust the process's file
//! descriptors, by holding connections open.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::{Body, Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::warn;

/// The size of a connection's input buffer; a request's head is shorter.
const BUFFER_BYTES: usize = 16 * 1024;

/// How many fields a request's head may have.
const HEAD_FIELDS: usize = 64;

/// The pause after a connection could not be accepted: the process has too many open files.
const BREATH: Duration = Duration::from_millis(50);

/// An HTTP response.
pub type HttpResponse = Response<Full<Bytes>>;

/// Accepts connections. Clones share their state.
#[derive(Clone)]
pub struct HttpServer {
    /// Its name in the log.
    name: &'static str,
    limits: Limits,
    strangers: Strangers,
}

/// Limits on connections.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long a client may take to send a request's head.
    pub head_within: Duration,
    /// How many strangers may be connected at a time.
    pub strangers: usize,
}

/// The connections that nobody has vouched for yet.
#[derive(Clone, Default)]
struct Strangers {
    state: Arc<Mutex<Waiting>>,
}

#[derive(Default)]
struct Waiting {
    last: u64,
    /// By age, the oldest first.
    closers: BTreeMap<u64, CancellationToken>,
}

/// A connection; at first a stranger.
pub struct Stranger {
    number: u64,
    closer: CancellationToken,
    strangers: Strangers,
}

impl Strangers {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // Every change is a single step, so a panic elsewhere leaves nothing half done.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers one more connection, and closes the oldest if there are more than `most`.
    fn admit(&self, most: usize) -> Stranger {
        let closer = CancellationToken::new();
        let mut waiting = self.waiting();
        waiting.last += 1;
        let number = waiting.last;
        waiting.closers.insert(number, closer.clone());
        if waiting.closers.len() > most {
            waiting.close_oldest();
        }
        Stranger { number, closer, strangers: self.clone() }
    }
}

impl Waiting {
    fn close_oldest(&mut self) {
        if let Some((_, oldest)) = self.closers.pop_first() {
            oldest.cancel();
        }
    }
}

impl Stranger {
    /// Vouches for the connection: it no longer counts as a stranger and is not closed to make room.
    pub fn vouch(&self) {
        self.unregister();
    }

    fn unregister(&self) {
        self.strangers.waiting().closers.remove(&self.number);
    }
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.unregister();
    }
}

impl HttpServer {
    /// A server without connections.
    #[must_use]
    pub fn new(name: &'static str, limits: Limits) -> Self {
        Self { name, limits, strangers: Strangers::default() }
    }

    /// Accepts connections until `stop`, then lets responses in progress finish. `answer` handles each request, and may vouch for its
    /// connection.
    pub async fn serve<A, F, B>(&self, listener: TcpListener, stop: &CancellationToken, answer: A)
    where
        A: Fn(Request<Incoming>, Arc<Stranger>) -> F + Clone + Send + 'static,
        F: Future<Output = Response<B>> + Send + 'static,
        B: Body<Data = Bytes, Error = Infallible> + Send + 'static,
    {
        let conversations = TaskTracker::new();
        loop {
            let accepted = tokio::select! {
                () = stop.cancelled() => break,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, _)) => {
                    let stranger = Arc::new(self.strangers.admit(self.limits.strangers));
                    conversations.spawn(converse(stream, stranger, self.limits, stop.clone(), answer.clone()));
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
            warn!("{}: a connection can't be taken ({error})", self.name);
            self.strangers.waiting().close_oldest();
            tokio::time::sleep(BREATH).await;
        }
    }
}

async fn converse<A, F, B>(
    stream: TcpStream,
    stranger: Arc<Stranger>,
    limits: Limits,
    stop: CancellationToken,
    answer: A,
) where
    A: Fn(Request<Incoming>, Arc<Stranger>) -> F,
    F: Future<Output = Response<B>>,
    B: Body<Data = Bytes, Error = Infallible> + 'static,
{
    let connected = Arc::clone(&stranger);
    let service = service_fn(move |request| {
        let answered = answer(request, Arc::clone(&connected));
        async { Ok::<_, Infallible>(answered.await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_within)
        .max_buf_size(BUFFER_BYTES)
        .max_headers(HEAD_FIELDS)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    tokio::select! {
        // How the connection ends does not matter here.
        _ = connection.as_mut() => return,
        () = stranger.closer.cancelled() => return,
        () = stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_stranger_gives_way_and_known_senders_stay() {
        let strangers = Strangers::default();
        let known = strangers.admit(2);
        known.vouch();
        let (oldest, second) = (strangers.admit(2), strangers.admit(2));
        assert!(!oldest.closer.is_cancelled());
        let third = strangers.admit(2);
        assert!(oldest.closer.is_cancelled());
        drop(second);
        let fourth = strangers.admit(2);
        let still_there = [&known, &third, &fourth].map(|stranger| stranger.closer.is_cancelled());
        assert_eq!(still_there, [false; 3], "senders that have gone need no room");
    }
}
