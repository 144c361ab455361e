//! The presets of the communities.

use async_trait::async_trait;
use talon_games::GameKind;
use talon_table::Timestamp;

use super::{Concluded, end};
use crate::database::{Database, InputRows as _, Lock, PresetRows as _, Unit};
use crate::presets::Presets;
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

#[async_trait]
impl<D: Database> Presets for D {
    async fn presets(&self, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError> {
        self.look().await?.presets(platform, chat).await
    }

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

const fn done(there_is_one: bool) -> PresetChanged {
    if there_is_one { PresetChanged::Done } else { PresetChanged::Unknown }
}

async fn save<U: Unit>(unit: &mut U, preset: &NewPreset, most: usize) -> Result<PresetSaved, StoreError> {
    unit.lock(Lock::Presets).await?;
    let beside = unit.beside(preset).await?;
    if beside.taken {
        return Ok(PresetSaved::NameTaken);
    }
    if beside.count >= most {
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
