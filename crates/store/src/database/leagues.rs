//! The leagues, and when each is looked at.

use async_trait::async_trait;
use talon_league::{LeagueId, Recorded};
use talon_table::{PersonId, Timestamp};

use crate::leagues::LeagueCommit;
use crate::{Place, StoreError};

/// Reads and writes leagues.
#[async_trait]
pub trait LeagueRows {
    /// Adds the league of a decision at this version, to be looked at from that moment on; tells whether there was none of its number.
    async fn create_league(&mut self, commit: &LeagueCommit, home: &Place, version: u32) -> Result<bool, StoreError>;

    /// Gives the league of a decision this version, and has it looked at from that moment on; tells whether it had the expected one, and
    /// the expected generation.
    async fn advance_league(&mut self, commit: &LeagueCommit, version: u32) -> Result<bool, StoreError>;

    /// Appends to a league's log.
    async fn append_league(&mut self, league: LeagueId, events: &[Recorded]) -> Result<(), StoreError>;

    /// Sets whom a league's log names.
    async fn replace_people(&mut self, league: LeagueId, people: &[PersonId]) -> Result<(), StoreError>;

    /// The league is looked at from this moment on, or from when it was to be.
    async fn wake_league(&mut self, league: LeagueId, at: Timestamp) -> Result<(), StoreError>;

    /// The open leagues whose logs name somebody are looked at from this moment on.
    async fn wake_leagues_of(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError>;
}
