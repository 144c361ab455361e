//! Waking the workers that wait for something to do.

use tokio::sync::Notify;

/// The workers to wake: each waits for one of these while nothing is due.
#[derive(Default)]
pub(crate) struct WakeUps {
    /// The one that rings timers.
    pub(crate) timers: Notify,
    /// The one that delivers pages.
    pub(crate) delivery: Notify,
    /// The one that looks at leagues.
    pub(crate) leagues: Notify,
}

impl WakeUps {
    /// There may be something to do anywhere.
    pub(crate) fn all(&self) {
        self.about_tables();
        self.leagues.notify_one();
    }

    /// There may be something to do at tables.
    pub(crate) fn about_tables(&self) {
        self.timers.notify_one();
        self.delivery.notify_one();
    }
}
