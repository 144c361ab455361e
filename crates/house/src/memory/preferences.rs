//! What persons chose, in the store in memory.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};
use talon_view::Manners;

use super::unit::MemoryUnit;
use crate::ports::database::PreferenceRows;
use crate::ports::preferences::MannersRow;
use crate::ports::store::StoreError;

#[async_trait]
impl PreferenceRows for MemoryUnit {
    async fn manners(&mut self, person: PersonId) -> Result<Option<MannersRow>, StoreError> {
        Ok(self.state.manners.get(&person).cloned())
    }

    async fn save_manners(&mut self, person: PersonId, manners: &Manners) -> Result<(), StoreError> {
        if self.state.knows(person) {
            self.change(|state| &mut state.manners).entry(person).or_default().manners = manners.clone();
        }
        Ok(())
    }

    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        if let Some(row) = self.change(|state| &mut state.manners).get_mut(&person) {
            row.reminded_at = Some(at);
        }
        Ok(())
    }
}
