//! Standings from results.

use std::collections::BTreeSet;

use async_trait::async_trait;
use talon_games::GameKind;
use talon_standings::{Competitor, LeaderboardRow, PairRow, Pool, RatingRow, Window};
use talon_table::PersonId;

use crate::results::Scope;
use crate::standings::{LineKey, PairKey, RatingKey, StepKey, StepRow};
use crate::{PlatformKind, StoreError};

/// The rank value of a person's lines on all-time leaderboards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankRow {
    /// The person.
    pub person: PersonId,
    /// The game.
    pub game: GameKind,
    /// The pool.
    pub pool: Pool,
    /// The value that the lines are ordered by.
    pub rank: i64,
}

/// Reads and writes standings. A written row replaces the row with the same key.
#[async_trait]
pub trait StandingRows {
    /// The ratings of these competitors in a game and pool.
    async fn ratings(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(RatingKey, RatingRow)>, StoreError>;

    /// All ratings of these competitors.
    async fn all_ratings(&mut self, who: &BTreeSet<Competitor>) -> Result<Vec<(RatingKey, RatingRow)>, StoreError>;

    /// The meetings of these competitors with each other in a game and pool.
    async fn pairs(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(PairKey, PairRow)>, StoreError>;

    /// The lines of these persons on leaderboards of a game and pool.
    async fn lines(
        &mut self,
        scope: &Scope,
        game: GameKind,
        pool: Pool,
        windows: &BTreeSet<Window>,
        persons: &BTreeSet<PersonId>,
    ) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError>;

    /// Writes ratings.
    async fn write_ratings(&mut self, rows: &[(&RatingKey, &RatingRow)]) -> Result<(), StoreError>;

    /// Writes meetings.
    async fn write_pairs(&mut self, rows: &[(&PairKey, &PairRow)]) -> Result<(), StoreError>;

    /// Writes lines with their ranks. A line is hidden if its person is unknown, or if it is somebody's own total.
    async fn write_lines(&mut self, rows: &[(&LineKey, &LeaderboardRow, i64)]) -> Result<(), StoreError>;

    /// Writes the steps of ratings: only new rows.
    async fn write_steps(&mut self, rows: &[(&StepKey, &StepRow)]) -> Result<(), StoreError>;

    /// Sets the rank values of persons' lines on all-time leaderboards.
    async fn move_ranks(&mut self, ranks: &[RankRow]) -> Result<(), StoreError>;

    /// Removes the lines on the leaderboards of these chats' communities.
    async fn remove_lines_in(&mut self, platform: PlatformKind, chats: [&str; 2]) -> Result<(), StoreError>;

    /// Shows or hides, as the person chose, the lines on the global leaderboards that belong to the accounts acting as this person.
    async fn show_everywhere(&mut self, person: PersonId) -> Result<(), StoreError>;
}
