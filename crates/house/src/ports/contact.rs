//! How long a platform has not answered.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Whether a platform is reachable, from the outcomes of requests or checks of a connection.
#[derive(Debug, Default)]
pub struct Contact {
    lost: Mutex<Option<Lost>>,
}

/// Consecutive failed attempts.
#[derive(Debug, Clone, Copy)]
struct Lost {
    first: Instant,
    last: Instant,
}

impl Contact {
    /// The platform answered, whatever it said.
    pub fn answered(&self) {
        *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// An attempt failed at this moment.
    pub fn failed(&self, last: Instant) {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        let first = lost.map_or(last, |lost| lost.first);
        *lost = Some(Lost { first, last });
    }

    /// How long every attempt has failed, up to the last one: without attempts there is no failure.
    #[must_use]
    pub fn lost_for(&self) -> Duration {
        let lost = *self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        lost.map_or(Duration::ZERO, |lost| lost.last - lost.first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_attempts_that_fail_one_after_the_other_count() {
        let (contact, begin, minute) = (Contact::default(), Instant::now(), Duration::from_secs(60));
        contact.failed(begin);
        assert_eq!(contact.lost_for(), Duration::ZERO, "however long nobody tries");
        contact.failed(begin + minute);
        assert_eq!(contact.lost_for(), minute);
        contact.answered();
        assert_eq!(contact.lost_for(), Duration::ZERO);
        contact.failed(begin + 2 * minute);
        assert_eq!(contact.lost_for(), Duration::ZERO, "it begins again");
    }
}
