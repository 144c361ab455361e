//! The coach's findings about finished matches.

use talon_table::TableId;

/// The coach's findings about a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The table.
    pub table: TableId,
    /// Which of its matches.
    pub match_no: u32,
    /// The version of the coach. Another version may judge differently, so it analyses the match again.
    pub version: u32,
    /// The findings, in a form that only the coach reads.
    pub found: String,
}
