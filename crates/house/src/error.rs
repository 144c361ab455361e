//! Our own faults. People never see their texts; the log does, and they carry nothing that is hidden at a table.

use talon_league::{BadLog as BadLeagueLog, LeagueId};
use talon_table::{BadLog, TableId};

use crate::ports::store::StoreError;

/// Why the house could not do what it should have done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum HouseError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored log could not have come about.
    #[error("table {table}: {bad}")]
    Log {
        /// The table.
        table: TableId,
        /// Where and why.
        bad: BadLog,
    },
    /// The stored log of a league is none, or could not have come about.
    #[error("league {league}: {bad}")]
    LeagueLog {
        /// The league.
        league: LeagueId,
        /// Where.
        bad: BadLeagueLog,
    },
    /// Others kept changing a league faster than a decision could be saved.
    #[error("league {0} changes too fast")]
    LeagueContended(LeagueId),
    /// Others kept changing the table faster than a decision could be saved.
    #[error("table {0} changes too fast")]
    Contended(TableId),
    /// No adapter serves the platform that an input or a table belongs to.
    #[error("platform {0} is not served")]
    NoPlatform(crate::PlatformKind),
    /// An answer took longer than people wait.
    #[error("an answer took too long")]
    Slow,
}
