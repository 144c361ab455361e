//! The presets of the communities.

use sqlx::{PgConnection, PgPool, query, query_as, query_scalar};
use talon_games::GameKind;
use talon_house::ports::store::{NewPreset, PresetChanged, PresetRow, PresetSaved};
use talon_house::{PlatformKind, StoreError};

use crate::columns::{PresetColumns, limit, rows};
use crate::fault::fault;

/// Lets nobody else change presets until the transaction ends. They change seldom, and what may be added depends on
/// what there is.
pub(crate) async fn lock(connection: &mut PgConnection) -> Result<(), StoreError> {
    query!("LOCK TABLE preset IN SHARE ROW EXCLUSIVE MODE").execute(connection).await.map_err(fault)?;
    Ok(())
}

pub(crate) async fn presets(pool: &PgPool, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError> {
    let columns = query_as!(
        PresetColumns,
        r#"SELECT number, platform, chat, game, name, options::text AS "options!", is_default
           FROM preset WHERE platform = $1 AND chat = $2 ORDER BY number"#,
        platform.code(),
        chat
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    rows(columns)
}

/// Adds a preset within a transaction that the caller commits if, and only if, the answer is `Saved`.
pub(crate) async fn save(
    connection: &mut PgConnection,
    new: &NewPreset,
    most: usize,
) -> Result<PresetSaved, StoreError> {
    let (platform, game) = (new.platform.code(), new.game.name());
    lock(&mut *connection).await?;
    let beside = query!(
        r#"SELECT count(*) AS "count!", coalesce(bool_or(folded = $1), false) AS "taken!"
           FROM preset WHERE platform = $2 AND chat = $3 AND game = $4"#,
        new.folded,
        platform,
        new.chat,
        game
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(fault)?;
    if beside.taken {
        return Ok(PresetSaved::NameTaken);
    }
    if beside.count >= limit(most) {
        return Ok(PresetSaved::Full);
    }
    let options = serde_json::to_string(&new.options)
        .map_err(|_| StoreError::Corrupt("a preset has no stored form".to_owned()))?;
    let number = query_scalar!(
        "INSERT INTO preset (platform, chat, game, name, folded, options, is_default)
         VALUES ($1, $2, $3, $4, $5, $6::text::jsonb, false) RETURNING number",
        platform,
        new.chat,
        game,
        new.name,
        new.folded,
        options
    )
    .fetch_one(connection)
    .await
    .map_err(fault)?;
    let number = u32::try_from(number);
    number.map(PresetSaved::Saved).map_err(|_| StoreError::Corrupt("the numbers of presets are used up".to_owned()))
}

pub(crate) async fn delete(
    connection: &mut PgConnection,
    platform: PlatformKind,
    chat: &str,
    number: u32,
) -> Result<PresetChanged, StoreError> {
    let deleted = query!(
        "DELETE FROM preset WHERE number = $1 AND platform = $2 AND chat = $3",
        i64::from(number),
        platform.code(),
        chat
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(if deleted.rows_affected() == 1 { PresetChanged::Done } else { PresetChanged::Unknown })
}

/// Makes one preset the default, or none.
pub(crate) async fn choose_default(
    connection: &mut PgConnection,
    platform: PlatformKind,
    chat: &str,
    game: GameKind,
    number: Option<u32>,
) -> Result<PresetChanged, StoreError> {
    let (platform, game) = (platform.code(), game.name());
    lock(&mut *connection).await?;
    query!(
        "UPDATE preset SET is_default = false WHERE platform = $1 AND chat = $2 AND game = $3 AND is_default",
        platform,
        chat,
        game
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    let Some(number) = number else {
        return Ok(PresetChanged::Done);
    };
    let chosen = query!(
        "UPDATE preset SET is_default = true WHERE number = $1 AND platform = $2 AND chat = $3 AND game = $4",
        i64::from(number),
        platform,
        chat,
        game
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(if chosen.rows_affected() == 1 { PresetChanged::Done } else { PresetChanged::Unknown })
}

/// Gives the presets the chat's new identifier, except those whose names are taken there.
pub(crate) async fn move_presets(
    connection: &mut PgConnection,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    let platform = platform.code();
    lock(&mut *connection).await?;
    query!(
        "DELETE FROM preset USING preset AS there
         WHERE preset.platform = $1 AND preset.chat = $2 AND there.platform = $1 AND there.chat = $3
             AND there.game = preset.game AND there.folded = preset.folded",
        platform,
        from,
        to
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!(
        "UPDATE preset SET chat = $3, is_default = is_default AND NOT EXISTS (
             SELECT FROM preset AS there WHERE there.platform = $1 AND there.chat = $3
                 AND there.game = preset.game AND there.is_default)
         WHERE platform = $1 AND chat = $2",
        platform,
        from,
        to
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
