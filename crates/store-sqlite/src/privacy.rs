//! What belongs to a person, and how it goes away.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query, query_as, query_scalar};
use talon_house::ports::links::TryLimit;
use talon_house::ports::privacy::{FileAsked, FileKind, Forgotten, Privacy};
use talon_house::ports::store::{InputKey, SurfaceKey, SurfaceRow, TableRow};
use talon_house::{AccountRef, StoreError};
use talon_table::{PersonId, Timestamp};

use crate::columns::{SurfaceColumns, TableColumns, person, person_id, persons_json, readable};
use crate::commit::take;
use crate::fault::fault;
use crate::leagues;
use crate::links::{end, hide_tries, note_try, wait};
use crate::store::SqliteStore;

/// The persons as the events of a log name them, in JSON.
fn named(persons: &[PersonId]) -> String {
    serde_json::Value::from_iter(persons.iter().map(PersonId::to_string)).to_string()
}

/// The keys of the pages that these persons alone read, in JSON.
fn own_pages(persons: &[PersonId]) -> String {
    let keys = persons.iter().flat_map(|person| {
        let person = *person;
        [SurfaceKey::Hand { person }, SurfaceKey::Panel { person }]
    });
    serde_json::Value::from_iter(keys.map(|key| key.to_string())).to_string()
}

/// Accounts as pairs of platform and identifier, in JSON.
fn pairs(accounts: &[AccountRef]) -> String {
    let pair = |account: &AccountRef| vec![account.platform.code().to_owned(), account.id.clone()];
    serde_json::Value::from_iter(accounts.iter().map(pair)).to_string()
}

#[async_trait]
impl Privacy for SqliteStore {
    async fn tables_of(&self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
        let persons = named(persons);
        let columns = query_as!(
            TableColumns,
            r#"SELECT id, platform, chat, thread, private AS "private: bool", room, version, open AS "open: bool",
                      opened_at, fixture
               FROM card_table
               WHERE id IN (SELECT table_id FROM event
                            WHERE body ->> 'person' IN (SELECT value FROM json_each(?))
                              AND body ->> 'type' IN ('joined', 'replaced'))
               ORDER BY opened_at, id < 0, id"#,
            persons
        )
        .fetch_all(&self.readers)
        .await
        .map_err(fault)?;
        Ok(readable(columns))
    }

    async fn surfaces_of(&self, persons: &[PersonId], accounts: &[AccountRef]) -> Result<Vec<SurfaceRow>, StoreError> {
        let (persons, keys, accounts) = (named(persons), own_pages(persons), pairs(accounts));
        let columns = query_as!(
            SurfaceColumns,
            r#"SELECT table_id, key, platform, chat, thread, private AS "private: bool", message, hash, shown_at, state,
                      failures, not_before, replaced, writes, astray
               FROM surface
               WHERE table_id IN (SELECT table_id FROM event
                                  WHERE body ->> 'person' IN (SELECT value FROM json_each(?1))
                                    AND body ->> 'type' IN ('joined', 'replaced'))
                 AND (key IN (SELECT value FROM json_each(?2))
                      OR private = 1 AND EXISTS (SELECT 1 FROM json_each(?3)
                                                 WHERE json_each.value ->> 0 = surface.platform
                                                   AND json_each.value ->> 1 = surface.chat))
               ORDER BY table_id < 0, table_id, key"#,
            persons,
            keys,
            accounts
        )
        .fetch_all(&self.readers)
        .await
        .map_err(fault)?;
        Ok(readable(columns))
    }

    async fn ask_file(
        &self,
        by: &AccountRef,
        what: FileKind,
        limit: TryLimit,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<FileAsked, StoreError> {
        let mut transaction = self.write().await?;
        if !take(&mut transaction, key, at).await? {
            return end(transaction, FileAsked::Duplicate, false).await;
        }
        if let Some(until) = wait(&mut transaction, by, what.into(), limit, at).await? {
            return end(transaction, FileAsked::TooMany { until }, false).await;
        }
        note_try(&mut transaction, by, what.into(), limit, at).await?;
        end(transaction, FileAsked::Granted, true).await
    }

    async fn forget(&self, person: PersonId, key: &InputKey, at: Timestamp) -> Result<Forgotten, StoreError> {
        let mut transaction = self.write().await?;
        if !take(&mut transaction, key, at).await? {
            return end(transaction, Forgotten::Duplicate, false).await;
        }
        let mut persons = own_persons(&mut transaction, person).await?;
        if persons.is_empty() {
            return end(transaction, Forgotten::Unknown, false).await;
        }
        persons.push(person);
        forget_pages(&mut transaction, person, &persons).await?;
        forget_chats(&mut transaction, person).await?;
        forget_accounts(&mut transaction, person, &persons).await?;
        end(transaction, Forgotten::Done, true).await
    }
}

/// The persons that the accounts are on their own which act as this one.
async fn own_persons(connection: &mut SqliteConnection, of: PersonId) -> Result<Vec<PersonId>, StoreError> {
    let of = person_id(of);
    let own = query_scalar!("SELECT own_person FROM account WHERE person = ?", of).fetch_all(connection).await;
    Ok(own.map_err(fault)?.into_iter().map(person).collect())
}

/// Pages that only the person read, and the homes of tables in the person's private chats.
async fn forget_pages(
    connection: &mut SqliteConnection,
    person: PersonId,
    persons: &[PersonId],
) -> Result<(), StoreError> {
    let (person, keys, persons) = (person_id(person), own_pages(persons), named(persons));
    query!(
        "DELETE FROM surface
         WHERE table_id IN (SELECT table_id FROM event
                            WHERE body ->> 'person' IN (SELECT value FROM json_each(?1))
                              AND body ->> 'type' IN ('joined', 'replaced'))
           AND (key IN (SELECT value FROM json_each(?2))
                OR private = 1 AND EXISTS (SELECT 1 FROM account
                                           WHERE account.person = ?3 AND account.platform = surface.platform
                                             AND account.id = surface.chat))",
        persons,
        keys,
        person
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!(
        "UPDATE card_table SET chat = '', behind_at = NULL
         WHERE id IN (SELECT table_id FROM event
                      WHERE body ->> 'person' IN (SELECT value FROM json_each(?1))
                        AND body ->> 'type' IN ('joined', 'replaced'))
           AND private = 1
           AND EXISTS (SELECT 1 FROM account WHERE account.person = ?2 AND account.platform = card_table.platform
                                               AND account.id = card_table.chat)",
        persons,
        person
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// What belongs to the private chats.
async fn forget_chats(connection: &mut SqliteConnection, person: PersonId) -> Result<(), StoreError> {
    let person = person_id(person);
    query!("DELETE FROM preset WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = ?)", person)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("DELETE FROM pace WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = ?)", person)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

async fn forget_accounts(
    connection: &mut SqliteConnection,
    person: PersonId,
    persons: &[PersonId],
) -> Result<(), StoreError> {
    let (person, persons) = (person_id(person), persons_json(persons));
    query!(
        "DELETE FROM link_code WHERE (platform, account) IN (SELECT platform, id FROM account WHERE person = ?)",
        person
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!(
        "DELETE FROM link_code
         WHERE (entered_platform, entered_account) IN (SELECT platform, id FROM account WHERE person = ?)",
        person
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    hide_tries(&mut *connection, person).await?;
    leagues::forget_reminders(&mut *connection, &persons).await?;
    // The lines stay, for what others won from the person stays; but nobody can tell any more whose they are.
    query!("UPDATE board_line SET hidden = 1 WHERE person IN (SELECT value FROM json_each(?))", persons)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("DELETE FROM account WHERE person = ?", person).execute(&mut *connection).await.map_err(fault)?;
    query!("DELETE FROM manners WHERE person IN (SELECT value FROM json_each(?))", persons)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("DELETE FROM person WHERE id IN (SELECT value FROM json_each(?))", persons)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}
