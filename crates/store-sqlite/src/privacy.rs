//! The data that belong to a person, and their deletion.

use async_trait::async_trait;
use sqlx::query_as;
use talon_store::database::PrivacyRows;
use talon_store::{AccountRef, StoreError, SurfaceKey, SurfaceRow, TableRow};
use talon_table::PersonId;

use crate::columns::{SurfaceColumns, TableColumns, person_id, persons_json, readable};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

/// The persons as the events of a log name them, in JSON.
fn named(persons: &[PersonId]) -> String {
    serde_json::Value::from_iter(persons.iter().map(PersonId::to_string)).to_string()
}

/// Keys of pages, in JSON.
fn named_keys(keys: &[SurfaceKey]) -> String {
    serde_json::Value::from_iter(keys.iter().map(SurfaceKey::to_string)).to_string()
}

/// Accounts as pairs of platform and identifier, in JSON.
fn pairs(accounts: &[AccountRef]) -> String {
    let pair = |account: &AccountRef| vec![account.platform.code().to_owned(), account.id.clone()];
    serde_json::Value::from_iter(accounts.iter().map(pair)).to_string()
}

#[async_trait]
impl PrivacyRows for SqliteUnit {
    async fn tables_of(&mut self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
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
        );
        Ok(readable(columns.fetch_all(self.connection()).await.map_err(fault)?))
    }

    async fn surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        accounts: &[AccountRef],
    ) -> Result<Vec<SurfaceRow>, StoreError> {
        let (persons, keys, accounts) = (named(persons), named_keys(keys), pairs(accounts));
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
        );
        Ok(readable(columns.fetch_all(self.connection()).await.map_err(fault)?))
    }

    async fn remove_surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        person: PersonId,
    ) -> Result<(), StoreError> {
        let (persons, keys, person) = (named(persons), named_keys(keys), person_id(person));
        execute!(
            self,
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
        .map(drop)
    }

    async fn remove_homes_of(&mut self, persons: &[PersonId], person: PersonId) -> Result<(), StoreError> {
        let (persons, person) = (named(persons), person_id(person));
        execute!(
            self,
            "UPDATE card_table SET chat = '', behind_at = NULL, behind_since = NULL
             WHERE id IN (SELECT table_id FROM event
                          WHERE body ->> 'person' IN (SELECT value FROM json_each(?1))
                            AND body ->> 'type' IN ('joined', 'replaced'))
               AND private = 1
               AND EXISTS (SELECT 1 FROM account WHERE account.person = ?2 AND account.platform = card_table.platform
                                                   AND account.id = card_table.chat)",
            persons,
            person
        )
        .map(drop)
    }

    async fn remove_presets_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        let person = person_id(person);
        execute!(
            self,
            "DELETE FROM preset WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = ?)",
            person
        )
        .map(drop)
    }

    async fn remove_paces_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        let person = person_id(person);
        execute!(
            self,
            "DELETE FROM pace WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = ?)",
            person
        )
        .map(drop)
    }

    async fn remove_codes_made_by(&mut self, person: PersonId) -> Result<(), StoreError> {
        let person = person_id(person);
        execute!(
            self,
            "DELETE FROM link_code WHERE (platform, account) IN (SELECT platform, id FROM account WHERE person = ?)",
            person
        )
        .map(drop)
    }

    async fn remove_codes_entered_by(&mut self, person: PersonId) -> Result<(), StoreError> {
        let person = person_id(person);
        execute!(
            self,
            "DELETE FROM link_code
             WHERE (entered_platform, entered_account) IN (SELECT platform, id FROM account WHERE person = ?)",
            person
        )
        .map(drop)
    }

    async fn remove_reminders_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        let persons = persons_json(persons);
        execute!(self, "DELETE FROM league_post WHERE person IN (SELECT value FROM json_each(?))", persons).map(drop)
    }

    async fn hide_lines_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        let persons = persons_json(persons);
        execute!(self, "UPDATE board_line SET hidden = 1 WHERE person IN (SELECT value FROM json_each(?))", persons)
            .map(drop)
    }

    async fn remove_accounts_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        let person = person_id(person);
        execute!(self, "DELETE FROM account WHERE person = ?", person).map(drop)
    }

    async fn remove_person_settings_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        let persons = persons_json(persons);
        execute!(self, "DELETE FROM manners WHERE person IN (SELECT value FROM json_each(?))", persons).map(drop)
    }

    async fn remove_persons(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        let persons = persons_json(persons);
        execute!(self, "DELETE FROM person WHERE id IN (SELECT value FROM json_each(?))", persons).map(drop)
    }
}
