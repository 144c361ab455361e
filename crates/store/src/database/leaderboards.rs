//! Results and standings for readers.

use async_trait::async_trait;
use talon_games::GameKind;
use talon_standings::{Competitor, LeaderboardRow, PairRow, Pool, RatingRow};
use talon_table::{PersonId, TableId};

use crate::StoreError;
use crate::results::{LeaderboardKey, RatingStep, ResultFilter, ResultRow};
use crate::standings::{LineKey, PairKey, RatingKey};

/// Reads the leaderboards and lists that people look at. Lines are in the leaderboard's order; hidden ones are left out.
#[async_trait]
pub trait LeaderboardRows {
    /// The result of a match.
    async fn result(&mut self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError>;

    /// At most so many results that match the filter, with numbers smaller than `before`, newest first.
    async fn results(
        &mut self,
        filter: &ResultFilter,
        before: Option<u64>,
        most: usize,
    ) -> Result<Vec<ResultRow>, StoreError>;

    /// How many lines of a leaderboard come before a person's; none if the person has no line there.
    async fn place(&mut self, leaderboard: &LeaderboardKey, person: PersonId) -> Result<Option<u32>, StoreError>;

    /// How many lines a leaderboard has.
    async fn size(&mut self, leaderboard: &LeaderboardKey) -> Result<u32, StoreError>;

    /// At most so many lines of a leaderboard, after skipping the first ones.
    async fn lines_from(
        &mut self,
        leaderboard: &LeaderboardKey,
        before: u32,
        most: usize,
    ) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError>;

    /// Every line of a leaderboard.
    async fn all_lines(&mut self, leaderboard: &LeaderboardKey) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError>;

    /// A person's own totals.
    async fn sums_of(&mut self, person: PersonId) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError>;

    /// Every rating of a competitor.
    async fn ratings_of(&mut self, who: &Competitor) -> Result<Vec<(RatingKey, RatingRow)>, StoreError>;

    /// Every meeting of a competitor.
    async fn pairs_of(&mut self, who: &Competitor) -> Result<Vec<(PairKey, PairRow)>, StoreError>;

    /// The last steps of a person's rating, at most so many, newest first.
    async fn steps_of(
        &mut self,
        person: PersonId,
        game: GameKind,
        pool: Pool,
        most: usize,
    ) -> Result<Vec<RatingStep>, StoreError>;
}
