//! Leagues.

use async_trait::async_trait;
use talon_house::PlatformKind;
use talon_house::ports::leagues::{DueLeague, LeagueCommit, LeagueRow, Leagues, PostKey, PostRow};
use talon_house::ports::results::ResultRow;
use talon_house::ports::store::{Committed, Holder, Lease, StoreError, TableRow};
use talon_league::{LeagueId, Recorded};
use talon_table::{PersonId, Timestamp};

use crate::SqliteStore;

fn not_kept() -> StoreError {
    StoreError::Unavailable("leagues are not kept here".to_owned())
}

/// There are none: whoever makes one is told that it cannot be kept.
#[async_trait]
impl Leagues for SqliteStore {
    async fn league(&self, _: LeagueId) -> Result<Option<LeagueRow>, StoreError> {
        Ok(None)
    }

    async fn league_events(&self, _: LeagueId, _: u32) -> Result<Vec<Recorded>, StoreError> {
        Ok(Vec::new())
    }

    async fn leagues_in(&self, _: PlatformKind, _: &str) -> Result<Vec<LeagueRow>, StoreError> {
        Ok(Vec::new())
    }

    async fn leagues_of(&self, _: &[PersonId]) -> Result<Vec<LeagueRow>, StoreError> {
        Ok(Vec::new())
    }

    async fn commit_league(&self, _: &LeagueCommit) -> Result<Committed, StoreError> {
        Err(not_kept())
    }

    async fn claim_leagues(
        &self,
        _: Timestamp,
        _: &Lease,
        _: &[PlatformKind],
        _: usize,
    ) -> Result<Vec<DueLeague>, StoreError> {
        Ok(Vec::new())
    }

    async fn settle_league(&self, _: &DueLeague, _: Holder, _: Option<Timestamp>) -> Result<(), StoreError> {
        Ok(())
    }

    async fn wake_league(&self, _: LeagueId, _: Timestamp) -> Result<(), StoreError> {
        Ok(())
    }

    async fn league_results(&self, _: LeagueId, _: u32) -> Result<Vec<ResultRow>, StoreError> {
        Ok(Vec::new())
    }

    async fn league_tables(&self, _: LeagueId, _: u32) -> Result<Vec<TableRow>, StoreError> {
        Ok(Vec::new())
    }

    async fn posts(&self, _: LeagueId) -> Result<Vec<PostRow>, StoreError> {
        Ok(Vec::new())
    }

    async fn save_post(&self, _: &PostRow) -> Result<(), StoreError> {
        Err(not_kept())
    }

    async fn remove_post(&self, _: LeagueId, _: PostKey) -> Result<(), StoreError> {
        Ok(())
    }
}
