//! Postgres's errors, in the words of the port.

use sqlx::Error;
use talon_store::StoreError;

/// SQLSTATE codes, and the classes that their first two characters name.
/// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
pub(crate) mod code {
    /// Class: a value that does not fit. These messages quote the value.
    pub(crate) const DATA: &str = "22";
    /// Class: the user may not connect.
    pub(crate) const AUTHORIZATION: &str = "28";
    /// There is no such database.
    pub(crate) const NO_DATABASE: &str = "3D000";
    /// The user may not do this.
    pub(crate) const PRIVILEGE: &str = "42501";
    /// A lock was not available in time.
    pub(crate) const LOCK_TIMEOUT: &str = "55P03";
    /// A page has the wrong content.
    pub(crate) const DATA_CORRUPTED: &str = "XX001";
    /// An index has the wrong content.
    pub(crate) const INDEX_CORRUPTED: &str = "XX002";
}

/// The SQLSTATE code, if the error comes from Postgres.
pub(crate) fn sql_state(error: &Error) -> Option<String> {
    Some(error.as_database_error()?.code()?.into_owned())
}

/// The error as a sentence. Postgres's messages name tables, columns and constraints; those that quote a value are replaced, and the
/// details, which contain values of rows, are never shown.
pub(crate) fn sentence(error: &Error) -> String {
    match sql_state(error) {
        Some(state) if state.starts_with(code::DATA) => format!("a value does not fit (SQLSTATE {state})"),
        Some(state) => format!("{error} (SQLSTATE {state})"),
        None => error.to_string(),
    }
}

/// The port's error. A temporary failure is [`StoreError::Unavailable`]: a lost connection, a full pool, a time limit, a deadlock or a
/// transaction that Postgres asks to retry.
#[expect(clippy::needless_pass_by_value, reason = "so that it is a function to map an error with")]
pub(crate) fn fault(error: Error) -> StoreError {
    let unreadable = match &error {
        Error::ColumnDecode { .. }
        | Error::Decode(_)
        | Error::ColumnNotFound(_)
        | Error::ColumnIndexOutOfBounds { .. }
        | Error::TypeNotFound { .. } => true,
        _ => matches!(sql_state(&error).as_deref(), Some(code::DATA_CORRUPTED | code::INDEX_CORRUPTED)),
    };
    let sentence = sentence(&error);
    if unreadable { StoreError::Corrupt(sentence) } else { StoreError::Unavailable(sentence) }
}
