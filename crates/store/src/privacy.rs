//! The data that are stored about a person, and their deletion, as a port.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use crate::links::{LinkTry, TryLimit};
use crate::{AccountRef, InputKey, StoreError, SurfaceRow, TableRow};

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

/// The part of the store that knows what belongs to a person. Every method is one transaction.
#[async_trait]
pub trait Privacy: Send + Sync {
    /// The tables at which one of these persons ever took a seat, open or closed, oldest first.
    async fn tables_of(&self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError>;

    /// The messages that one of these persons alone reads, and those in the private chats of these accounts, by table and
    /// key. Only those of tables at which one of the persons ever took a seat.
    async fn surfaces_of(&self, persons: &[PersonId], accounts: &[AccountRef]) -> Result<Vec<SurfaceRow>, StoreError>;

    /// Counts a wish of this account for a file: for everything that is stored about its person, or for another. Notes the input's key
    /// with it.
    async fn ask_file(
        &self,
        by: &AccountRef,
        what: FileKind,
        limit: TryLimit,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<FileAsked, StoreError>;

    /// Forgets a person: the accounts that act as that person, with the persons that they are on their own, and whatever
    /// belongs to these: language and settings, link codes, the presets, paces and messages of the private chats. Tries go on counting
    /// for the accounts, under names that tell nobody whose they are ([`forgotten_name`](crate::links::forgotten_name)).
    /// The tables that were opened in those chats belong to no chat afterwards, and nothing is to be shown of them. The logs
    /// keep the persons' numbers. Notes the input's key with it.
    async fn forget(&self, person: PersonId, key: &InputKey, at: Timestamp) -> Result<Forgotten, StoreError>;
}
