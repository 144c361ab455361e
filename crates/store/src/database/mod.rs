//! A database: small reads and writes of rows, in units of work.
//!
//! The rules about stored data are written once, in `records`, on top of these traits. A database knows none of them: it consists of
//! statements and columns. So every [`Database`] stores links, and all else that the records define, in the same way.

mod archive;
mod chats;
pub mod columns;
mod daily;
mod inputs;
mod leaderboards;
mod leagues;
mod links;
mod moved_logs;
mod people;
mod person_settings;
mod presets;
mod privacy;
mod recount;
mod results;
mod standings;
mod study;
mod surfaces;
mod tables;

use async_trait::async_trait;

use crate::StoreError;

pub use archive::{ArchiveRows, PastRows};
pub use chats::ChatRows;
pub use daily::DailyRows;
pub use inputs::InputRows;
pub use leaderboards::LeaderboardRows;
pub use leagues::LeagueRows;
pub use links::{CodeRow, LinkRows};
pub use moved_logs::MovedLogRows;
pub use people::{Identity, PersonRows};
pub use person_settings::SettingsRows;
pub use presets::{PresetRows, Siblings};
pub use privacy::PrivacyRows;
pub use recount::RecountRows;
pub use results::{Origin, ResultRows};
pub use standings::{RankRow, StandingRows};
pub use study::StudyRows;
pub use surfaces::SurfaceRows;
pub use tables::TableRows;

/// A database that can be read.
#[async_trait]
pub trait Reader: Send + Sync {
    /// Its units of work.
    type Unit: Unit;

    /// A unit for reads without a common snapshot; it need not be ended.
    async fn look(&self) -> Result<Self::Unit, StoreError>;
}

/// A database that units of work read and write.
#[async_trait]
pub trait Database: Reader {
    /// Begins a unit of work that writes.
    async fn begin(&self) -> Result<Self::Unit, StoreError>;
}

/// Reads and writes that happen together, or not at all: a unit that is dropped before its commit changes nothing.
#[async_trait]
pub trait Unit:
    LeaderboardRows
    + ChatRows
    + DailyRows
    + InputRows
    + LeagueRows
    + LinkRows
    + PersonRows
    + SettingsRows
    + PresetRows
    + PrivacyRows
    + RecountRows
    + ResultRows
    + StandingRows
    + StudyRows
    + SurfaceRows
    + TableRows
    + Send
    + Sized
{
    /// Keeps other units from changing this until this one ends. A database with one writer at a time has nothing to do.
    async fn lock(&mut self, _what: Lock) -> Result<(), StoreError> {
        Ok(())
    }

    /// Saves what was written, durably.
    async fn commit(self) -> Result<(), StoreError>;

    /// Undoes what was written.
    async fn roll_back(self) -> Result<(), StoreError>;
}

/// A lock that a unit of work needs beyond the rows that it reads. A unit that needs several takes them in this order, so that no two units
/// wait for each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lock {
    /// The tries: whether an account may do something depends on how often it was done before. Codes are made and entered under it too.
    Tries,
    /// The seats: while it is held, persons at open tables act as the same persons, and nobody links accounts. A press waits for this lock
    /// as for any other writer.
    Seats,
    /// The presets: whether one may be added depends on those that exist.
    Presets,
    /// Results and the standings from them: results are counted in the order of their numbers.
    Results,
}
