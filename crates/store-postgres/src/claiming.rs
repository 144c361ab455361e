//! Claims on due work.
//!
//! A claim skips the rows that another process is claiming or changing at this moment; they are claimed a moment later.

use sqlx::query;
use talon_store::leagues::DueLeague;
use talon_store::{Behind, DueTimer, Lease, PlatformKind, StoreError, Timer};
use talon_table::Timestamp;

use crate::claims::codes;
use crate::columns::{coded, league, limit, table};
use crate::dialect::{Moment, Pool};
use crate::fault::fault;

pub(crate) async fn claim_timers(
    pool: &Pool,
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
    // A row that cannot be read must not keep the others from ringing.
    let claimed = claimed.into_iter().filter_map(|row| {
        let kind = coded(&row.kind).ok()?;
        Some(DueTimer { table: table(row.table_id), timer: Timer { kind, due: row.due.0 } })
    });
    let mut claimed: Vec<DueTimer> = claimed.collect();
    // `UPDATE … RETURNING` returns rows in no order.
    claimed.sort_by_key(|due| (due.timer.due, due.table, due.timer.kind));
    Ok(claimed)
}

pub(crate) async fn claim_marks(
    pool: &Pool,
    now: Timestamp,
    lease: &Lease,
    of: &[PlatformKind],
    most: usize,
) -> Result<Vec<Behind>, StoreError> {
    let claimed = query!(
        r#"WITH ripe AS MATERIALIZED (
               SELECT id FROM card_table
               WHERE behind_at <= $1 AND (held_until IS NULL OR held_until <= $1) AND platform IN (SELECT value ->> 0 FROM json_each($5))
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
        codes(of)
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

pub(crate) async fn claim_leagues(
    pool: &Pool,
    now: Timestamp,
    lease: &Lease,
    of: &[PlatformKind],
    most: usize,
) -> Result<Vec<DueLeague>, StoreError> {
    let claimed = query!(
        r#"WITH ripe AS MATERIALIZED (
               SELECT id FROM league
               WHERE due <= $1 AND (held_until IS NULL OR held_until <= $1) AND platform IN (SELECT value ->> 0 FROM json_each($5))
               ORDER BY due, id < 0, id LIMIT $2
               FOR UPDATE SKIP LOCKED
           )
           UPDATE league SET holder = $3, held_until = $4 FROM ripe WHERE league.id = ripe.id
           RETURNING league.id, league.generation, league.due AS "due!""#,
        Moment(now),
        limit(most),
        lease.holder.0.cast_signed(),
        Moment(lease.until),
        codes(of)
    );
    let claimed = claimed.fetch_all(pool).await.map_err(fault)?.into_iter().map(|row| DueLeague {
        league: league(row.id),
        due: row.due.0,
        generation: row.generation.cast_unsigned(),
    });
    // `UPDATE … RETURNING` returns rows in no order.
    let mut claimed: Vec<DueLeague> = claimed.collect();
    claimed.sort_by_key(|due| (due.due, due.league));
    Ok(claimed)
}
