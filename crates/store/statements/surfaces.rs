//! Which message shows which page.

use async_trait::async_trait;
use sqlx::query_as;
use talon_store::database::SurfaceRows;
use talon_store::{MessageRef, StoreError, SurfaceKey, SurfaceRow, SurfaceState};
use talon_table::TableId;

use crate::columns::{SurfaceColumns, readable, table_id};
use crate::dialect::{Moment, Pool, SqlUnit, execute, held};
use crate::fault::fault;

pub(crate) async fn surfaces(pool: &Pool, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
    let columns = query_as!(
        SurfaceColumns,
        r#"SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures, not_before,
                  replaced, writes
           FROM surface WHERE table_id = $1 ORDER BY key COLLATE "binary""#,
        table_id(table)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}

#[async_trait]
impl SurfaceRows for SqlUnit {
    async fn surfaces(&mut self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        let columns = held!(query_as!(
            SurfaceColumns,
            r#"SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures, not_before,
                      replaced, writes
               FROM surface WHERE table_id = $1 ORDER BY key COLLATE "binary""#,
            table_id(table)
        ));
        Ok(readable(columns.fetch_all(self.connection()).await.map_err(fault)?))
    }

    async fn surface(&mut self, table: TableId, key: SurfaceKey) -> Result<Option<SurfaceRow>, StoreError> {
        let columns = held!(query_as!(
            SurfaceColumns,
            "SELECT table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures, not_before,
                    replaced, writes
             FROM surface WHERE table_id = $1 AND key = $2",
            table_id(table),
            key.to_string()
        ));
        columns.fetch_optional(self.connection()).await.map_err(fault)?.map(SurfaceRow::try_from).transpose()
    }

    async fn write_surface(&mut self, surface: &SurfaceRow) -> Result<(), StoreError> {
        let place = &surface.place;
        execute!(
            self,
            "INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                                  not_before, replaced, writes)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
             ON CONFLICT (table_id, key) DO UPDATE SET
                 platform = excluded.platform, chat = excluded.chat, thread = excluded.thread, private = excluded.private,
                 message = excluded.message, hash = excluded.hash, shown_at = excluded.shown_at, state = excluded.state,
                 failures = excluded.failures, not_before = excluded.not_before, replaced = excluded.replaced,
                 writes = excluded.writes",
            table_id(surface.table),
            surface.key.to_string(),
            place.platform.code(),
            place.chat,
            place.thread.as_deref(),
            place.private,
            surface.message.as_ref().map(|message| message.0.as_str()),
            surface.hash.as_ref().map(<[u8; 32]>::as_slice),
            Moment(surface.shown_at),
            surface.state.code(),
            i64::from(surface.failures),
            Moment(surface.not_before),
            surface.replaced.as_ref().map(|message| message.0.as_str()),
            surface.writes.to_string()
        )
        .map(drop)
    }

    async fn make_sign(&mut self, table: TableId, door: SurfaceKey) -> Result<(), StoreError> {
        let (id, door, sign) = (table_id(table), door.to_string(), SurfaceKey::Sign.to_string());
        execute!(
            self,
            "DELETE FROM surface WHERE table_id = $1 AND key = $2 AND key <> $3
                 AND EXISTS (SELECT 1 FROM surface AS door WHERE door.table_id = $1 AND door.key = $3)",
            id,
            sign,
            door
        )?;
        execute!(self, "UPDATE surface SET key = $1, hash = NULL WHERE table_id = $2 AND key = $3", sign, id, door)
            .map(drop)
    }

    async fn repost(&mut self, table: TableId, key: SurfaceKey, seen: &MessageRef) -> Result<bool, StoreError> {
        execute!(
            self,
            "UPDATE surface SET replaced = message, message = NULL, hash = NULL, writes = ''
             WHERE table_id = $1 AND key = $2 AND state = $3 AND message = $4",
            table_id(table),
            key.to_string(),
            SurfaceState::Live.code(),
            seen.0
        )
        .map(|changed| changed == 1)
    }

    async fn remove_surface(&mut self, table: TableId, key: SurfaceKey) -> Result<(), StoreError> {
        execute!(self, "DELETE FROM surface WHERE table_id = $1 AND key = $2", table_id(table), key.to_string())
            .map(drop)
    }
}
