//! A database: small reads and writes of rows, in units of work.
//!
//! The rules about stored data stand once, in the house's records, and are written over these traits. A database knows
//! none of them: it consists of statements and columns. So every [`Database`] keeps links, and everything else that the
//! records define, in the same way.

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
pub use presets::{Beside, PresetRows};
pub use privacy::PrivacyRows;
pub use recount::RecountRows;
pub use results::{Origin, ResultRows};
pub use standings::{RankRow, StandingRows};
pub use study::StudyRows;
pub use surfaces::SurfaceRows;
pub use tables::TableRows;

/// A database that is read.
#[async_trait]
pub trait Reader: Send + Sync {
    /// Its units of work.
    type Unit: Unit;

    /// A unit for reads, each of its own moment: there is nothing to end.
    async fn look(&self) -> Result<Self::Unit, StoreError>;
}

/// A database that units of work read and write.
#[async_trait]
pub trait Database: Reader {
    /// Begins a unit of work that writes.
    async fn begin(&self) -> Result<Self::Unit, StoreError>;
}

/// Reads and writes that come about together, or not at all: one that is dropped before it is committed changes nothing.
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
    /// Lets no other unit change this until this one ends. A database in which one unit at a time writes has nothing to do.
    async fn lock(&mut self, _what: Lock) -> Result<(), StoreError> {
        Ok(())
    }

    /// Keeps what was written; afterwards it outlives the process.
    async fn commit(self) -> Result<(), StoreError>;

    /// Takes back what was written.
    async fn roll_back(self) -> Result<(), StoreError>;
}

/// A lock on which a unit of work relies beyond the rows that it reads. A unit that needs several takes them in this
/// order, so that no two units wait for each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lock {
    /// The tries: whether an account may do something depends on how often it was done before. Codes are made and
    /// entered under it too.
    Tries,
    /// The seats: the persons who sit at an open table stay who they are, and nobody else links. A press waits for this
    /// lock as it would for any other writer.
    Seats,
    /// The presets: whether one may be added depends on those that exist.
    Presets,
    /// Results and the standings from them: results are counted in the order of their numbers.
    Results,
}
