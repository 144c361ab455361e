//! Which message shows which page.

use async_trait::async_trait;
use sqlx::{SqliteExecutor, query_as};
use talon_store::database::SurfaceRows;
use talon_store::{MessageRef, StoreError, SurfaceKey, SurfaceRow, SurfaceState};
use talon_table::TableId;

use crate::columns::{SurfaceColumns, readable, table_id};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

pub(crate) async fn surfaces(executor: impl SqliteExecutor<'_>, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
    let id = table_id(table);
    let columns = query_as!(
        SurfaceColumns,
        r#"SELECT table_id, key, platform, chat, thread, private AS "private: bool", message, hash, shown_at,
                  state, failures, not_before, replaced, writes, astray
           FROM surface WHERE table_id = ? ORDER BY key"#,
        id
    )
    .fetch_all(executor)
    .await
    .map_err(fault)?;
    Ok(readable(columns))
}

#[async_trait]
impl SurfaceRows for SqliteUnit {
    async fn surfaces(&mut self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        surfaces(self.connection(), table).await
    }

    async fn surface(&mut self, table: TableId, key: SurfaceKey) -> Result<Option<SurfaceRow>, StoreError> {
        let (id, key) = (table_id(table), key.to_string());
        let columns = query_as!(
            SurfaceColumns,
            r#"SELECT table_id, key, platform, chat, thread, private AS "private: bool", message, hash, shown_at,
                      state, failures, not_before, replaced, writes, astray
               FROM surface WHERE table_id = ? AND key = ?"#,
            id,
            key
        )
        .fetch_optional(self.connection())
        .await
        .map_err(fault)?;
        columns.map(SurfaceRow::try_from).transpose()
    }

    async fn write_surface(&mut self, surface: &SurfaceRow) -> Result<(), StoreError> {
        let (id, key, place) = (table_id(surface.table), surface.key.to_string(), &surface.place);
        let (platform, state) = (place.platform.code(), surface.state.code());
        let message = surface.message.as_ref().map(|message| message.0.as_str());
        let replaced = surface.replaced.as_ref().map(|message| message.0.as_str());
        let hash = surface.hash.as_ref().map(<[u8; 32]>::as_slice);
        let writes = surface.writes.to_string();
        execute!(
            self,
            "INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                                  not_before, replaced, writes, astray)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (table_id, key) DO UPDATE SET
                 platform = excluded.platform, chat = excluded.chat, thread = excluded.thread, private = excluded.private,
                 message = excluded.message, hash = excluded.hash, shown_at = excluded.shown_at, state = excluded.state,
                 failures = excluded.failures, not_before = excluded.not_before, replaced = excluded.replaced,
                 writes = excluded.writes, astray = excluded.astray",
            id,
            key,
            platform,
            place.chat,
            place.thread,
            place.private,
            message,
            hash,
            surface.shown_at.0,
            state,
            surface.failures,
            surface.not_before.0,
            replaced,
            writes,
            surface.astray
        )
        .map(drop)
    }

    async fn make_sign(&mut self, table: TableId, door: SurfaceKey) -> Result<(), StoreError> {
        let (id, door, sign) = (table_id(table), door.to_string(), SurfaceKey::Sign.to_string());
        execute!(
            self,
            "UPDATE OR REPLACE surface SET key = ?, hash = NULL WHERE table_id = ? AND key = ?",
            sign,
            id,
            door
        )
        .map(drop)
    }

    async fn repost(&mut self, table: TableId, key: SurfaceKey, seen: &MessageRef) -> Result<bool, StoreError> {
        let (id, key, live) = (table_id(table), key.to_string(), SurfaceState::Live.code());
        execute!(
            self,
            "UPDATE surface SET replaced = message, message = NULL, hash = NULL, writes = ''
             WHERE table_id = ? AND key = ? AND state = ? AND message = ?",
            id,
            key,
            live,
            seen.0
        )
        .map(|changed| changed == 1)
    }

    async fn remove_surface(&mut self, table: TableId, key: SurfaceKey) -> Result<(), StoreError> {
        let (id, key) = (table_id(table), key.to_string());
        execute!(self, "DELETE FROM surface WHERE table_id = ?1 AND key = ?2", id, key).map(drop)
    }
}
