//! Counters by name.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A game's counters besides matches and points, such as `"capots"`: sums by name. In serde, an object of numbers.
///
/// The caller chooses the names. A missing counter is zero.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally(BTreeMap<String, i64>);

impl Tally {
    /// No counters.
    #[must_use]
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// Adds to one counter; the sum saturates.
    pub fn add(&mut self, name: &str, amount: i64) {
        let counter = self.0.entry(name.to_owned()).or_default();
        *counter = counter.saturating_add(amount);
    }

    /// Adds every counter of another tally.
    pub fn merge(&mut self, other: &Self) {
        for (name, amount) in other.iter() {
            self.add(name, amount);
        }
    }

    /// One counter.
    #[must_use]
    pub fn get(&self, name: &str) -> i64 {
        self.0.get(name).copied().unwrap_or(0)
    }

    /// All counters that were ever added to, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, i64)> {
        self.0.iter().map(|(name, amount)| (name.as_str(), *amount))
    }
}
