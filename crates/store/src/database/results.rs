//! Finished matches.

use async_trait::async_trait;
use talon_league::FixtureRef;
use talon_table::TableId;

use crate::results::{ResultRow, Scope};
use crate::{PlatformKind, StoreError};

/// Where the results of a table count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// The scope of the standings.
    pub scope: Scope,
    /// The fixture of a league.
    pub fixture: Option<FixtureRef>,
}

/// Reads and writes results.
#[async_trait]
pub trait ResultRows {
    /// Where the results of a table count.
    async fn origin(&mut self, table: TableId) -> Result<Origin, StoreError>;

    /// The number of the last result; 0 if there is none.
    async fn last_number(&mut self) -> Result<u64, StoreError>;

    /// Adds numbered results.
    async fn add_results(&mut self, results: &[ResultRow]) -> Result<(), StoreError>;

    /// The results of a chat's community, in order.
    async fn results_in(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<ResultRow>, StoreError>;

    /// Moves the results of a chat to another; returns whether there were any.
    async fn move_results(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<bool, StoreError>;
}
