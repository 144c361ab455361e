//! Outcomes of looking for a table and of deciding at it.

use std::sync::Arc;

use talon_store::{InputKey, SurfaceKey};
use talon_table::{Refusal, Table, TableId};

use crate::deliver::page_locks::WriteId;
use crate::error::HouseError;

/// The input behind a command.
#[derive(Clone, Copy)]
pub(crate) struct Cause<'a> {
    pub(crate) key: &'a InputKey,
    /// The page that its answer is about to show, and the id of that edit.
    pub(crate) answered: Option<(SurfaceKey, WriteId)>,
}

/// The outcome of a command.
pub(crate) enum Step {
    /// Saved; the table afterwards.
    Done(Arc<Table>),
    /// Refused; the table as it is.
    Refused(Arc<Table>, Refusal),
    /// The input was taken before.
    Duplicate,
    /// There is no such table.
    Unknown,
}

/// The outcome of loading a table.
pub(crate) enum Loaded {
    /// There is no such table.
    Unknown,
    /// The table.
    Readable(Arc<Table>),
    /// It is set aside.
    Unreadable(TableId),
}

impl Loaded {
    /// The table, for callers that look through several: one that is set aside is skipped.
    pub(crate) fn readable(self) -> Option<Arc<Table>> {
        match self {
            Self::Readable(table) => Some(table),
            Self::Unknown | Self::Unreadable(_) => None,
        }
    }

    /// The table, for callers that cannot go on without it; none if there is none.
    pub(crate) fn needed(self) -> Result<Option<Arc<Table>>, HouseError> {
        match self {
            Self::Unknown => Ok(None),
            Self::Readable(table) => Ok(Some(table)),
            Self::Unreadable(id) => Err(HouseError::SetAside(id)),
        }
    }
}
