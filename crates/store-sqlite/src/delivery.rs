//! The marks of tables whose pages may be behind, and paces.

use sqlx::{SqliteConnection, SqliteExecutor, SqlitePool, query, query_scalar};
use talon_store::{PlatformKind, StoreError, WriteWish};
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

/// Takes the right to write within a transaction that the caller commits if, and only if, the answer is yes.
pub(crate) async fn reserve(connection: &mut SqliteConnection, wish: &WriteWish) -> Result<bool, StoreError> {
    let platform = wish.platform.code();
    let (chat, bot) = wish.next(Timestamp(i64::MIN), Timestamp(i64::MIN));
    let (chat_gap, bot_gap) = (chat.0 - wish.at.0, bot.0 - wish.at.0);
    let (chat_ahead, bot_ahead) = (wish.at.plus(wish.chat_ahead), wish.at.plus(wish.bot_ahead));
    // A row that may not be changed yet is left alone, and then not both are.
    let taken = query!(
        "INSERT INTO pace (platform, chat, next) VALUES (?1, ?2, ?3), (?1, ?4, ?5)
         ON CONFLICT (platform, chat) DO UPDATE
         SET next = max(next, ?6) + CASE chat WHEN ?4 THEN ?7 ELSE ?8 END
         WHERE next <= CASE chat WHEN ?4 THEN ?9 ELSE ?10 END",
        platform,
        wish.chat,
        chat.0,
        WHOLE_BOT,
        bot.0,
        wish.at.0,
        bot_gap,
        chat_gap,
        bot_ahead.0,
        chat_ahead.0
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(taken.rows_affected() == 2)
}

pub(crate) async fn hold(
    pool: &SqlitePool,
    platform: PlatformKind,
    chat: &str,
    until: Timestamp,
) -> Result<Timestamp, StoreError> {
    let platform = platform.code();
    let next = query_scalar!(
        r#"INSERT INTO pace (platform, chat, next) VALUES (?, ?, ?)
           ON CONFLICT (platform, chat) DO UPDATE SET next = max(next, excluded.next) RETURNING next AS "next!""#,
        platform,
        chat,
        until.0
    );
    next.fetch_one(pool).await.map(Timestamp).map_err(fault)
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
