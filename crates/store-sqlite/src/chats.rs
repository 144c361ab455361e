//! The rows that follow a chat when its identifier changes.

use async_trait::async_trait;
use talon_store::database::ChatRows;
use talon_store::{PlatformKind, StoreError, SurfaceState};
use talon_table::Timestamp;

use crate::unit::{SqliteUnit, execute};

#[async_trait]
impl ChatRows for SqliteUnit {
    async fn move_community(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "INSERT INTO community (platform, chat, language, zone, present, pictures, theme, letters, dress)
             SELECT platform, ?, language, zone, present, pictures, theme, letters, dress FROM community WHERE platform = ? AND chat = ?
             ON CONFLICT (platform, chat) DO UPDATE SET
                 language = coalesce(language, excluded.language), zone = coalesce(zone, excluded.zone),
                 pictures = coalesce(pictures, excluded.pictures), theme = coalesce(theme, excluded.theme),
                 letters = coalesce(letters, excluded.letters), dress = coalesce(dress, excluded.dress)",
            to,
            platform,
            from
        )?;
        execute!(self, "DELETE FROM community WHERE platform = ? AND chat = ?", platform, from).map(drop)
    }

    async fn move_presets(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "DELETE FROM preset WHERE platform = ?1 AND chat = ?2 AND EXISTS (
                 SELECT 1 FROM preset AS there WHERE there.platform = ?1 AND there.chat = ?3
                     AND there.game = preset.game AND there.folded = preset.folded)",
            platform,
            from,
            to
        )?;
        execute!(
            self,
            "UPDATE preset SET chat = ?3, is_default = is_default AND NOT EXISTS (
                 SELECT 1 FROM preset AS there WHERE there.platform = ?1 AND there.chat = ?3
                     AND there.game = preset.game AND there.is_default = 1)
             WHERE platform = ?1 AND chat = ?2",
            platform,
            from,
            to
        )
        .map(drop)
    }

    async fn move_tables(
        &mut self,
        platform: PlatformKind,
        from: &str,
        to: &str,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "UPDATE card_table
             SET chat = ?1,
                 generation = generation + open,
                 behind_at = CASE open WHEN 1 THEN min(coalesce(behind_at, ?2), ?2) ELSE behind_at END
             WHERE platform = ?3 AND chat = ?4",
            to,
            at.0,
            platform,
            from
        )
        .map(drop)
    }

    async fn move_leagues(
        &mut self,
        platform: PlatformKind,
        from: &str,
        to: &str,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let (platform, finished) = (platform.code(), SurfaceState::Finished.code());
        execute!(
            self,
            "UPDATE league
             SET chat = ?1, generation = generation + open,
                 due = CASE open WHEN 1 THEN min(coalesce(due, ?2), ?2) ELSE due END
             WHERE platform = ?3 AND chat = ?4",
            to,
            at.0,
            platform,
            from
        )?;
        execute!(
            self,
            "UPDATE league_post
             SET chat = ?1, message = CASE state WHEN ?2 THEN message END, hash = CASE state WHEN ?2 THEN hash END
             WHERE platform = ?3 AND chat = ?4",
            to,
            finished,
            platform,
            from
        )
        .map(drop)
    }

    async fn move_surfaces(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "UPDATE surface SET chat = ?, message = NULL, replaced = NULL, hash = NULL, writes = '', astray = NULL WHERE platform = ? AND chat = ?",
            to,
            platform,
            from
        )
        .map(drop)
    }

    async fn move_pace(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "INSERT INTO pace (platform, chat, next) SELECT platform, ?, next FROM pace WHERE platform = ? AND chat = ?
             ON CONFLICT (platform, chat) DO UPDATE SET next = max(next, excluded.next)",
            to,
            platform,
            from
        )?;
        execute!(self, "DELETE FROM pace WHERE platform = ? AND chat = ?", platform, from).map(drop)
    }
}
