//! Claims on due work: timers, and the marks of tables whose pages may be behind.

use std::time::Duration;

use sqlx::query;
use talon_store::{Behind, DueTimer, Lease, Load, NextDue, PlatformKind, ProcessId, Span, StoreError, TimerKind};
use talon_table::Timestamp;

use crate::columns::{table_id, texts_json};
use crate::dialect::{Connection, Moment, Pool};
use crate::fault::fault;

pub(crate) use crate::claiming::{claim_leagues, claim_marks, claim_timers};

pub(crate) async fn reset_timer(
    pool: &Pool,
    seen: &DueTimer,
    holder: ProcessId,
    due: Option<Timestamp>,
) -> Result<(), StoreError> {
    let (id, kind, seen) = (table_id(seen.table), seen.timer.kind.code(), Moment(seen.timer.due));
    let holder = holder.0.cast_signed();
    let change = match due.map(Moment) {
        Some(due) => {
            query!(
                "UPDATE timer SET due = $1, holder = NULL, held_until = NULL
                 WHERE table_id = $2 AND kind = $3 AND due = $4 AND holder = $5",
                due,
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
                "DELETE FROM timer WHERE table_id = $1 AND kind = $2 AND due = $3 AND holder = $4",
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

/// The platforms as one parameter.
pub(crate) fn codes(of: &[PlatformKind]) -> String {
    texts_json(of.iter().map(|platform| platform.code()))
}

pub(crate) async fn settle(
    pool: &Pool,
    seen: &Behind,
    holder: ProcessId,
    until: Option<Timestamp>,
) -> Result<(), StoreError> {
    query!(
        "UPDATE card_table
         SET behind_at = CASE generation WHEN $1 THEN $2 ELSE behind_at END, behind_since = $5, holder = NULL, held_until = NULL
         WHERE id = $3 AND holder = $4",
        seen.generation.cast_signed(),
        until.map(Moment) as Option<Moment>,
        table_id(seen.table),
        holder.0.cast_signed(),
        seen.since.map(Moment) as Option<Moment>
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn claim_duty(pool: &Pool, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError> {
    let claimed = query!(
        "INSERT INTO duty (name, holder, held_until) VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
         WHERE duty.holder = $2 OR duty.held_until <= $4",
        name,
        lease.holder.0.cast_signed(),
        Moment(lease.until),
        Moment(now)
    );
    Ok(claimed.execute(pool).await.map_err(fault)?.rows_affected() == 1)
}

pub(crate) async fn note_served(
    pool: &Pool,
    of: &[PlatformKind],
    span: Span,
    apart: Duration,
) -> Result<(), StoreError> {
    query!(
        "INSERT INTO served (platform, began, until)
         SELECT value ->> 0, coalesce((SELECT max(began) FROM served WHERE platform = value ->> 0 AND until >= $2), $3), $4
         FROM json_each($1) WHERE true
         ON CONFLICT (platform, began) DO UPDATE
         SET until = CASE WHEN served.until > excluded.until THEN served.until ELSE excluded.until END",
        codes(of),
        Moment(span.from.minus(apart)),
        Moment(span.from),
        Moment(span.until)
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn served(pool: &Pool, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError> {
    let rows = query!(
        "SELECT began, until FROM served WHERE platform = $1
         AND until >= coalesce((SELECT max(until) FROM served WHERE platform = $1 AND until < $2), $2) ORDER BY began",
        of.code(),
        Moment(since)
    );
    let rows = rows.fetch_all(pool).await.map_err(fault)?.into_iter();
    Ok(rows.map(|row| Span { from: row.began.0, until: row.until.0 }).collect())
}

/// Ends the claims of one process: all of them, or those with a lease until that moment.
pub(crate) async fn release(
    connection: &mut Connection,
    holder: ProcessId,
    until: Option<Timestamp>,
) -> Result<(), StoreError> {
    let (holder, until) = (holder.0.cast_signed(), until.map(Moment));
    query!("UPDATE timer SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = $1 AND (CAST($2 AS timestamptz) IS NULL OR held_until = $2)", holder, until as Option<Moment>)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE card_table SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = $1 AND (CAST($2 AS timestamptz) IS NULL OR held_until = $2)", holder, until as Option<Moment>)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE league SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = $1 AND (CAST($2 AS timestamptz) IS NULL OR held_until = $2)", holder, until as Option<Moment>)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!(
        "DELETE FROM duty WHERE holder = $1 AND (CAST($2 AS timestamptz) IS NULL OR held_until = $2)",
        holder,
        until as Option<Moment>
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Ends the claims of all processes.
pub(crate) async fn release_all(connection: &mut Connection) -> Result<(), sqlx::Error> {
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
    connection: &mut Connection,
    after: Timestamp,
    to: Timestamp,
    leased: Timestamp,
) -> Result<(), StoreError> {
    let (after, to, leased) = (Moment(after), Moment(to), Moment(leased));
    query!("UPDATE card_table SET behind_at = $1 WHERE behind_at > $2", to, after)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE timer SET due = $1 WHERE due > $2 AND kind = $3", to, after, TimerKind::Ai.code())
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE card_table SET held_until = $1 WHERE held_until > $1", leased)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE timer SET held_until = $1 WHERE held_until > $1", leased)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE league SET held_until = $1 WHERE held_until > $1", leased)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE duty SET held_until = $1 WHERE held_until > $1", leased)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE pace SET next = $1 WHERE next > $2", to, after).execute(connection).await.map_err(fault)?;
    Ok(())
}

pub(crate) async fn next_due(pool: &Pool, of: &[PlatformKind]) -> Result<NextDue, StoreError> {
    let next = query!(
        r#"SELECT (SELECT min(due) FROM timer WHERE held_until IS NULL) AS "timer?: Moment",
                (SELECT min(held_until) FROM timer WHERE held_until IS NOT NULL) AS "timer_held?: Moment",
                (SELECT behind_at FROM card_table
                 WHERE behind_at IS NOT NULL AND held_until IS NULL AND platform IN (SELECT value ->> 0 FROM json_each($1))
                 ORDER BY behind_at LIMIT 1) AS "mark?: Moment",
                (SELECT min(held_until) FROM card_table WHERE held_until IS NOT NULL AND platform IN (SELECT value ->> 0 FROM json_each($1)))
                    AS "mark_held?: Moment",
                (SELECT due FROM league
                 WHERE due IS NOT NULL AND held_until IS NULL AND platform IN (SELECT value ->> 0 FROM json_each($1))
                 ORDER BY due LIMIT 1) AS "league?: Moment",
                (SELECT min(held_until) FROM league WHERE held_until IS NOT NULL AND platform IN (SELECT value ->> 0 FROM json_each($1)))
                    AS "league_held?: Moment""#,
        codes(of)
    )
    .fetch_one(pool)
    .await
    .map_err(fault)?;
    let first = |free: Option<Moment>, held: Option<Moment>| free.into_iter().chain(held).map(|moment| moment.0).min();
    Ok(NextDue {
        timer: first(next.timer, next.timer_held),
        mark: first(next.mark, next.mark_held),
        league: first(next.league, next.league_held),
    })
}

/// The condition on the platform makes SQLite count the open tables in the index on it.
pub(crate) async fn load(pool: &Pool, now: Timestamp) -> Result<Load, StoreError> {
    let counted = query!(
        r#"SELECT (SELECT count(*) FROM card_table WHERE open = true AND platform >= '') AS "open!: i64",
                  (SELECT count(*) FROM card_table WHERE behind_at IS NOT NULL AND behind_at <= $1) AS "behind!: i64",
                  (SELECT count(*) FROM timer WHERE due <= $1) AS "due!: i64""#,
        Moment(now) as Moment
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
