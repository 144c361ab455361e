//! Answers of which the house wants to hear: those that show a page of a table themselves, and pages that are not complete yet.

use talon_store::{MessageRef, Place, SurfaceKey};
use talon_table::{TableId, Timestamp};

use crate::deliver::page_locks::Ticket;

/// Which page of a table an answer shows. It is noted as shown only once it is on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    pub(crate) table: TableId,
    pub(crate) key: SurfaceKey,
    /// How far the table was.
    pub(crate) version: u32,
    pub(crate) place: Place,
    pub(crate) message: MessageRef,
    pub(crate) hash: [u8; 32],
    pub(crate) at: Timestamp,
    /// Whether it comes as a message of its own.
    pub(crate) fresh: bool,
    /// Which write on the page it is.
    pub(crate) ticket: Ticket,
    /// Whether it is noted as such, where others may write on the message.
    pub(crate) begun: bool,
}

/// Which answer shows a page that is not complete yet ([`Answer::Pending`](crate::Answer::Pending)).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pending(
    /// Its number, which another process may give to another answer.
    pub u64,
);

/// The outcome of an answer that shows a page of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrived {
    /// It is on the screen, and comes no more.
    Shown,
    /// It is on the screen, but an earlier attempt that was never confirmed may still arrive.
    Again,
    /// Nobody knows: it may be on the screen, or arrive still.
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
    /// The receipt of an answer that came as a message of its own, which only then got the reference by which it is known.
    #[must_use]
    pub fn reached_at(self, message: MessageRef) -> Self {
        Self { message, ..self }
    }
}
