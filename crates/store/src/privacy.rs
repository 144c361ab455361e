//! Files made of a person's stored data, and the outcome of forgetting somebody.

use talon_table::Timestamp;

use crate::links::LinkTry;

/// The kinds of file that somebody can get. Each kind has its own limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// Everything that is stored about the person.
    Copy,
    /// Any other file that is made on demand: a picture, the text of a match.
    Other,
}

impl From<FileKind> for LinkTry {
    fn from(kind: FileKind) -> Self {
        match kind {
            FileKind::Copy => Self::Copy,
            FileKind::Other => Self::File,
        }
    }
}

/// The outcome of a request for a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileAsked {
    /// It was counted.
    Granted,
    /// The account has asked as often as it may: nothing was changed.
    TooMany {
        /// When it may again.
        until: Timestamp,
    },
    /// The input was handled before: nothing was changed.
    Duplicate,
}

/// The outcome of forgetting a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forgotten {
    /// Nothing identifies the person any more.
    Done,
    /// The person is unknown: nothing was changed.
    Unknown,
    /// The input was handled before: nothing was changed.
    Duplicate,
}
