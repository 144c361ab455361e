//! Recounts: standings rebuilt from the results.

use async_trait::async_trait;

use crate::StoreError;
use crate::results::ResultRow;
use crate::standings::AllStandings;

/// Reads everything, and removes what is rebuilt.
#[async_trait]
pub trait RecountRows {
    /// How many results there are.
    async fn count_results(&mut self) -> Result<u64, StoreError>;

    /// At most so many results with numbers greater than `last`, in order.
    async fn results_after(&mut self, last: u64, most: usize) -> Result<Vec<ResultRow>, StoreError>;

    /// All stored standings.
    async fn standings(&mut self) -> Result<AllStandings, StoreError>;

    /// Removes all ratings.
    async fn remove_ratings(&mut self) -> Result<(), StoreError>;

    /// Removes all meetings.
    async fn remove_pairs(&mut self) -> Result<(), StoreError>;

    /// Removes all lines.
    async fn remove_lines(&mut self) -> Result<(), StoreError>;

    /// Removes the steps of all ratings.
    async fn remove_steps(&mut self) -> Result<(), StoreError>;

    /// Shows every line that should be visible, and hides every other; returns how many lines were wrong.
    async fn show_lines(&mut self) -> Result<u64, StoreError>;
}
