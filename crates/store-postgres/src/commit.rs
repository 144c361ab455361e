//! One accepted decision, and the inputs that were taken.

use std::collections::BTreeMap;

use sqlx::{PgConnection, PgPool, query, query_scalar};
use talon_house::ports::store::{Commit, Committed, InputKey, Timer};
use talon_house::{Place, StoreError};
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::columns::{person_ids, table_id};
use crate::fault::fault;
use crate::moment::Moment;
use crate::readings::number;
use crate::{leagues, record, surfaces};

/// Writes a decision within a transaction that the caller commits if, and only if, the answer is `Saved`.
///
/// The number of statements does not depend on the number of events, seats and timers. Of two transactions with the
/// same key, or at the same version, the second waits at the first's row and then finds that it comes too late.
pub(crate) async fn write(connection: &mut PgConnection, commit: &Commit) -> Result<Committed, StoreError> {
    let Some(version) = commit.events.last().map(|last| last.seq) else {
        return Err(StoreError::Corrupt("a commit without events".to_owned()));
    };
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
pub(crate) async fn take(connection: &mut PgConnection, key: &InputKey, at: Timestamp) -> Result<bool, StoreError> {
    let taken = query!(
        "INSERT INTO input (platform, key, taken_at) VALUES ($1, $2, $3) ON CONFLICT (platform, key) DO NOTHING",
        key.platform.code(),
        key.key,
        Moment(at)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(taken.rows_affected() == 1)
}

async fn open_table(
    connection: &mut PgConnection,
    commit: &Commit,
    home: &Place,
    version: u32,
) -> Result<bool, StoreError> {
    let opened = query!(
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
        number(commit.reading)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(opened.rows_affected() == 1)
}

async fn advance_table(connection: &mut PgConnection, commit: &Commit, version: u32) -> Result<bool, StoreError> {
    let advanced = query!(
        "UPDATE card_table
         SET version = $1, open = $2, generation = generation + 1, behind_at = least(behind_at, $3),
             read_by = $6, set_aside = NULL
         WHERE id = $4 AND version = $5",
        i64::from(version),
        commit.open,
        Moment(commit.at),
        table_id(commit.table),
        i64::from(commit.expected),
        number(commit.reading)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(advanced.rows_affected() == 1)
}

pub(crate) async fn append(
    connection: &mut PgConnection,
    table: TableId,
    events: &[Recorded],
) -> Result<(), StoreError> {
    let bodies = events.iter().map(|recorded| {
        let body = recorded.event.to_json();
        body.map_err(|_| StoreError::Corrupt(format!("event {} has no stored form", recorded.seq)))
    });
    let bodies = bodies.collect::<Result<Vec<String>, StoreError>>()?;
    let numbers: Vec<i64> = events.iter().map(|recorded| i64::from(recorded.seq)).collect();
    let moments: Vec<Moment> = events.iter().map(|recorded| Moment(recorded.at)).collect();
    query!(
        "INSERT INTO event (table_id, seq, at, body)
         SELECT $1, seq, at, body::jsonb
         FROM unnest($2::bigint[], $3::timestamptz[], $4::text[]) AS happened (seq, at, body)",
        table_id(table),
        &numbers,
        &moments,
        &bodies
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

async fn replace_seats(connection: &mut PgConnection, table: TableId, persons: &[PersonId]) -> Result<(), StoreError> {
    query!("DELETE FROM seated WHERE table_id = $1 AND person <> ALL ($2)", table_id(table), &person_ids(persons))
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    add_seats(connection, table, persons).await
}

async fn add_seats(connection: &mut PgConnection, table: TableId, persons: &[PersonId]) -> Result<(), StoreError> {
    query!(
        "INSERT INTO seated (table_id, person) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING",
        table_id(table),
        &person_ids(persons)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

async fn replace_timers(connection: &mut PgConnection, table: TableId, timers: &[Timer]) -> Result<(), StoreError> {
    let id = table_id(table);
    // One statement must not write a row twice.
    let timers: BTreeMap<&str, Moment> = timers.iter().map(|timer| (timer.kind.code(), Moment(timer.due))).collect();
    let kinds: Vec<String> = timers.keys().map(|kind| (*kind).to_owned()).collect();
    let moments: Vec<Moment> = timers.into_values().collect();
    query!("DELETE FROM timer WHERE table_id = $1", id).execute(&mut *connection).await.map_err(fault)?;
    query!(
        "INSERT INTO timer (table_id, kind, due) SELECT $1, kind, due
         FROM unnest($2::text[], $3::timestamptz[]) AS waited (kind, due)",
        id,
        &kinds,
        &moments
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    Ok(())
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
    Ok(())
}
