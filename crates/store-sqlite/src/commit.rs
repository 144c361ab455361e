//! Tables, their logs and what is due of them, written; and the inputs that were taken.

use async_trait::async_trait;
use sqlx::{SqlitePool, query, query_scalar};
use talon_store::database::{InputRows, TableRows};
use talon_store::{Commit, InputKey, Place, Room, SERVED_KEPT, StoreError, Timer};
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::columns::{count, persons_json, reading_id, table_id};
use crate::delivery;
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

#[async_trait]
impl InputRows for SqliteUnit {
    async fn take(&mut self, key: &InputKey, at: Timestamp) -> Result<bool, StoreError> {
        let platform = key.platform.code();
        execute!(
            self,
            "INSERT INTO input (platform, key, taken_at) VALUES (?, ?, ?) ON CONFLICT (platform, key) DO NOTHING",
            platform,
            key.key,
            at.0
        )
        .map(|changed| changed == 1)
    }
}

#[async_trait]
impl TableRows for SqliteUnit {
    async fn open_table(&mut self, commit: &Commit, home: &Place, version: u32) -> Result<bool, StoreError> {
        let id = table_id(commit.table);
        let platform = home.platform.code();
        let (fixture, reading) = (commit.fixture.map(|fixture| fixture.to_string()), reading_id(commit.reading));
        execute!(
            self,
            "INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation, behind_at,
                                     fixture, read_by)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, ?8, ?9, ?10)
             ON CONFLICT (id) DO NOTHING",
            id,
            platform,
            home.chat,
            home.thread,
            home.private,
            version,
            commit.open,
            commit.at.0,
            fixture,
            reading
        )
        .map(|changed| changed == 1)
    }

    async fn advance_table(&mut self, commit: &Commit, version: u32) -> Result<bool, StoreError> {
        let (id, reading) = (table_id(commit.table), reading_id(commit.reading));
        execute!(
            self,
            "UPDATE card_table
             SET version = ?1, open = ?2, generation = generation + 1, behind_at = min(coalesce(behind_at, ?3), ?3),
                 read_by = ?6, set_aside = NULL
             WHERE id = ?4 AND version = ?5",
            version,
            commit.open,
            commit.at.0,
            id,
            commit.expected,
            reading
        )
        .map(|changed| changed == 1)
    }

    async fn close_table(&mut self, table: TableId) -> Result<Option<u32>, StoreError> {
        let id = table_id(table);
        let next = query_scalar!(
            r#"UPDATE card_table
               SET version = 1 + max(version, (SELECT coalesce(max(seq), 0) FROM event WHERE table_id = card_table.id)),
                   open = 0, set_aside = NULL
               WHERE id = ? AND open = 1
               RETURNING version AS "version!""#,
            id
        );
        next.fetch_optional(self.connection()).await.map_err(fault)?.map(count).transpose()
    }

    /// Appends the events in one statement. Each body travels as a JSON string, so that it is stored as it was written.
    async fn append(&mut self, table: TableId, events: &[Recorded]) -> Result<(), StoreError> {
        let rows = events.iter().map(|recorded| {
            let body = recorded
                .event
                .to_json()
                .map_err(|_| StoreError::Corrupt(format!("event {} has no stored form", recorded.seq)))?;
            Ok(serde_json::json!([recorded.seq, recorded.at.0, body]))
        });
        let rows = rows.collect::<Result<serde_json::Value, StoreError>>()?.to_string();
        let id = table_id(table);
        execute!(
            self,
            "INSERT INTO event (table_id, seq, at, body) SELECT ?, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
            id,
            rows
        )
        .map(drop)
    }

    async fn replace_seats(&mut self, table: TableId, persons: &[PersonId]) -> Result<(), StoreError> {
        let (id, kept) = (table_id(table), persons_json(persons));
        execute!(
            self,
            "DELETE FROM seated WHERE table_id = ? AND person NOT IN (SELECT value FROM json_each(?))",
            id,
            kept
        )?;
        execute!(
            self,
            "INSERT INTO seated (table_id, person) SELECT ?, value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING",
            id,
            kept
        )
        .map(drop)
    }

    async fn replace_timers(&mut self, table: TableId, timers: &[Timer]) -> Result<(), StoreError> {
        let id = table_id(table);
        let timers: serde_json::Value =
            timers.iter().map(|timer| serde_json::json!([timer.kind.code(), timer.due.0])).collect();
        let timers = timers.to_string();
        execute!(self, "DELETE FROM timer WHERE table_id = ?", id)?;
        execute!(
            self,
            "INSERT INTO timer (table_id, kind, due) SELECT ?, value ->> 0, value ->> 1 FROM json_each(?) WHERE true
             ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due",
            id,
            timers
        )
        .map(drop)
    }

    async fn set_room(&mut self, table: TableId, room: &Room) -> Result<(), StoreError> {
        let (id, room) = (table_id(table), room.to_string());
        execute!(self, "UPDATE card_table SET room = ? WHERE id = ?", room, id).map(drop)
    }

    async fn mark_behind(&mut self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        delivery::mark_behind(self.connection(), table, at).await
    }
}

pub(crate) async fn is_taken(pool: &SqlitePool, key: &InputKey) -> Result<bool, StoreError> {
    let platform = key.platform.code();
    let found =
        query_scalar!(r#"SELECT 1 AS "one!: i64" FROM input WHERE platform = ? AND key = ?"#, platform, key.key)
            .fetch_optional(pool)
            .await
            .map_err(fault)?;
    Ok(found.is_some())
}

pub(crate) async fn forget(pool: &SqlitePool, before: Timestamp) -> Result<(), StoreError> {
    query!("DELETE FROM input WHERE taken_at < ?", before.0).execute(pool).await.map_err(fault)?;
    query!("DELETE FROM pace WHERE next < ?", before.0).execute(pool).await.map_err(fault)?;
    let before = before.minus(SERVED_KEPT);
    query!("DELETE FROM served WHERE until < ?", before.0).execute(pool).await.map_err(fault)?;
    Ok(())
}
