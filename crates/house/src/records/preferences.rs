//! What persons chose about being disturbed.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use crate::ports::database::{Database, InputRows as _, Lock, PreferenceRows as _, StandingRows as _, Unit as _};
use crate::ports::preferences::{Manners, MannersRow, Preferences};
use crate::ports::store::{InputKey, StoreError};

#[async_trait]
impl<D: Database> Preferences for D {
    async fn manners(&self, person: PersonId) -> Result<MannersRow, StoreError> {
        Ok(self.look().await?.manners(person).await?.unwrap_or_default())
    }

    async fn save_manners(
        &self,
        person: PersonId,
        manners: &Manners,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        unit.take(key, at).await?;
        unit.lock(Lock::Results).await?;
        unit.save_manners(person, manners).await?;
        unit.show_everywhere(person).await?;
        unit.commit().await
    }

    async fn note_reminded(&self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        unit.note_reminded(person, at).await?;
        unit.commit().await
    }
}
