//! When there is work: timers, the marks of tables whose pages may be behind, and paces.

use sqlx::{PgConnection, PgExecutor, PgPool, query};
use talon_house::ports::store::{Behind, DueTimer, NextDue, Pace, Timer, TimerKind};
use talon_house::{PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::{coded, limit, table, table_id};
use crate::fault::fault;
use crate::moment::Moment;

/// The chat under which the pace of a bot as a whole is kept.
const WHOLE_BOT: &str = "";

pub(crate) async fn due_timers(pool: &PgPool, now: Timestamp, most: usize) -> Result<Vec<DueTimer>, StoreError> {
    let due = query!(
        r#"SELECT table_id, kind, due FROM timer
           WHERE due <= $1 ORDER BY due, table_id < 0, table_id, kind COLLATE "C" LIMIT $2"#,
        Moment(now),
        limit(most)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    let due = due.into_iter().map(|row| {
        Ok(DueTimer { table: table(row.table_id), timer: Timer { kind: coded(&row.kind)?, due: row.due.0 } })
    });
    due.collect()
}

pub(crate) async fn reset_timer(pool: &PgPool, seen: &DueTimer, due: Option<Timestamp>) -> Result<(), StoreError> {
    let (id, kind, seen) = (table_id(seen.table), seen.timer.kind.code(), Moment(seen.timer.due));
    let change = match due.map(Moment) {
        Some(due) => {
            query!("UPDATE timer SET due = $1 WHERE table_id = $2 AND kind = $3 AND due = $4", due, id, kind, seen)
                .execute(pool)
                .await
        }
        None => {
            query!("DELETE FROM timer WHERE table_id = $1 AND kind = $2 AND due = $3", id, kind, seen)
                .execute(pool)
                .await
        }
    };
    change.map_err(fault)?;
    Ok(())
}

pub(crate) async fn mark_behind(
    executor: impl PgExecutor<'_>,
    table: TableId,
    at: Timestamp,
) -> Result<(), StoreError> {
    query!(
        "UPDATE card_table SET generation = generation + 1, behind_at = least(behind_at, $1) WHERE id = $2",
        Moment(at),
        table_id(table)
    )
    .execute(executor)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn behind(pool: &PgPool, now: Timestamp, most: usize) -> Result<Vec<Behind>, StoreError> {
    let marks = query!(
        r#"SELECT id, generation, behind_at AS "behind_at!" FROM card_table
           WHERE behind_at <= $1 ORDER BY behind_at, id < 0, id LIMIT $2"#,
        Moment(now),
        limit(most)
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    let marks = marks.into_iter().map(|mark| Behind {
        table: table(mark.id),
        generation: mark.generation.cast_unsigned(),
        not_before: mark.behind_at.0,
    });
    Ok(marks.collect())
}

pub(crate) async fn settle(pool: &PgPool, seen: &Behind, until: Option<Timestamp>) -> Result<(), StoreError> {
    query!(
        "UPDATE card_table SET behind_at = $1 WHERE id = $2 AND generation = $3 AND behind_at IS NOT NULL",
        until.map(Moment) as Option<Moment>,
        table_id(seen.table),
        seen.generation.cast_signed()
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn bring_forward(
    connection: &mut PgConnection,
    after: Timestamp,
    to: Timestamp,
) -> Result<(), StoreError> {
    let (after, to) = (Moment(after), Moment(to));
    query!("UPDATE card_table SET behind_at = $1 WHERE behind_at > $2", to, after)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE timer SET due = $1 WHERE due > $2 AND kind = $3", to, after, TimerKind::Ai.code())
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    query!("UPDATE pace SET next = $1 WHERE next > $2", to, after).execute(connection).await.map_err(fault)?;
    Ok(())
}

pub(crate) async fn save_pace(connection: &mut PgConnection, pace: &Pace) -> Result<(), StoreError> {
    query!(
        "INSERT INTO pace (platform, chat, next) VALUES ($1, $2, $3)
         ON CONFLICT (platform, chat) DO UPDATE SET next = excluded.next",
        pace.platform.code(),
        pace.chat.as_deref().unwrap_or(WHOLE_BOT),
        Moment(pace.next)
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn paces(
    pool: &PgPool,
    platform: PlatformKind,
    chat: &str,
) -> Result<(Timestamp, Timestamp), StoreError> {
    let known = query!(
        "SELECT chat, next FROM pace WHERE platform = $1 AND chat IN ($2, $3)",
        platform.code(),
        chat,
        WHOLE_BOT
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    let next =
        |wanted: &str| known.iter().find(|pace| pace.chat == wanted).map_or(Timestamp(i64::MIN), |pace| pace.next.0);
    Ok((next(chat), next(WHOLE_BOT)))
}

/// Gives a chat's pace the chat's new identifier; the later of the two where that has a pace of its own.
pub(crate) async fn move_pace(
    connection: &mut PgConnection,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    query!(
        "WITH old AS (DELETE FROM pace WHERE platform = $1 AND chat = $2 RETURNING next)
         INSERT INTO pace (platform, chat, next) SELECT $1, $3, next FROM old
         ON CONFLICT (platform, chat) DO UPDATE SET next = greatest(pace.next, excluded.next)",
        platform.code(),
        from,
        to
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn next_due(pool: &PgPool) -> Result<NextDue, StoreError> {
    let next = query!("SELECT (SELECT min(due) FROM timer) AS timer, (SELECT min(behind_at) FROM card_table) AS mark")
        .fetch_one(pool)
        .await
        .map_err(fault)?;
    Ok(NextDue { timer: next.timer.map(|due| due.0), mark: next.mark.map(|due| due.0) })
}
