//! When there is work: timers, the marks of tables whose pages may be behind, and paces.

use sqlx::{SqliteConnection, SqliteExecutor, SqlitePool, query};
use talon_house::ports::store::{Behind, DueTimer, NextDue, Pace, Timer, TimerKind};
use talon_house::{PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::{coded, limit, table, table_id};
use crate::fault::fault;

/// The chat under which the pace of a bot as a whole is kept.
const WHOLE_BOT: &str = "";

pub(crate) async fn due_timers(pool: &SqlitePool, now: Timestamp, most: usize) -> Result<Vec<DueTimer>, StoreError> {
    let most = limit(most);
    let due = query!(
        r#"SELECT table_id AS "table_id!", kind AS "kind!", due AS "due!" FROM timer
           WHERE due <= ? ORDER BY due, table_id < 0, table_id, kind LIMIT ?"#,
        now.0,
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    let due = due.into_iter().map(|row| {
        Ok(DueTimer { table: table(row.table_id), timer: Timer { kind: coded(&row.kind)?, due: Timestamp(row.due) } })
    });
    due.collect()
}

pub(crate) async fn reset_timer(pool: &SqlitePool, seen: &DueTimer, due: Option<Timestamp>) -> Result<(), StoreError> {
    let (id, kind, seen) = (table_id(seen.table), seen.timer.kind.code(), seen.timer.due.0);
    let change = match due {
        Some(due) => {
            query!("UPDATE timer SET due = ? WHERE table_id = ? AND kind = ? AND due = ?", due.0, id, kind, seen)
                .execute(pool)
                .await
        }
        None => {
            query!("DELETE FROM timer WHERE table_id = ? AND kind = ? AND due = ?", id, kind, seen).execute(pool).await
        }
    };
    change.map_err(fault)?;
    Ok(())
}

pub(crate) async fn mark_behind(
    executor: impl SqliteExecutor<'_>,
    table: TableId,
    at: Timestamp,
) -> Result<(), StoreError> {
    let id = table_id(table);
    query!(
        "UPDATE card_table SET generation = generation + 1, behind_at = min(coalesce(behind_at, ?1), ?1) WHERE id = ?2",
        at.0,
        id
    )
    .execute(executor)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn behind(pool: &SqlitePool, now: Timestamp, most: usize) -> Result<Vec<Behind>, StoreError> {
    let most = limit(most);
    let marks = query!(
        r#"SELECT id, generation, behind_at AS "behind_at!" FROM card_table
           WHERE behind_at IS NOT NULL AND behind_at <= ?
           ORDER BY behind_at, id < 0, id LIMIT ?"#,
        now.0,
        most
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    let marks = marks.into_iter().map(|mark| Behind {
        table: table(mark.id),
        generation: mark.generation.cast_unsigned(),
        not_before: Timestamp(mark.behind_at),
    });
    Ok(marks.collect())
}

pub(crate) async fn settle(pool: &SqlitePool, seen: &Behind, until: Option<Timestamp>) -> Result<(), StoreError> {
    let (id, generation) = (table_id(seen.table), seen.generation.cast_signed());
    let until = until.map(|until| until.0);
    query!(
        "UPDATE card_table SET behind_at = ? WHERE id = ? AND generation = ? AND behind_at IS NOT NULL",
        until,
        id,
        generation
    )
    .execute(pool)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn bring_forward(
    connection: &mut SqliteConnection,
    after: Timestamp,
    to: Timestamp,
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
    query!("UPDATE pace SET next = ? WHERE next > ?", to.0, after.0).execute(connection).await.map_err(fault)?;
    Ok(())
}

pub(crate) async fn save_pace(connection: &mut SqliteConnection, pace: &Pace) -> Result<(), StoreError> {
    let (platform, chat) = (pace.platform.code(), pace.chat.as_deref().unwrap_or(WHOLE_BOT));
    query!(
        "INSERT INTO pace (platform, chat, next) VALUES (?, ?, ?)
         ON CONFLICT (platform, chat) DO UPDATE SET next = excluded.next",
        platform,
        chat,
        pace.next.0
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn paces(
    pool: &SqlitePool,
    platform: PlatformKind,
    chat: &str,
) -> Result<(Timestamp, Timestamp), StoreError> {
    let platform = platform.code();
    let known = query!("SELECT chat, next FROM pace WHERE platform = ? AND chat IN (?, ?)", platform, chat, WHOLE_BOT)
        .fetch_all(pool)
        .await
        .map_err(fault)?;
    let next = |wanted: &str| {
        known.iter().find(|pace| pace.chat == wanted).map_or(Timestamp(i64::MIN), |pace| Timestamp(pace.next))
    };
    Ok((next(chat), next(WHOLE_BOT)))
}

/// Gives a chat's pace the chat's new identifier; the later of the two where that has a pace of its own.
pub(crate) async fn move_pace(
    connection: &mut SqliteConnection,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    let platform = platform.code();
    query!(
        "INSERT INTO pace (platform, chat, next) SELECT platform, ?, next FROM pace WHERE platform = ? AND chat = ?
         ON CONFLICT (platform, chat) DO UPDATE SET next = max(next, excluded.next)",
        to,
        platform,
        from
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!("DELETE FROM pace WHERE platform = ? AND chat = ?", platform, from)
        .execute(&mut *connection)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(crate) async fn next_due(pool: &SqlitePool) -> Result<NextDue, StoreError> {
    let next = query!(
        r#"SELECT (SELECT min(due) FROM timer) AS "timer: i64",
                  (SELECT min(behind_at) FROM card_table WHERE behind_at IS NOT NULL) AS "mark: i64""#
    )
    .fetch_one(pool)
    .await
    .map_err(fault)?;
    Ok(NextDue { timer: next.timer.map(Timestamp), mark: next.mark.map(Timestamp) })
}
