//! Reservations of writes, within the noted paces.

use sqlx::query;
use talon_store::{Store as _, StoreError, WriteWish};
use talon_table::Timestamp;

use crate::delivery::WHOLE_BOT;
use crate::dialect::SqlStore;
use crate::fault::fault;

/// Reserves a write; or returns the moments noted for the conversation and for the bot.
pub(crate) async fn reserve(
    store: &SqlStore,
    wish: &WriteWish,
) -> Result<Result<(), (Timestamp, Timestamp)>, StoreError> {
    let mut transaction = store.write().await?;
    let platform = wish.platform.code();
    let (chat, bot) = wish.next(Timestamp(i64::MIN), Timestamp(i64::MIN));
    let (chat_gap, bot_gap) = (chat.0 - wish.at.0, bot.0 - wish.at.0);
    let (chat_ahead, bot_ahead) = (wish.at.plus(wish.chat_ahead), wish.at.plus(wish.bot_ahead));
    // If one row may not be changed yet, the other is not changed either.
    let taken = query!(
        "INSERT INTO pace (platform, chat, next) VALUES ($1, $2, $3), ($1, $4, $5)
         ON CONFLICT (platform, chat) DO UPDATE
         SET next = max(next, $6) + CASE chat WHEN $4 THEN $7 ELSE $8 END
         WHERE next <= CASE chat WHEN $4 THEN $9 ELSE $10 END",
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
    .execute(&mut *transaction)
    .await
    .map_err(fault)?;
    if taken.rows_affected() == 2 {
        transaction.commit().await.map_err(fault)?;
        return Ok(Ok(()));
    }
    transaction.rollback().await.map_err(fault)?;
    store.paces(wish.platform, &wish.chat).await.map(Err)
}
