//! How a store fails, and what it cannot read back.

/// A failure of the store itself. An outcome that a caller must expect in the ordinary course ([`Committed`](crate::Committed)) is not one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database cannot be reached or written now; the same call may succeed later.
    #[error("the store is unavailable: {0}")]
    Unavailable(String),
    /// Stored data cannot be read back.
    #[error("the store holds what it cannot read: {0}")]
    Corrupt(String),
}

/// A text in the store that is not one of the stored forms.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a stored form: {0:?}")]
pub struct BadStoredForm(pub String);

impl BadStoredForm {
    /// The error for this text.
    pub(super) fn of(text: &str) -> Self {
        Self(text.to_owned())
    }
}
