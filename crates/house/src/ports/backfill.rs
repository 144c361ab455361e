//! Finished matches that come into a database otherwise than by being played there.

use async_trait::async_trait;
use talon_table::{Recorded, TableId, Timestamp};

use super::errors::StoreError;
use super::results::{EndedMatch, ResultRow, Scope};
use crate::address::Place;

/// A finished match with a table of its own, which is closed.
#[derive(Clone)]
pub struct PastMatch {
    /// The table: none that the database has.
    pub table: TableId,
    /// Where it stood.
    pub home: Place,
    /// When it was opened.
    pub opened_at: Timestamp,
    /// Its log; empty where nothing is known but the result, and then the match cannot be looked at again.
    pub log: Vec<Recorded>,
    /// The match.
    pub ended: EndedMatch,
}

impl PastMatch {
    /// The result, which is not numbered yet.
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

    /// Keeps these matches in one transaction, and numbers and counts them in their order, as if each had just ended. Their tables
    /// are not behind: nothing is shown anywhere.
    async fn add_past(&self, matches: &[PastMatch]) -> Result<(), StoreError>;

    /// Keeps results of tables that there are, in one transaction, and numbers and counts them in their order, after all others.
    async fn add_results(&self, results: &[(TableId, EndedMatch)]) -> Result<(), StoreError>;

    /// Puts these facts in the places of those that are kept for their matches, in one transaction. What results add up to is wrong
    /// until it is counted [anew](super::results::Recount).
    async fn replace_facts(&self, results: &[ResultRow]) -> Result<(), StoreError>;
}
