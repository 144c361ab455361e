//! Players as programs: Talon's own, served over JSON lines, and anybody's, seated in the arena.
//!
//! `docs/engine.md` describes the protocol for its users. [`serve`] is the player's end, [`Program`] the table's. [`Contest`] plays the
//! rounds of a bout on all cores.

mod built_in;
mod contest;
mod entrant;
pub mod lines;
mod messages;
mod plain;
mod program;
mod serve;

pub use built_in::{BuiltIn, UnknownPlayer};
pub use contest::{Contest, Ended};
pub use entrant::{BadEntrant, Entrant};
pub use messages::{BadSeed, PROTOCOL};
pub use plain::{Ending, plain};
pub use program::{Patience, Program, Trouble};
pub use serve::serve;
