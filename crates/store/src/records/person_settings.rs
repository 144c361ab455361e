//! What persons chose about being disturbed.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use crate::database::{
    Database, InputRows as _, Lock, PersonRows as _, PersonSettingsRows as _, StandingRows as _, Unit as _,
};
use crate::person_settings::{PersonSettings, PersonSettingsRow, PersonSettingsStore};
use crate::{InputKey, StoreError};

#[async_trait]
impl<D: Database> PersonSettingsStore for D {
    async fn person_settings(&self, person: PersonId) -> Result<PersonSettingsRow, StoreError> {
        Ok(self.look().await?.person_settings(person).await?.unwrap_or_default())
    }

    async fn save_person_settings(
        &self,
        person: PersonId,
        settings: &PersonSettings,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        unit.take(key, at).await?;
        // Before the lock, as a decision does that ends a match.
        unit.mark_tables_of(person, at).await?;
        unit.lock(Lock::Results).await?;
        unit.save_person_settings(person, settings).await?;
        unit.show_everywhere(person).await?;
        unit.commit().await
    }

    async fn note_reminded(&self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        unit.note_reminded(person, at).await?;
        unit.commit().await
    }
}
