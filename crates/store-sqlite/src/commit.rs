//! One accepted decision, and the inputs that were taken.

use sqlx::{SqliteConnection, SqlitePool, query, query_scalar};
use talon_house::ports::store::{Commit, Committed, InputKey, Timer};
use talon_house::{Place, StoreError};
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::columns::{persons_json, table_id};
use crate::fault::fault;
use crate::readings::number;
use crate::{leagues, record, surfaces};

/// Writes a decision within a transaction that the caller commits if, and only if, the answer is `Saved`.
///
/// The number of statements does not depend on the number of events, seats and timers.
pub(crate) async fn write(connection: &mut SqliteConnection, commit: &Commit) -> Result<Committed, StoreError> {
    let version = commit.events.last().map_or(commit.expected, |last| last.seq);
    if let Some(key) = &commit.key
        && !take(&mut *connection, key, commit.at).await?
    {
        return Ok(Committed::Duplicate);
    }
    let current = match (&commit.home, commit.expected) {
        (Some(home), 0) => open_table(&mut *connection, commit, home, version).await?,
        _ => advance_table(&mut *connection, commit, version).await?,
    };
    if !current {
        return Ok(Committed::Conflict);
    }
    check_numbers(commit.expected, commit.events.iter().map(|recorded| recorded.seq))?;
    append(&mut *connection, commit.table, &commit.events).await?;
    replace_seats(&mut *connection, commit.table, &commit.seated).await?;
    replace_timers(&mut *connection, commit.table, &commit.timers).await?;
    if let Some(begin) = commit.begin() {
        surfaces::begin_write(&mut *connection, &begin).await?;
    }
    if let Some(ended) = &commit.ended
        && let Some(fixture) = record::record(&mut *connection, commit.table, ended).await?
    {
        leagues::wake(&mut *connection, fixture.league, commit.at).await?;
    }
    Ok(Committed::Saved(version))
}

/// Events must follow the version that the decision saw, without a gap: a log with one could not be replayed.
pub(crate) fn check_numbers(expected: u32, numbers: impl Iterator<Item = u32>) -> Result<(), StoreError> {
    let mut version = expected;
    for number in numbers {
        if version.checked_add(1) != Some(number) {
            return Err(StoreError::Corrupt(format!("event {number} was to follow event {version}")));
        }
        version = number;
    }
    if version == expected {
        return Err(StoreError::Corrupt("a commit without events".to_owned()));
    }
    Ok(())
}

/// Notes that an input was taken. False: it was taken before, and its moment stays.
pub(crate) async fn take(connection: &mut SqliteConnection, key: &InputKey, at: Timestamp) -> Result<bool, StoreError> {
    let platform = key.platform.code();
    let taken = query!(
        "INSERT INTO input (platform, key, taken_at) VALUES (?, ?, ?) ON CONFLICT (platform, key) DO NOTHING",
        platform,
        key.key,
        at.0
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(taken.rows_affected() == 1)
}

async fn open_table(
    connection: &mut SqliteConnection,
    commit: &Commit,
    home: &Place,
    version: u32,
) -> Result<bool, StoreError> {
    let id = table_id(commit.table);
    let platform = home.platform.code();
    let (fixture, reading) = (commit.fixture.map(|fixture| fixture.to_string()), number(commit.reading));
    let opened = query!(
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
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(opened.rows_affected() == 1)
}

async fn advance_table(connection: &mut SqliteConnection, commit: &Commit, version: u32) -> Result<bool, StoreError> {
    let (id, reading) = (table_id(commit.table), number(commit.reading));
    let advanced = query!(
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
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(advanced.rows_affected() == 1)
}

/// Appends the events in one statement. Each body travels as a JSON string, so that it is stored as it was written.
pub(crate) async fn append(
    connection: &mut SqliteConnection,
    table: TableId,
    events: &[Recorded],
) -> Result<(), StoreError> {
    let rows = events.iter().map(|recorded| {
        let body = recorded
            .event
            .to_json()
            .map_err(|_| StoreError::Corrupt(format!("event {} has no stored form", recorded.seq)))?;
        Ok(serde_json::json!([recorded.seq, recorded.at.0, body]))
    });
    let rows = rows.collect::<Result<serde_json::Value, StoreError>>()?.to_string();
    let id = table_id(table);
    query!(
        "INSERT INTO event (table_id, seq, at, body) SELECT ?, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
        id,
        rows
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

async fn replace_seats(
    connection: &mut SqliteConnection,
    table: TableId,
    persons: &[PersonId],
) -> Result<(), StoreError> {
    let (id, kept) = (table_id(table), persons_json(persons));
    query!("DELETE FROM seated WHERE table_id = ? AND person NOT IN (SELECT value FROM json_each(?))", id, kept)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    add_seats(connection, table, persons).await
}

async fn add_seats(connection: &mut SqliteConnection, table: TableId, persons: &[PersonId]) -> Result<(), StoreError> {
    let (id, persons) = (table_id(table), persons_json(persons));
    query!(
        "INSERT INTO seated (table_id, person) SELECT ?, value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING",
        id,
        persons
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

async fn replace_timers(connection: &mut SqliteConnection, table: TableId, timers: &[Timer]) -> Result<(), StoreError> {
    let id = table_id(table);
    let timers: serde_json::Value =
        timers.iter().map(|timer| serde_json::json!([timer.kind.code(), timer.due.0])).collect();
    let timers = timers.to_string();
    query!("DELETE FROM timer WHERE table_id = ?", id).execute(&mut *connection).await.map_err(fault)?;
    query!(
        "INSERT INTO timer (table_id, kind, due) SELECT ?, value ->> 0, value ->> 1 FROM json_each(?) WHERE true
         ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due",
        id,
        timers
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    Ok(())
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
    Ok(())
}
