//! What persons and groups chose.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use crate::person_settings::{Chosen, Language, PersonSettingsRow};
use crate::{CommunityRow, PlatformKind, StoreError};

/// Reads and writes what persons and groups chose.
#[async_trait]
pub trait SettingsRows {
    /// A person's choices; none if nobody knows the person.
    async fn person_settings(&mut self, person: PersonId) -> Result<Option<PersonSettingsRow>, StoreError>;

    /// Sets the language that a person chose; unknown persons are left alone.
    async fn choose_language(&mut self, person: PersonId, language: Language) -> Result<(), StoreError>;

    /// Sets what a person chose except the language; unknown persons are left alone.
    async fn save_person_settings(&mut self, person: PersonId, chosen: &Chosen) -> Result<(), StoreError>;

    /// Notes that a person was reminded, where the person ever chose anything but a language.
    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError>;

    /// A community.
    async fn community(&mut self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError>;

    /// Writes a community, new or not.
    async fn save_community(&mut self, community: &CommunityRow) -> Result<(), StoreError>;

    /// Removes a community.
    async fn remove_community(&mut self, platform: PlatformKind, chat: &str) -> Result<(), StoreError>;
}
