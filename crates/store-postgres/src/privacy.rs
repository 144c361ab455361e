//! What belongs to a person, and how it goes away.

use async_trait::async_trait;
use sqlx::{PgConnection, query, query_as, query_scalar};
use talon_house::ports::links::TryLimit;
use talon_house::ports::privacy::{FileAsked, FileKind, Forgotten, Privacy};
use talon_house::ports::store::{InputKey, SurfaceKey, SurfaceRow, TableRow};
use talon_house::{AccountRef, StoreError};
use talon_table::{PersonId, Timestamp};

use crate::columns::{SurfaceColumns, TableColumns, person, person_id, person_ids, readable};
use crate::commit::take;
use crate::fault::fault;
use crate::leagues;
use crate::links::{end, hide_tries, lock_seats, lock_tries, note_try, wait};
use crate::standings;
use crate::store::PostgresStore;

/// The persons as the events of a log name them.
fn named(persons: &[PersonId]) -> Vec<String> {
    persons.iter().map(PersonId::to_string).collect()
}

/// The keys of the pages that these persons alone read.
fn own_pages(persons: &[PersonId]) -> Vec<String> {
    let keys = persons.iter().flat_map(|person| {
        let person = *person;
        [SurfaceKey::Hand { person }, SurfaceKey::Panel { person }]
    });
    keys.map(|key| key.to_string()).collect()
}

/// Accounts as two columns: their platforms and their identifiers.
fn split(accounts: &[AccountRef]) -> (Vec<String>, Vec<String>) {
    accounts.iter().map(|account| (account.platform.code().to_owned(), account.id.clone())).unzip()
}

#[async_trait]
impl Privacy for PostgresStore {
    async fn tables_of(&self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
        let columns = query_as!(
            TableColumns,
            "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture
             FROM card_table
             WHERE id IN (SELECT table_id FROM event
                          WHERE body ->> 'person' = ANY ($1) AND body ->> 'type' IN ('joined', 'replaced'))
             ORDER BY opened_at, id < 0, id",
            &named(persons)
        )
        .fetch_all(&self.pool)
        .await
        .map_err(fault)?;
        Ok(readable(columns))
    }

    async fn surfaces_of(&self, persons: &[PersonId], accounts: &[AccountRef]) -> Result<Vec<SurfaceRow>, StoreError> {
        let (platforms, chats) = split(accounts);
        let columns = query_as!(
            SurfaceColumns,
            r#"SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures, not_before,
                      replaced, writes, astray
               FROM surface
               WHERE table_id IN (SELECT table_id FROM event
                                  WHERE body ->> 'person' = ANY ($1) AND body ->> 'type' IN ('joined', 'replaced'))
                 AND (key = ANY ($2)
                      OR private AND (platform, chat) IN (SELECT * FROM unnest($3::text[], $4::text[])))
               ORDER BY table_id < 0, table_id, key COLLATE "C""#,
            &named(persons),
            &own_pages(persons),
            &platforms,
            &chats
        )
        .fetch_all(&self.pool)
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
        lock_tries(&mut transaction).await?;
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
        // Nobody takes a seat meanwhile as somebody who is being forgotten, and nobody links with them.
        lock_tries(&mut transaction).await?;
        lock_seats(&mut transaction).await?;
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
async fn own_persons(connection: &mut PgConnection, of: PersonId) -> Result<Vec<PersonId>, StoreError> {
    let own =
        query_scalar!("SELECT own_person FROM account WHERE person = $1", person_id(of)).fetch_all(connection).await;
    Ok(own.map_err(fault)?.into_iter().map(person).collect())
}

/// Pages that only the person read, and the homes of tables in the person's private chats.
async fn forget_pages(connection: &mut PgConnection, person: PersonId, persons: &[PersonId]) -> Result<(), StoreError> {
    let (person, persons, keys) = (person_id(person), named(persons), own_pages(persons));
    query!(
        "DELETE FROM surface
         WHERE table_id IN (SELECT table_id FROM event
                            WHERE body ->> 'person' = ANY ($1) AND body ->> 'type' IN ('joined', 'replaced'))
           AND (key = ANY ($2) OR private AND (platform, chat) IN (SELECT platform, id FROM account WHERE person = $3))",
        &persons,
        &keys,
        person
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!(
        "UPDATE card_table SET chat = '', behind_at = NULL
         WHERE id IN (SELECT table_id FROM event
                      WHERE body ->> 'person' = ANY ($1) AND body ->> 'type' IN ('joined', 'replaced'))
           AND private AND (platform, chat) IN (SELECT platform, id FROM account WHERE person = $2)",
        &persons,
        person
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// What belongs to the private chats.
async fn forget_chats(connection: &mut PgConnection, person: PersonId) -> Result<(), StoreError> {
    let person = person_id(person);
    query!("DELETE FROM preset WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = $1)", person)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("DELETE FROM pace WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = $1)", person)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

async fn forget_accounts(
    connection: &mut PgConnection,
    person: PersonId,
    persons: &[PersonId],
) -> Result<(), StoreError> {
    let (person, persons) = (person_id(person), person_ids(persons));
    query!(
        "DELETE FROM link_code WHERE (platform, account) IN (SELECT platform, id FROM account WHERE person = $1)",
        person
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!(
        "DELETE FROM link_code
         WHERE (entered_platform, entered_account) IN (SELECT platform, id FROM account WHERE person = $1)",
        person
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    hide_tries(&mut *connection, person).await?;
    leagues::forget_reminders(&mut *connection, &persons).await?;
    // The lines stay, for what others won from the person stays; but nobody can tell any more whose they are.
    standings::lock(&mut *connection).await?;
    query!("UPDATE board_line SET hidden = true WHERE person = ANY ($1)", &persons)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("DELETE FROM account WHERE person = $1", person).execute(&mut *connection).await.map_err(fault)?;
    query!("DELETE FROM manners WHERE person = ANY ($1)", &persons).execute(&mut *connection).await.map_err(fault)?;
    query!("DELETE FROM person WHERE id = ANY ($1)", &persons).execute(connection).await.map_err(fault)?;
    Ok(())
}
