//! Our own faults. People never see their texts; the log does, and they reveal nothing that is hidden at a table.

use std::time::Duration;

use talon_league::{BadLog as BadLeagueLog, LeagueId};
use talon_store::{PlatformKind, StoreError};
use talon_table::{BadLog, TableId, Timestamp};

/// Why the house could not do what it should have done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum HouseError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table is set aside, which was logged when that was found.
    #[error("table {0} is set aside")]
    SetAside(TableId),
    /// The decided events do not apply to the log.
    #[error("table {table}: {bad}")]
    Log {
        /// The table.
        table: TableId,
        /// Where and why.
        bad: BadLog,
    },
    /// The stored log of a league is unreadable, or could not have come about.
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
    NoPlatform(PlatformKind),
    /// The sender of an input has spent the allowance for changes, until then.
    #[error("the sender may change nothing now")]
    Spent(Timestamp),
    /// An answer took longer than people wait.
    #[error("an answer took too long")]
    Slow,
}

/// How long a table that is set aside rests: until then it is not tried, unless somebody asks for it or a process starts.
pub(crate) const REST: Duration = Duration::from_secs(24 * 60 * 60);

/// Why a table cannot be used: this program cannot read its log. The table is set aside, and everything else goes on. The texts reveal
/// nothing that is hidden at a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// The log could not have come about by the rules that this program knows.
    #[error(transparent)]
    Log(#[from] BadLog),
    /// The store cannot read it back.
    #[error("{0}")]
    Stored(String),
    /// It is not as long as the directory says.
    #[error("the log has {events} events, and should have {version}")]
    Length {
        /// How many events it has.
        events: u32,
        /// How many the directory says it has.
        version: u32,
    },
}
