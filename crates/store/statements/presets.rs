//! The presets of the communities.

use async_trait::async_trait;
use sqlx::{query, query_as, query_scalar};
use talon_games::GameKind;
use talon_store::database::{PresetRows, Siblings};
use talon_store::{NewPreset, PlatformKind, PresetRow, StoreError};

use crate::columns::{PresetColumns, rows};
use crate::dialect::{Json, SqlUnit, execute};
use crate::fault::fault;

#[async_trait]
impl PresetRows for SqlUnit {
    async fn presets(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError> {
        let columns = query_as!(
            PresetColumns,
            r#"SELECT number, platform, chat, game, name, options, is_default
               FROM preset WHERE platform = $1 AND chat = $2 ORDER BY number"#,
            platform.code(),
            chat
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn siblings(&mut self, preset: &NewPreset) -> Result<Siblings, StoreError> {
        let siblings = query!(
            r#"SELECT count(*) AS "count!: i64", coalesce(max(CASE WHEN folded = $1 THEN 1 ELSE 0 END), 0) = 1 AS "taken!: bool"
               FROM preset WHERE platform = $2 AND chat = $3 AND game = $4"#,
            preset.folded,
            preset.platform.code(),
            preset.chat,
            preset.game.name()
        );
        let siblings = siblings.fetch_one(self.connection()).await.map_err(fault)?;
        Ok(Siblings { count: usize::try_from(siblings.count).unwrap_or(usize::MAX), taken: siblings.taken })
    }

    async fn add_preset(&mut self, preset: &NewPreset) -> Result<u32, StoreError> {
        let options = serde_json::to_string(&preset.options)
            .map_err(|_| StoreError::Corrupt("a preset has no stored form".to_owned()))?;
        let number = query_scalar!(
            r#"INSERT INTO preset (platform, chat, game, name, folded, options, is_default)
             VALUES ($1, $2, $3, $4, $5, $6, false) RETURNING number AS "number!""#,
            preset.platform.code(),
            preset.chat,
            preset.game.name(),
            preset.name,
            preset.folded,
            Json(options)
        );
        let number = number.fetch_one(self.connection()).await.map_err(fault)?;
        u32::try_from(number).map_err(|_| StoreError::Corrupt("the numbers of presets are used up".to_owned()))
    }

    async fn remove_preset(&mut self, platform: PlatformKind, chat: &str, number: u32) -> Result<bool, StoreError> {
        execute!(
            self,
            "DELETE FROM preset WHERE number = $1 AND platform = $2 AND chat = $3",
            i64::from(number),
            platform.code(),
            chat
        )
        .map(|removed| removed == 1)
    }

    async fn clear_default(&mut self, platform: PlatformKind, chat: &str, game: GameKind) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE preset SET is_default = false WHERE platform = $1 AND chat = $2 AND game = $3 AND is_default = true",
            platform.code(),
            chat,
            game.name()
        )
        .map(drop)
    }

    async fn set_default(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        game: GameKind,
        number: u32,
    ) -> Result<bool, StoreError> {
        execute!(
            self,
            "UPDATE preset SET is_default = true WHERE number = $1 AND platform = $2 AND chat = $3 AND game = $4",
            i64::from(number),
            platform.code(),
            chat,
            game.name()
        )
        .map(|set| set == 1)
    }
}
