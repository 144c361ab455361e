//! The presets of the store in memory.

use async_trait::async_trait;
use talon_games::GameKind;

use super::state::State;
use super::stored::StoredPreset;
use super::unit::MemoryUnit;
use crate::database::{PresetRows, Siblings};
use crate::{NewPreset, PlatformKind, PresetRow, StoreError};

impl State {
    fn presets_of(&self, platform: PlatformKind, chat: &str) -> Vec<PresetRow> {
        let rows = self.presets.values().map(|stored| &stored.row);
        rows.filter(|row| row.platform == platform && row.chat == chat).cloned().collect()
    }

    pub(super) fn move_presets(&mut self, platform: PlatformKind, from: &str, to: &str) {
        let there = self.presets_of(platform, to);
        let names: Vec<_> = self
            .presets
            .values()
            .filter(|stored| stored.row.platform == platform && stored.row.chat == to)
            .map(|stored| (stored.row.game, stored.folded.clone()))
            .collect();
        self.presets.retain(|_, stored| {
            let row = &stored.row;
            let moves = row.platform == platform && row.chat == from;
            !moves || !names.contains(&(row.game, stored.folded.clone()))
        });
        for stored in self.presets.values_mut() {
            let row = &mut stored.row;
            if row.platform == platform && row.chat == from {
                to.clone_into(&mut row.chat);
                row.is_default &= !there.iter().any(|other| other.game == row.game && other.is_default);
            }
        }
    }
}

fn is_of(row: &PresetRow, platform: PlatformKind, chat: &str, game: GameKind) -> bool {
    row.platform == platform && row.chat == chat && row.game == game
}

#[async_trait]
impl PresetRows for MemoryUnit {
    async fn presets(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError> {
        Ok(self.state.presets_of(platform, chat))
    }

    async fn siblings(&mut self, preset: &NewPreset) -> Result<Siblings, StoreError> {
        let beside = |stored: &&StoredPreset| is_of(&stored.row, preset.platform, &preset.chat, preset.game);
        let presets: Vec<&StoredPreset> = self.state.presets.values().filter(beside).collect();
        let taken = presets.iter().any(|stored| stored.folded == preset.folded);
        Ok(Siblings { count: presets.len(), taken })
    }

    async fn add_preset(&mut self, preset: &NewPreset) -> Result<u32, StoreError> {
        let last = self.change(|state| &mut state.last_preset);
        *last += 1;
        let number = *last;
        let row = PresetRow {
            number,
            platform: preset.platform,
            chat: preset.chat.clone(),
            game: preset.game,
            name: preset.name.clone(),
            options: preset.options.clone(),
            is_default: false,
        };
        let stored = StoredPreset { row, folded: preset.folded.clone() };
        self.set(|state| &mut state.presets, number, Some(stored));
        Ok(number)
    }

    async fn remove_preset(&mut self, platform: PlatformKind, chat: &str, number: u32) -> Result<bool, StoreError> {
        let stored = self.state.presets.get(&number);
        let there_is_one = stored.is_some_and(|stored| stored.row.platform == platform && stored.row.chat == chat);
        if there_is_one {
            self.set(|state| &mut state.presets, number, None);
        }
        Ok(there_is_one)
    }

    async fn clear_default(&mut self, platform: PlatformKind, chat: &str, game: GameKind) -> Result<(), StoreError> {
        for stored in self.change(|state| &mut state.presets).values_mut() {
            stored.row.is_default &= !is_of(&stored.row, platform, chat, game);
        }
        Ok(())
    }

    async fn set_default(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        game: GameKind,
        number: u32,
    ) -> Result<bool, StoreError> {
        let stored = self.change(|state| &mut state.presets).get_mut(&number);
        let stored = stored.filter(|stored| is_of(&stored.row, platform, chat, game));
        Ok(stored.map(|stored| stored.row.is_default = true).is_some())
    }
}
