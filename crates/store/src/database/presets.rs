//! The presets of the communities.

use async_trait::async_trait;
use talon_games::GameKind;

use crate::{NewPreset, PlatformKind, PresetRow, StoreError};

/// A new preset's siblings: the presets of the same community and game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Siblings {
    /// How many there are.
    pub count: usize,
    /// Whether one of them has its name.
    pub taken: bool,
}

/// Reads and writes presets.
#[async_trait]
pub trait PresetRows {
    /// The presets of a chat's community, of all games, in the order in which they were made.
    async fn presets(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError>;

    /// The siblings of a new preset.
    async fn siblings(&mut self, preset: &NewPreset) -> Result<Siblings, StoreError>;

    /// Adds a preset that is no default, and returns its number.
    async fn add_preset(&mut self, preset: &NewPreset) -> Result<u32, StoreError>;

    /// Removes a preset; returns whether there was one.
    async fn remove_preset(&mut self, platform: PlatformKind, chat: &str, number: u32) -> Result<bool, StoreError>;

    /// Clears the default preset of a community's game.
    async fn clear_default(&mut self, platform: PlatformKind, chat: &str, game: GameKind) -> Result<(), StoreError>;

    /// Sets the default preset of a community's game; returns whether there is such a preset.
    async fn set_default(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        game: GameKind,
        number: u32,
    ) -> Result<bool, StoreError>;
}
