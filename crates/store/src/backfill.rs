//! Finished matches that enter a database by import rather than by play.

use async_trait::async_trait;
use talon_table::{Recorded, TableId, Timestamp};

use crate::results::{EndedMatch, ResultRow, Scope};
use crate::{Place, StoreError};

/// A finished match with a table of its own, which is closed.
#[derive(Clone)]
pub struct PastMatch {
    /// The table: one that is new to the database.
    pub table: TableId,
    /// Its home.
    pub home: Place,
    /// When it was opened.
    pub opened_at: Timestamp,
    /// Its log; empty if only the result is known, and then the match has no replay.
    pub log: Vec<Recorded>,
    /// The match.
    pub ended: EndedMatch,
}

impl PastMatch {
    /// The result, not numbered yet.
    #[must_use]
    pub fn result(&self) -> ResultRow {
        let EndedMatch { match_no, fact } = self.ended.clone();
        ResultRow { table: self.table, match_no, scope: Scope::of(&self.home), fixture: None, fact }
    }
}

/// A store that takes in finished matches.
#[async_trait]
pub trait Backfill: Send + Sync {
    /// Whether any table was ever opened.
    async fn has_tables(&self) -> Result<bool, StoreError>;

    /// Saves these matches in one transaction, and numbers and counts them in their order, as if each had just ended. Their tables are not
    /// behind: nothing is shown anywhere.
    async fn add_past(&self, matches: &[PastMatch]) -> Result<(), StoreError>;

    /// Saves results of existing tables, in one transaction, and numbers and counts them in their order, after all others.
    async fn add_results(&self, results: &[(TableId, EndedMatch)]) -> Result<(), StoreError>;

    /// Replaces the stored facts of these matches, in one transaction. Standings are wrong until the next
    /// [recount](crate::results::Recount).
    async fn replace_facts(&self, results: &[ResultRow]) -> Result<(), StoreError>;
}
