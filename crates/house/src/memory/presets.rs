//! The presets of the store in memory.

use talon_games::GameKind;
use talon_table::Timestamp;

use super::state::{State, StoredPreset};
use crate::intent::PlatformKind;
use crate::ports::store::{InputKey, NewPreset, PresetChanged, PresetRow, PresetSaved, StoreError};

impl State {
    pub(super) fn presets_of(&self, platform: PlatformKind, chat: &str) -> Vec<PresetRow> {
        let rows = self.presets.values().map(|stored| &stored.row);
        rows.filter(|row| row.platform == platform && row.chat == chat).cloned().collect()
    }

    pub(super) fn add_preset(&mut self, new: &NewPreset, most: usize) -> PresetSaved {
        let same_game = |row: &PresetRow| row.platform == new.platform && row.chat == new.chat && row.game == new.game;
        let beside: Vec<_> = self.presets.values().filter(|stored| same_game(&stored.row)).collect();
        if beside.iter().any(|stored| stored.folded == new.folded) {
            return PresetSaved::NameTaken;
        }
        if beside.len() >= most {
            return PresetSaved::Full;
        }
        self.last_preset += 1;
        let number = self.last_preset;
        let row = PresetRow {
            number,
            platform: new.platform,
            chat: new.chat.clone(),
            game: new.game,
            name: new.name.clone(),
            options: new.options.clone(),
            is_default: false,
        };
        self.presets.insert(number, StoredPreset { row, folded: new.folded.clone() });
        PresetSaved::Saved(number)
    }

    /// Makes a change that belongs to an input, once.
    pub(super) fn change_presets(
        &mut self,
        key: &InputKey,
        at: Timestamp,
        change: impl FnOnce(&mut Self) -> PresetChanged,
    ) -> Result<PresetChanged, StoreError> {
        if self.keys.contains_key(key) {
            return Ok(PresetChanged::Duplicate);
        }
        let changed = change(self);
        if changed == PresetChanged::Done {
            self.keys.insert(key.clone(), at);
        }
        Ok(changed)
    }

    pub(super) fn remove_preset(&mut self, platform: PlatformKind, chat: &str, number: u32) -> PresetChanged {
        match self.presets.get(&number) {
            Some(stored) if stored.row.platform == platform && stored.row.chat == chat => {
                self.presets.remove(&number);
                PresetChanged::Done
            }
            Some(_) | None => PresetChanged::Unknown,
        }
    }

    pub(super) fn set_default_preset(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        game: GameKind,
        number: Option<u32>,
    ) -> PresetChanged {
        let beside = |row: &PresetRow| row.platform == platform && row.chat == chat && row.game == game;
        if let Some(number) = number
            && !self.presets.get(&number).is_some_and(|stored| beside(&stored.row))
        {
            return PresetChanged::Unknown;
        }
        for stored in self.presets.values_mut().filter(|stored| beside(&stored.row)) {
            stored.row.is_default = Some(stored.row.number) == number;
        }
        PresetChanged::Done
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
