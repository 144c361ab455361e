//! Notifies a supervisor such as systemd that the bot is ready, that it still works, and that it stops.
//!
//! Without a supervisor (`NOTIFY_SOCKET` is not set), nothing is sent.

use std::time::Duration;

use sd_notify::NotifyState;
use tokio_util::sync::CancellationToken;

/// The bot serves people, on every platform that is reached.
pub(crate) fn ready() {
    tell(&[NotifyState::Ready]);
}

/// The shutdown has begun.
pub(crate) fn stopping() {
    tell(&[NotifyState::Stopping]);
}

/// Sends the watchdog's signal as often as the supervisor asks for it, until `stop`. It is sent from a task of the runtime that serves
/// people: if that runtime hangs, the signals stop, and the supervisor restarts the bot.
pub(crate) fn keep_alive(stop: CancellationToken) {
    let Some(patience) = sd_notify::watchdog_enabled() else { return };
    // systemd's manual recommends half of the timeout.
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
        tracing::warn!(%error, "the supervisor cannot be notified");
    }
}
