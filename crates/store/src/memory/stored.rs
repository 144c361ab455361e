//! Rows of the store in memory that have more than the ports know.

use std::collections::{BTreeMap, BTreeSet};

use talon_table::{PersonId, Reading, Recorded, Timestamp};

use crate::leagues::LeagueRow;
use crate::links::LinkTry;
use crate::{AccountRef, Lease, Place, PresetRow, PrivateChat, ProcessId, TableRow};

#[derive(Clone)]
pub(super) struct Account {
    pub(super) person: PersonId,
    pub(super) own_person: PersonId,
    pub(super) name: String,
    pub(super) platform_language: Option<String>,
    pub(super) chat: PrivateChat,
}

#[derive(Clone)]
pub(super) struct StoredPreset {
    pub(super) row: PresetRow,
    pub(super) folded: String,
}

#[derive(Clone)]
pub(super) struct StoredTable {
    pub(super) row: TableRow,
    pub(super) seated: BTreeSet<PersonId>,
    pub(super) log: Vec<Recorded>,
    /// Whether the log cannot be read back.
    pub(super) spoiled: bool,
    /// The last reading or writing of the log.
    pub(super) read_by: Option<Reading>,
    /// Why the table is set aside, if it is.
    pub(super) aside: Option<String>,
}

/// A due row, and the lease of its worker.
#[derive(Clone)]
pub(super) struct Held<T> {
    pub(super) due: T,
    pub(super) lease: Option<Lease>,
}

/// A mark that pages may be behind.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pub(super) generation: u64,
    pub(super) not_before: Timestamp,
    /// Since when the pages have been behind, as last noted.
    pub(super) since: Option<Timestamp>,
}

impl<T> Held<T> {
    /// An unclaimed row.
    pub(super) fn free(due: T) -> Self {
        Self { due, lease: None }
    }

    pub(super) fn may_be_claimed(&self, now: Timestamp) -> bool {
        self.lease.is_none_or(|lease| lease.is_over(now))
    }

    pub(super) fn is_held_by(&self, holder: ProcessId) -> bool {
        self.lease.is_some_and(|lease| lease.holder == holder)
    }

    /// When it is next due for somebody who does not hold it.
    pub(super) fn next(&self, due: Timestamp) -> Timestamp {
        self.lease.map_or(due, |lease| lease.until)
    }
}

#[derive(Clone)]
pub(super) struct StoredLeague {
    pub(super) row: LeagueRow,
    pub(super) people: BTreeSet<PersonId>,
    pub(super) log: Vec<talon_league::Recorded>,
    /// When it is due.
    pub(super) look: Held<Option<Timestamp>>,
}

impl StoredLeague {
    pub(super) fn home(&self) -> &Place {
        &self.row.home
    }

    /// Moves the league to another chat.
    pub(super) fn move_home(&mut self, chat: &str, at: Timestamp) {
        chat.clone_into(&mut self.row.home.chat);
        if self.row.open {
            self.wake(at);
        }
    }

    pub(super) fn wake(&mut self, at: Timestamp) {
        let due = &mut self.look.due;
        *due = Some(due.map_or(at, |due| due.min(at)));
        self.row.generation += 1;
    }
}

/// Codes and tries.
#[derive(Clone, Default)]
pub(super) struct StoredLinks {
    /// By maker.
    pub(super) codes: BTreeMap<AccountRef, StoredCode>,
    /// The number of the newest code.
    pub(super) last_code: u32,
    pub(super) tries: Vec<StoredTry>,
}

#[derive(Clone)]
pub(super) struct StoredCode {
    pub(super) number: u32,
    pub(super) hash: [u8; 32],
    pub(super) expires: Timestamp,
    pub(super) bound_to: Option<AccountRef>,
}

#[derive(Clone)]
pub(super) struct StoredTry {
    pub(super) account: AccountRef,
    pub(super) what: LinkTry,
    pub(super) at: Timestamp,
}

impl StoredLinks {
    /// Removes the codes with such makers, or bound to such accounts.
    pub(super) fn remove_codes(&mut self, are: impl Fn(&AccountRef, Option<&AccountRef>) -> bool) {
        self.codes.retain(|maker, code| !are(maker, code.bound_to.as_ref()));
    }
}
