//! The data that belong to a person.

use async_trait::async_trait;
use talon_table::PersonId;

use crate::{AccountRef, StoreError, SurfaceKey, SurfaceRow, TableRow};

/// Reads and removes what belongs to persons. An account's identifier is also that of its private chat.
#[async_trait]
pub trait PrivacyRows {
    /// The tables at which one of these persons ever took a seat, oldest first.
    async fn tables_of(&mut self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError>;

    /// The surfaces of those tables with one of these keys, or in the private chat of one of these accounts, by table and key.
    async fn surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        accounts: &[AccountRef],
    ) -> Result<Vec<SurfaceRow>, StoreError>;

    /// Removes the surfaces of those tables with one of these keys, or in the private chat of an account of `person`.
    async fn remove_surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        person: PersonId,
    ) -> Result<(), StoreError>;

    /// Detaches those of these tables whose homes are private chats of `person`: they belong to no chat any more, and are not behind.
    async fn remove_homes_of(&mut self, persons: &[PersonId], person: PersonId) -> Result<(), StoreError>;

    /// Removes the presets of a person's private chats.
    async fn remove_presets_of(&mut self, person: PersonId) -> Result<(), StoreError>;

    /// Removes the paces of a person's private chats.
    async fn remove_paces_of(&mut self, person: PersonId) -> Result<(), StoreError>;

    /// Removes the codes that a person's accounts made.
    async fn remove_codes_made_by(&mut self, person: PersonId) -> Result<(), StoreError>;

    /// Removes the codes that are bound to a person's accounts.
    async fn remove_codes_entered_by(&mut self, person: PersonId) -> Result<(), StoreError>;

    /// Removes the messages that remind these persons of their leagues.
    async fn remove_reminders_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError>;

    /// Hides the lines of these persons on all leaderboards.
    async fn hide_lines_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError>;

    /// Removes the accounts that act as a person.
    async fn remove_accounts_of(&mut self, person: PersonId) -> Result<(), StoreError>;

    /// Removes these persons' settings.
    async fn remove_person_settings_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError>;

    /// Removes these persons.
    async fn remove_persons(&mut self, persons: &[PersonId]) -> Result<(), StoreError>;
}
