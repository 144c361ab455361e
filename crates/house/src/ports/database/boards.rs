//! Results and standings as they are looked at.

use async_trait::async_trait;
use talon_games::GameKind;
use talon_standings::{BoardRow, Competitor, PairRow, Pool, RatingRow};
use talon_table::{PersonId, TableId};

use crate::book::{LineKey, PairKey, RatingKey};
use crate::ports::results::{BoardKey, RatingStep, ResultFilter, ResultRow};
use crate::ports::store::StoreError;

/// Reads the boards and lists that people look at. The lines of a board are in its order; hidden lines are left out.
#[async_trait]
pub trait BoardRows {
    /// The result of a match.
    async fn result(&mut self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError>;

    /// At most so many results that the filter takes, with numbers smaller than `before`, newest first.
    async fn results(
        &mut self,
        filter: &ResultFilter,
        before: Option<u64>,
        most: usize,
    ) -> Result<Vec<ResultRow>, StoreError>;

    /// How many lines of a board stand before a person's; none where the person has no line there.
    async fn place(&mut self, board: &BoardKey, person: PersonId) -> Result<Option<u32>, StoreError>;

    /// How many lines a board has.
    async fn size(&mut self, board: &BoardKey) -> Result<u32, StoreError>;

    /// At most so many lines of a board, without the first.
    async fn lines_from(
        &mut self,
        board: &BoardKey,
        before: u32,
        most: usize,
    ) -> Result<Vec<(LineKey, BoardRow)>, StoreError>;

    /// Every line of a board.
    async fn all_lines(&mut self, board: &BoardKey) -> Result<Vec<(LineKey, BoardRow)>, StoreError>;

    /// A person's own sums.
    async fn sums_of(&mut self, person: PersonId) -> Result<Vec<(LineKey, BoardRow)>, StoreError>;

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
