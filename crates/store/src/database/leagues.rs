//! The leagues, and when each is due.

use async_trait::async_trait;
use talon_league::{LeagueId, Recorded};
use talon_table::{PersonId, Timestamp};

use crate::leagues::LeagueCommit;
use crate::{Place, StoreError};

/// Reads and writes leagues.
#[async_trait]
pub trait LeagueRows {
    /// Adds the league of a decision at this version, due at the decision's moment; returns whether its number was free.
    async fn create_league(&mut self, commit: &LeagueCommit, home: &Place, version: u32) -> Result<bool, StoreError>;

    /// Gives the league of a decision this version, and makes it due at the decision's moment; returns whether it had the expected version
    /// and generation.
    async fn advance_league(&mut self, commit: &LeagueCommit, version: u32) -> Result<bool, StoreError>;

    /// Appends to a league's log.
    async fn append_league(&mut self, league: LeagueId, events: &[Recorded]) -> Result<(), StoreError>;

    /// Sets the persons whom a league's log names.
    async fn replace_people(&mut self, league: LeagueId, people: &[PersonId]) -> Result<(), StoreError>;

    /// Makes a league due at this moment, or earlier if it already was.
    async fn wake_league(&mut self, league: LeagueId, at: Timestamp) -> Result<(), StoreError>;

    /// Makes the open leagues due whose logs name somebody.
    async fn wake_leagues_of(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError>;
}
