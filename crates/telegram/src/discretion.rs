//! What is known of the Bot API server: whether it shows a message that is for one person alone to nobody else.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use moka::sync::Cache;

/// How long a server is believed to have no such messages.
const BELIEVED: Duration = Duration::from_secs(60 * 60);

/// What is known of the server. It may be forgotten: then it is found out once more.
pub(crate) struct Discretion {
    /// It has kept such a message to its reader.
    proven: AtomicBool,
    /// It has shown one to everybody, or does not know what that is.
    lacking: Cache<(), ()>,
}

impl Default for Discretion {
    fn default() -> Self {
        Self {
            proven: AtomicBool::new(false),
            lacking: Cache::builder().max_capacity(1).time_to_live(BELIEVED).build(),
        }
    }
}

impl Discretion {
    /// It has kept one to its reader.
    pub(crate) fn prove(&self) {
        self.proven.store(true, Ordering::Relaxed);
    }

    /// It has not.
    pub(crate) fn miss(&self) {
        self.proven.store(false, Ordering::Relaxed);
        self.lacking.insert((), ());
    }

    /// Whether a card may be in the next one.
    pub(crate) fn is_proven(&self) -> bool {
        self.proven.load(Ordering::Relaxed)
    }

    /// Whether none is to be sent.
    pub(crate) fn is_missed(&self) -> bool {
        self.lacking.contains_key(&())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_does_not_keep_to_one_person_is_not_sent_again() {
        let server = Discretion::default();
        assert!(!server.is_proven() && !server.is_missed());
        server.prove();
        assert!(server.is_proven());
        server.miss();
        assert!(server.is_missed() && !server.is_proven());
    }
}
