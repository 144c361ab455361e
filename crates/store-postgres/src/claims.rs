//! Claims on due work: timers, and the marks of tables whose pages may be behind.
//!
//! A claim passes by the rows that another process is claiming or changing at this moment; they are claimed a moment later.

use std::time::Duration;

use sqlx::{PgConnection, PgPool, query};
use talon_store::{
    Behind, DueTimer, Lease, Load, NextDue, PlatformKind, ProcessId, Span, StoreError, Timer, TimerKind,
};
use talon_table::Timestamp;

use crate::columns::{coded, limit, table, table_id};
use crate::fault::fault;
use crate::moment::Moment;

pub(crate) async fn claim_timers(
    pool: &PgPool,
    now: Timestamp,
    lease: &Lease,
    most: usize,
) -> Result<Vec<DueTimer>, StoreError> {
    let claimed = query!(
        r#"WITH ripe AS MATERIALIZED (
               SELECT table_id, kind FROM timer
               WHERE due <= $1 AND (held_until IS NULL OR held_until <= $1)
               ORDER BY due, table_id < 0, table_id, kind COLLATE "C" LIMIT $2
               FOR UPDATE SKIP LOCKED
           )
           UPDATE timer SET holder = $3, held_until = $4 FROM ripe
           WHERE timer.table_id = ripe.table_id AND timer.kind = ripe.kind
           RETURNING timer.table_id, timer.kind, timer.due"#,
        Moment(now),
        limit(most),
        lease.holder.0.cast_signed(),
        Moment(lease.until)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    // One that cannot be read keeps no other from ringing.
    let claimed = claimed.into_iter().filter_map(|row| {
        let kind = coded(&row.kind).ok()?;
        Some(DueTimer { table: table(row.table_id), timer: Timer { kind, due: row.due.0 } })
    });
    let mut claimed: Vec<DueTimer> = claimed.collect();
    // A change returns its rows in no order.
    claimed.sort_by_key(|due| (due.timer.due, due.table, due.timer.kind));
    Ok(claimed)
}

pub(crate) async fn reset_timer(
    pool: &PgPool,
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

pub(crate) async fn claim_marks(
    pool: &PgPool,
    now: Timestamp,
    lease: &Lease,
    of: &[PlatformKind],
    most: usize,
) -> Result<Vec<Behind>, StoreError> {
    let claimed = query!(
        r#"WITH ripe AS MATERIALIZED (
               SELECT id FROM card_table
               WHERE behind_at <= $1 AND (held_until IS NULL OR held_until <= $1) AND platform = ANY ($5)
               ORDER BY behind_at, id < 0, id LIMIT $2
               FOR UPDATE SKIP LOCKED
           )
           UPDATE card_table SET holder = $3, held_until = $4 FROM ripe WHERE card_table.id = ripe.id
           RETURNING card_table.id, card_table.generation, card_table.behind_at AS "behind_at!",
               card_table.behind_since"#,
        Moment(now),
        limit(most),
        lease.holder.0.cast_signed(),
        Moment(lease.until),
        &codes(of)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    let claimed = claimed.into_iter().map(|mark| Behind {
        table: table(mark.id),
        generation: mark.generation.cast_unsigned(),
        not_before: mark.behind_at.0,
        since: mark.behind_since.map(|since| since.0),
    });
    let mut claimed: Vec<Behind> = claimed.collect();
    claimed.sort_by_key(|mark| (mark.not_before, mark.table));
    Ok(claimed)
}

pub(crate) fn codes(of: &[PlatformKind]) -> Vec<String> {
    of.iter().map(|platform| platform.code().to_owned()).collect()
}

pub(crate) async fn settle(
    pool: &PgPool,
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

pub(crate) async fn claim_duty(pool: &PgPool, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError> {
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
    pool: &PgPool,
    of: &[PlatformKind],
    span: Span,
    apart: Duration,
) -> Result<(), StoreError> {
    query!(
        "INSERT INTO served (platform, began, until)
         SELECT kind, coalesce((SELECT max(began) FROM served WHERE platform = kind AND until >= $2), $3), $4
         FROM unnest($1::text[]) AS kinds (kind)
         ON CONFLICT (platform, began) DO UPDATE SET until = greatest(served.until, excluded.until)",
        &codes(of),
        Moment(span.from.minus(apart)),
        Moment(span.from),
        Moment(span.until)
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn served(pool: &PgPool, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError> {
    let rows = query!(
        "SELECT began, until FROM served WHERE platform = $1
         AND until >= coalesce((SELECT max(until) FROM served WHERE platform = $1 AND until < $2), $2) ORDER BY began",
        of.code(),
        Moment(since)
    );
    let rows = rows.fetch_all(pool).await.map_err(fault)?.into_iter();
    Ok(rows.map(|row| Span { from: row.began.0, until: row.until.0 }).collect())
}

/// Ends what one process holds: all of it, or what it holds until that moment.
pub(crate) async fn release(
    connection: &mut PgConnection,
    holder: ProcessId,
    until: Option<Timestamp>,
) -> Result<(), StoreError> {
    let (holder, until) = (holder.0.cast_signed(), until.map(Moment));
    query!("UPDATE timer SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = $1 AND ($2::timestamptz IS NULL OR held_until = $2)", holder, until as Option<Moment>)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE card_table SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = $1 AND ($2::timestamptz IS NULL OR held_until = $2)", holder, until as Option<Moment>)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE league SET holder = NULL, held_until = NULL WHERE held_until IS NOT NULL AND holder = $1 AND ($2::timestamptz IS NULL OR held_until = $2)", holder, until as Option<Moment>)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!(
        "DELETE FROM duty WHERE holder = $1 AND ($2::timestamptz IS NULL OR held_until = $2)",
        holder,
        until as Option<Moment>
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    Ok(())
}

/// Ends what any process holds.
pub(crate) async fn release_all(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
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
    connection: &mut PgConnection,
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

pub(crate) async fn next_due(pool: &PgPool, of: &[PlatformKind]) -> Result<NextDue, StoreError> {
    let next = query!(
        "SELECT (SELECT due FROM timer WHERE held_until IS NULL ORDER BY due LIMIT 1) AS timer,
                (SELECT min(held_until) FROM timer) AS timer_held,
                (SELECT behind_at FROM card_table
                 WHERE behind_at IS NOT NULL AND held_until IS NULL AND platform = ANY ($1)
                 ORDER BY behind_at LIMIT 1) AS mark,
                (SELECT min(held_until) FROM card_table WHERE held_until IS NOT NULL AND platform = ANY ($1))
                    AS mark_held,
                (SELECT due FROM league
                 WHERE due IS NOT NULL AND held_until IS NULL AND platform = ANY ($1)
                 ORDER BY due LIMIT 1) AS league,
                (SELECT min(held_until) FROM league WHERE held_until IS NOT NULL AND platform = ANY ($1))
                    AS league_held",
        &codes(of)
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

pub(crate) async fn load(pool: &PgPool, now: Timestamp) -> Result<Load, StoreError> {
    let counted = query!(
        r#"SELECT (SELECT count(*) FROM card_table WHERE open) AS "open!",
                  (SELECT count(*) FROM card_table WHERE behind_at IS NOT NULL AND behind_at <= $1) AS "behind!",
                  (SELECT count(*) FROM timer WHERE due <= $1) AS "due!""#,
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
