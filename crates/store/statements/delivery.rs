//! The marks of tables whose pages may be behind, and paces.

use sqlx::query;
use talon_store::{PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};

use crate::columns::table_id;
use crate::dialect::{Executor, Moment, Pool};
use crate::fault::fault;

pub(crate) use crate::reserve::reserve;

/// The chat under which the pace of the whole bot is stored.
pub(crate) const WHOLE_BOT: &str = "";

pub(crate) async fn mark_behind(executor: impl Executor<'_>, table: TableId, at: Timestamp) -> Result<(), StoreError> {
    query!(
        "UPDATE card_table SET generation = generation + 1, behind_at = CASE WHEN behind_at < $1 THEN behind_at ELSE $1 END WHERE id = $2",
        Moment(at),
        table_id(table)
    )
    .execute(executor)
    .await
    .map_err(fault)?;
    Ok(())
}

pub(crate) async fn hold(
    pool: &Pool,
    platform: PlatformKind,
    chat: &str,
    until: Timestamp,
) -> Result<Timestamp, StoreError> {
    let held = query!(
        r#"INSERT INTO pace AS noted (platform, chat, next) VALUES ($1, $2, $3)
         ON CONFLICT (platform, chat) DO UPDATE SET next = CASE WHEN noted.next > excluded.next THEN noted.next ELSE excluded.next END
           RETURNING next AS "next!""#,
        platform.code(),
        chat,
        Moment(until)
    );
    Ok(held.fetch_one(pool).await.map_err(fault)?.next.0)
}

pub(crate) async fn paces(
    pool: &Pool,
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
