//! The data that belong to a person, in the store in memory.

use async_trait::async_trait;
use talon_table::{Event, PersonId, Recorded, TableId};

use super::state::State;
use super::stored::StoredTable;
use super::unit::MemoryUnit;
use crate::database::PrivacyRows;
use crate::leagues::PostKey;
use crate::standings::LineKey;
use crate::{AccountRef, Place, PresetRow, StoreError, SurfaceKey, SurfaceRow, TableRow};

/// Whether one of these persons took a seat with this event.
fn seats(recorded: &Recorded, persons: &[PersonId]) -> bool {
    match &recorded.event {
        Event::Joined { person, .. } | Event::Replaced { person, .. } => persons.contains(person),
        _ => false,
    }
}

fn is_private_chat(place: &Place, accounts: &[AccountRef]) -> bool {
    let of = |account: &AccountRef| account.platform == place.platform && account.id == place.chat;
    place.private && accounts.iter().any(of)
}

impl State {
    fn sat_at<'a>(&'a self, persons: &'a [PersonId]) -> impl Iterator<Item = &'a StoredTable> {
        self.tables.values().filter(|table| table.log.iter().any(|recorded| seats(recorded, persons)))
    }

    pub(super) fn accounts_of(&self, person: PersonId) -> Vec<AccountRef> {
        let accounts = self.accounts.iter().filter(|(_, stored)| stored.person == person);
        accounts.map(|(account, _)| account.clone()).collect()
    }

    fn own_surfaces<'a>(
        &'a self,
        persons: &'a [PersonId],
        keys: &'a [SurfaceKey],
        accounts: &'a [AccountRef],
    ) -> impl Iterator<Item = (&'a (TableId, String), &'a SurfaceRow)> {
        let sat: Vec<TableId> = self.sat_at(persons).map(|table| table.row.table).collect();
        let surfaces = self.surfaces.iter().filter(move |((table, _), _)| sat.contains(table));
        surfaces.filter(move |(_, row)| keys.contains(&row.key) || is_private_chat(&row.place, accounts))
    }
}

#[async_trait]
impl PrivacyRows for MemoryUnit {
    async fn tables_of(&mut self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
        let mut rows: Vec<TableRow> = self.state.sat_at(persons).map(|table| table.row.clone()).collect();
        rows.sort_by_key(|row| (row.opened_at, row.table));
        Ok(rows)
    }

    async fn surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        accounts: &[AccountRef],
    ) -> Result<Vec<SurfaceRow>, StoreError> {
        Ok(self.state.own_surfaces(persons, keys, accounts).map(|(_, row)| row.clone()).collect())
    }

    async fn remove_surfaces_of(
        &mut self,
        persons: &[PersonId],
        keys: &[SurfaceKey],
        person: PersonId,
    ) -> Result<(), StoreError> {
        let accounts = self.state.accounts_of(person);
        let gone: Vec<_> = self.state.own_surfaces(persons, keys, &accounts).map(|(slot, _)| slot.clone()).collect();
        for slot in gone {
            self.set(|state| &mut state.surfaces, slot, None);
        }
        Ok(())
    }

    async fn remove_homes_of(&mut self, persons: &[PersonId], person: PersonId) -> Result<(), StoreError> {
        let accounts = self.state.accounts_of(person);
        let theirs = |table: &&StoredTable| is_private_chat(&table.row.home, &accounts);
        let homeless: Vec<StoredTable> = self.state.sat_at(persons).filter(theirs).cloned().collect();
        for mut stored in homeless {
            let table = stored.row.table;
            stored.row.home.chat.clear();
            self.set(|state| &mut state.tables, table, Some(stored));
            self.set(|state| &mut state.marks, table, None);
        }
        Ok(())
    }

    async fn remove_presets_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        let accounts = self.state.accounts_of(person);
        let theirs =
            |account: &AccountRef, row: &PresetRow| (account.platform, &account.id) == (row.platform, &row.chat);
        self.change(|state| &mut state.presets)
            .retain(|_, preset| !accounts.iter().any(|account| theirs(account, &preset.row)));
        Ok(())
    }

    async fn remove_paces_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        for account in self.state.accounts_of(person) {
            self.set(|state| &mut state.paces, (account.platform, Some(account.id)), None);
        }
        Ok(())
    }

    async fn remove_codes_made_by(&mut self, person: PersonId) -> Result<(), StoreError> {
        let accounts = self.state.accounts_of(person);
        self.change_links().remove_codes(|maker, _| accounts.contains(maker));
        Ok(())
    }

    async fn remove_codes_entered_by(&mut self, person: PersonId) -> Result<(), StoreError> {
        let accounts = self.state.accounts_of(person);
        self.change_links().remove_codes(|_, bound_to| bound_to.is_some_and(|account| accounts.contains(account)));
        Ok(())
    }

    async fn remove_reminders_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        self.change(|state| &mut state.posts).retain(|_, post| match post.key {
            PostKey::Reminder { person, .. } => !persons.contains(&person),
            PostKey::Season { .. } | PostKey::Round { .. } | PostKey::Crown { .. } => true,
        });
        Ok(())
    }

    async fn hide_lines_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        let lines = self.state.standings.lines.keys().filter(|(_, person)| persons.contains(person));
        let theirs: Vec<LineKey> = lines.cloned().collect();
        for key in &theirs {
            self.show(key, false);
        }
        Ok(())
    }

    async fn remove_accounts_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        self.change(|state| &mut state.accounts).retain(|_, stored| stored.person != person);
        Ok(())
    }

    async fn remove_person_settings_of(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        self.change(|state| &mut state.person_settings).retain(|person, _| !persons.contains(person));
        Ok(())
    }

    async fn remove_persons(&mut self, persons: &[PersonId]) -> Result<(), StoreError> {
        self.change(|state| &mut state.languages).retain(|person, _| !persons.contains(person));
        Ok(())
    }
}
