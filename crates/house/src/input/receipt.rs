//! Answers whose outcome the house waits for: those that show a page of a table themselves, and pages that are not complete yet.

use talon_store::{MessageRef, Place, SurfaceKey};
use talon_table::{TableId, Timestamp};

use crate::deliver::page_locks::WriteId;

/// Which page of a table an answer shows. It counts as shown only once the adapter confirms it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    pub(crate) table: TableId,
    pub(crate) key: SurfaceKey,
    /// The version of the table.
    pub(crate) version: u32,
    pub(crate) place: Place,
    pub(crate) message: MessageRef,
    pub(crate) hash: [u8; 32],
    pub(crate) at: Timestamp,
    /// Whether it comes as a message of its own.
    pub(crate) fresh: bool,
    /// The id of its edit.
    pub(crate) write_id: WriteId,
    /// Whether its edit is noted as pending, where others may edit the message too.
    pub(crate) begun: bool,
}

/// Which answer shows a page that is not complete yet ([`Answer::Pending`](crate::Answer::Pending)).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pending(
    /// Its number; another process may give the same to another answer.
    pub u64,
);

/// The outcome of an answer that shows a page of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrived {
    /// It is on the screen, and nothing more will arrive.
    Shown,
    /// It is on the screen, but an earlier unconfirmed attempt may still arrive.
    Again,
    /// Unknown: it may be on the screen, or still arrive.
    Unclear,
    /// It is not on the screen and never will be: the platform refused it, or it was not given.
    Never,
}

impl Arrived {
    /// Whether it is on the screen for certain.
    #[must_use]
    pub const fn is_seen(self) -> bool {
        matches!(self, Self::Shown | Self::Again)
    }
}

impl Receipt {
    /// The receipt of an answer in a message of its own, whose reference became known when it was sent.
    #[must_use]
    pub fn reached_at(self, message: MessageRef) -> Self {
        Self { message, ..self }
    }
}
