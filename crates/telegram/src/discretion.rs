//! What is known of the Bot API server: whether it shows a message that is for one person alone to nobody else.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use talon_adapter::Lately;

/// How long a server is believed to have no such messages.
const BELIEVED: Duration = Duration::from_secs(60 * 60);

/// Before anything was proven.
const NEVER: u64 = u64::MAX;

/// What is known of the server. It may be forgotten: then it is found out once more.
pub(crate) struct Discretion {
    /// After so many failures of the connection it has kept such a message to its reader.
    proven: AtomicU64,
    /// It has shown one to everybody, or does not know what that is.
    lacking: Lately<()>,
}

impl Default for Discretion {
    fn default() -> Self {
        Self { proven: AtomicU64::new(NEVER), lacking: Lately::new(1, BELIEVED) }
    }
}

impl Discretion {
    /// It has kept one to its reader. The connection had failed so often when that one was sent.
    pub(crate) fn prove(&self, failures: u64) {
        self.proven.store(failures, Ordering::Relaxed);
    }

    /// It has not.
    pub(crate) fn miss(&self) {
        self.proven.store(NEVER, Ordering::Relaxed);
        self.lacking.note(());
    }

    /// Whether a card may be in the next one. After a failure another server, and an older one, may answer.
    pub(crate) fn is_proven(&self, failures: u64) -> bool {
        self.proven.load(Ordering::Relaxed) == failures
    }

    /// Whether none is to be sent.
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
