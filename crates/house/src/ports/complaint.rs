//! What a platform rejects of a bot's commands and descriptions.

use std::sync::{Mutex, PoisonError};

/// What is wrong with a bot's commands and descriptions on a platform, for its operator: people are served all the same.
#[derive(Debug, Default)]
pub struct Complaint {
    words: Mutex<Option<String>>,
}

impl Complaint {
    /// Notes what is wrong. The words contain no token, and nothing about a person.
    pub fn note(&self, words: String) {
        *self.words.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
    }

    /// What is wrong, if something is.
    #[must_use]
    pub fn words(&self) -> Option<String> {
        self.words.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
