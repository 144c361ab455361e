//! A shuffled pack.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Card;

/// Cards in dealing order: the first one leaves the pack first. In serde an array of cards.
///
/// `Debug` shows only how many there are. The game that is dealt from them checks whether the cards are its pack.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deck(Vec<Card>);

impl Deck {
    /// A deck of these cards, the first to be dealt first.
    #[must_use]
    pub const fn new(cards: Vec<Card>) -> Self {
        Self(cards)
    }

    /// The cards, the first to be dealt first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({} hidden cards)", self.0.len())
    }
}
