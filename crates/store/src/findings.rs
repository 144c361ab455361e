//! What the coach found in finished matches, as a port.

use async_trait::async_trait;
use talon_table::TableId;

use crate::StoreError;

/// What the coach found in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The table.
    pub table: TableId,
    /// Which of its matches.
    pub match_no: u32,
    /// The version of the coach. Another one may judge otherwise, and so looks anew.
    pub version: u32,
    /// What was found, in a form that only the coach reads.
    pub found: String,
}

/// The part of the store that keeps what the coach found. Every method is one transaction.
#[async_trait]
pub trait Findings: Send + Sync {
    /// What was found in a match, by whichever version; none if nobody asked yet.
    async fn finding(&self, table: TableId, match_no: u32) -> Result<Option<Finding>, StoreError>;

    /// Keeps what was found, in place of what an earlier version found.
    async fn keep_finding(&self, finding: &Finding) -> Result<(), StoreError>;
}
