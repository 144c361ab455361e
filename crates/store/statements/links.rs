//! Codes that link accounts, and tries.

use async_trait::async_trait;
use sqlx::query_scalar;
use talon_store::database::{CodeRow, LinkRows};
use talon_store::links::{LinkTry, NewLinkCode};
use talon_store::{AccountRef, PlatformKind, StoreError};
use talon_table::Timestamp;

use crate::columns::{coded, count, limit};
use crate::dialect::{Moment, SqlUnit, execute, held};
use crate::fault::fault;

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
impl LinkRows for SqlUnit {
    async fn try_in_place(
        &mut self,
        platform: PlatformKind,
        names: [&str; 2],
        what: LinkTry,
        since: Timestamp,
        place: usize,
    ) -> Result<Option<Timestamp>, StoreError> {
        let [name, other] = names;
        let found = query_scalar!(
            "SELECT at FROM link_try WHERE platform = $1 AND account IN ($2, $3) AND what = $4 AND at > $5
             ORDER BY at DESC LIMIT 1 OFFSET $6",
            platform.code(),
            name,
            other,
            what.code(),
            Moment(since),
            limit(place)
        );
        Ok(found.fetch_optional(self.connection()).await.map_err(fault)?.map(|moment| moment.0))
    }

    async fn add_try(&mut self, account: &AccountRef, what: LinkTry, at: Timestamp) -> Result<(), StoreError> {
        execute!(
            self,
            "INSERT INTO link_try (platform, account, what, at) VALUES ($1, $2, $3, $4)",
            account.platform.code(),
            account.id,
            what.code(),
            Moment(at)
        )
        .map(drop)
    }

    async fn remove_tries(&mut self, what: LinkTry, until: Timestamp) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM link_try WHERE what = $1 AND at <= $2", what.code(), Moment(until)).map(drop)
    }

    async fn rename_tries(&mut self, account: &AccountRef, name: &str) -> Result<(), StoreError> {
        let platform = account.platform.code();
        execute!(
            self,
            "UPDATE link_try SET account = $1 WHERE platform = $2 AND account = $3",
            name,
            platform,
            account.id
        )
        .map(drop)
    }

    async fn add_code(&mut self, code: &NewLinkCode) -> Result<(), StoreError> {
        let (platform, hash) = (code.maker.platform.code(), &code.hash[..]);
        execute!(
            self,
            "INSERT INTO link_code (platform, account, hash, expires) VALUES ($1, $2, $3, $4)",
            platform,
            code.maker.id,
            hash,
            Moment(code.expires)
        )
        .map(drop)
    }

    async fn remove_codes_beside(&mut self, code: &NewLinkCode, at: Timestamp) -> Result<(), StoreError> {
        let (platform, hash) = (code.maker.platform.code(), &code.hash[..]);
        execute!(
            self,
            "DELETE FROM link_code WHERE (platform = $1 AND account = $2) OR hash = $3 OR expires <= $4",
            platform,
            code.maker.id,
            hash,
            Moment(at)
        )
        .map(drop)
    }

    async fn code_with_hash(
        &mut self,
        hash: &[u8; 32],
        by: &AccountRef,
        at: Timestamp,
    ) -> Result<Option<CodeRow>, StoreError> {
        let hash = &hash[..];
        let code = held!(query_as!(
            CodeColumns,
            "SELECT number, platform, account FROM link_code WHERE hash = $1 AND expires > $2
                 AND (entered_platform IS NULL OR (entered_platform = $3 AND entered_account = $4))",
            hash,
            Moment(at),
            by.platform.code(),
            by.id
        ));
        code.fetch_optional(self.connection()).await.map_err(fault)?.map(CodeRow::try_from).transpose()
    }

    async fn code_bound_to(
        &mut self,
        by: &AccountRef,
        number: u32,
        at: Timestamp,
    ) -> Result<Option<CodeRow>, StoreError> {
        let code = held!(query_as!(
            CodeColumns,
            "SELECT number, platform, account FROM link_code
             WHERE number = $1 AND expires > $2 AND entered_platform = $3 AND entered_account = $4",
            i64::from(number),
            Moment(at),
            by.platform.code(),
            by.id
        ));
        code.fetch_optional(self.connection()).await.map_err(fault)?.map(CodeRow::try_from).transpose()
    }

    async fn bind_code(&mut self, number: u32, by: &AccountRef) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE link_code SET entered_platform = $1, entered_account = $2 WHERE number = $3",
            by.platform.code(),
            by.id,
            i64::from(number)
        )
        .map(drop)
    }

    async fn remove_code_with_hash(&mut self, hash: &[u8; 32]) -> Result<(), StoreError> {
        let hash = &hash[..];
        execute!(self, "DELETE FROM link_code WHERE hash = $1", hash).map(drop)
    }

    async fn remove_code_bound_to(&mut self, by: &AccountRef, number: u32) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM link_code WHERE number = $1 AND entered_platform = $2 AND entered_account = $3",
            i64::from(number),
            by.platform.code(),
            by.id
        )
        .map(drop)
    }

    async fn remove_code_of(&mut self, maker: &AccountRef) -> Result<(), StoreError> {
        let platform = maker.platform.code();
        execute!(self, "DELETE FROM link_code WHERE platform = $1 AND account = $2", platform, maker.id).map(drop)
    }
}
