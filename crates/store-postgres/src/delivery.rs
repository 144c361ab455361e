//! The marks of tables whose pages may be behind, and paces.

use sqlx::{PgConnection, PgExecutor, PgPool, query};
use talon_house::ports::store::WriteWish;
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

/// Takes the right to write within a transaction that the caller commits if, and only if, the answer is yes. Of two wishes
/// at once the second waits at the bot's row for the first.
pub(crate) async fn reserve(connection: &mut PgConnection, wish: &WriteWish) -> Result<bool, StoreError> {
    let (chat, bot) = wish.next(Timestamp(i64::MIN), Timestamp(i64::MIN));
    // A row that may not be changed yet is left alone, and then not both are.
    let taken = query!(
        "INSERT INTO pace AS noted (platform, chat, next) VALUES ($1, $2, $3), ($1, $4, $5)
         ON CONFLICT (platform, chat) DO UPDATE
         SET next = greatest(noted.next, $6) + CASE noted.chat WHEN $4 THEN $5 - $6 ELSE $3 - $6 END
         WHERE noted.next <= CASE noted.chat WHEN $4 THEN $7::timestamptz ELSE $8 END",
        wish.platform.code(),
        wish.chat,
        Moment(chat),
        WHOLE_BOT,
        Moment(bot),
        Moment(wish.at),
        Moment(wish.at.plus(wish.bot_ahead)),
        Moment(wish.at.plus(wish.chat_ahead))
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(taken.rows_affected() == 2)
}

pub(crate) async fn hold(
    pool: &PgPool,
    platform: PlatformKind,
    chat: &str,
    until: Timestamp,
) -> Result<Timestamp, StoreError> {
    let held = query!(
        "INSERT INTO pace AS noted (platform, chat, next) VALUES ($1, $2, $3)
         ON CONFLICT (platform, chat) DO UPDATE SET next = greatest(noted.next, excluded.next) RETURNING next",
        platform.code(),
        chat,
        Moment(until)
    );
    Ok(held.fetch_one(pool).await.map_err(fault)?.next.0)
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
