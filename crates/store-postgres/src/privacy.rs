//! The data that belong to a person, and their deletion.

use async_trait::async_trait;
use sqlx::query_as;
use talon_store::database::PrivacyRows;
use talon_store::{AccountRef, StoreError, SurfaceKey, SurfaceRow, TableRow};
use talon_table::PersonId;

use crate::columns::{SurfaceColumns, TableColumns, person_id, person_ids, readable};
use crate::fault::fault;
use crate::unit::{PostgresUnit, execute};

/// The persons as the events of a log name them.
fn named(persons: &[PersonId]) -> Vec<String> {
    persons.iter().map(PersonId::to_string).collect()
}

fn named_keys(keys: &[SurfaceKey]) -> Vec<String> {
    keys.iter().map(SurfaceKey::to_string).collect()
}

/// Accounts as two columns: their platforms and their identifiers.
fn split(accounts: &[AccountRef]) -> (Vec<String>, Vec<String>) {
    accounts.iter().map(|account| (account.platform.code().to_owned(), account.id.clone())).unzip()
}

#[async_trait]
impl PrivacyRows for PostgresUnit {
    async fn tables_of(&mut self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
        let columns = query_as!(
            TableColumns,
            "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture
             FROM card_table
             WHERE id IN (SELECT table_id FROM event
                          WHERE body ->> 'person' = ANY ($1) AND body ->> 'type' IN ('joined', 'replaced'))
             ORDER BY opened_at, id < 0, id",
            &named(persons)
        );
        Ok(readable(columns.fetch_all(self.connection()).await.map_err(fault)?))
    }

    async fn surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        accounts: &[AccountRef],
    ) -> Result<Vec<SurfaceRow>, StoreError> {
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
            &named_keys(keys),
            &platforms,
            &chats
        );
        Ok(readable(columns.fetch_all(self.connection()).await.map_err(fault)?))
    }

    async fn remove_surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        person: PersonId,
    ) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM surface
             WHERE table_id IN (SELECT table_id FROM event
                                WHERE body ->> 'person' = ANY ($1) AND body ->> 'type' IN ('joined', 'replaced'))
               AND (key = ANY ($2) OR private AND (platform, chat) IN (SELECT platform, id FROM account WHERE person = $3))",
            &named(persons),
            &named_keys(keys),
            person_id(person)
        )
        .map(drop)
    }

    async fn remove_homes_of(&mut self, persons: &[PersonId], person: PersonId) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE card_table SET chat = '', behind_at = NULL, behind_since = NULL
             WHERE id IN (SELECT table_id FROM event
                          WHERE body ->> 'person' = ANY ($1) AND body ->> 'type' IN ('joined', 'replaced'))
               AND private AND (platform, chat) IN (SELECT platform, id FROM account WHERE person = $2)",
            &named(persons),
            person_id(person)
        )
        .map(drop)
    }

    async fn remove_presets_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM preset WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = $1)",
            person_id(person)
        )
        .map(drop)
    }

    async fn remove_paces_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM pace WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = $1)",
            person_id(person)
        )
        .map(drop)
    }

    async fn remove_codes_made_by(&mut self, person: PersonId) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM link_code WHERE (platform, account) IN (SELECT platform, id FROM account WHERE person = $1)",
            person_id(person)
        )
        .map(drop)
    }

    async fn remove_codes_entered_by(&mut self, person: PersonId) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM link_code
             WHERE (entered_platform, entered_account) IN (SELECT platform, id FROM account WHERE person = $1)",
            person_id(person)
        )
        .map(drop)
    }

    async fn remove_reminders_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM league_post WHERE person = ANY ($1)", &person_ids(persons)).map(drop)
    }

    async fn hide_lines_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(self, "UPDATE board_line SET hidden = true WHERE person = ANY ($1)", &person_ids(persons)).map(drop)
    }

    async fn remove_accounts_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM account WHERE person = $1", person_id(person)).map(drop)
    }

    async fn remove_person_settings_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM manners WHERE person = ANY ($1)", &person_ids(persons)).map(drop)
    }

    async fn remove_persons(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM person WHERE id = ANY ($1)", &person_ids(persons)).map(drop)
    }
}
