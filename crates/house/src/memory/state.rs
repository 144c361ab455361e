//! The tables of the store in memory.

use std::collections::{BTreeMap, BTreeSet};

use talon_games::GameKind;
use talon_league::LeagueId;
use talon_standings::Pool;
use talon_table::{PersonId, Reading, Recorded, TableId, Timestamp};

use super::claims::{Held, Mark};
use super::leagues::StoredLeague;
use super::links::StoredLinks;
use crate::book::{Book, LineKey};
use crate::intent::{AccountRef, MessageRef, PlatformKind};
use crate::ports::leagues::PostRow;
use crate::ports::preferences::MannersRow;
use crate::ports::results::{RatingStep, ResultRow};
use crate::ports::store::{
    AccountRow, Begin, CommunityRow, Ended, InputKey, Lease, Outcome, PresetRow, PrivateChat, Room, SurfaceKey,
    SurfaceRow, SurfaceState, TableRow, TimerKind, WriteWish, end_write,
};

#[derive(Default)]
pub(super) struct State {
    pub(super) accounts: BTreeMap<AccountRef, Account>,
    pub(super) languages: BTreeMap<PersonId, String>,
    pub(super) manners: BTreeMap<PersonId, MannersRow>,
    pub(super) communities: BTreeMap<(PlatformKind, String), CommunityRow>,
    /// By number.
    pub(super) presets: BTreeMap<u32, StoredPreset>,
    /// The number of the preset that was made last.
    pub(super) last_preset: u32,
    pub(super) tables: BTreeMap<TableId, StoredTable>,
    pub(super) keys: BTreeMap<InputKey, Timestamp>,
    /// When each is due.
    pub(super) timers: BTreeMap<(TableId, TimerKind), Held<Timestamp>>,
    pub(super) marks: BTreeMap<TableId, Held<Mark>>,
    /// What one process at a time does, by name.
    pub(super) duties: BTreeMap<String, Lease>,
    pub(super) generations: u64,
    pub(super) surfaces: BTreeMap<(TableId, String), SurfaceRow>,
    pub(super) paces: BTreeMap<(PlatformKind, Option<String>), Timestamp>,
    pub(super) links: StoredLinks,
    /// By number.
    pub(super) results: Vec<ResultRow>,
    pub(super) book: Book,
    /// The lines of which nobody could tell whose they are when they were written, or since.
    pub(super) hidden: BTreeSet<LineKey>,
    pub(super) leagues: BTreeMap<LeagueId, StoredLeague>,
    pub(super) posts: BTreeMap<(LeagueId, String), PostRow>,
    /// How the ratings came about, oldest first.
    pub(super) rating_steps: BTreeMap<(PersonId, GameKind, Pool), Vec<RatingStep>>,
}

pub(super) struct Account {
    pub(super) person: PersonId,
    pub(super) own_person: PersonId,
    pub(super) name: String,
    pub(super) platform_language: Option<String>,
    pub(super) chat: PrivateChat,
}

pub(super) struct StoredPreset {
    pub(super) row: PresetRow,
    pub(super) folded: String,
}

pub(super) struct StoredTable {
    pub(super) row: TableRow,
    pub(super) seated: BTreeSet<PersonId>,
    pub(super) log: Vec<Recorded>,
    /// Whether the log cannot be read back.
    pub(super) spoiled: bool,
    /// What read or wrote the log last.
    pub(super) read_by: Option<Reading>,
    /// Why the table is set aside, if it is.
    pub(super) aside: Option<String>,
}

impl State {
    /// Whether any account acts as this person, or would if it were not linked.
    pub(super) fn knows(&self, person: PersonId) -> bool {
        self.accounts.values().any(|stored| stored.person == person || stored.own_person == person)
    }

    pub(super) fn row(&self, account: &AccountRef, stored: &Account) -> AccountRow {
        AccountRow {
            account: account.clone(),
            person: stored.person,
            own_person: stored.own_person,
            name: stored.name.clone(),
            platform_language: stored.platform_language.clone(),
            chosen_language: self.languages.get(&stored.person).cloned(),
            chat: stored.chat,
        }
    }

    pub(super) fn live_surface(&mut self, table: TableId, key: SurfaceKey) -> Option<&mut SurfaceRow> {
        let surface = self.surfaces.get_mut(&(table, key.to_string()))?;
        (surface.state == SurfaceState::Live).then_some(surface)
    }

    /// A write on a page's message goes out; tells whether it may.
    pub(super) fn begin_write(&mut self, begin: &Begin) -> bool {
        let slot = (begin.table, begin.key.to_string());
        let begun = begin.on(self.surfaces.get(&slot).cloned());
        let is_begun = begun.is_some();
        self.surfaces.extend(begun.map(|row| (slot, row)));
        is_begun
    }

    pub(super) fn surfaces_of(&self, table: TableId) -> Vec<SurfaceRow> {
        let from = self.surfaces.range((table, String::new())..);
        from.take_while(|((of, _), _)| *of == table).map(|(_, row)| row.clone()).collect()
    }

    pub(super) fn end_write(&mut self, ended: &Ended) -> Outcome {
        let mut rows = self.surfaces_of(ended.table);
        let outcome = end_write(&mut rows, ended);
        self.surfaces.extend(rows.into_iter().map(|row| ((row.table, row.key.to_string()), row)));
        if outcome == Outcome::Unknown && ended.mark {
            self.mark(ended.table, ended.at);
        }
        outcome
    }

    pub(super) fn set_room(&mut self, table: TableId, room: &Room, door: Option<SurfaceKey>) {
        if let Some(stored) = self.tables.get_mut(&table) {
            stored.row.room = room.clone();
        }
        let door = door.and_then(|door| self.surfaces.remove(&(table, door.to_string())));
        if let Some(door) = door {
            let sign = SurfaceRow { key: SurfaceKey::Sign, hash: None, ..door };
            self.surfaces.insert((table, SurfaceKey::Sign.to_string()), sign);
        }
    }

    pub(super) fn remove_surface(
        &mut self,
        table: TableId,
        key: SurfaceKey,
        seen: Option<&MessageRef>,
        now: Timestamp,
    ) {
        let slot = (table, key.to_string());
        let message = self.surfaces.get(&slot).and_then(|surface| surface.message.as_ref());
        if seen.is_none() || seen == message {
            let left = self.surfaces.remove(&slot).and_then(|row| row.forgotten(now));
            self.surfaces.extend(left.map(|row| (slot, row)));
        }
    }

    pub(super) fn paces_of(&self, platform: PlatformKind, chat: &str) -> (Timestamp, Timestamp) {
        let next = |chat| self.paces.get(&(platform, chat)).copied().unwrap_or(Timestamp(i64::MIN));
        (next(Some(chat.to_owned())), next(None))
    }

    pub(super) fn reserve(&mut self, wish: &WriteWish) -> Result<(), Timestamp> {
        let (chat, bot) = self.paces_of(wish.platform, &wish.chat);
        let free = wish.free(chat, bot);
        if free > wish.at {
            return Err(free);
        }
        let (chat, bot) = wish.next(bot);
        self.paces.insert((wish.platform, Some(wish.chat.clone())), chat);
        self.paces.insert((wish.platform, None), bot);
        Ok(())
    }

    pub(super) fn open_tables(&self, wanted: impl Fn(&StoredTable) -> bool) -> Vec<TableRow> {
        let mut rows: Vec<_> = self
            .tables
            .values()
            .filter(|table| table.row.open && wanted(table))
            .map(|table| table.row.clone())
            .collect();
        rows.sort_by_key(|row| (row.opened_at, row.table));
        rows
    }
}
