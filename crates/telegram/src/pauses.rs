//! Pauses between attempts to reach Telegram.

use std::time::Duration;

use crate::settings::TelegramSettings;

/// Pauses that double.
pub(crate) struct Pauses {
    next: Duration,
    first: Duration,
    most: Duration,
}

impl Pauses {
    pub(crate) fn new(settings: &TelegramSettings) -> Self {
        let first = settings.retry_first;
        Self { next: first, first, most: settings.retry_most.max(first) }
    }

    /// The pause to make now.
    pub(crate) fn take(&mut self) -> Duration {
        let pause = self.next;
        self.next = pause.saturating_mul(2).min(self.most);
        pause
    }

    /// Telegram was reached: begin anew with short pauses.
    pub(crate) fn reset(&mut self) {
        self.next = self.first;
    }
}
