//! The marks of tables whose pages may be behind, and paces.

use sqlx::{SqliteConnection, SqliteExecutor, SqlitePool, query};
use talon_house::ports::store::Pace;
use talon_house::{PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::table_id;
use crate::fault::fault;

/// The chat under which the pace of a bot as a whole is kept.
const WHOLE_BOT: &str = "";

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
