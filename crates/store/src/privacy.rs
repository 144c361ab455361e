//! The files that are made of what is stored about a person, and what is left of one who was forgotten.

use talon_table::Timestamp;

use crate::links::LinkTry;

/// The kinds of file that somebody can get. Each kind is counted for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// Everything that is stored about the person.
    Copy,
    /// Something else that is made on demand: a picture, the text of a match.
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

/// The outcome of a wish for a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileAsked {
    /// It was counted.
    Granted,
    /// The account asked as often as it may: nothing was changed.
    TooMany {
        /// From this moment on it may again.
        until: Timestamp,
    },
    /// The input was already taken: nothing was changed.
    Duplicate,
}

/// The outcome of forgetting a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forgotten {
    /// Nothing tells any more who that was.
    Done,
    /// Nobody knows the person: nothing was changed.
    Unknown,
    /// The input was already taken: nothing was changed.
    Duplicate,
}
