//! Which logs could be read, in the store in memory.

use async_trait::async_trait;
use talon_table::{Reading, Recorded, TableId, Timestamp};

use super::MemoryStore;
use super::state::State;
use super::stored::StoredTable;
use crate::StoreError;
use crate::reading::Readings;

impl MemoryStore {
    /// Changes a log by hand, as anybody with access to the database could; the row in the directory stays.
    pub fn rewrite(&self, table: TableId, change: impl FnOnce(&mut Vec<Recorded>)) {
        if let Some(stored) = self.state().tables.get_mut(&table) {
            change(&mut stored.log);
        }
    }

    /// Makes a log unreadable, or readable again.
    pub fn spoil(&self, table: TableId, spoiled: bool) {
        if let Some(stored) = self.state().tables.get_mut(&table) {
            stored.spoiled = spoiled;
        }
    }

    /// Why a table is set aside, if it is.
    pub fn why_aside(&self, table: TableId) -> Option<String> {
        self.state().tables.get(&table)?.aside.clone()
    }
}

#[async_trait]
impl Readings for MemoryStore {
    async fn tables_to_read(&self, reading: Reading) -> Result<Vec<TableId>, StoreError> {
        let state = self.state();
        let to_read = |stored: &&StoredTable| stored.read_by != Some(reading) || stored.aside.is_some();
        let open = state.tables.values().filter(|stored| stored.row.open);
        Ok(open.filter(to_read).map(|stored| stored.row.table).collect())
    }

    async fn note_read(&self, tables: &[TableId], reading: Reading, at: Timestamp) -> Result<(), StoreError> {
        let mut state = self.state();
        for table in tables {
            state.note_read(*table, reading, at);
        }
        Ok(())
    }

    async fn set_aside(&self, table: TableId, reading: Reading, why: &str) -> Result<(), StoreError> {
        if let Some(stored) = self.state().tables.get_mut(&table) {
            stored.read_by = Some(reading);
            stored.aside = Some(why.to_owned());
        }
        Ok(())
    }
}

impl State {
    fn note_read(&mut self, table: TableId, reading: Reading, at: Timestamp) {
        let Some(stored) = self.tables.get_mut(&table) else { return };
        stored.read_by = Some(reading);
        if stored.aside.take().is_none() {
            return;
        }
        for (_, held) in self.timers.iter_mut().filter(|((of, _), held)| *of == table && held.due > at) {
            held.due = at;
        }
        self.mark(table, at);
    }
}
