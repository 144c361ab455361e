//! Rows that enter a database by import rather than by play.

use async_trait::async_trait;

use crate::StoreError;
use crate::archive::ArchiveRow;
use crate::backfill::PastMatch;
use crate::results::ResultRow;

/// Takes in the rows of another database.
#[async_trait]
pub trait ArchiveRows {
    /// Whether nothing was ever stored. A database that was emptied is empty.
    async fn is_empty(&mut self) -> Result<bool, StoreError>;

    /// Adds a row of any kind but a result.
    async fn add_archived(&mut self, row: ArchiveRow) -> Result<(), StoreError>;

    /// Continues numbering after the added rows, if the database does not do so by itself.
    async fn go_on_numbering(&mut self) -> Result<(), StoreError> {
        Ok(())
    }
}

/// Takes finished matches in.
#[async_trait]
pub trait PastRows {
    /// Whether any table was ever opened.
    async fn has_tables(&mut self) -> Result<bool, StoreError>;

    /// Adds the closed tables of matches with those who sat there, without their logs.
    async fn add_past_tables(&mut self, matches: &[PastMatch]) -> Result<(), StoreError>;

    /// Replaces the stored fact of a match.
    async fn replace_fact(&mut self, result: &ResultRow) -> Result<(), StoreError>;
}
