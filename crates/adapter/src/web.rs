//! HTTP requests.

use std::time::Duration;

use reqwest::redirect::Policy;
use url::{Host, Url};

use crate::error::ConnectError;

/// A client for requests to a platform, or to the server at `address` that stands in for it. It follows no redirects, which would carry the
/// token to another host.
///
/// # Errors
/// [`ConnectError::Client`] when the TLS library can't start.
pub fn http_client(connect_timeout: Duration, address: Option<&Url>) -> Result<reqwest::Client, ConnectError> {
    let mut builder =
        reqwest::Client::builder().connect_timeout(connect_timeout).tcp_nodelay(true).redirect(Policy::none());
    if address.is_some_and(is_loopback) {
        builder = builder.no_proxy();
    }
    builder.build().map_err(|error| ConnectError::Client(error.to_string()))
}

/// True if requests to this address stay on this machine.
#[must_use]
pub fn is_loopback(address: &Url) -> bool {
    match address.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loopback_servers_are_recognised() {
        for (address, loopback) in [
            ("https://api.telegram.org", false),
            ("http://localhost:8081", true),
            ("http://127.0.0.5:8081/tg", true),
            ("http://[::1]:8081", true),
            ("http://192.168.1.2:8081", false),
        ] {
            assert_eq!(is_loopback(&Url::parse(address).unwrap()), loopback, "{address}");
        }
    }
}
