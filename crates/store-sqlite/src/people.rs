//! Persons, their accounts, and the communities.

use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use talon_store::{AccountRef, AccountRow, CommunityRow, PlatformKind, PrivateChat, Sender, StoreError};
use talon_table::PersonId;

use crate::columns::{AccountColumns, CommunityColumns, person_id, persons_json, rows};
use crate::fault::fault;

pub(crate) async fn account(pool: &SqlitePool, account: &AccountRef) -> Result<Option<AccountRow>, StoreError> {
    let platform = account.platform.code();
    let columns = query_as!(
        AccountColumns,
        r#"SELECT account.platform, account.id, account.person, account.own_person, account.name,
                  account.platform_language, person.language AS chosen_language, account.chat,
                  manners.pictures AS "pictures?", manners.theme AS "theme?", manners.letters AS "letters?",
                  manners.dress AS "dress?",
                  coalesce(manners.second_press, 1) AS "second_press!: bool"
           FROM account JOIN person ON person.id = account.person LEFT JOIN manners ON manners.person = account.person
           WHERE account.platform = ? AND account.id = ?"#,
        platform,
        account.id
    )
    .fetch_optional(pool)
    .await
    .map_err(fault)?;
    columns.map(AccountRow::try_from).transpose()
}

pub(crate) async fn accounts_of(pool: &SqlitePool, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
    let persons = persons_json(persons);
    let columns = query_as!(
        AccountColumns,
        r#"SELECT account.platform, account.id, account.person, account.own_person, account.name,
                  account.platform_language, person.language AS chosen_language, account.chat,
                  manners.pictures AS "pictures?", manners.theme AS "theme?", manners.letters AS "letters?",
                  manners.dress AS "dress?",
                  coalesce(manners.second_press, 1) AS "second_press!: bool"
           FROM account JOIN person ON person.id = account.person LEFT JOIN manners ON manners.person = account.person
           WHERE account.person IN (SELECT value FROM json_each(?1))
              OR account.own_person IN (SELECT value FROM json_each(?1))
           ORDER BY account.person < 0, account.person, account.platform, account.id"#,
        persons
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    rows(columns)
}

/// Writes what the platform tells of an account; a new account belongs to the person `fresh`.
pub(crate) async fn write_account(
    connection: &mut SqliteConnection,
    sender: &Sender,
    fresh: PersonId,
) -> Result<(), StoreError> {
    let platform = sender.account.platform.code();
    let known = query!(
        "UPDATE account SET name = ?, platform_language = ? WHERE platform = ? AND id = ?",
        sender.name,
        sender.language,
        platform,
        sender.account.id
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    if known.rows_affected() > 0 {
        return Ok(());
    }
    let fresh = person_id(fresh);
    query!("INSERT INTO person (id) VALUES (?) ON CONFLICT DO NOTHING", fresh)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    let chat = PrivateChat::default().code();
    query!(
        "INSERT INTO account (platform, id, person, own_person, name, platform_language, chat)
         VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6)",
        platform,
        sender.account.id,
        fresh,
        sender.name,
        sender.language,
        chat
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn community(
    pool: &SqlitePool,
    platform: PlatformKind,
    chat: &str,
) -> Result<Option<CommunityRow>, StoreError> {
    let platform = platform.code();
    let columns = query_as!(
        CommunityColumns,
        r#"SELECT platform, chat, language, zone, present AS "present: bool", pictures, theme, letters, dress
           FROM community WHERE platform = ? AND chat = ?"#,
        platform,
        chat
    )
    .fetch_optional(pool)
    .await
    .map_err(fault)?;
    columns.map(CommunityRow::try_from).transpose()
}
