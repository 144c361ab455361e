//! The rows that follow a chat when its identifier changes.

use async_trait::async_trait;
use talon_store::database::ChatRows;
use talon_store::{PlatformKind, StoreError, SurfaceState};
use talon_table::Timestamp;

use crate::moment::Moment;
use crate::unit::{PostgresUnit, execute};

#[async_trait]
impl ChatRows for PostgresUnit {
    async fn move_community(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        execute!(
            self,
            "WITH old AS (DELETE FROM community WHERE platform = $1 AND chat = $2 RETURNING language, zone, present, pictures, theme,
                                                                                             letters,
                                                                                             dress)
             INSERT INTO community (platform, chat, language, zone, present, pictures, theme, letters, dress)
             SELECT $1, $3, language, zone, present, pictures, theme, letters, dress FROM old
             ON CONFLICT (platform, chat) DO UPDATE SET
                 language = coalesce(community.language, excluded.language), zone = coalesce(community.zone, excluded.zone),
                 pictures = coalesce(community.pictures, excluded.pictures), theme = coalesce(community.theme, excluded.theme),
                 letters = coalesce(community.letters, excluded.letters), dress = coalesce(community.dress, excluded.dress)",
            platform.code(),
            from,
            to
        )
        .map(drop)
    }

    async fn move_presets(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "DELETE FROM preset USING preset AS there
             WHERE preset.platform = $1 AND preset.chat = $2 AND there.platform = $1 AND there.chat = $3
                 AND there.game = preset.game AND there.folded = preset.folded",
            platform,
            from,
            to
        )?;
        execute!(
            self,
            "UPDATE preset SET chat = $3, is_default = is_default AND NOT EXISTS (
                 SELECT FROM preset AS there WHERE there.platform = $1 AND there.chat = $3
                     AND there.game = preset.game AND there.is_default)
             WHERE platform = $1 AND chat = $2",
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
        execute!(
            self,
            "UPDATE card_table
             SET chat = $1,
                 generation = generation + open::integer,
                 behind_at = CASE WHEN open THEN least(behind_at, $2) ELSE behind_at END
             WHERE platform = $3 AND chat = $4",
            to,
            Moment(at),
            platform.code(),
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
        execute!(
            self,
            "UPDATE league
             SET chat = $1, generation = generation + open::integer,
                 due = CASE WHEN open THEN least(due, $2) ELSE due END
             WHERE platform = $3 AND chat = $4",
            to,
            Moment(at),
            platform.code(),
            from
        )?;
        execute!(
            self,
            "UPDATE league_post
             SET chat = $1, message = CASE state WHEN $2 THEN message END, hash = CASE state WHEN $2 THEN hash END
             WHERE platform = $3 AND chat = $4",
            to,
            SurfaceState::Finished.code(),
            platform.code(),
            from
        )
        .map(drop)
    }

    async fn move_surfaces(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        execute!(
            self,
            "UPDATE surface SET chat = $1, message = NULL, replaced = NULL, hash = NULL, writes = '', astray = NULL
             WHERE platform = $2 AND chat = $3",
            to,
            platform.code(),
            from
        )
        .map(drop)
    }

    async fn move_pace(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        execute!(
            self,
            "WITH old AS (DELETE FROM pace WHERE platform = $1 AND chat = $2 RETURNING next)
             INSERT INTO pace (platform, chat, next) SELECT $1, $3, next FROM old
             ON CONFLICT (platform, chat) DO UPDATE SET next = greatest(pace.next, excluded.next)",
            platform.code(),
            from,
            to
        )
        .map(drop)
    }
}
