//! What persons chose about being disturbed.

use talon_table::{PersonId, Timestamp};

use crate::database::{
    Database, InputRows as _, Lock, PersonRows as _, PersonSettingsRows as _, StandingRows as _, Unit as _,
};
use crate::person_settings::{PersonSettings, PersonSettingsRow};
use crate::port::port;
use crate::{InputKey, StoreError};

port! {
    over Database;

    /// The part of the store that keeps persons' settings. They belong to the person, so linked accounts share them.
    pub trait PersonSettingsStore {
        /// A person's choices: the usual ones where there are none, or where nobody knows the person.
        async fn person_settings(&self, person: PersonId) -> Result<PersonSettingsRow, StoreError> {
            Ok(self.look().await?.person_settings(person).await?.unwrap_or_default())
        }

        /// Sets what a person chose; unknown persons are left alone. Notes the input's key with it. The person's open tables are marked
        /// behind, for their pages may have other pictures now.
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

        /// Notes that a person was reminded, where the person ever chose anything.
        async fn note_reminded(&self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.note_reminded(person, at).await?;
            unit.commit().await
        }
    }
}
