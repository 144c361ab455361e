//! The settings of persons and groups.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use crate::person_settings::{Chosen, Language, PersonSettingsRow};
use crate::{CommunityRow, PlatformKind, StoreError};

/// Reads and writes the settings of persons and groups.
#[async_trait]
pub trait SettingsRows {
    /// A person's settings; none for an unknown person.
    async fn person_settings(&mut self, person: PersonId) -> Result<Option<PersonSettingsRow>, StoreError>;

    /// Sets a person's language. Does nothing for an unknown person.
    async fn choose_language(&mut self, person: PersonId, language: Language) -> Result<(), StoreError>;

    /// Sets a person's settings except the language. Does nothing for an unknown person.
    async fn save_person_settings(&mut self, person: PersonId, chosen: &Chosen) -> Result<(), StoreError>;

    /// Notes that a person was reminded, if the person has settings besides a language.
    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError>;

    /// A community.
    async fn community(&mut self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError>;

    /// Writes a community, new or not.
    async fn save_community(&mut self, community: &CommunityRow) -> Result<(), StoreError>;

    /// Removes a community.
    async fn remove_community(&mut self, platform: PlatformKind, chat: &str) -> Result<(), StoreError>;
}
