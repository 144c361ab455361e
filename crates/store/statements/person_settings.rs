//! What persons and groups chose.

use async_trait::async_trait;
use sqlx::query;
use talon_store::database::SettingsRows;
use talon_store::person_settings::{Chosen, Language, PersonSettingsRow};
use talon_store::{CommunityRow, PlatformKind, StoreError};
use talon_table::{PersonId, Timestamp};

use crate::columns::{chosen_by_person, chosen_text, person_id};
use crate::dialect::{Json, Moment, SqlUnit, execute};
use crate::fault::fault;
use crate::people;

#[async_trait]
impl SettingsRows for SqlUnit {
    async fn person_settings(&mut self, person: PersonId) -> Result<Option<PersonSettingsRow>, StoreError> {
        let found = query!(
            r#"SELECT person.language, coalesce(manners.chosen, '{}') AS "chosen!: Json",
                      manners.reminded_at AS "reminded_at?: Moment"
               FROM person LEFT JOIN manners ON manners.person = person.id WHERE person.id = $1"#,
            person_id(person)
        );
        let Some(found) = found.fetch_optional(self.connection()).await.map_err(fault)? else { return Ok(None) };
        let chosen = chosen_by_person(found.language.as_deref(), &found.chosen.0)?;
        Ok(Some(PersonSettingsRow { chosen, reminded_at: found.reminded_at.map(|at| at.0) }))
    }

    async fn choose_language(&mut self, person: PersonId, language: Language) -> Result<(), StoreError> {
        execute!(self, "UPDATE person SET language = $1 WHERE id = $2", language.code(), person_id(person)).map(drop)
    }

    async fn save_person_settings(&mut self, person: PersonId, chosen: &Chosen) -> Result<(), StoreError> {
        let chosen = chosen_text(&Chosen { language: None, ..chosen.clone() })?;
        execute!(
            self,
            "INSERT INTO manners (person, chosen) SELECT id, $2 FROM person WHERE id = $1
             ON CONFLICT (person) DO UPDATE SET chosen = excluded.chosen",
            person_id(person),
            Json(chosen)
        )
        .map(drop)
    }

    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        execute!(self, "UPDATE manners SET reminded_at = $1 WHERE person = $2", Moment(at), person_id(person)).map(drop)
    }

    async fn community(&mut self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError> {
        people::community(self.connection(), platform, chat).await
    }

    async fn save_community(&mut self, community: &CommunityRow) -> Result<(), StoreError> {
        execute!(
            self,
            "INSERT INTO community (platform, chat, present, chosen) VALUES ($1, $2, $3, $4)
             ON CONFLICT (platform, chat) DO UPDATE SET present = excluded.present, chosen = excluded.chosen",
            community.platform.code(),
            community.chat,
            community.present,
            Json(chosen_text(&community.chosen)?)
        )
        .map(drop)
    }

    async fn remove_community(&mut self, platform: PlatformKind, chat: &str) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM community WHERE platform = $1 AND chat = $2", platform.code(), chat).map(drop)
    }
}
