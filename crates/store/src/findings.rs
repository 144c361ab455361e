//! What the coach found in finished matches.

use talon_table::TableId;

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
