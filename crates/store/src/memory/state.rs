//! The tables of the store in memory.

use std::collections::{BTreeMap, BTreeSet};

use talon_league::LeagueId;
use talon_standings::Day;
use talon_table::{PersonId, TableId, Timestamp};

use super::stored::{Account, Held, Mark, StoredLeague, StoredLinks, StoredPreset, StoredTable};
use crate::daily::{DailyDeal, DailyGame, DailyPlay, DailyPosts};
use crate::findings::Finding;
use crate::leagues::PostRow;
use crate::person_settings::{Language, PersonSettingsRow};
use crate::puzzles::PuzzleAnswer;
use crate::results::ResultRow;
use crate::standings::{LineKey, Standings, StepRow};
use crate::{
    AccountRef, AccountRow, CommunityRow, InputKey, Lease, PlatformKind, SurfaceRow, TableRow, TimerKind, WriteWish,
};

/// A day of a chat.
pub(super) type DayKey = (PlatformKind, String, Day);

#[derive(Default)]
pub(super) struct State {
    pub(super) accounts: BTreeMap<AccountRef, Account>,
    pub(super) languages: BTreeMap<PersonId, Language>,
    pub(super) person_settings: BTreeMap<PersonId, PersonSettingsRow>,
    pub(super) communities: BTreeMap<(PlatformKind, String), CommunityRow>,
    /// By number.
    pub(super) presets: BTreeMap<u32, StoredPreset>,
    /// The number of the newest preset.
    pub(super) last_preset: u32,
    pub(super) tables: BTreeMap<TableId, StoredTable>,
    pub(super) keys: BTreeMap<InputKey, Timestamp>,
    /// When each is due.
    pub(super) timers: BTreeMap<(TableId, TimerKind), Held<Timestamp>>,
    pub(super) marks: BTreeMap<TableId, Held<Mark>>,
    /// The duties that one process at a time does, by name.
    pub(super) duties: BTreeMap<String, Lease>,
    /// When the people of each platform were served: the ends, by platform and beginning.
    pub(super) served: BTreeMap<(PlatformKind, Timestamp), Timestamp>,
    pub(super) generations: u64,
    pub(super) surfaces: BTreeMap<(TableId, String), SurfaceRow>,
    pub(super) paces: BTreeMap<(PlatformKind, Option<String>), Timestamp>,
    pub(super) links: StoredLinks,
    /// By number.
    pub(super) results: Vec<ResultRow>,
    pub(super) standings: Standings,
    /// The lines whose persons were unknown when they were written, or are now.
    pub(super) hidden: BTreeSet<LineKey>,
    pub(super) leagues: BTreeMap<LeagueId, StoredLeague>,
    pub(super) posts: BTreeMap<(LeagueId, String), PostRow>,
    pub(super) dailies: BTreeMap<(PlatformKind, String), (DailyGame, DailyPosts)>,
    pub(super) daily_deals: BTreeMap<DayKey, DailyDeal>,
    pub(super) daily_plays: BTreeMap<(DayKey, PersonId), DailyPlay>,
    /// By game, number and person.
    pub(super) puzzle_answers: BTreeMap<(&'static str, u32, PersonId), PuzzleAnswer>,
    pub(super) findings: BTreeMap<(TableId, u32), Finding>,
    /// The steps of ratings, by person and number.
    pub(super) steps: BTreeMap<(PersonId, u64), StepRow>,
}

impl State {
    /// Whether any account acts as this person, or would without its link.
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
            chosen: self.settings_of(stored.person).chosen,
            chat: stored.chat,
        }
    }

    pub(super) fn surfaces_of(&self, table: TableId) -> Vec<SurfaceRow> {
        let from = self.surfaces.range((table, String::new())..);
        from.take_while(|((of, _), _)| *of == table).map(|(_, row)| row.clone()).collect()
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
        let (chat, bot) = wish.next(chat, bot);
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
