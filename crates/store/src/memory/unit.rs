//! Units of work in the store in memory.

use std::collections::BTreeMap;

use async_lock::MutexGuardArc;
use async_trait::async_trait;
use talon_table::Timestamp;

use super::state::State;
use crate::database::{InputRows, Unit};
use crate::{InputKey, StoreError};

/// Restores what was there before a change.
type Undo = Box<dyn FnOnce(&mut State) + Send>;

/// A unit of work: it alone has the state until it ends, and can undo its changes.
pub struct MemoryUnit {
    pub(super) state: MutexGuardArc<State>,
    undo: Vec<Undo>,
}

impl MemoryUnit {
    pub(super) const fn of(state: MutexGuardArc<State>) -> Self {
        Self { state, undo: Vec::new() }
    }

    /// Notes how to undo a change.
    pub(super) fn undo(&mut self, undo: impl FnOnce(&mut State) + Send + 'static) {
        self.undo.push(Box::new(undo));
    }

    /// A part of the state that is about to change. The unit copies all of it, so it should be a small one.
    pub(super) fn change<T: Clone + Send + 'static>(&mut self, part: fn(&mut State) -> &mut T) -> &mut T {
        let before = part(&mut self.state).clone();
        self.undo(move |state| *part(state) = before);
        part(&mut self.state)
    }

    /// Sets one row of many, or removes it.
    pub(super) fn set<K, V>(&mut self, rows: fn(&mut State) -> &mut BTreeMap<K, V>, key: K, row: Option<V>)
    where
        K: Ord + Clone + Send + 'static,
        V: Send + 'static,
    {
        let before = put(rows(&mut self.state), key.clone(), row);
        self.undo(move |state| drop(put(rows(state), key, before)));
    }
}

/// Sets a row, or removes it. Returns the old one.
fn put<K: Ord, V>(rows: &mut BTreeMap<K, V>, key: K, row: Option<V>) -> Option<V> {
    match row {
        Some(row) => rows.insert(key, row),
        None => rows.remove(&key),
    }
}

impl Drop for MemoryUnit {
    fn drop(&mut self) {
        for undo in self.undo.drain(..).rev() {
            undo(&mut self.state);
        }
    }
}

#[async_trait]
impl Unit for MemoryUnit {
    async fn commit(mut self) -> Result<(), StoreError> {
        self.undo.clear();
        Ok(())
    }

    async fn roll_back(self) -> Result<(), StoreError> {
        Ok(())
    }
}

#[async_trait]
impl InputRows for MemoryUnit {
    async fn take(&mut self, key: &InputKey, at: Timestamp) -> Result<bool, StoreError> {
        let new = !self.state.keys.contains_key(key);
        if new {
            self.set(|state| &mut state.keys, key.clone(), Some(at));
        }
        Ok(new)
    }
}
