//! The data that belong to a person, and their deletion.

use async_trait::async_trait;
use serde_json::Value;
use sqlx::query_as;
use talon_store::database::PrivacyRows;
use talon_store::{AccountRef, StoreError, SurfaceKey, SurfaceRow, TableRow};
use talon_table::PersonId;

use crate::columns::{SurfaceColumns, TableColumns, person_id, persons_json, readable, texts_json};
use crate::dialect::{SqlUnit, execute};
use crate::fault::fault;

/// Accounts as one parameter: pairs of platform and identifier.
fn pairs(accounts: &[AccountRef]) -> String {
    Value::from_iter(accounts.iter().map(|account| [account.platform.code(), &*account.id])).to_string()
}

#[async_trait]
impl PrivacyRows for SqlUnit {
    async fn tables_of(&mut self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
        let columns = query_as!(
            TableColumns,
            "SELECT id, platform, chat, thread, private, room, version, open, opened_at, fixture
             FROM card_table
             WHERE id IN (SELECT table_id FROM event
                          WHERE body ->> 'person' IN (SELECT value ->> 0 FROM json_each($1)) AND body ->> 'type' IN ('joined', 'replaced'))
             ORDER BY opened_at, id < 0, id",
            texts_json(persons)
        );
        Ok(readable(columns.fetch_all(self.connection()).await.map_err(fault)?))
    }

    async fn surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        accounts: &[AccountRef],
    ) -> Result<Vec<SurfaceRow>, StoreError> {
        let columns = query_as!(
            SurfaceColumns,
            r#"SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures, not_before,
                      replaced, writes
               FROM surface
               WHERE table_id IN (SELECT table_id FROM event
                                  WHERE body ->> 'person' IN (SELECT value ->> 0 FROM json_each($1)) AND body ->> 'type' IN ('joined', 'replaced'))
                 AND (key IN (SELECT value ->> 0 FROM json_each($2))
                      OR private AND (platform, chat) IN (SELECT value ->> 0, value ->> 1 FROM json_each($3)))
               ORDER BY table_id < 0, table_id, key COLLATE "binary""#,
            texts_json(persons),
            texts_json(keys),
            pairs(accounts)
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
                                WHERE body ->> 'person' IN (SELECT value ->> 0 FROM json_each($1)) AND body ->> 'type' IN ('joined', 'replaced'))
               AND (key IN (SELECT value ->> 0 FROM json_each($2)) OR private AND (platform, chat) IN (SELECT platform, id FROM account WHERE person = $3))",
            texts_json(persons),
            texts_json(keys),
            person_id(person)
        )
        .map(drop)
    }

    async fn remove_homes_of(&mut self, persons: &[PersonId], person: PersonId) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE card_table SET chat = '', behind_at = NULL, behind_since = NULL
             WHERE id IN (SELECT table_id FROM event
                          WHERE body ->> 'person' IN (SELECT value ->> 0 FROM json_each($1)) AND body ->> 'type' IN ('joined', 'replaced'))
               AND private AND (platform, chat) IN (SELECT platform, id FROM account WHERE person = $2)",
            texts_json(persons),
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
        execute!(
            self,
            "DELETE FROM league_post WHERE person IN (SELECT CAST(value AS bigint) FROM json_each($1))",
            persons_json(persons)
        )
        .map(drop)
    }

    async fn hide_lines_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE board_line SET hidden = true WHERE person IN (SELECT CAST(value AS bigint) FROM json_each($1))",
            persons_json(persons)
        )
        .map(drop)
    }

    async fn remove_accounts_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM account WHERE person = $1", person_id(person)).map(drop)
    }

    async fn remove_person_settings_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM manners WHERE person IN (SELECT CAST(value AS bigint) FROM json_each($1))",
            persons_json(persons)
        )
        .map(drop)
    }

    async fn remove_persons(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM person WHERE id IN (SELECT CAST(value AS bigint) FROM json_each($1))",
            persons_json(persons)
        )
        .map(drop)
    }
}
