//! What is to be played: rounds and their matches.

use serde::{Deserialize, Serialize};

use super::entry::Person;

/// A match that is to be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixture {
    /// Its round, from 1.
    pub round: u32,
    /// Its table in that round, from 1.
    pub table: u32,
    /// The players, by seat. The first deals first.
    pub players: Vec<Person>,
}

/// A round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// Its matches.
    pub fixtures: Vec<Fixture>,
    /// The players without an opponent.
    pub byes: Vec<Person>,
}

impl Round {
    /// Adds a match at the next table.
    pub(super) fn add(&mut self, players: Vec<Person>) {
        let table = u32::try_from(self.fixtures.len()).unwrap_or(u32::MAX).saturating_add(1);
        self.fixtures.push(Fixture { round: self.number, table, players });
    }
}
