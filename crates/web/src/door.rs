//! Who may come in: the person who has the link, from a browser that speaks to this machine by its own name.

use std::net::SocketAddr;

use hyper::HeaderMap;
use hyper::header::{COOKIE, HOST, ORIGIN};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// How many letters a key has: 128 bits in hexadecimal.
const LETTERS: usize = 32;

/// A secret that opens the door: hexadecimal digits. It has no `Debug`, so that no log has it.
#[derive(Clone)]
pub struct Key(String);

impl Key {
    /// A key made of these random bytes.
    #[must_use]
    pub fn of(random: &[u8; LETTERS / 2]) -> Self {
        Self(random.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    fn is(&self, other: &str) -> bool {
        // Digests have one length, so nothing is learnt from how long this takes.
        Sha256::digest(&self.0).ct_eq(&Sha256::digest(other)).into()
    }
}

/// The door to one window.
pub struct Door {
    address: SocketAddr,
    /// What is in the link, after `#`: a browser sends it to nobody.
    key: Key,
    /// What a browser keeps that came in by the link.
    cookie: Key,
}

impl Door {
    /// The door of a server that listens on this loopback address, with two secrets.
    #[must_use]
    pub const fn new(address: SocketAddr, key: Key, cookie: Key) -> Self {
        Self { address, key, cookie }
    }

    /// The link that opens it.
    #[must_use]
    pub fn link(&self) -> String {
        format!("http://{}/#{}", self.address, self.key.0)
    }

    /// True if a request asks for this machine by its own name. A website whose name resolves to this machine has its own name here.
    pub(crate) fn is_asked_for(&self, headers: &HeaderMap) -> bool {
        let mut hosts = headers.get_all(HOST).iter();
        let named = hosts.next().and_then(|host| host.to_str().ok());
        named.is_some_and(|named| self.names().any(|name| name == named)) && hosts.next().is_none()
    }

    /// True if a request that changes something comes from a page of this server.
    pub(crate) fn is_from_here(&self, headers: &HeaderMap) -> bool {
        let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
        let from = origin.and_then(|origin| origin.strip_prefix("http://"));
        from.is_some_and(|from| self.names().any(|name| name == from))
    }

    fn names(&self) -> impl Iterator<Item = String> {
        [self.address.to_string(), format!("localhost:{}", self.address.port())].into_iter()
    }

    /// The cookie for somebody who has the key of the link; `None` for anybody else.
    pub(crate) fn open(&self, key: &str) -> Option<String> {
        let lasts = "HttpOnly; SameSite=Strict; Path=/";
        self.key.is(key).then(|| format!("{}={}; {lasts}", self.cookie_name(), self.cookie.0))
    }

    /// True if somebody came in by the link before.
    pub(crate) fn knows(&self, headers: &HeaderMap) -> bool {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
        let mut each =
            cookies.flat_map(|cookies| cookies.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
        each.any(|(name, value)| name == self.cookie_name() && self.cookie.is(value))
    }

    /// Browsers share cookies between the ports of a host.
    fn cookie_name(&self) -> String {
        format!("talon-{}", self.address.port())
    }
}

#[cfg(test)]
mod tests {
    use hyper::header::{HeaderName, HeaderValue};

    use super::*;

    fn door() -> Door {
        Door::new("127.0.0.1:8080".parse().unwrap(), Key::of(&[7; 16]), Key::of(&[8; 16]))
    }

    fn headers(name: &HeaderName, values: &[&str]) -> HeaderMap {
        values.iter().map(|value| (name.clone(), HeaderValue::from_str(value).unwrap())).collect()
    }

    #[test]
    fn the_link_opens_and_the_cookie_is_known() {
        let door = door();
        let (_, key) = door.link().split_once('#').map(|(at, key)| (at.to_owned(), key.to_owned())).unwrap();
        let cookie = door.open(&key).expect("the key opens");
        assert!(cookie.contains("HttpOnly") && !cookie.contains(&key));
        let (cookie, _) = cookie.split_once(';').unwrap();
        assert!(door.knows(&headers(&COOKIE, &["a=b", &format!("x=y; {cookie}")])));
        let other = door.open(&"0".repeat(LETTERS));
        assert!(other.is_none() && door.open("").is_none());
        for stranger in ["", "talon-8080=", &cookie[..cookie.len() - 1], &cookie.replace("8080", "8081")] {
            assert!(!door.knows(&headers(&COOKIE, &[stranger])), "{stranger}");
        }
    }

    #[test]
    fn only_this_machine_by_its_own_name_is_asked_for() {
        let door = door();
        for (hosts, fits) in [
            (&["127.0.0.1:8080"][..], true),
            (&["localhost:8080"], true),
            (&["localhost"], false),
            (&["evil.example:8080"], false),
            (&["127.0.0.1:8080", "evil.example"], false),
            (&[], false),
        ] {
            assert_eq!(door.is_asked_for(&headers(&HOST, hosts)), fits, "{hosts:?}");
        }
    }

    #[test]
    fn only_pages_of_this_server_change_something() {
        let door = door();
        for (origins, fits) in [
            (&["http://127.0.0.1:8080"][..], true),
            (&["http://localhost:8080"], true),
            (&["https://127.0.0.1:8080"], false),
            (&["http://127.0.0.1:8081"], false),
            (&["null"], false),
            (&[], false),
        ] {
            assert_eq!(door.is_from_here(&headers(&ORIGIN, origins)), fits, "{origins:?}");
        }
    }
}
