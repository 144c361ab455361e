//! The people in a league.

use serde::{Deserialize, Serialize};

/// A person, by number.
pub type Person = u64;

/// Somebody's part in a league.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The person.
    pub who: Person,
    /// The first round that they play in; 1 for a player who was there from the beginning.
    pub from_round: u32,
    /// The last round that they play in, if they left.
    pub until_round: Option<u32>,
}

impl Entry {
    /// Whether they play in a round.
    #[must_use]
    pub fn plays_in(&self, round: u32) -> bool {
        self.from_round <= round && self.until_round.is_none_or(|until| round <= until)
    }
}
