//! The marks of tables whose pages may be behind, and paces.

use sqlx::{PgConnection, PgExecutor, PgPool, query};
use talon_house::ports::store::Pace;
use talon_house::{PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::table_id;
use crate::fault::fault;
use crate::moment::Moment;

/// The chat under which the pace of a bot as a whole is kept.
const WHOLE_BOT: &str = "";

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
