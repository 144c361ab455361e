//! What persons chose about being disturbed.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use crate::StoreError;
use crate::person_settings::{PersonSettings, PersonSettingsRow};

/// Reads and writes what persons chose.
#[async_trait]
pub trait PersonSettingsRows {
    /// A person's choices; none if there are none.
    async fn person_settings(&mut self, person: PersonId) -> Result<Option<PersonSettingsRow>, StoreError>;

    /// Sets what a person chose; unknown persons are left alone.
    async fn save_person_settings(&mut self, person: PersonId, settings: &PersonSettings) -> Result<(), StoreError>;

    /// Notes that a person was reminded, where the person ever chose anything.
    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError>;
}
