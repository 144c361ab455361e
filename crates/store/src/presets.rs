//! The presets of the communities, as a port.

use async_trait::async_trait;
use talon_games::GameKind;
use talon_table::Timestamp;

use crate::{InputKey, NewPreset, PlatformKind, PresetChanged, PresetRow, PresetSaved, StoreError};

/// The part of the store that keeps presets. Every method is one transaction.
#[async_trait]
pub trait Presets: Send + Sync {
    /// The presets of a chat's community, of all games, in the order in which they were made.
    async fn presets(&self, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError>;

    /// Keeps a preset, unless its community's game has one of that name or has `most` of them. Notes the input's key
    /// with it.
    async fn save_preset(
        &self,
        preset: &NewPreset,
        most: usize,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<PresetSaved, StoreError>;

    /// Deletes a preset of a chat's community. Notes the input's key with it.
    async fn delete_preset(
        &self,
        platform: PlatformKind,
        chat: &str,
        number: u32,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<PresetChanged, StoreError>;

    /// Sets with which preset a chat's new tables of a game open; none for the rules page's options. Notes the input's
    /// key with it.
    async fn choose_default_preset(
        &self,
        platform: PlatformKind,
        chat: &str,
        game: GameKind,
        number: Option<u32>,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<PresetChanged, StoreError>;
}
