//! What a supervisor such as systemd is told: that the bot serves, that it still works, and that it stops.
//!
//! Where no supervisor listens (`NOTIFY_SOCKET` is not set), nothing is sent.

use std::time::Duration;

use sd_notify::NotifyState;
use tokio_util::sync::CancellationToken;

/// People are served, as far as the platforms are reached.
pub(crate) fn ready() {
    tell(&[NotifyState::Ready]);
}

/// The end has begun.
pub(crate) fn stopping() {
    tell(&[NotifyState::Stopping]);
}

/// Tells regularly that the process works, as often as the supervisor asks for it, until `stop`. The sign comes from a task
/// of the runtime that serves people: where the runtime is stuck, the signs stop, and the supervisor starts the bot anew.
pub(crate) fn keep_alive(stop: CancellationToken) {
    let Some(patience) = sd_notify::watchdog_enabled() else { return };
    // Half of the patience is what systemd's manual recommends.
    let pause = (patience / 2).max(Duration::from_millis(1));
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(pause);
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                _ = ticks.tick() => tell(&[NotifyState::Watchdog]),
            }
        }
    });
}

fn tell(state: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(state) {
        tracing::warn!(%error, "the supervisor cannot be told anything");
    }
}
