//! Codes that link accounts, and counted tries.

use async_trait::async_trait;
use talon_table::Timestamp;

use crate::links::{LinkTry, NewLinkCode};
use crate::{AccountRef, PlatformKind, StoreError};

/// A code that an account made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeRow {
    /// Its number, which is never reused.
    pub number: u32,
    /// Who made it.
    pub maker: AccountRef,
}

/// Reads and writes codes and tries.
#[async_trait]
pub trait LinkRows {
    /// The moment of the try at this index, counted from the newest as 0, among those after `since` under any of these names.
    async fn try_in_place(
        &mut self,
        platform: PlatformKind,
        names: [&str; 2],
        what: LinkTry,
        since: Timestamp,
        place: usize,
    ) -> Result<Option<Timestamp>, StoreError>;

    /// Adds a try.
    async fn add_try(&mut self, account: &AccountRef, what: LinkTry, at: Timestamp) -> Result<(), StoreError>;

    /// Removes the tries of all accounts up to a moment.
    async fn remove_tries(&mut self, what: LinkTry, until: Timestamp) -> Result<(), StoreError>;

    /// Moves the tries of an account to another name.
    async fn rename_tries(&mut self, account: &AccountRef, name: &str) -> Result<(), StoreError>;

    /// Adds a code.
    async fn add_code(&mut self, code: &NewLinkCode) -> Result<(), StoreError>;

    /// Removes the earlier codes of this one's maker, those with its hash, and expired ones.
    async fn remove_codes_beside(&mut self, code: &NewLinkCode, at: Timestamp) -> Result<(), StoreError>;

    /// The code with this hash, unless it has expired or is bound to another account. It is locked until the unit ends.
    async fn code_with_hash(
        &mut self,
        hash: &[u8; 32],
        by: &AccountRef,
        at: Timestamp,
    ) -> Result<Option<CodeRow>, StoreError>;

    /// The code with this number, if it is bound to this account and has not expired. It is locked until the unit ends.
    async fn code_bound_to(
        &mut self,
        by: &AccountRef,
        number: u32,
        at: Timestamp,
    ) -> Result<Option<CodeRow>, StoreError>;

    /// Binds a code to an account.
    async fn bind_code(&mut self, number: u32, by: &AccountRef) -> Result<(), StoreError>;

    /// Removes the code with this hash.
    async fn remove_code_with_hash(&mut self, hash: &[u8; 32]) -> Result<(), StoreError>;

    /// Removes the code of this number, if it is bound to this account.
    async fn remove_code_bound_to(&mut self, by: &AccountRef, number: u32) -> Result<(), StoreError>;

    /// Removes the code that an account made.
    async fn remove_code_of(&mut self, maker: &AccountRef) -> Result<(), StoreError>;
}
