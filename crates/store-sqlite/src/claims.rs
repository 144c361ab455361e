//! Claims on due work: timers, and the marks of tables whose pages may be behind.

use std::time::Duration;

use sqlx::{SqliteConnection, SqlitePool, query};
use talon_store::{
    Behind, DueTimer, Lease, Load, NextDue, PlatformKind, ProcessId, Span, StoreError, Timer, TimerKind,
};
use talon_table::Timestamp;

use crate::columns::{coded, limit, table, table_id};
use crate::fault::fault;

pub(crate) async fn claim_timers(
    pool: &SqlitePool,
    now: Timestamp,
    lease: &Lease,
    most: usize,
) -> Result<Vec<DueTimer>, StoreError> {
    let (holder, most) = (lease.holder.0.cast_signed(), limit(most));
    let claimed = query!(
        r#"UPDATE timer SET holder = ?1, held_until = ?2
           WHERE (table_id, kind) IN (
               SELECT table_id, kind FROM timer
               WHERE due <= ?3 AND (held_until IS NULL OR held_until <= ?3)
               ORDER BY due, table_id < 0, table_id, kind LIMIT ?4
           )
           RETURNING table_id AS "table_id!", kind AS "kind!", due AS "due!""#,
        holder,
        lease.until.0,
        now.0,
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    // One that cannot be read keeps no other from ringing.
    let claimed = claimed.into_iter().filter_map(|row| {
        let kind = coded(&row.kind).ok()?;
        Some(DueTimer { table: table(row.table_id), timer: Timer { kind, due: Timestamp(row.due) } })
    });
    let mut claimed: Vec<DueTimer> = claimed.collect();
    // A change returns its rows in no order.
    claimed.sort_by_key(|due| (due.timer.due, due.table, due.timer.kind));
    Ok(claimed)
}

pub(crate) async fn reset_timer(
    pool: &SqlitePool,
    seen: &DueTimer,
    holder: ProcessId,
    due: Option<Timestamp>,
) -> Result<(), StoreError> {
    let (id, kind, seen) = (table_id(seen.table), seen.timer.kind.code(), seen.timer.due.0);
    let holder = holder.0.cast_signed();
    let change = match due {
        Some(due) => {
            query!(
                "UPDATE timer SET due = ?, holder = NULL, held_until = NULL
                 WHERE table_id = ? AND kind = ? AND due = ? AND holder = ?",
                due.0,
                id,
                kind,
                seen,
                holder
            )
            .execute(pool)
            .await
        }
        None => {
            query!(
                "DELETE FROM timer WHERE table_id = ? AND kind = ? AND due = ? AND holder = ?",
                id,
                kind,
                seen,
                holder
            )
            .execute(pool)
            .await
        }
    };
    change.map_err(fault)?;
    Ok(())
}

pub(crate) async fn claim_marks(
    pool: &SqlitePool,
    now: Timestamp,
    lease: &Lease,
    of: &[PlatformKind],
    most: usize,
) -> Result<Vec<Behind>, StoreError> {
    let (holder, of, most) = (lease.holder.0.cast_signed(), codes(of), limit(most));
    let claimed = query!(
        r#"UPDATE card_table SET holder = ?1, held_until = ?2
           WHERE id IN (
               SELECT id FROM card_table
               WHERE behind_at IS NOT NULL AND behind_at <= ?3 AND (held_until IS NULL OR held_until <= ?3)
                   AND platform IN (SELECT value FROM json_each(?4))
               ORDER BY behind_at, id < 0, id LIMIT ?5
           )
           RETURNING id AS "id!", generation AS "generation!", behind_at AS "behind_at!", behind_since"#,
        holder,
        lease.until.0,
        now.0,
        of,
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    let claimed = claimed.into_iter().map(|mark| Behind {
        table: table(mark.id),
        generation: mark.generation.cast_unsigned(),
        not_before: Timestamp(mark.behind_at),
        since: mark.behind_since.map(Timestamp),
    });
    let mut claimed: Vec<Behind> = claimed.collect();
    claimed.sort_by_key(|mark| (mark.not_before, mark.table));
    Ok(claimed)
}

/// The platforms as a JSON array.
pub(crate) fn codes(of: &[PlatformKind]) -> String {
    of.iter().map(|platform| platform.code()).collect::<serde_json::Value>().to_string()
}

pub(crate) async fn settle(
    pool: &SqlitePool,
    seen: &Behind,
    holder: ProcessId,
    until: Option<Timestamp>,
) -> Result<(), StoreError> {
    let (id, generation, holder) = (table_id(seen.table), seen.generation.cast_signed(), holder.0.cast_signed());
    let (until, since) = (until.map(|until| until.0), seen.since.map(|since| since.0));
    query!(
        "UPDATE card_table
         SET behind_at = CASE generation WHEN ? THEN ? ELSE behind_at END, behind_since = ?, holder = NULL, held_until = NULL
         WHERE id = ? AND holder = ?",
        generation,
        until,
        since,
        id,
        holder
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn claim_duty(
    pool: &SqlitePool,
    name: &str,
    now: Timestamp,
    lease: &Lease,
) -> Result<bool, StoreError> {
    let holder = lease.holder.0.cast_signed();
    let claimed = query!(
        "INSERT INTO duty (name, holder, held_until) VALUES (?1, ?2, ?3)
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
         WHERE holder = ?2 OR held_until <= ?4",
        name,
        holder,
        lease.until.0,
        now.0
    );
    Ok(claimed.execute(pool).await.map_err(fault)?.rows_affected() == 1)
}

pub(crate) async fn note_served(
    pool: &SqlitePool,
    of: &[PlatformKind],
    span: Span,
    apart: Duration,
) -> Result<(), StoreError> {
    let (of, goes_on) = (codes(of), span.from.minus(apart));
    query!(
        "INSERT INTO served (platform, began, until)
         SELECT value, coalesce((SELECT max(began) FROM served WHERE platform = value AND until >= ?2), ?3), ?4
         FROM json_each(?1) WHERE true
         ON CONFLICT (platform, began) DO UPDATE SET until = max(until, excluded.until)",
        of,
        goes_on.0,
        span.from.0,
        span.until.0
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn served(pool: &SqlitePool, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError> {
    let of = of.code();
    let rows = query!(
        "SELECT began, until FROM served WHERE platform = ?1
         AND until >= coalesce((SELECT max(until) FROM served WHERE platform = ?1 AND until < ?2), ?2) ORDER BY began",
        of,
        since.0
    );
    let rows = rows.fetch_all(pool).await.map_err(fault)?.into_iter();
    Ok(rows.map(|row| Span { from: Timestamp(row.began), until: Timestamp(row.until) }).collect())
}

/// Ends what one process holds: all of it, or what it holds until that moment.
pub(crate) async fn release(
    connection: &mut SqliteConnection,
    holder: ProcessId,
    until: Option<Timestamp>,
) -> Result<(), StoreError> {
    let (holder, until) = (holder.0.cast_signed(), until.map(|until| until.0));
    query!("UPDATE timer SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = ?1 AND (?2 IS NULL OR held_until = ?2)", holder, until)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE card_table SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = ?1 AND (?2 IS NULL OR held_until = ?2)", holder, until)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE league SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = ?1 AND (?2 IS NULL OR held_until = ?2)", holder, until)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("DELETE FROM duty WHERE holder = ?1 AND (?2 IS NULL OR held_until = ?2)", holder, until)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    Ok(())
}

/// Ends what any process holds, for the one that owns the database now.
pub(crate) async fn release_all(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    query!("UPDATE timer SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL")
        .execute(&mut *connection)
        .await?;
    query!("UPDATE card_table SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL")
        .execute(&mut *connection)
        .await?;
    query!("UPDATE league SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL")
        .execute(&mut *connection)
        .await?;
    query!("DELETE FROM duty").execute(connection).await?;
    Ok(())
}

pub(crate) async fn bring_forward(
    connection: &mut SqliteConnection,
    after: Timestamp,
    to: Timestamp,
    leased: Timestamp,
) -> Result<(), StoreError> {
    let ai = TimerKind::Ai.code();
    query!("UPDATE card_table SET behind_at = ? WHERE behind_at > ?", to.0, after.0)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE timer SET due = ? WHERE due > ? AND kind = ?", to.0, after.0, ai)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE card_table SET held_until = ?1 WHERE held_until > ?1", leased.0)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE timer SET held_until = ?1 WHERE held_until > ?1", leased.0)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE league SET held_until = ?1 WHERE held_until > ?1", leased.0)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE duty SET held_until = ?1 WHERE held_until > ?1", leased.0)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE pace SET next = ? WHERE next > ?", to.0, after.0).execute(connection).await.map_err(fault)?;
    Ok(())
}

pub(crate) async fn next_due(pool: &SqlitePool, of: &[PlatformKind]) -> Result<NextDue, StoreError> {
    let of = codes(of);
    let next = query!(
        r#"SELECT (SELECT min(due) FROM timer WHERE held_until IS NULL) AS "timer?: i64",
                  (SELECT min(held_until) FROM timer WHERE held_until IS NOT NULL) AS "timer_held?: i64",
                  (SELECT behind_at FROM card_table WHERE behind_at IS NOT NULL AND held_until IS NULL
                       AND platform IN (SELECT value FROM json_each(?1))
                   ORDER BY behind_at LIMIT 1) AS "mark?: i64",
                  (SELECT min(held_until) FROM card_table
                   WHERE held_until IS NOT NULL AND platform IN (SELECT value FROM json_each(?1))) AS "mark_held?: i64",
                  (SELECT due FROM league WHERE due IS NOT NULL AND held_until IS NULL
                       AND platform IN (SELECT value FROM json_each(?1))
                   ORDER BY due LIMIT 1) AS "league?: i64",
                  (SELECT min(held_until) FROM league
                   WHERE held_until IS NOT NULL AND platform IN (SELECT value FROM json_each(?1))) AS "league_held?: i64""#,
        of
    )
    .fetch_one(pool)
    .await
    .map_err(fault)?;
    let first = |free: Option<i64>, held: Option<i64>| free.into_iter().chain(held).min().map(Timestamp);
    Ok(NextDue {
        timer: first(next.timer, next.timer_held),
        mark: first(next.mark, next.mark_held),
        league: first(next.league, next.league_held),
    })
}

pub(crate) async fn load(pool: &SqlitePool, now: Timestamp) -> Result<Load, StoreError> {
    let counted = query!(
        r#"SELECT (SELECT count(*) FROM card_table INDEXED BY card_table_by_chat WHERE open = 1) AS "open!: i64",
                  (SELECT count(*) FROM card_table WHERE behind_at IS NOT NULL AND behind_at <= ?1) AS "behind!: i64",
                  (SELECT count(*) FROM timer WHERE due <= ?1) AS "due!: i64""#,
        now.0
    )
    .fetch_one(pool)
    .await
    .map_err(fault)?;
    Ok(Load {
        open_tables: counted.open.cast_unsigned(),
        tables_behind: counted.behind.cast_unsigned(),
        timers_due: counted.due.cast_unsigned(),
    })
}
