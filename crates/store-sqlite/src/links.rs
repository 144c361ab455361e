//! Codes that link accounts, and tries.

use async_trait::async_trait;
use sqlx::{query_as, query_scalar};
use talon_store::database::{CodeRow, LinkRows};
use talon_store::links::{LinkTry, NewLinkCode};
use talon_store::{AccountRef, PlatformKind, StoreError};
use talon_table::Timestamp;

use crate::columns::{coded, count, limit};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

/// The columns of a code that an account may use.
struct CodeColumns {
    number: i64,
    platform: String,
    account: String,
}

impl TryFrom<CodeColumns> for CodeRow {
    type Error = StoreError;

    fn try_from(columns: CodeColumns) -> Result<Self, StoreError> {
        let maker = AccountRef { platform: coded(&columns.platform)?, id: columns.account };
        Ok(Self { number: count(columns.number)?, maker })
    }
}

#[async_trait]
impl LinkRows for SqliteUnit {
    async fn try_in_place(
        &mut self,
        platform: PlatformKind,
        names: [&str; 2],
        what: LinkTry,
        since: Timestamp,
        place: usize,
    ) -> Result<Option<Timestamp>, StoreError> {
        let (platform, what, newer) = (platform.code(), what.code(), limit(place));
        let [name, other] = names;
        let found = query_scalar!(
            "SELECT at FROM link_try WHERE platform = ? AND account IN (?, ?) AND what = ? AND at > ?
             ORDER BY at DESC LIMIT 1 OFFSET ?",
            platform,
            name,
            other,
            what,
            since.0,
            newer
        );
        Ok(found.fetch_optional(self.connection()).await.map_err(fault)?.map(Timestamp))
    }

    async fn add_try(&mut self, account: &AccountRef, what: LinkTry, at: Timestamp) -> Result<(), StoreError> {
        let (platform, what) = (account.platform.code(), what.code());
        execute!(
            self,
            "INSERT INTO link_try (platform, account, what, at) VALUES (?, ?, ?, ?)",
            platform,
            account.id,
            what,
            at.0
        )
        .map(drop)
    }

    async fn remove_tries(&mut self, what: LinkTry, until: Timestamp) -> Result<(), StoreError> {
        let what = what.code();
        execute!(self, "DELETE FROM link_try WHERE what = ? AND at <= ?", what, until.0).map(drop)
    }

    async fn rename_tries(&mut self, account: &AccountRef, name: &str) -> Result<(), StoreError> {
        let platform = account.platform.code();
        execute!(self, "UPDATE link_try SET account = ? WHERE platform = ? AND account = ?", name, platform, account.id)
            .map(drop)
    }

    async fn add_code(&mut self, code: &NewLinkCode) -> Result<(), StoreError> {
        let (platform, hash) = (code.maker.platform.code(), &code.hash[..]);
        execute!(
            self,
            "INSERT INTO link_code (platform, account, hash, expires) VALUES (?, ?, ?, ?)",
            platform,
            code.maker.id,
            hash,
            code.expires.0
        )
        .map(drop)
    }

    async fn remove_codes_beside(&mut self, code: &NewLinkCode, at: Timestamp) -> Result<(), StoreError> {
        let (platform, hash) = (code.maker.platform.code(), &code.hash[..]);
        execute!(
            self,
            "DELETE FROM link_code WHERE (platform = ? AND account = ?) OR hash = ? OR expires <= ?",
            platform,
            code.maker.id,
            hash,
            at.0
        )
        .map(drop)
    }

    async fn code_with_hash(
        &mut self,
        hash: &[u8; 32],
        by: &AccountRef,
        at: Timestamp,
    ) -> Result<Option<CodeRow>, StoreError> {
        let (platform, hash) = (by.platform.code(), &hash[..]);
        let code = query_as!(
            CodeColumns,
            "SELECT number, platform, account FROM link_code WHERE hash = ? AND expires > ?
                 AND (entered_platform IS NULL OR (entered_platform = ? AND entered_account = ?))",
            hash,
            at.0,
            platform,
            by.id
        );
        code.fetch_optional(self.connection()).await.map_err(fault)?.map(CodeRow::try_from).transpose()
    }

    async fn code_bound_to(
        &mut self,
        by: &AccountRef,
        number: u32,
        at: Timestamp,
    ) -> Result<Option<CodeRow>, StoreError> {
        let platform = by.platform.code();
        let code = query_as!(
            CodeColumns,
            "SELECT number, platform, account FROM link_code
             WHERE number = ? AND expires > ? AND entered_platform = ? AND entered_account = ?",
            number,
            at.0,
            platform,
            by.id
        );
        code.fetch_optional(self.connection()).await.map_err(fault)?.map(CodeRow::try_from).transpose()
    }

    async fn bind_code(&mut self, number: u32, by: &AccountRef) -> Result<(), StoreError> {
        let platform = by.platform.code();
        execute!(
            self,
            "UPDATE link_code SET entered_platform = ?, entered_account = ? WHERE number = ?",
            platform,
            by.id,
            number
        )
        .map(drop)
    }

    async fn remove_code_with_hash(&mut self, hash: &[u8; 32]) -> Result<(), StoreError> {
        let hash = &hash[..];
        execute!(self, "DELETE FROM link_code WHERE hash = ?", hash).map(drop)
    }

    async fn remove_code_bound_to(&mut self, by: &AccountRef, number: u32) -> Result<(), StoreError> {
        let platform = by.platform.code();
        execute!(
            self,
            "DELETE FROM link_code WHERE number = ? AND entered_platform = ? AND entered_account = ?",
            number,
            platform,
            by.id
        )
        .map(drop)
    }

    async fn remove_code_of(&mut self, maker: &AccountRef) -> Result<(), StoreError> {
        let platform = maker.platform.code();
        execute!(self, "DELETE FROM link_code WHERE platform = ? AND account = ?", platform, maker.id).map(drop)
    }
}
