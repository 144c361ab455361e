//! Whether the Bot API server keeps ephemeral messages to their reader.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use talon_adapter::Recent;

/// How long we assume that a server lacks ephemeral messages.
const BELIEVED: Duration = Duration::from_secs(60 * 60);

/// Nothing has been proven yet.
const NEVER: u64 = u64::MAX;

/// What we know about the server. It may be forgotten; then we find out again.
pub(crate) struct Discretion {
    /// The number of failed requests when the server last proved that it supports ephemeral messages.
    proven: AtomicU64,
    /// The server showed one to everybody, or does not know them.
    lacking: Recent<()>,
}

impl Default for Discretion {
    fn default() -> Self {
        Self { proven: AtomicU64::new(NEVER), lacking: Recent::new(1, BELIEVED) }
    }
}

impl Discretion {
    /// The server kept one to its reader. `failures` is the number of failed requests when that one was sent.
    pub(crate) fn prove(&self, failures: u64) {
        self.proven.store(failures, Ordering::Relaxed);
    }

    /// The server did not keep one to its reader.
    pub(crate) fn miss(&self) {
        self.proven.store(NEVER, Ordering::Relaxed);
        self.lacking.note(());
    }

    /// True if the next one may contain cards. After a failure, an older server may have taken over.
    pub(crate) fn is_proven(&self, failures: u64) -> bool {
        self.proven.load(Ordering::Relaxed) == failures
    }

    /// True if none should be sent.
    pub(crate) fn is_missed(&self) -> bool {
        self.lacking.has(&())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_does_not_keep_to_one_person_is_not_sent_again() {
        let server = Discretion::default();
        assert!(!server.is_proven(0) && !server.is_missed());
        server.prove(0);
        assert!(server.is_proven(0));
        server.miss();
        assert!(server.is_missed() && !server.is_proven(0));
    }

    #[test]
    fn a_proof_holds_until_the_connection_fails() {
        let server = Discretion::default();
        server.prove(2);
        assert!(server.is_proven(2) && !server.is_proven(3) && !server.is_missed());
    }
}
