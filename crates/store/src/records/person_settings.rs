//! The settings of persons and groups.

use talon_table::{PersonId, Timestamp};

use crate::database::{Database, InputRows as _, Lock, SettingsRows as _, Unit};
use crate::person_settings::{Chooser, Chosen, PersonSettingsRow, Setting};
use crate::port::port;
use crate::{CommunityRow, InputKey, PlatformKind, StoreError};

port! {
    over Database;

    /// The part of the store with the settings. They belong to the person, so linked accounts share them.
    pub trait SettingsStore {
        /// A person's settings: the defaults if nothing is chosen, or if the person is unknown.
        async fn person_settings(&self, person: PersonId) -> Result<PersonSettingsRow, StoreError> {
            Ok(self.look().await?.person_settings(person).await?.unwrap_or_default())
        }

        /// Saves a choice of a person or a group, and returns all settings. Does nothing for an unknown person; an unknown group is added
        /// as one where the bot may write. Notes the input's key. The open tables of the person, or in the group, are marked behind,
        /// because their pages may look different now.
        async fn choose(
            &self,
            by: &Chooser,
            setting: &Setting,
            key: &InputKey,
            at: Timestamp,
        ) -> Result<Chosen, StoreError> {
            let mut unit = self.begin().await?;
            unit.take(key, at).await?;
            let chosen = match by {
                Chooser::Person(person) => choose_for_person(&mut unit, *person, setting, at).await?,
                Chooser::Chat(platform, chat) => choose_for_chat(&mut unit, (*platform, chat), setting, at).await?,
            };
            unit.commit().await?;
            Ok(chosen)
        }

        /// Notes that a person was reminded, if the person has settings besides a language.
        async fn note_reminded(&self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.note_reminded(person, at).await?;
            unit.commit().await
        }
    }
}

async fn choose_for_person<U: Unit>(
    unit: &mut U,
    person: PersonId,
    setting: &Setting,
    at: Timestamp,
) -> Result<Chosen, StoreError> {
    // Before the lock, as in a decision that ends a match.
    unit.mark_tables_of(person, at).await?;
    let told = matches!(setting, Setting::Everywhere(_));
    if told {
        unit.lock(Lock::Results).await?;
    }
    let known = unit.person_settings(person).await?.unwrap_or_default().chosen;
    let chosen = known.with(setting.clone());
    match setting {
        Setting::Language(language) => unit.choose_language(person, *language).await?,
        _ => unit.save_person_settings(person, &chosen).await?,
    }
    if told {
        unit.show_everywhere(person).await?;
    }
    Ok(chosen)
}

async fn choose_for_chat<U: Unit>(
    unit: &mut U,
    (platform, chat): (PlatformKind, &str),
    setting: &Setting,
    at: Timestamp,
) -> Result<Chosen, StoreError> {
    unit.mark_tables_in(platform, chat, at).await?;
    let known = unit.community(platform, chat).await?.unwrap_or_else(|| CommunityRow::new(platform, chat));
    let row =
        CommunityRow { present: true, chosen: known.chosen.with(setting.clone()), ..CommunityRow::new(platform, chat) };
    unit.save_community(&row).await?;
    Ok(row.chosen)
}
