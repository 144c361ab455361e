//! Pauses between attempts to reach Discord.

use std::time::Duration;

use crate::settings::DiscordSettings;

/// Pauses that double.
pub(crate) struct Pauses {
    next: Duration,
    most: Duration,
}

impl Pauses {
    /// Begins with the settings' shortest pause.
    pub(crate) fn new(settings: &DiscordSettings) -> Self {
        Self { next: settings.retry_first, most: settings.retry_most.max(settings.retry_first) }
    }

    /// The pause to make now.
    pub(crate) fn take(&mut self) -> Duration {
        let pause = self.next;
        self.next = pause.saturating_mul(2).min(self.most);
        pause
    }
}
