//! What persons chose, in the store in memory.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};
use talon_view::Manners;

use super::MemoryStore;
use crate::ports::preferences::{MannersRow, Preferences};
use crate::ports::store::{InputKey, StoreError};

#[async_trait]
impl Preferences for MemoryStore {
    async fn manners(&self, person: PersonId) -> Result<MannersRow, StoreError> {
        Ok(self.state().manners.get(&person).cloned().unwrap_or_default())
    }

    async fn save_manners(
        &self,
        person: PersonId,
        manners: &Manners,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut state = self.state();
        state.keys.entry(key.clone()).or_insert(at);
        if state.knows(person) {
            state.manners.entry(person).or_default().manners = manners.clone();
            state.show_everywhere(person);
        }
        Ok(())
    }

    async fn note_reminded(&self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        if let Some(row) = self.state().manners.get_mut(&person) {
            row.reminded_at = Some(at);
        }
        Ok(())
    }
}
