//! Persons, their accounts, and the communities.

use sqlx::{query, query_as};
use talon_store::{AccountRef, AccountRow, CommunityRow, PlatformKind, PrivateChat, Sender, StoreError};
use talon_table::PersonId;

use crate::columns::{AccountColumns, CommunityColumns, person_id, persons_json, rows};
use crate::dialect::{Connection, Executor, Json, Pool};
use crate::fault::fault;

pub(crate) async fn account(pool: &Pool, account: &AccountRef) -> Result<Option<AccountRow>, StoreError> {
    let columns = query_as!(
        AccountColumns,
        r#"SELECT account.platform, account.id, account.person, account.own_person, account.name,
                  account.platform_language, person.language, account.chat, coalesce(manners.chosen, '{}') AS "chosen!: Json"
           FROM account JOIN person ON person.id = account.person LEFT JOIN manners ON manners.person = account.person
           WHERE account.platform = $1 AND account.id = $2"#,
        account.platform.code(),
        account.id
    )
    .fetch_optional(pool)
    .await
    .map_err(fault)?;
    columns.map(AccountRow::try_from).transpose()
}

pub(crate) async fn accounts_of(pool: &Pool, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
    let columns = query_as!(
        AccountColumns,
        r#"SELECT account.platform, account.id, account.person, account.own_person, account.name,
                  account.platform_language, person.language, account.chat, coalesce(manners.chosen, '{}') AS "chosen!: Json"
           FROM account JOIN person ON person.id = account.person LEFT JOIN manners ON manners.person = account.person
           WHERE account.person IN (SELECT CAST(value AS bigint) FROM json_each($1))
              OR account.own_person IN (SELECT CAST(value AS bigint) FROM json_each($1))
           ORDER BY account.person < 0, account.person, account.platform COLLATE "binary", account.id COLLATE "binary""#,
        persons_json(persons)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    rows(columns)
}

/// Updates a known account with what the platform reports; returns false if it is unknown.
pub(crate) async fn rename_account(connection: &mut Connection, sender: &Sender) -> Result<bool, StoreError> {
    let known = query!(
        "UPDATE account SET name = $1, platform_language = $2 WHERE platform = $3 AND id = $4",
        sender.name,
        sender.language.as_deref(),
        sender.account.platform.code(),
        sender.account.id
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(known.rows_affected() == 1)
}

/// Adds an account of the person `fresh` within a transaction that the caller must commit if, and only if, the answer is true: otherwise
/// another process added the account meanwhile.
pub(crate) async fn add_account(
    connection: &mut Connection,
    sender: &Sender,
    fresh: PersonId,
) -> Result<bool, StoreError> {
    let fresh = person_id(fresh);
    query!("INSERT INTO person (id) VALUES ($1) ON CONFLICT DO NOTHING", fresh)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    let added = query!(
        "INSERT INTO account (platform, id, person, own_person, name, platform_language, chat)
         VALUES ($1, $2, $3, $3, $4, $5, $6)
         ON CONFLICT (platform, id) DO NOTHING",
        sender.account.platform.code(),
        sender.account.id,
        fresh,
        sender.name,
        sender.language.as_deref(),
        PrivateChat::default().code()
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    Ok(added.rows_affected() == 1)
}

pub(crate) async fn community(
    executor: impl Executor<'_>,
    platform: PlatformKind,
    chat: &str,
) -> Result<Option<CommunityRow>, StoreError> {
    let columns = query_as!(
        CommunityColumns,
        "SELECT platform, chat, present, chosen FROM community WHERE platform = $1 AND chat = $2",
        platform.code(),
        chat
    )
    .fetch_optional(executor)
    .await
    .map_err(fault)?;
    columns.map(CommunityRow::try_from).transpose()
}
