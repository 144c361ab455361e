//! How the people of the tests decide: from what they see, and a seed.

use std::hash::{DefaultHasher, Hash, Hasher as _};

use super::screen::{Choice, Turn};

/// A number that follows from a seed and what it is for.
pub fn draw(seed: u64, what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seed, what).hash(&mut hasher);
    hasher.finish()
}

/// A person's way to play.
#[derive(Debug, Clone, Copy)]
pub struct Policy {
    /// The same seed, the same decisions.
    pub seed: u64,
    /// How readily 66 is claimed, with or without reason, and the talon closed; a card weighs 8. Deals of the marriage
    /// games are the shorter the higher it is.
    pub haste: u64,
}

impl Policy {
    /// The same of a person who claims, closes and doubles nothing, so that no page asks anything before a decision.
    #[must_use]
    pub fn patient(self) -> Self {
        Self { haste: 0, ..self }
    }

    /// The decision. The same page always brings the same one.
    pub fn choose<'a, M>(&self, turn: &'a Turn<M>) -> &'a Choice {
        let weight = |choice: &Choice| match choice.action.as_str() {
            "claim" => self.haste,
            // A meld with which 66 is declared.
            meld if meld.ends_with('!') => self.haste,
            "close" => self.haste.div_ceil(4),
            // Who ends a turn early, or passes, makes the round longer.
            "end" | "pass" => 2,
            // One contract at twice or four times the stake decides a match of Belot.
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
