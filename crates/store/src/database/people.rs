//! Persons and their accounts.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use crate::{AccountRef, PlatformKind, PrivateChat, StoreError};

/// The person of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity {
    /// The person that it acts as.
    pub person: PersonId,
    /// The person that it is without a link.
    pub own_person: PersonId,
}

/// Reads and writes persons and accounts.
#[async_trait]
pub trait PersonRows {
    /// The person of an account; none if the account is unknown.
    async fn identity(&mut self, account: &AccountRef) -> Result<Option<Identity>, StoreError>;

    /// Sets whether the bot may write to an account. Does nothing for an unknown account.
    async fn set_private_chat(&mut self, account: &AccountRef, chat: PrivateChat) -> Result<(), StoreError>;

    /// Marks the open tables at which a person sits behind as of this moment.
    async fn mark_tables_of(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError>;

    /// Marks the open tables that were opened in a chat behind as of this moment.
    async fn mark_tables_in(&mut self, platform: PlatformKind, chat: &str, at: Timestamp) -> Result<(), StoreError>;

    /// The accounts that act as a person.
    async fn accounts_acting_as(&mut self, person: PersonId) -> Result<Vec<AccountRef>, StoreError>;

    /// The own persons of the accounts that act as this one.
    async fn own_persons(&mut self, of: PersonId) -> Result<Vec<PersonId>, StoreError>;

    /// Whether two persons have accounts on the same platform.
    async fn share_a_platform(&mut self, one: PersonId, other: PersonId) -> Result<bool, StoreError>;

    /// Whether a person sits at an open table.
    async fn sits(&mut self, person: PersonId) -> Result<bool, StoreError>;

    /// Makes the accounts of one person act as another.
    async fn act_as(&mut self, from: PersonId, to: PersonId) -> Result<(), StoreError>;

    /// Makes the accounts that act as a person without being its own act as their own persons again: all of them, or one alone. Returns
    /// whether there was any.
    async fn part(&mut self, person: PersonId, alone: Option<&AccountRef>) -> Result<bool, StoreError>;
}
