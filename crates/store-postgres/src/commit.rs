//! Tables, their logs and what is due of them, written; and the inputs that were taken.

use std::collections::BTreeMap;

use async_trait::async_trait;
use sqlx::{PgPool, query, query_scalar};
use talon_store::database::{InputRows, TableRows};
use talon_store::{Commit, InputKey, Place, Room, SERVED_KEPT, StoreError, Timer};
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::columns::{count, person_ids, reading_id, table_id};
use crate::delivery;
use crate::fault::fault;
use crate::moment::Moment;
use crate::unit::{PostgresUnit, execute};

#[async_trait]
impl InputRows for PostgresUnit {
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
impl TableRows for PostgresUnit {
    async fn hold_table(&mut self, table: TableId) -> Result<(), StoreError> {
        // Nothing is read, so there is nothing to be checked against the schema.
        let held = query("SELECT FROM card_table WHERE id = $1 FOR UPDATE").bind(table_id(table));
        held.execute(self.connection()).await.map_err(fault)?;
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
             SET version = $1, open = $2, generation = generation + 1, behind_at = least(behind_at, $3),
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
            "UPDATE card_table
             SET version = 1 + greatest(version, (SELECT coalesce(max(seq), 0) FROM event WHERE table_id = card_table.id)),
                 open = false, set_aside = NULL
             WHERE id = $1 AND open
             RETURNING version",
            table_id(table)
        );
        next.fetch_optional(self.connection()).await.map_err(fault)?.map(count).transpose()
    }

    async fn append(&mut self, table: TableId, events: &[Recorded]) -> Result<(), StoreError> {
        let bodies = events.iter().map(|recorded| {
            let body = recorded.event.to_json();
            body.map_err(|_| StoreError::Corrupt(format!("event {} has no stored form", recorded.seq)))
        });
        let bodies = bodies.collect::<Result<Vec<String>, StoreError>>()?;
        let numbers: Vec<i64> = events.iter().map(|recorded| i64::from(recorded.seq)).collect();
        let moments: Vec<Moment> = events.iter().map(|recorded| Moment(recorded.at)).collect();
        execute!(
            self,
            "INSERT INTO event (table_id, seq, at, body)
             SELECT $1, seq, at, body::jsonb
             FROM unnest($2::bigint[], $3::timestamptz[], $4::text[]) AS happened (seq, at, body)",
            table_id(table),
            &numbers,
            &moments,
            &bodies
        )
        .map(drop)
    }

    async fn replace_seats(&mut self, table: TableId, persons: &[PersonId]) -> Result<(), StoreError> {
        execute!(
            self,
            "DELETE FROM seated WHERE table_id = $1 AND person <> ALL ($2)",
            table_id(table),
            &person_ids(persons)
        )?;
        execute!(
            self,
            "INSERT INTO seated (table_id, person) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING",
            table_id(table),
            &person_ids(persons)
        )
        .map(drop)
    }

    async fn replace_timers(&mut self, table: TableId, timers: &[Timer]) -> Result<(), StoreError> {
        let id = table_id(table);
        // One statement must not write a row twice.
        let timers: BTreeMap<&str, Moment> =
            timers.iter().map(|timer| (timer.kind.code(), Moment(timer.due))).collect();
        let kinds: Vec<String> = timers.keys().map(|kind| (*kind).to_owned()).collect();
        let moments: Vec<Moment> = timers.into_values().collect();
        execute!(self, "DELETE FROM timer WHERE table_id = $1", id)?;
        execute!(
            self,
            "INSERT INTO timer (table_id, kind, due) SELECT $1, kind, due
             FROM unnest($2::text[], $3::timestamptz[]) AS waited (kind, due)",
            id,
            &kinds,
            &moments
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

pub(crate) async fn is_taken(pool: &PgPool, key: &InputKey) -> Result<bool, StoreError> {
    query_scalar!(
        r#"SELECT EXISTS (SELECT FROM input WHERE platform = $1 AND key = $2) AS "taken!""#,
        key.platform.code(),
        key.key
    )
    .fetch_one(pool)
    .await
    .map_err(fault)
}

pub(crate) async fn forget(pool: &PgPool, before: Timestamp) -> Result<(), StoreError> {
    query!("DELETE FROM input WHERE taken_at < $1", Moment(before)).execute(pool).await.map_err(fault)?;
    query!("DELETE FROM pace WHERE next < $1", Moment(before)).execute(pool).await.map_err(fault)?;
    let before = before.minus(SERVED_KEPT);
    query!("DELETE FROM served WHERE until < $1", Moment(before)).execute(pool).await.map_err(fault)?;
    Ok(())
}
