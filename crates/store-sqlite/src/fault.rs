//! SQLite's errors, in the words of the port.

use sqlx::Error;
use talon_store::StoreError;

/// SQLite's primary result codes that mean something to us; extended codes carry them in their low byte.
/// <https://www.sqlite.org/rescode.html>
pub(crate) mod code {
    /// The file, or its directory, may not be written.
    pub(crate) const READONLY: u32 = 8;
    /// A page has the wrong content.
    pub(crate) const CORRUPT: u32 = 11;
    /// The disk is full.
    pub(crate) const FULL: u32 = 13;
    /// The file, its log or its index could not be opened.
    pub(crate) const CANTOPEN: u32 = 14;
    /// The file is not a SQLite database.
    pub(crate) const NOTADB: u32 = 26;
}

/// SQLite's primary result code, if the error comes from SQLite.
pub(crate) fn sqlite_code(error: &Error) -> Option<u32> {
    let extended: u32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}

/// The port's error. SQLite's messages name tables, columns and constraints, never the values of a row.
#[expect(clippy::needless_pass_by_value, reason = "so that it is a function to map an error with")]
pub(crate) fn fault(error: Error) -> StoreError {
    let unreadable = match &error {
        Error::ColumnDecode { .. }
        | Error::Decode(_)
        | Error::ColumnNotFound(_)
        | Error::ColumnIndexOutOfBounds { .. }
        | Error::TypeNotFound { .. } => true,
        _ => matches!(sqlite_code(&error), Some(code::CORRUPT | code::NOTADB)),
    };
    if unreadable { StoreError::Corrupt(error.to_string()) } else { StoreError::Unavailable(error.to_string()) }
}
