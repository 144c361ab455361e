//! Writes tables, their logs and their due work; and the handled inputs.

use std::collections::BTreeMap;

use async_trait::async_trait;
use serde_json::{Value, json};
use sqlx::{query, query_scalar};
use talon_store::database::{InputRows, TableRows};
use talon_store::{Commit, InputKey, Place, Room, SERVED_KEPT, StoreError, Timer};
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::columns::{count, events_json, persons_json, reading_id, table_id};
use crate::delivery;
use crate::dialect::{HOLD_TABLE, Moment, Pool, SqlUnit, execute};
use crate::fault::fault;

#[async_trait]
impl InputRows for SqlUnit {
    async fn take(&mut self, key: &InputKey, at: Timestamp) -> Result<bool, StoreError> {
        execute!(
            self,
            "INSERT INTO input (platform, key, taken_at) VALUES ($1, $2, $3) ON CONFLICT (platform, key) DO NOTHING",
            key.platform.code(),
            key.key,
            Moment(at)
        )
        .map(|changed| changed == 1)
    }
}

#[async_trait]
impl TableRows for SqlUnit {
    async fn hold_table(&mut self, table: TableId) -> Result<(), StoreError> {
        // It reads nothing, so there is nothing to check against the schema.
        if let Some(hold) = HOLD_TABLE {
            query(hold).bind(table_id(table)).execute(self.connection()).await.map_err(fault)?;
        }
        Ok(())
    }

    async fn open_table(&mut self, commit: &Commit, home: &Place, version: u32) -> Result<bool, StoreError> {
        execute!(
            self,
            "INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation, behind_at,
                                     fixture, read_by)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $8, $9, $10)
             ON CONFLICT (id) DO NOTHING",
            table_id(commit.table),
            home.platform.code(),
            home.chat,
            home.thread.as_deref(),
            home.private,
            i64::from(version),
            commit.open,
            Moment(commit.at),
            commit.fixture.map(|fixture| fixture.to_string()),
            reading_id(commit.reading)
        )
        .map(|changed| changed == 1)
    }

    async fn advance_table(&mut self, commit: &Commit, version: u32) -> Result<bool, StoreError> {
        execute!(
            self,
            "UPDATE card_table
             SET version = $1, open = $2, generation = generation + 1, behind_at = CASE WHEN behind_at < $3 THEN behind_at ELSE $3 END,
                 read_by = $6, set_aside = NULL
             WHERE id = $4 AND version = $5",
            i64::from(version),
            commit.open,
            Moment(commit.at),
            table_id(commit.table),
            i64::from(commit.expected),
            reading_id(commit.reading)
        )
        .map(|changed| changed == 1)
    }

    async fn close_table(&mut self, table: TableId) -> Result<Option<u32>, StoreError> {
        let next = query_scalar!(
            r#"UPDATE card_table
               SET version = 1 + (SELECT CASE WHEN max(seq) > version THEN max(seq) ELSE version END FROM event
                                  WHERE table_id = card_table.id),
                   open = false, set_aside = NULL
               WHERE id = $1 AND open
               RETURNING version AS "version!""#,
            table_id(table)
        );
        next.fetch_optional(self.connection()).await.map_err(fault)?.map(count).transpose()
    }

    async fn append(&mut self, table: TableId, events: &[Recorded]) -> Result<(), StoreError> {
        let events = events.iter().map(|recorded| (recorded.seq, recorded.at, recorded.event.to_json()));
        execute!(
            self,
            "INSERT INTO event (table_id, seq, at, body)
             SELECT $1, CAST(value ->> 0 AS bigint), CAST(value ->> 1 AS timestamptz), value -> 2 FROM json_each($2)",
            table_id(table),
            events_json(events)?
        )
        .map(drop)
    }

    async fn replace_seats(&mut self, table: TableId, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM seated WHERE table_id = $1 AND person NOT IN (SELECT CAST(value AS bigint) FROM json_each($2))",
            table_id(table),
            persons_json(persons)
        )?;
        execute!(
            self,
            "INSERT INTO seated (table_id, person) SELECT $1, CAST(value AS bigint) FROM json_each($2) WHERE true
             ON CONFLICT DO NOTHING",
            table_id(table),
            persons_json(persons)
        )
        .map(drop)
    }

    async fn replace_timers(&mut self, table: TableId, timers: &[Timer]) -> Result<(), StoreError> {
        let id = table_id(table);
        // One statement must not write a row twice.
        let timers: BTreeMap<&str, Timestamp> = timers.iter().map(|timer| (timer.kind.code(), timer.due)).collect();
        let timers = Value::from_iter(timers.into_iter().map(|(kind, due)| json!([kind, Moment(due).json()])));
        execute!(self, "DELETE FROM timer WHERE table_id = $1", id)?;
        execute!(
            self,
            "INSERT INTO timer (table_id, kind, due) SELECT $1, value ->> 0, CAST(value ->> 1 AS timestamptz) FROM json_each($2)",
            id,
            timers.to_string()
        )
        .map(drop)
    }

    async fn set_room(&mut self, table: TableId, room: &Room) -> Result<(), StoreError> {
        execute!(self, "UPDATE card_table SET room = $1 WHERE id = $2", room.to_string(), table_id(table)).map(drop)
    }

    async fn mark_behind(&mut self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        delivery::mark_behind(self.connection(), table, at).await
    }
}

pub(crate) async fn is_taken(pool: &Pool, key: &InputKey) -> Result<bool, StoreError> {
    query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM input WHERE platform = $1 AND key = $2) AS "taken!: bool""#,
        key.platform.code(),
        key.key
    )
    .fetch_one(pool)
    .await
    .map_err(fault)
}

pub(crate) async fn forget(pool: &Pool, before: Timestamp) -> Result<(), StoreError> {
    query!("DELETE FROM input WHERE taken_at < $1", Moment(before)).execute(pool).await.map_err(fault)?;
    query!("DELETE FROM pace WHERE next < $1", Moment(before)).execute(pool).await.map_err(fault)?;
    let before = before.minus(SERVED_KEPT);
    query!("DELETE FROM served WHERE until < $1", Moment(before)).execute(pool).await.map_err(fault)?;
    Ok(())
}
