//! The presets of the communities.

use talon_games::GameKind;
use talon_table::Timestamp;

use super::{Concluded, end};
use crate::database::{Database, InputRows as _, Lock, PresetRows as _, Unit};
use crate::port::port;
use crate::{InputKey, NewPreset, PlatformKind, PresetChanged, PresetRow, PresetSaved, StoreError};

impl Concluded for PresetSaved {
    fn changed(&self) -> bool {
        matches!(self, Self::Saved(_))
    }
}

impl Concluded for PresetChanged {
    fn changed(&self) -> bool {
        *self == Self::Done
    }
}

port! {
    over Database;

    /// The part of the store with the presets. Every method is one transaction.
    pub trait Presets {
        /// The presets of a chat's community, of all games, in the order in which they were made.
        async fn presets(&self, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError> {
            self.look().await?.presets(platform, chat).await
        }

        /// Saves a preset, unless its community's game has one of that name or `most` of them. Notes the input's key.
        async fn save_preset(
            &self,
            preset: &NewPreset,
            most: usize,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<PresetSaved, StoreError> {
            let mut unit = self.begin().await?;
            let saved =
                if unit.take(key, at).await? { save(&mut unit, preset, most).await? } else { PresetSaved::Duplicate };
            end(unit, saved).await
        }

        /// Deletes a preset of a chat's community. Notes the input's key.
        async fn delete_preset(
            &self,
            platform: PlatformKind,
            chat: &str,
            number: u32,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<PresetChanged, StoreError> {
            let mut unit = self.begin().await?;
            let changed = if unit.take(key, at).await? {
                done(unit.remove_preset(platform, chat, number).await?)
            } else {
                PresetChanged::Duplicate
            };
            end(unit, changed).await
        }

        /// Sets the preset with which a chat's new tables of a game open; none for the rules page's options. Notes the input's key.
        async fn choose_default_preset(
            &self,
            platform: PlatformKind,
            chat: &str,
            game: GameKind,
            number: Option<u32>,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<PresetChanged, StoreError> {
            let mut unit = self.begin().await?;
            let changed = if unit.take(key, at).await? {
                choose_default(&mut unit, platform, chat, game, number).await?
            } else {
                PresetChanged::Duplicate
            };
            end(unit, changed).await
        }
    }
}

const fn done(there_is_one: bool) -> PresetChanged {
    if there_is_one { PresetChanged::Done } else { PresetChanged::Unknown }
}

async fn save<U: Unit>(unit: &mut U, preset: &NewPreset, most: usize) -> Result<PresetSaved, StoreError> {
    unit.lock(Lock::Presets).await?;
    let siblings = unit.siblings(preset).await?;
    if siblings.taken {
        return Ok(PresetSaved::NameTaken);
    }
    if siblings.count >= most {
        return Ok(PresetSaved::Full);
    }
    unit.add_preset(preset).await.map(PresetSaved::Saved)
}

/// Makes one preset the default, or none.
async fn choose_default<U: Unit>(
    unit: &mut U,
    platform: PlatformKind,
    chat: &str,
    game: GameKind,
    number: Option<u32>,
) -> Result<PresetChanged, StoreError> {
    unit.lock(Lock::Presets).await?;
    unit.clear_default(platform, chat, game).await?;
    match number {
        Some(number) => unit.set_default(platform, chat, game, number).await.map(done),
        None => Ok(PresetChanged::Done),
    }
}
