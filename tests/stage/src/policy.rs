//! How the people in the tests decide: by what they see, and a seed.

use std::hash::{DefaultHasher, Hash, Hasher as _};

use super::screen::{Choice, Turn};

/// A number derived from a seed and its purpose.
pub fn draw(seed: u64, what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seed, what).hash(&mut hasher);
    hasher.finish()
}

/// A person's way to play.
#[derive(Debug, Clone, Copy)]
pub struct Policy {
    /// The same seed gives the same decisions.
    pub seed: u64,
    /// How eagerly a person claims 66, with or without reason, and closes the talon; a card weighs 8. The higher it is, the shorter are
    /// deals of the marriage games.
    pub haste: u64,
}

impl Policy {
    /// The same policy, but claims, closes and doubles nothing, so that no page asks for confirmation.
    #[must_use]
    pub fn patient(self) -> Self {
        Self { haste: 0, ..self }
    }

    /// The decision on a page: always the same on the same page.
    pub fn choose<'a, M>(&self, turn: &'a Turn<M>) -> &'a Choice {
        let weight = |choice: &Choice| match choice.action.as_str() {
            "claim" => self.haste,
            // A meld that declares 66.
            meld if meld.ends_with('!') => self.haste,
            "close" => self.haste.div_ceil(4),
            // Ending a turn early, or passing, makes the round longer.
            "end" | "pass" => 2,
            // A single contract at twice or four times the stakes decides a match of Belot.
            "contra" | "recontra" => self.haste.min(1),
            _ => 8,
        };
        let actions: Vec<&str> = turn.choices.iter().map(|choice| choice.action.as_str()).collect();
        let total: u64 = turn.choices.iter().map(weight).sum();
        let mut at = draw(self.seed, (turn.number, actions)) % total;
        for choice in &turn.choices {
            let weight = weight(choice);
            if at < weight {
                return choice;
            }
            at -= weight;
        }
        unreachable!("the weights add up")
    }
}
