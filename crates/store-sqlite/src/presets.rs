//! The presets of the communities.

use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use talon_games::GameKind;
use talon_house::ports::store::{NewPreset, PresetChanged, PresetRow, PresetSaved};
use talon_house::{PlatformKind, StoreError};

use crate::columns::{PresetColumns, limit, rows};
use crate::fault::fault;

pub(crate) async fn presets(
    pool: &SqlitePool,
    platform: PlatformKind,
    chat: &str,
) -> Result<Vec<PresetRow>, StoreError> {
    let platform = platform.code();
    let columns = query_as!(
        PresetColumns,
        r#"SELECT number, platform, chat, game, name, options, is_default AS "is_default: bool"
           FROM preset WHERE platform = ? AND chat = ? ORDER BY number"#,
        platform,
        chat
    )
    .fetch_all(pool)
    .await
    .map_err(fault)?;
    rows(columns)
}

/// Adds a preset within a transaction that the caller commits if, and only if, the answer is `Saved`.
pub(crate) async fn save(
    connection: &mut SqliteConnection,
    new: &NewPreset,
    most: usize,
) -> Result<PresetSaved, StoreError> {
    let (platform, game) = (new.platform.code(), new.game.name());
    let beside = query!(
        r#"SELECT count(*) AS "count!: i64", coalesce(max(folded = ?), 0) AS "taken!: bool"
           FROM preset WHERE platform = ? AND chat = ? AND game = ?"#,
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
    let added = query!(
        "INSERT INTO preset (platform, chat, game, name, folded, options, is_default) VALUES (?, ?, ?, ?, ?, ?, 0)",
        platform,
        new.chat,
        game,
        new.name,
        new.folded,
        options
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    let number = u32::try_from(added.last_insert_rowid());
    number.map(PresetSaved::Saved).map_err(|_| StoreError::Corrupt("the numbers of presets are used up".to_owned()))
}

pub(crate) async fn delete(
    connection: &mut SqliteConnection,
    platform: PlatformKind,
    chat: &str,
    number: u32,
) -> Result<PresetChanged, StoreError> {
    let platform = platform.code();
    let deleted = query!("DELETE FROM preset WHERE number = ? AND platform = ? AND chat = ?", number, platform, chat)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(if deleted.rows_affected() == 1 { PresetChanged::Done } else { PresetChanged::Unknown })
}

/// Makes one preset the default, or none.
pub(crate) async fn choose_default(
    connection: &mut SqliteConnection,
    platform: PlatformKind,
    chat: &str,
    game: GameKind,
    number: Option<u32>,
) -> Result<PresetChanged, StoreError> {
    let (platform, game) = (platform.code(), game.name());
    query!(
        "UPDATE preset SET is_default = 0 WHERE platform = ? AND chat = ? AND game = ? AND is_default = 1",
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
        "UPDATE preset SET is_default = 1 WHERE number = ? AND platform = ? AND chat = ? AND game = ?",
        number,
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
    connection: &mut SqliteConnection,
    platform: PlatformKind,
    from: &str,
    to: &str,
) -> Result<(), StoreError> {
    let platform = platform.code();
    query!(
        "DELETE FROM preset WHERE platform = ?1 AND chat = ?2 AND EXISTS (
             SELECT 1 FROM preset AS there WHERE there.platform = ?1 AND there.chat = ?3
                 AND there.game = preset.game AND there.folded = preset.folded)",
        platform,
        from,
        to
    )
    .execute(&mut *connection)
    .await
    .map_err(fault)?;
    query!(
        "UPDATE preset SET chat = ?3, is_default = is_default AND NOT EXISTS (
             SELECT 1 FROM preset AS there WHERE there.platform = ?1 AND there.chat = ?3
                 AND there.game = preset.game AND there.is_default = 1)
         WHERE platform = ?1 AND chat = ?2",
        platform,
        from,
        to
    )
    .execute(connection)
    .await
    .map_err(fault)?;
    Ok(())
}
