//! Wakes tasks that wait for a change, or for the end of the server.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

/// A wait that timed out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("after {after:?} still no {what}\n{seen}")]
pub struct TimedOut {
    /// How long it lasted.
    pub after: Duration,
    /// What was waited for.
    pub what: String,
    /// What was there instead.
    pub seen: String,
}

/// Rings after every change and when the server stops.
#[derive(Debug)]
pub(crate) struct Bell {
    changed: watch::Sender<u64>,
    stopped: watch::Sender<bool>,
    patience: Duration,
}

impl Bell {
    /// A bell whose waits give up after `patience` (wall time).
    pub(crate) fn new(patience: Duration) -> Self {
        Self { changed: watch::Sender::new(0), stopped: watch::Sender::new(false), patience }
    }

    pub(crate) fn wake(&self) {
        self.changed.send_modify(|version| *version = version.wrapping_add(1));
    }

    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    pub(crate) fn stop(&self) {
        self.stopped.send_replace(true);
    }

    /// Returns when the server stops.
    pub(crate) async fn until_stopped(&self) {
        let mut stopped = self.stopped.subscribe();
        // An error means that the sender is gone, which is as stopped as can be.
        let _ = stopped.wait_for(|stopped| *stopped).await;
    }

    /// Waits until `look` finds something; it runs again after every change.
    ///
    /// # Errors
    /// When the patience is over, with what `describe` sees then.
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        mut look: impl FnMut() -> Option<T>,
        describe: impl Fn() -> String,
    ) -> Result<T, TimedOut> {
        let mut changes = self.changes();
        let deadline = Instant::now() + self.patience;
        loop {
            changes.borrow_and_update();
            if let Some(found) = look() {
                return Ok(found);
            }
            let waited = tokio::time::timeout_at(deadline, changes.changed()).await;
            if !matches!(waited, Ok(Ok(()))) {
                return Err(TimedOut { after: self.patience, what: what.to_owned(), seen: describe() });
            }
        }
    }
}

/// Looks for the newest message that fits, and does not look again while the stamp of all of them stays the same: many people wait at once,
/// most of them for something else than what has changed.
pub(crate) fn newest_that<M, S: PartialEq>(
    stamp: impl Fn() -> S,
    all: impl Fn() -> Vec<M>,
    mut fits: impl FnMut(&M) -> bool,
) -> impl FnMut() -> Option<M> {
    let mut seen = None;
    move || {
        let now = Some(stamp());
        if now == seen {
            return None;
        }
        seen = now;
        all().into_iter().rfind(|message| fits(message))
    }
}
