//! Reservations of writes, within the noted paces.

use sqlx::query;
use talon_store::{StoreError, WriteWish};
use talon_table::Timestamp;

use crate::delivery::WHOLE_BOT;
use crate::dialect::{Moment, SqlStore};
use crate::fault::fault;

/// Reserves a write; or returns the moments noted for the conversation and for the bot. It is a single statement: the second of two
/// concurrent wishes waits at the bot's row for the first, and must not wait for the other's program too.
pub(crate) async fn reserve(
    store: &SqlStore,
    wish: &WriteWish,
) -> Result<Result<(), (Timestamp, Timestamp)>, StoreError> {
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
    .fetch_one(store.writer())
    .await
    .map_err(fault)?;
    let next = |noted: Option<Moment>| noted.map_or(Timestamp(i64::MIN), |next| next.0);
    Ok(if asked.taken { Ok(()) } else { Err((next(asked.chat), next(asked.bot))) })
}
