//! How those are told who wait for something to do.

use tokio::sync::Notify;

/// Whom to wake: each waits for one of these while nothing is due.
#[derive(Default)]
pub(crate) struct Wakes {
    /// Whoever rings timers.
    pub(crate) timers: Notify,
    /// Whoever delivers pages.
    pub(crate) delivery: Notify,
    /// Whoever looks at leagues.
    pub(crate) leagues: Notify,
}

impl Wakes {
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
