//! Moves the rows of a chat when its identifier changes.

use crate::dialect::{Moment, SqlUnit, execute};
use async_trait::async_trait;
use talon_store::database::ChatRows;
use talon_store::{PlatformKind, StoreError, SurfaceState};
use talon_table::Timestamp;

#[async_trait]
impl ChatRows for SqlUnit {
    async fn move_presets(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "DELETE FROM preset WHERE platform = $1 AND chat = $2 AND EXISTS (
                 SELECT 1 FROM preset AS there WHERE there.platform = $1 AND there.chat = $3
                     AND there.game = preset.game AND there.folded = preset.folded)",
            platform,
            from,
            to
        )?;
        execute!(
            self,
            "UPDATE preset SET chat = $3, is_default = is_default AND NOT EXISTS (
                 SELECT 1 FROM preset AS there WHERE there.platform = $1 AND there.chat = $3
                     AND there.game = preset.game AND there.is_default = true)
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
                 generation = generation + CAST(open AS integer),
                 behind_at = CASE WHEN NOT open OR behind_at < $2 THEN behind_at ELSE $2 END
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
             SET chat = $1, generation = generation + CAST(open AS integer),
                 due = CASE WHEN NOT open OR due < $2 THEN due ELSE $2 END
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
            "UPDATE surface SET chat = $1, message = NULL, replaced = NULL, hash = NULL, writes = ''
             WHERE platform = $2 AND chat = $3",
            to,
            platform.code(),
            from
        )
        .map(drop)
    }

    async fn move_pace(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "INSERT INTO pace (platform, chat, next) SELECT platform, $3, next FROM pace WHERE platform = $1 AND chat = $2
             ON CONFLICT (platform, chat) DO UPDATE
             SET next = CASE WHEN pace.next > excluded.next THEN pace.next ELSE excluded.next END",
            platform,
            from,
            to
        )?;
        execute!(self, "DELETE FROM pace WHERE platform = $1 AND chat = $2", platform, from).map(drop)
    }
}
