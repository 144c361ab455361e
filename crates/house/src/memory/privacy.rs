//! What belongs to a person, in the store in memory.

use async_trait::async_trait;
use talon_table::{Event, PersonId, Recorded, TableId, Timestamp};

use super::MemoryStore;
use super::state::{State, StoredTable};
use crate::intent::{AccountRef, Place};
use crate::ports::links::TryLimit;
use crate::ports::privacy::{FileAsked, FileKind, Forgotten, Privacy};
use crate::ports::store::{InputKey, StoreError, SurfaceKey, SurfaceRow, TableRow};

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

    fn is_for(&self, surface: &SurfaceRow, persons: &[PersonId], accounts: &[AccountRef]) -> bool {
        let own = match surface.key {
            SurfaceKey::Hand { person } | SurfaceKey::Panel { person } => persons.contains(&person),
            SurfaceKey::Board { .. } | SurfaceKey::Result { .. } | SurfaceKey::Sign => false,
        };
        own || is_private_chat(&surface.place, accounts)
    }

    fn forget_person(&mut self, person: PersonId) {
        let of = self.accounts.iter().filter(|(_, stored)| stored.person == person);
        let (accounts, mut persons): (Vec<AccountRef>, Vec<PersonId>) =
            of.map(|(account, stored)| (account.clone(), stored.own_person)).unzip();
        persons.push(person);
        let sat: Vec<TableId> = self.sat_at(&persons).map(|table| table.row.table).collect();
        let gone: Vec<(TableId, String)> = self
            .surfaces
            .iter()
            .filter(|((table, _), surface)| sat.contains(table) && self.is_for(surface, &persons, &accounts))
            .map(|(slot, _)| slot.clone())
            .collect();
        for slot in gone {
            self.surfaces.remove(&slot);
        }
        for table in sat {
            if let Some(stored) = self.tables.get_mut(&table)
                && is_private_chat(&stored.row.home, &accounts)
            {
                stored.row.home.chat.clear();
                self.marks.remove(&table);
            }
        }
        for account in &accounts {
            self.links.forget(account);
            self.presets.retain(|_, preset| (preset.row.platform, &preset.row.chat) != (account.platform, &account.id));
            self.paces.remove(&(account.platform, Some(account.id.clone())));
            self.accounts.remove(account);
        }
        self.hide_lines(&persons);
        self.forget_reminders(&persons);
        for person in &persons {
            self.languages.remove(person);
            self.manners.remove(person);
        }
    }
}

#[async_trait]
impl Privacy for MemoryStore {
    async fn tables_of(&self, persons: &[PersonId]) -> Result<Vec<TableRow>, StoreError> {
        let state = self.state();
        let mut rows: Vec<TableRow> = state.sat_at(persons).map(|table| table.row.clone()).collect();
        rows.sort_by_key(|row| (row.opened_at, row.table));
        Ok(rows)
    }

    async fn surfaces_of(&self, persons: &[PersonId], accounts: &[AccountRef]) -> Result<Vec<SurfaceRow>, StoreError> {
        let state = self.state();
        let sat: Vec<TableId> = state.sat_at(persons).map(|table| table.row.table).collect();
        let rows = state.surfaces.values().filter(|surface| sat.contains(&surface.table));
        Ok(rows.filter(|surface| state.is_for(surface, persons, accounts)).cloned().collect())
    }

    async fn ask_file(
        &self,
        by: &AccountRef,
        what: FileKind,
        limit: TryLimit,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<FileAsked, StoreError> {
        let mut state = self.state();
        if state.keys.contains_key(key) {
            return Ok(FileAsked::Duplicate);
        }
        if let Some(until) = state.links.wait(by, what.into(), limit, at) {
            return Ok(FileAsked::TooMany { until });
        }
        state.links.count(by, what.into(), limit, at);
        state.keys.insert(key.clone(), at);
        Ok(FileAsked::Granted)
    }

    async fn forget(&self, person: PersonId, key: &InputKey, at: Timestamp) -> Result<Forgotten, StoreError> {
        let mut state = self.state();
        if state.keys.contains_key(key) {
            return Ok(Forgotten::Duplicate);
        }
        if !state.accounts.values().any(|stored| stored.person == person) {
            return Ok(Forgotten::Unknown);
        }
        state.forget_person(person);
        state.keys.insert(key.clone(), at);
        Ok(Forgotten::Done)
    }
}
