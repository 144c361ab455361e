//! Claims on due work.

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
    let (holder, most) = (lease.holder.0.cast_signed(), limit(most));
    let claimed = query!(
        r#"UPDATE timer SET holder = $1, held_until = $2
           WHERE (table_id, kind) IN (
               SELECT table_id, kind FROM timer
               WHERE due <= $3 AND (held_until IS NULL OR held_until <= $3)
               ORDER BY due, table_id < 0, table_id, kind LIMIT $4
           )
           RETURNING table_id AS "table_id!", kind AS "kind!", due AS "due!: Moment""#,
        holder,
        Moment(lease.until),
        Moment(now),
        most
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
    let (holder, of, most) = (lease.holder.0.cast_signed(), codes(of), limit(most));
    let claimed = query!(
        r#"UPDATE card_table SET holder = $1, held_until = $2
           WHERE id IN (
               SELECT id FROM card_table
               WHERE behind_at IS NOT NULL AND behind_at <= $3 AND (held_until IS NULL OR held_until <= $3)
                   AND platform IN (SELECT value ->> 0 FROM json_each($4))
               ORDER BY behind_at, id < 0, id LIMIT $5
           )
           RETURNING id AS "id!", generation AS "generation!", behind_at AS "behind_at!: Moment", behind_since AS "behind_since: Moment""#,
        holder,
        Moment(lease.until),
        Moment(now),
        of,
        most
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
    let (holder, of, most) = (lease.holder.0.cast_signed(), codes(of), limit(most));
    let claimed = query!(
        r#"UPDATE league SET holder = $1, held_until = $2
           WHERE id IN (
               SELECT id FROM league
               WHERE due IS NOT NULL AND due <= $3 AND (held_until IS NULL OR held_until <= $3)
                   AND platform IN (SELECT value ->> 0 FROM json_each($4))
               ORDER BY due, id < 0, id LIMIT $5
           )
           RETURNING id AS "id!", generation AS "generation!", due AS "due!: Moment""#,
        holder,
        Moment(lease.until),
        Moment(now),
        of,
        most
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
