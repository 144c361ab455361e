//! The presets of the communities.

use async_trait::async_trait;
use sqlx::{query, query_as};
use talon_games::GameKind;
use talon_store::database::{Beside, PresetRows};
use talon_store::{NewPreset, PlatformKind, PresetRow, StoreError};

use crate::columns::{PresetColumns, rows};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

#[async_trait]
impl PresetRows for SqliteUnit {
    async fn presets(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError> {
        let platform = platform.code();
        let columns = query_as!(
            PresetColumns,
            r#"SELECT number, platform, chat, game, name, options, is_default AS "is_default: bool"
               FROM preset WHERE platform = ? AND chat = ? ORDER BY number"#,
            platform,
            chat
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn beside(&mut self, preset: &NewPreset) -> Result<Beside, StoreError> {
        let (platform, game) = (preset.platform.code(), preset.game.name());
        let beside = query!(
            r#"SELECT count(*) AS "count!: i64", coalesce(max(folded = ?), 0) AS "taken!: bool"
               FROM preset WHERE platform = ? AND chat = ? AND game = ?"#,
            preset.folded,
            platform,
            preset.chat,
            game
        );
        let beside = beside.fetch_one(self.connection()).await.map_err(fault)?;
        Ok(Beside { count: usize::try_from(beside.count).unwrap_or(usize::MAX), taken: beside.taken })
    }

    async fn add_preset(&mut self, preset: &NewPreset) -> Result<u32, StoreError> {
        let (platform, game) = (preset.platform.code(), preset.game.name());
        let options = serde_json::to_string(&preset.options)
            .map_err(|_| StoreError::Corrupt("a preset has no stored form".to_owned()))?;
        let added = query!(
            "INSERT INTO preset (platform, chat, game, name, folded, options, is_default) VALUES (?, ?, ?, ?, ?, ?, 0)",
            platform,
            preset.chat,
            game,
            preset.name,
            preset.folded,
            options
        );
        let number = added.execute(self.connection()).await.map_err(fault)?.last_insert_rowid();
        u32::try_from(number).map_err(|_| StoreError::Corrupt("the numbers of presets are used up".to_owned()))
    }

    async fn remove_preset(&mut self, platform: PlatformKind, chat: &str, number: u32) -> Result<bool, StoreError> {
        let platform = platform.code();
        execute!(self, "DELETE FROM preset WHERE number = ? AND platform = ? AND chat = ?", number, platform, chat)
            .map(|removed| removed == 1)
    }

    async fn clear_default(&mut self, platform: PlatformKind, chat: &str, game: GameKind) -> Result<(), StoreError> {
        let (platform, game) = (platform.code(), game.name());
        execute!(
            self,
            "UPDATE preset SET is_default = 0 WHERE platform = ? AND chat = ? AND game = ? AND is_default = 1",
            platform,
            chat,
            game
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
        let (platform, game) = (platform.code(), game.name());
        execute!(
            self,
            "UPDATE preset SET is_default = 1 WHERE number = ? AND platform = ? AND chat = ? AND game = ?",
            number,
            platform,
            chat,
            game
        )
        .map(|set| set == 1)
    }
}
