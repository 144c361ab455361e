//! Tables in the store in memory, and their due work.

use std::collections::BTreeSet;
use std::mem;

use async_trait::async_trait;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use super::stored::{Held, StoredTable};
use super::unit::MemoryUnit;
use crate::database::TableRows;
use crate::{Commit, Place, Room, StoreError, TableRow, Timer, TimerKind};

impl MemoryUnit {
    /// A table that is about to change; its log, which may be long, only grows.
    fn change_table(&mut self, table: TableId) -> Option<&mut StoredTable> {
        let stored = self.state.tables.get_mut(&table)?;
        let events = stored.log.len();
        let mut log = mem::take(&mut stored.log);
        let before = stored.clone();
        mem::swap(&mut stored.log, &mut log);
        self.undo(move |state| {
            if let Some(stored) = state.tables.get_mut(&table) {
                let mut log = mem::take(&mut stored.log);
                log.truncate(events);
                *stored = StoredTable { log, ..before };
            }
        });
        self.state.tables.get_mut(&table)
    }

    pub(super) fn mark(&mut self, table: TableId, at: Timestamp) {
        let before = self.state.marks.get(&table).cloned();
        self.state.mark(table, at);
        self.undo(move |state| match before {
            Some(mark) => drop(state.marks.insert(table, mark)),
            None => drop(state.marks.remove(&table)),
        });
    }
}

#[async_trait]
impl TableRows for MemoryUnit {
    async fn open_table(&mut self, commit: &Commit, home: &Place, version: u32) -> Result<bool, StoreError> {
        let table = commit.table;
        if self.state.tables.contains_key(&table) {
            return Ok(false);
        }
        let row = TableRow {
            table,
            home: home.clone(),
            room: Room::default(),
            version,
            open: commit.open,
            opened_at: commit.at,
            fixture: commit.fixture,
        };
        let stored = StoredTable {
            row,
            seated: BTreeSet::new(),
            log: Vec::new(),
            spoiled: false,
            read_by: Some(commit.reading),
            aside: None,
        };
        self.set(|state| &mut state.tables, table, Some(stored));
        self.mark(table, commit.at);
        Ok(true)
    }

    async fn advance_table(&mut self, commit: &Commit, version: u32) -> Result<bool, StoreError> {
        let table = commit.table;
        let found = self.state.tables.get(&table).map(|stored| stored.row.version);
        let Some(stored) = self.change_table(table).filter(|_| found == Some(commit.expected)) else {
            return Ok(false);
        };
        stored.row.version = version;
        stored.row.open = commit.open;
        stored.read_by = Some(commit.reading);
        stored.aside = None;
        self.mark(table, commit.at);
        Ok(true)
    }

    async fn close_table(&mut self, table: TableId) -> Result<Option<u32>, StoreError> {
        let Some(stored) = self.change_table(table).filter(|stored| stored.row.open) else {
            return Ok(None);
        };
        let last = stored.log.last().map_or(0, |last| last.seq);
        stored.row.version = stored.row.version.max(last) + 1;
        stored.row.open = false;
        stored.aside = None;
        Ok(Some(stored.row.version))
    }

    async fn append(&mut self, table: TableId, events: &[Recorded]) -> Result<(), StoreError> {
        if let Some(stored) = self.change_table(table) {
            stored.log.extend(events.iter().cloned());
        }
        Ok(())
    }

    async fn replace_seats(&mut self, table: TableId, persons: &[PersonId]) -> Result<(), StoreError> {
        if let Some(stored) = self.change_table(table) {
            stored.seated = persons.iter().copied().collect();
        }
        Ok(())
    }

    async fn replace_timers(&mut self, table: TableId, timers: &[Timer]) -> Result<(), StoreError> {
        for &kind in TimerKind::ALL {
            let due = timers.iter().rfind(|timer| timer.kind == kind).map(|timer| Held::free(timer.due));
            self.set(|state| &mut state.timers, (table, kind), due);
        }
        Ok(())
    }

    async fn set_room(&mut self, table: TableId, room: &Room) -> Result<(), StoreError> {
        if let Some(stored) = self.change_table(table) {
            stored.row.room = room.clone();
        }
        Ok(())
    }

    async fn mark_behind(&mut self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        self.mark(table, at);
        Ok(())
    }
}
