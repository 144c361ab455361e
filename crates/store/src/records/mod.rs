//! The rules of what is stored, once for every database.
//!
//! Each function is a part of one unit of work: it reads and writes rows ([`Unit`]) and decides. The ports that the house asks are
//! implemented here for any [`Database`](crate::database::Database).

mod archive;
mod chats;
mod commit;
mod daily;
mod leaderboards;
mod links;
mod moved_logs;
mod pages;
mod people;
mod person_settings;
mod presets;
mod privacy;
mod results;
mod standings;
mod study;
mod tries;

use crate::StoreError;
use crate::database::Unit;

pub use chats::Moves;
pub use commit::Decisions;
pub use daily::Dailies;
pub use leaderboards::Results;
pub use links::Links;
pub use pages::Surfaces;
pub use people::Choices;
pub use person_settings::SettingsStore;
pub use presets::Presets;
pub use privacy::Privacy;
pub use study::{Findings, Puzzles};

/// An answer that says whether anything was changed. A unit that changed nothing saves nothing, not even the input's key.
trait Concluded {
    fn changed(&self) -> bool;
}

/// Commits or rolls back a unit of work, as its answer says.
async fn end<U: Unit, T: Concluded>(unit: U, answer: T) -> Result<T, StoreError> {
    if answer.changed() {
        unit.commit().await?;
    } else {
        unit.roll_back().await?;
    }
    Ok(answer)
}
