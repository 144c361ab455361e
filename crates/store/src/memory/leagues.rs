//! Leagues in the store in memory.

use std::collections::BTreeSet;
use std::mem;

use async_trait::async_trait;
use talon_league::{LeagueId, Recorded};
use talon_table::{PersonId, Timestamp};

use super::MemoryStore;
use super::state::State;
use super::stored::{Held, StoredLeague};
use super::unit::MemoryUnit;
use crate::database::LeagueRows;
use crate::leagues::{DueLeague, LeagueCommit, LeagueRow, Leagues, PostKey, PostRow};
use crate::results::ResultRow;
use crate::{Lease, Place, PlatformKind, ProcessId, StoreError, TableRow};

impl State {
    fn league_rows(&self, wanted: impl Fn(&StoredLeague) -> bool) -> Vec<LeagueRow> {
        let mut rows: Vec<_> =
            self.leagues.values().filter(|stored| wanted(stored)).map(|stored| stored.row.clone()).collect();
        rows.sort_by_key(|row| (row.created_at, row.league));
        rows
    }

    fn claim_leagues(&mut self, now: Timestamp, lease: Lease, of: &[PlatformKind], limit: usize) -> Vec<DueLeague> {
        let free = |stored: &&StoredLeague| of.contains(&stored.row.home.platform) && stored.look.may_be_claimed(now);
        let looks = self.leagues.values().filter(free).filter_map(|stored| {
            let LeagueRow { league, generation, .. } = stored.row;
            Some(DueLeague { league, due: stored.look.due.filter(|due| *due <= now)?, generation })
        });
        let mut due: Vec<_> = looks.collect();
        due.sort_by_key(|due| (due.due, due.league));
        due.truncate(limit);
        for claimed in &due {
            if let Some(stored) = self.leagues.get_mut(&claimed.league) {
                stored.look.lease = Some(lease);
            }
        }
        due
    }

    fn settle_league(&mut self, seen: &DueLeague, holder: ProcessId, due: Option<Timestamp>) {
        let Some(stored) = self.leagues.get_mut(&seen.league).filter(|stored| stored.look.is_held_by(holder)) else {
            return;
        };
        stored.look.lease = None;
        if stored.row.generation == seen.generation {
            stored.look.due = due;
        }
    }

    /// When the next league on one of these platforms is due.
    pub(super) fn next_league(&self, of: &[PlatformKind]) -> Option<Timestamp> {
        let served = self.leagues.values().filter(|stored| of.contains(&stored.row.home.platform));
        served.filter_map(|stored| Some(stored.look.next(stored.look.due?))).min()
    }
}

impl MemoryUnit {
    /// A league that is about to change; its log only grows.
    fn change_league(&mut self, league: LeagueId) -> Option<&mut StoredLeague> {
        let stored = self.state.leagues.get_mut(&league)?;
        let events = stored.log.len();
        let mut log = mem::take(&mut stored.log);
        let before = stored.clone();
        mem::swap(&mut stored.log, &mut log);
        self.undo(move |state| {
            if let Some(stored) = state.leagues.get_mut(&league) {
                let mut log = mem::take(&mut stored.log);
                log.truncate(events);
                *stored = StoredLeague { log, ..before };
            }
        });
        self.state.leagues.get_mut(&league)
    }
}

#[async_trait]
impl LeagueRows for MemoryUnit {
    async fn create_league(&mut self, commit: &LeagueCommit, home: &Place, version: u32) -> Result<bool, StoreError> {
        let league = commit.league;
        if self.state.leagues.contains_key(&league) {
            return Ok(false);
        }
        let (home, open, created_at) = (home.clone(), commit.open, commit.at);
        let row = LeagueRow { league, home, version, open, created_at, generation: 0 };
        let mut stored = StoredLeague { row, people: BTreeSet::new(), log: Vec::new(), look: Held::free(None) };
        stored.wake(commit.at);
        self.set(|state| &mut state.leagues, league, Some(stored));
        Ok(true)
    }

    async fn advance_league(&mut self, commit: &LeagueCommit, version: u32) -> Result<bool, StoreError> {
        let seen = Some((commit.expected, commit.generation));
        let found = self.state.leagues.get(&commit.league).map(|stored| (stored.row.version, stored.row.generation));
        let Some(stored) = self.change_league(commit.league).filter(|_| found == seen) else {
            return Ok(false);
        };
        stored.row.version = version;
        stored.row.open = commit.open;
        stored.wake(commit.at);
        Ok(true)
    }

    async fn append_league(&mut self, league: LeagueId, events: &[Recorded]) -> Result<(), StoreError> {
        if let Some(stored) = self.change_league(league) {
            stored.log.extend_from_slice(events);
        }
        Ok(())
    }

    async fn replace_people(&mut self, league: LeagueId, people: &[PersonId]) -> Result<(), StoreError> {
        if let Some(stored) = self.change_league(league) {
            stored.people = people.iter().copied().collect();
        }
        Ok(())
    }

    async fn wake_league(&mut self, league: LeagueId, at: Timestamp) -> Result<(), StoreError> {
        if let Some(stored) = self.change_league(league) {
            stored.wake(at);
        }
        Ok(())
    }

    async fn wake_leagues_of(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        let naming = |stored: &&StoredLeague| stored.row.open && stored.people.contains(&person);
        let leagues = self.state.leagues.values().filter(naming);
        for league in leagues.map(|stored| stored.row.league).collect::<Vec<_>>() {
            self.wake_league(league, at).await?;
        }
        Ok(())
    }
}

#[async_trait]
impl Leagues for MemoryStore {
    async fn league(&self, league: LeagueId) -> Result<Option<LeagueRow>, StoreError> {
        Ok(self.state().leagues.get(&league).map(|stored| stored.row.clone()))
    }

    async fn league_events(&self, league: LeagueId, after: u32) -> Result<Vec<Recorded>, StoreError> {
        let state = self.state();
        let log = state.leagues.get(&league).map_or(&[][..], |stored| &stored.log[..]);
        Ok(log.iter().filter(|recorded| recorded.seq > after).cloned().collect())
    }

    async fn leagues_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<LeagueRow>, StoreError> {
        let here = |stored: &StoredLeague| stored.row.home.platform == platform && stored.row.home.chat == chat;
        Ok(self.state().league_rows(here))
    }

    async fn leagues_of(&self, persons: &[PersonId]) -> Result<Vec<LeagueRow>, StoreError> {
        Ok(self.state().league_rows(|stored| persons.iter().any(|person| stored.people.contains(person))))
    }

    async fn claim_leagues(
        &self,
        now: Timestamp,
        lease: &Lease,
        of: &[PlatformKind],
        limit: usize,
    ) -> Result<Vec<DueLeague>, StoreError> {
        Ok(self.state().claim_leagues(now, *lease, of, limit))
    }

    async fn settle_league(
        &self,
        seen: &DueLeague,
        holder: ProcessId,
        due: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        self.state().settle_league(seen, holder, due);
        Ok(())
    }

    async fn league_results(&self, league: LeagueId, season: u32) -> Result<Vec<ResultRow>, StoreError> {
        let of = |result: &&ResultRow| result.fixture.is_some_and(|of| (of.league, of.season) == (league, season));
        Ok(self.state().results.iter().filter(of).cloned().collect())
    }

    async fn league_tables(&self, league: LeagueId, season: u32) -> Result<Vec<TableRow>, StoreError> {
        let state = self.state();
        let of = |row: &&TableRow| row.fixture.is_some_and(|of| (of.league, of.season) == (league, season));
        let mut rows: Vec<_> = state.tables.values().map(|table| &table.row).filter(of).cloned().collect();
        rows.sort_by_key(|row| (row.opened_at, row.table));
        Ok(rows)
    }

    async fn posts(&self, league: LeagueId) -> Result<Vec<PostRow>, StoreError> {
        let state = self.state();
        let from = state.posts.range((league, String::new())..);
        Ok(from.take_while(|((of, _), _)| *of == league).map(|(_, post)| post.clone()).collect())
    }

    async fn save_post(&self, post: &PostRow) -> Result<(), StoreError> {
        self.state().posts.insert((post.league, post.key.to_string()), post.clone());
        Ok(())
    }

    async fn remove_post(&self, league: LeagueId, key: PostKey) -> Result<(), StoreError> {
        self.state().posts.remove(&(league, key.to_string()));
        Ok(())
    }
}
