//! The marks of tables whose pages may be behind, and paces.

use sqlx::{PgExecutor, PgPool, query};
use talon_store::{PlatformKind, StoreError, WriteWish};
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

/// Takes the right to write; or tells the moments that are noted for the conversation and for the bot. All is one statement: of two
/// wishes at once the second waits at the bot's row for the first, and must not wait for that one's program, too.
pub(crate) async fn reserve(pool: &PgPool, wish: &WriteWish) -> Result<Result<(), (Timestamp, Timestamp)>, StoreError> {
    let (chat, bot) = wish.next(Timestamp(i64::MIN), Timestamp(i64::MIN));
    let asked = query!(
        r#"WITH noted AS MATERIALIZED (
             SELECT chat, next FROM pace WHERE platform = $1 AND chat IN ($2, $3) ORDER BY chat FOR UPDATE
         ), chat_taken AS (
             INSERT INTO pace AS known (platform, chat, next)
             SELECT $1, $2, $4::timestamptz
             WHERE NOT EXISTS (SELECT FROM noted WHERE next > CASE chat WHEN $3 THEN $7::timestamptz ELSE $5 END)
             ON CONFLICT (platform, chat) DO UPDATE SET next = greatest(known.next, $8) + (excluded.next - $8)
             WHERE known.next <= $5::timestamptz
             RETURNING chat
         ), bot_taken AS (
             INSERT INTO pace AS known (platform, chat, next)
             SELECT $1, $3, $6::timestamptz FROM chat_taken
             ON CONFLICT (platform, chat) DO UPDATE SET next = greatest(known.next, $8) + (excluded.next - $8)
             WHERE known.next <= $7
             RETURNING chat
         )
         SELECT EXISTS (SELECT FROM bot_taken) AS "taken!",
             (SELECT next FROM noted WHERE chat = $2) AS "chat: Moment",
             (SELECT next FROM noted WHERE chat = $3) AS "bot: Moment""#,
        wish.platform.code(),
        wish.chat,
        WHOLE_BOT,
        Moment(chat),
        Moment(wish.at.plus(wish.chat_ahead)),
        Moment(bot),
        Moment(wish.at.plus(wish.bot_ahead)),
        Moment(wish.at)
    )
    .fetch_one(pool)
    .await
    .map_err(fault)?;
    let next = |noted: Option<Moment>| noted.map_or(Timestamp(i64::MIN), |next| next.0);
    Ok(if asked.taken { Ok(()) } else { Err((next(asked.chat), next(asked.bot))) })
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
