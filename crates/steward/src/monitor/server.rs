//! The HTTP server of health and metrics.

use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use hyper::body::Incoming;
use hyper::header::{ALLOW, CONNECTION, CONTENT_TYPE, HOST, HeaderValue};
use hyper::http::request::Parts;
use hyper::{HeaderMap, Method, Request, StatusCode, Version};
use talon_adapter::http_server::{HttpResponse, HttpServer, Limits, Stranger};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::paths;
use super::vitals::Vitals;
use crate::failure::Failure;

/// The content type of metrics.
const METRICS_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Limits on connections. No connection is identified here, so this is the most that can be open.
const LIMITS: Limits = Limits { head_within: Duration::from_secs(5), strangers: 100 };

/// Starts listening. People are served whether or not this works.
///
/// # Errors
/// The port can't be listened on.
pub(crate) async fn listen(
    address: SocketAddr,
    vitals: Vitals,
    stop: CancellationToken,
) -> Result<SocketAddr, Failure> {
    let unusable = |error: std::io::Error| {
        let to_do = match error.kind() {
            ErrorKind::AddrInUse => "another program uses that port: stop it, or choose another port",
            _ => "choose another port",
        };
        Failure::Usage(format!("monitor.listen: cannot listen on {} ({error}); {to_do}", address))
    };
    let listener = TcpListener::bind(address).await.map_err(unusable)?;
    let listens_on = listener.local_addr().map_err(unusable)?;
    let vitals = Arc::new(vitals);
    let answer = move |request: Request<Incoming>, _: Arc<Stranger>| {
        let vitals = Arc::clone(&vitals);
        async move { answer(&request.into_parts().0, &vitals).await }
    };
    tokio::spawn(async move { HttpServer::new("health and metrics", LIMITS).serve(listener, &stop, answer).await });
    tracing::info!(address = %listens_on, "serving health and metrics");
    Ok(listens_on)
}

async fn answer(request: &Parts, vitals: &Vitals) -> HttpResponse {
    if !is_for_this_machine(request.version, &request.headers) {
        return text_response(StatusCode::MISDIRECTED_REQUEST, "use localhost, or this machine's own address\n");
    }
    let path = request.uri.path();
    if ![paths::ALIVE, paths::READY, paths::METRICS].contains(&path) {
        return text_response(StatusCode::NOT_FOUND, "");
    }
    if !matches!(request.method, Method::GET | Method::HEAD) {
        let mut refused = text_response(StatusCode::METHOD_NOT_ALLOWED, "");
        refused.headers_mut().insert(ALLOW, HeaderValue::from_static("GET,HEAD"));
        return refused;
    }
    match path {
        paths::READY => readiness(vitals).await,
        paths::METRICS => metrics(vitals).await,
        _ => text_response(StatusCode::OK, "the process answers\n"),
    }
}

/// True if the request's host is this machine. A website whose name resolves to this machine has its own name here, and must not read
/// the answer. A client that sends no host is not a browser.
fn is_for_this_machine(version: Version, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter().peekable();
    if hosts.peek().is_none() {
        return version <= Version::HTTP_10;
    }
    hosts.all(|host| host.to_str().is_ok_and(is_this_machine))
}

/// True if a host, with or without a port, is a loopback address.
fn is_this_machine(host: &str) -> bool {
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// A text response. The connection is closed after it: it would take up a place.
fn text_response(status: StatusCode, text: impl Into<Vec<u8>>) -> HttpResponse {
    let mut response = HttpResponse::new(text.into().into());
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    response
}

async fn readiness(vitals: &Vitals) -> HttpResponse {
    let (ready, lines) = vitals.readiness().await;
    text_response(if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }, lines)
}

async fn metrics(vitals: &Vitals) -> HttpResponse {
    match vitals.metrics().await {
        Ok(text) => {
            let mut response = text_response(StatusCode::OK, text);
            response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(METRICS_TYPE));
            response
        }
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written");
            text_response(StatusCode::INTERNAL_SERVER_ERROR, "")
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpStream;

    use super::*;

    #[test]
    fn only_this_machine_by_its_own_address_is_the_host() {
        let by = |version, hosts: &[&'static str]| {
            let values = hosts.iter().map(|host| (HOST, HeaderValue::from_static(host)));
            is_for_this_machine(version, &values.collect())
        };
        for host in ["127.0.0.1:9188", "127.0.0.1", "localhost:80", "LocalHost", "[::1]:9188", "[::1]", "127.8.8.8"] {
            assert!(by(Version::HTTP_11, &[host]), "{host}");
        }
        for host in
            ["evil.example:9188", "localhost.evil.example", "127.0.0.1.evil.example", "192.0.2.7:9188", "", "[::2]"]
        {
            assert!(!by(Version::HTTP_11, &[host]), "{host}");
        }
        assert!(!by(Version::HTTP_11, &[]) && by(Version::HTTP_10, &[]));
    }

    /// A connection whose request head never ends.
    async fn half_open(address: SocketAddr) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n").await.unwrap();
        stream
    }

    #[tokio::test]
    async fn half_open_connections_give_way_and_the_monitor_answers() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let limits = Limits { head_within: Duration::from_secs(3600), ..LIMITS };
        let stop = CancellationToken::new();
        let guard = stop.clone().drop_guard();
        let answer = |_: Request<Incoming>, _: Arc<Stranger>| async { text_response(StatusCode::OK, "here\n") };
        tokio::spawn(async move { HttpServer::new("test", limits).serve(listener, &stop, answer).await });
        let mut oldest = Vec::new();
        for _ in 0..3 * LIMITS.strangers {
            oldest.push(half_open(address).await);
        }
        let mut asking = half_open(address).await;
        asking.write_all(b"\r\n").await.unwrap();
        let mut answered = String::new();
        asking.read_to_string(&mut answered).await.unwrap();
        assert!(answered.starts_with("HTTP/1.1 200") && answered.ends_with("here\n"), "{answered}");
        // Each is closed without an answer, long before its timeout of an hour.
        for mut stale in oldest.drain(..2 * LIMITS.strangers) {
            let mut nothing = Vec::new();
            let _ = stale.read_to_end(&mut nothing).await;
            assert_eq!(nothing, b"");
        }
        drop(guard);
    }
}
