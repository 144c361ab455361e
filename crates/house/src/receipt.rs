//! Answers that show a page of a table themselves: the page, and the outcome.

use talon_table::{TableId, Timestamp};

use crate::address::{MessageRef, Place};
use crate::page_locks::Ticket;
use crate::ports::store::SurfaceKey;

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

impl Receipt {
    /// The receipt of an answer that came as a message of its own, which only then got the reference by which it is known.
    #[must_use]
    pub fn reached_at(self, message: MessageRef) -> Self {
        Self { message, ..self }
    }
}
