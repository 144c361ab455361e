//! What persons chose, in the store in memory.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};
use talon_view::PersonSettings;

use super::unit::MemoryUnit;
use crate::StoreError;
use crate::database::PersonSettingsRows;
use crate::person_settings::PersonSettingsRow;

#[async_trait]
impl PersonSettingsRows for MemoryUnit {
    async fn person_settings(&mut self, person: PersonId) -> Result<Option<PersonSettingsRow>, StoreError> {
        Ok(self.state.person_settings.get(&person).cloned())
    }

    async fn save_person_settings(&mut self, person: PersonId, settings: &PersonSettings) -> Result<(), StoreError> {
        if self.state.knows(person) {
            self.change(|state| &mut state.person_settings).entry(person).or_default().chosen = settings.clone();
        }
        Ok(())
    }

    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        if let Some(row) = self.change(|state| &mut state.person_settings).get_mut(&person) {
            row.reminded_at = Some(at);
        }
        Ok(())
    }
}
