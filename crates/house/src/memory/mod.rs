//! A store in memory: for tests, for simulations and for a table that nobody needs to keep.

mod claims;
mod leagues;
mod links;
mod preferences;
mod presets;
mod privacy;
mod reading;
mod results;
mod state;

use std::collections::BTreeSet;
use std::collections::btree_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use talon_games::GameKind;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::intent::{AccountRef, MessageRef, PlatformKind, Sender};
use crate::ports::store::{
    AccountRow, Begin, Behind, Commit, Committed, CommunityRow, DueTimer, Ended, Holder, InputKey, Lease, NewPreset,
    NextDue, Outcome, PageWrites, PresetChanged, PresetRow, PresetSaved, PrivateChat, Room, Store, StoreError,
    SurfaceKey, SurfaceRow, TableRow, WriteWish,
};

use claims::Held;
use state::{Account, State, StoredTable};

/// Keeps everything in memory, and nothing beyond its own life.
#[derive(Default)]
pub struct MemoryStore {
    state: Mutex<State>,
}

impl MemoryStore {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What a store of one process does when that process starts anew: nobody else holds anything.
    pub fn begin_anew(&self) {
        self.state().release(|_| true);
    }

    /// No method leaves the state half-written, so a panic elsewhere does not spoil it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn meet(&self, sender: &Sender, fresh: PersonId) -> Result<AccountRow, StoreError> {
        let mut state = self.state();
        let stored = state.accounts.entry(sender.account.clone()).or_insert_with(|| Account {
            person: fresh,
            own_person: fresh,
            name: String::new(),
            platform_language: None,
            chat: PrivateChat::Unknown,
        });
        stored.name.clone_from(&sender.name);
        stored.platform_language.clone_from(&sender.language);
        let state = &*state;
        let stored = state.accounts.get(&sender.account).ok_or_else(|| StoreError::Corrupt("account".to_owned()))?;
        Ok(state.row(&sender.account, stored))
    }

    async fn account(&self, account: &AccountRef) -> Result<Option<AccountRow>, StoreError> {
        let state = self.state();
        Ok(state.accounts.get(account).map(|stored| state.row(account, stored)))
    }

    async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError> {
        let state = self.state();
        let mut rows: Vec<_> = state
            .accounts
            .iter()
            .filter(|(_, stored)| persons.contains(&stored.person) || persons.contains(&stored.own_person))
            .map(|(account, stored)| state.row(account, stored))
            .collect();
        rows.sort_by(|a, b| {
            (a.person, a.account.platform.code(), &a.account.id).cmp(&(
                b.person,
                b.account.platform.code(),
                &b.account.id,
            ))
        });
        Ok(rows)
    }

    async fn choose_language(
        &self,
        person: PersonId,
        language: Option<&str>,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut state = self.state();
        state.keys.entry(key.clone()).or_insert(at);
        match language {
            Some(language) if state.knows(person) => {
                state.languages.insert(person, language.to_owned());
            }
            Some(_) => {}
            None => {
                state.languages.remove(&person);
            }
        }
        Ok(())
    }

    async fn set_private_chat(&self, account: &AccountRef, chat: PrivateChat) -> Result<(), StoreError> {
        if let Some(stored) = self.state().accounts.get_mut(account) {
            stored.chat = chat;
        }
        Ok(())
    }

    async fn community(&self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError> {
        Ok(self.state().communities.get(&(platform, chat.to_owned())).cloned())
    }

    async fn save_community(
        &self,
        community: &CommunityRow,
        key: Option<&InputKey>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut state = self.state();
        if let Some(key) = key {
            state.keys.entry(key.clone()).or_insert(at);
        }
        state.communities.insert((community.platform, community.chat.clone()), community.clone());
        Ok(())
    }

    async fn presets(&self, platform: PlatformKind, chat: &str) -> Result<Vec<PresetRow>, StoreError> {
        Ok(self.state().presets_of(platform, chat))
    }

    async fn save_preset(
        &self,
        preset: &NewPreset,
        most: usize,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<PresetSaved, StoreError> {
        let mut state = self.state();
        if state.keys.contains_key(key) {
            return Ok(PresetSaved::Duplicate);
        }
        let saved = state.add_preset(preset, most);
        if let PresetSaved::Saved(_) = saved {
            state.keys.insert(key.clone(), at);
        }
        Ok(saved)
    }

    async fn delete_preset(
        &self,
        platform: PlatformKind,
        chat: &str,
        number: u32,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<PresetChanged, StoreError> {
        self.state().change_presets(key, at, |state| state.remove_preset(platform, chat, number))
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
        self.state().change_presets(key, at, |state| state.set_default_preset(platform, chat, game, number))
    }

    async fn move_chat(&self, platform: PlatformKind, from: &str, to: &str, at: Timestamp) -> Result<(), StoreError> {
        let mut state = self.state();
        if from == to {
            return Ok(());
        }
        if let Some(old) = state.communities.remove(&(platform, from.to_owned())) {
            let moved = CommunityRow { chat: to.to_owned(), ..old.clone() };
            let row = state.communities.entry((platform, to.to_owned())).or_insert(moved);
            row.language = row.language.take().or(old.language);
            row.zone = row.zone.take().or(old.zone);
        }
        state.move_presets(platform, from, to);
        state.move_results(platform, from, to);
        state.move_leagues(platform, from, to, at);
        let mut behind = Vec::new();
        for table in state.tables.values_mut() {
            let home = &mut table.row.home;
            if home.platform == platform && home.chat == from {
                to.clone_into(&mut home.chat);
                if table.row.open {
                    behind.push(table.row.table);
                }
            }
        }
        for surface in state.surfaces.values_mut() {
            if surface.place.platform == platform && surface.place.chat == from {
                to.clone_into(&mut surface.place.chat);
                surface.message = None;
                surface.replaced = None;
                surface.hash = None;
                surface.writes = PageWrites::default();
                surface.astray = None;
            }
        }
        if let Some(next) = state.paces.remove(&(platform, Some(from.to_owned()))) {
            let pace = state.paces.entry((platform, Some(to.to_owned()))).or_insert(next);
            *pace = next.max(*pace);
        }
        for table in behind {
            state.mark(table, at);
        }
        Ok(())
    }

    async fn events(&self, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError> {
        let state = self.state();
        if state.tables.get(&table).is_some_and(|stored| stored.spoiled) {
            return Err(StoreError::Corrupt(format!("an event of table {table}")));
        }
        let log = state.tables.get(&table).map_or(&[][..], |table| &table.log[..]);
        Ok(log.iter().filter(|recorded| recorded.seq > after).cloned().collect())
    }

    async fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.state().tables.get(&table).map(|table| table.row.clone()))
    }

    async fn open_tables_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.state().open_tables(|table| table.row.home.platform == platform && table.row.home.chat == chat))
    }

    async fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.state().open_tables(|table| table.seated.contains(&person)))
    }

    async fn commit(&self, commit: &Commit) -> Result<Committed, StoreError> {
        let mut state = self.state();
        if commit.key.as_ref().is_some_and(|key| state.keys.contains_key(key)) {
            return Ok(Committed::Duplicate);
        }
        if state.tables.get(&commit.table).map_or(0, |table| table.row.version) != commit.expected {
            return Ok(Committed::Conflict);
        }
        let stored = match (state.tables.entry(commit.table), &commit.home) {
            (Entry::Occupied(stored), _) => stored.into_mut(),
            (Entry::Vacant(vacant), Some(home)) => vacant.insert(StoredTable {
                row: TableRow {
                    table: commit.table,
                    home: home.clone(),
                    room: Room::default(),
                    version: 0,
                    open: commit.open,
                    opened_at: commit.at,
                    fixture: commit.fixture,
                },
                seated: BTreeSet::new(),
                log: Vec::new(),
                spoiled: false,
                read_by: None,
                aside: None,
            }),
            (Entry::Vacant(_), None) => return Ok(Committed::Conflict),
        };
        stored.log.extend(commit.events.iter().cloned());
        stored.row.version = stored.log.last().map_or(0, |last| last.seq);
        stored.row.open = commit.open;
        stored.read_by = Some(commit.reading);
        stored.aside = None;
        stored.seated = commit.seated.iter().copied().collect();
        let (version, home, fixture) = (stored.row.version, stored.row.home.clone(), stored.row.fixture);
        if let Some(ended) = &commit.ended {
            state.record(commit.table, &home, fixture, ended);
            if let Some(fixture) = fixture {
                state.wake_league(fixture.league, commit.at);
            }
        }
        if let Some(key) = &commit.key {
            state.keys.insert(key.clone(), commit.at);
        }
        state.timers.retain(|(table, _), _| *table != commit.table);
        for timer in &commit.timers {
            state.timers.insert((commit.table, timer.kind), Held::free(timer.due));
        }
        if let Some(begin) = commit.begin() {
            state.begin_write(&begin);
        }
        state.mark(commit.table, commit.at);
        Ok(Committed::Saved(version))
    }

    async fn is_taken(&self, key: &InputKey) -> Result<bool, StoreError> {
        Ok(self.state().keys.contains_key(key))
    }

    async fn forget_keys(&self, before: Timestamp) -> Result<(), StoreError> {
        self.state().keys.retain(|_, at| *at >= before);
        Ok(())
    }

    async fn claim_timers(&self, now: Timestamp, lease: &Lease, limit: usize) -> Result<Vec<DueTimer>, StoreError> {
        Ok(self.state().claim_timers(now, *lease, limit))
    }

    async fn reset_timer(&self, seen: &DueTimer, holder: Holder, due: Option<Timestamp>) -> Result<(), StoreError> {
        self.state().reset_timer(seen, holder, due);
        Ok(())
    }

    async fn mark_behind(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        self.state().mark(table, at);
        Ok(())
    }

    async fn claim_marks(
        &self,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        limit: usize,
    ) -> Result<Vec<Behind>, StoreError> {
        Ok(self.state().claim_marks(now, *lease, of, limit))
    }

    async fn settle(&self, seen: &Behind, holder: Holder, until: Option<Timestamp>) -> Result<(), StoreError> {
        self.state().settle(seen, holder, until);
        Ok(())
    }

    async fn claim_duty(&self, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError> {
        Ok(self.state().claim_duty(name, now, *lease))
    }

    async fn release(&self, holder: Holder) -> Result<(), StoreError> {
        self.state().release(|lease| lease.holder == holder);
        Ok(())
    }

    async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        Ok(self.state().surfaces_of(table))
    }

    async fn save_surface(&self, surface: &SurfaceRow) -> Result<(), StoreError> {
        let mut state = self.state();
        let slot = (surface.table, surface.key.to_string());
        let saved = surface.clone().saved_over(state.surfaces.get(&slot));
        state.surfaces.insert(slot, saved);
        Ok(())
    }

    async fn forget_page(&self, table: TableId, key: SurfaceKey) -> Result<(), StoreError> {
        if let Some(surface) = self.state().surfaces.get_mut(&(table, key.to_string())) {
            surface.forget_page();
        }
        Ok(())
    }

    async fn begin_write(&self, begin: &Begin) -> Result<bool, StoreError> {
        let mut state = self.state();
        let begun = state.begin_write(begin);
        if let Some(at) = begin.mark.filter(|_| begun) {
            state.mark(begin.table, at);
        }
        Ok(begun)
    }

    async fn end_write(&self, ended: &Ended) -> Result<Outcome, StoreError> {
        Ok(self.state().end_write(ended))
    }

    async fn set_room(&self, table: TableId, room: &Room, door: Option<SurfaceKey>) -> Result<(), StoreError> {
        self.state().set_room(table, room, door);
        Ok(())
    }

    async fn repost(
        &self,
        table: TableId,
        key: SurfaceKey,
        seen: &MessageRef,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut state = self.state();
        match state.live_surface(table, key) {
            Some(surface) if surface.message.as_ref() == Some(seen) => {
                surface.replaced = surface.message.take();
                surface.hash = None;
                surface.writes = PageWrites::default();
                state.mark(table, at);
                Ok(true)
            }
            Some(_) | None => Ok(false),
        }
    }

    async fn remove_surface(
        &self,
        table: TableId,
        key: SurfaceKey,
        seen: Option<&MessageRef>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.state().remove_surface(table, key, seen, now);
        Ok(())
    }

    async fn reserve(&self, wish: &WriteWish) -> Result<Result<(), Timestamp>, StoreError> {
        Ok(self.state().reserve(wish))
    }

    async fn hold(&self, platform: PlatformKind, chat: &str, until: Timestamp) -> Result<Timestamp, StoreError> {
        let mut state = self.state();
        let next = state.paces.entry((platform, Some(chat.to_owned()))).or_insert(until);
        *next = until.max(*next);
        Ok(*next)
    }

    async fn paces(&self, platform: PlatformKind, chat: &str) -> Result<(Timestamp, Timestamp), StoreError> {
        Ok(self.state().paces_of(platform, chat))
    }

    async fn bring_forward(&self, after: Timestamp, to: Timestamp, leased: Timestamp) -> Result<(), StoreError> {
        self.state().bring_forward(after, to, leased);
        Ok(())
    }

    async fn next_due(&self, of: &[PlatformKind]) -> Result<NextDue, StoreError> {
        Ok(self.state().next_due(of))
    }
}
