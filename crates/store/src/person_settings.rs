//! Persons' settings, as a port.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use crate::{InputKey, StoreError};

pub use talon_view::{Dress, Letters, PersonSettings, Pictured, Pictures, QuietHours, Reminders, Theme};

/// A person's settings, as the store keeps them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PersonSettingsRow {
    /// The person's choices.
    pub chosen: PersonSettings,
    /// When the person was reminded last, as far as it was noted.
    pub reminded_at: Option<Timestamp>,
}

/// The part of the store that keeps persons' settings. They belong to the person, so linked accounts share them.
#[async_trait]
pub trait PersonSettingsStore: Send + Sync {
    /// A person's choices: the usual ones where there are none, or where nobody knows the person.
    async fn person_settings(&self, person: PersonId) -> Result<PersonSettingsRow, StoreError>;

    /// Sets what a person chose; unknown persons are left alone. Notes the input's key with it. The person's open tables are marked
    /// behind, for their pages may have other pictures now.
    async fn save_person_settings(
        &self,
        person: PersonId,
        settings: &PersonSettings,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<(), StoreError>;

    /// Notes that a person was reminded, where the person ever chose anything.
    async fn note_reminded(&self, person: PersonId, at: Timestamp) -> Result<(), StoreError>;
}
