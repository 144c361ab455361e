//! What persons and groups chose, in the store in memory.

use async_trait::async_trait;
use talon_table::{PersonId, Timestamp};

use super::state::State;
use super::unit::MemoryUnit;
use crate::database::SettingsRows;
use crate::person_settings::{Chosen, Language, PersonSettingsRow};
use crate::{CommunityRow, PlatformKind, StoreError};

impl State {
    pub(super) fn settings_of(&self, person: PersonId) -> PersonSettingsRow {
        let mut row = self.person_settings.get(&person).cloned().unwrap_or_default();
        row.chosen.language = self.languages.get(&person).copied();
        row
    }
}

#[async_trait]
impl SettingsRows for MemoryUnit {
    async fn person_settings(&mut self, person: PersonId) -> Result<Option<PersonSettingsRow>, StoreError> {
        Ok(self.state.knows(person).then(|| self.state.settings_of(person)))
    }

    async fn choose_language(&mut self, person: PersonId, language: Language) -> Result<(), StoreError> {
        if self.state.knows(person) {
            self.set(|state| &mut state.languages, person, Some(language));
        }
        Ok(())
    }

    async fn save_person_settings(&mut self, person: PersonId, chosen: &Chosen) -> Result<(), StoreError> {
        if self.state.knows(person) {
            self.change(|state| &mut state.person_settings).entry(person).or_default().chosen = chosen.clone();
        }
        Ok(())
    }

    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        if let Some(row) = self.change(|state| &mut state.person_settings).get_mut(&person) {
            row.reminded_at = Some(at);
        }
        Ok(())
    }

    async fn community(&mut self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError> {
        Ok(self.state.communities.get(&(platform, chat.to_owned())).cloned())
    }

    async fn save_community(&mut self, community: &CommunityRow) -> Result<(), StoreError> {
        let chat = (community.platform, community.chat.clone());
        self.set(|state| &mut state.communities, chat, Some(community.clone()));
        Ok(())
    }

    async fn remove_community(&mut self, platform: PlatformKind, chat: &str) -> Result<(), StoreError> {
        self.set(|state| &mut state.communities, (platform, chat.to_owned()), None);
        Ok(())
    }
}
