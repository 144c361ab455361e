//! Leagues in the store in memory.

use std::collections::BTreeSet;

use async_trait::async_trait;
use talon_league::{LeagueId, Recorded};
use talon_table::{PersonId, Timestamp};

use super::MemoryStore;
use super::claims::Held;
use super::state::State;
use crate::intent::{Place, PlatformKind};
use crate::ports::leagues::{DueLeague, LeagueCommit, LeagueRow, Leagues, PostKey, PostRow};
use crate::ports::results::ResultRow;
use crate::ports::store::{Committed, Holder, Lease, StoreError, SurfaceState, TableRow};

pub(super) struct StoredLeague {
    row: LeagueRow,
    people: BTreeSet<PersonId>,
    log: Vec<Recorded>,
    /// When it is looked at.
    pub(super) look: Held<Option<Timestamp>>,
}

impl StoredLeague {
    fn new(league: LeagueId, home: Place, created_at: Timestamp) -> Self {
        Self {
            row: LeagueRow { league, home, version: 0, open: true, created_at, generation: 0 },
            people: BTreeSet::new(),
            log: Vec::new(),
            look: Held::free(None),
        }
    }

    fn wake(&mut self, at: Timestamp) {
        let due = &mut self.look.due;
        *due = Some(due.map_or(at, |due| due.min(at)));
        self.row.generation += 1;
    }
}

impl State {
    pub(super) fn wake_league(&mut self, league: LeagueId, at: Timestamp) {
        if let Some(stored) = self.leagues.get_mut(&league) {
            stored.wake(at);
        }
    }

    /// The open leagues whose logs name somebody are looked at.
    pub(super) fn wake_leagues_of(&mut self, person: PersonId, at: Timestamp) {
        let naming = |stored: &&mut StoredLeague| stored.row.open && stored.people.contains(&person);
        self.leagues.values_mut().filter(naming).for_each(|stored| stored.wake(at));
    }

    fn league_rows(&self, wanted: impl Fn(&StoredLeague) -> bool) -> Vec<LeagueRow> {
        let mut rows: Vec<_> =
            self.leagues.values().filter(|stored| wanted(stored)).map(|stored| stored.row.clone()).collect();
        rows.sort_by_key(|row| (row.created_at, row.league));
        rows
    }

    fn commit_league(&mut self, commit: &LeagueCommit) -> Committed {
        if commit.key.as_ref().is_some_and(|key| self.keys.contains_key(key)) {
            return Committed::Duplicate;
        }
        let now = self.leagues.get(&commit.league).map_or((0, 0), |stored| (stored.row.version, stored.row.generation));
        if now != (commit.expected, commit.generation) {
            return Committed::Conflict;
        }
        if let Some(home) = &commit.home {
            let new = || StoredLeague::new(commit.league, home.clone(), commit.at);
            self.leagues.entry(commit.league).or_insert_with(new);
        }
        let Some(stored) = self.leagues.get_mut(&commit.league) else {
            return Committed::Conflict;
        };
        stored.log.extend(commit.events.iter().cloned());
        stored.row.version = stored.log.last().map_or(0, |last| last.seq);
        stored.row.open = commit.open;
        stored.people = commit.people.iter().copied().collect();
        stored.wake(commit.at);
        let version = stored.row.version;
        if let Some(key) = &commit.key {
            self.keys.insert(key.clone(), commit.at);
        }
        Committed::Saved(version)
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

    fn settle_league(&mut self, seen: &DueLeague, holder: Holder, due: Option<Timestamp>) {
        let Some(stored) = self.leagues.get_mut(&seen.league).filter(|stored| stored.look.is_held_by(holder)) else {
            return;
        };
        stored.look.lease = None;
        if stored.row.generation == seen.generation {
            stored.look.due = due;
        }
    }

    /// When the next league on one of these platforms is looked at.
    pub(super) fn next_league(&self, of: &[PlatformKind]) -> Option<Timestamp> {
        let served = self.leagues.values().filter(|stored| of.contains(&stored.row.home.platform));
        served.filter_map(|stored| Some(stored.look.next(stored.look.due?))).min()
    }

    /// The leagues of a chat are those of another now; what they still show is shown there anew.
    pub(super) fn move_leagues(&mut self, platform: PlatformKind, from: &str, to: &str, at: Timestamp) {
        let is_old = |place: &Place| place.platform == platform && place.chat == from;
        for stored in self.leagues.values_mut().filter(|stored| is_old(&stored.row.home)) {
            to.clone_into(&mut stored.row.home.chat);
            if stored.row.open {
                stored.wake(at);
            }
        }
        for post in self.posts.values_mut().filter(|post| is_old(&post.place)) {
            to.clone_into(&mut post.place.chat);
            if post.state != SurfaceState::Finished {
                post.message = None;
                post.hash = None;
            }
        }
    }

    pub(super) fn forget_reminders(&mut self, persons: &[PersonId]) {
        self.posts.retain(|_, post| match post.key {
            PostKey::Reminder { person, .. } => !persons.contains(&person),
            PostKey::Season { .. } | PostKey::Round { .. } | PostKey::Crown { .. } => true,
        });
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

    async fn commit_league(&self, commit: &LeagueCommit) -> Result<Committed, StoreError> {
        Ok(self.state().commit_league(commit))
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

    async fn settle_league(&self, seen: &DueLeague, holder: Holder, due: Option<Timestamp>) -> Result<(), StoreError> {
        self.state().settle_league(seen, holder, due);
        Ok(())
    }

    async fn wake_league(&self, league: LeagueId, at: Timestamp) -> Result<(), StoreError> {
        self.state().wake_league(league, at);
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
