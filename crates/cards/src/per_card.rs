//! Tables with an entry for every card.

use crate::Card;

/// More than there are cards, and a power of two: an index that is masked with it needs no bounds check.
const SLOTS: usize = 64;

/// A value for each card. A lookup costs a single load: the card is random, so a table is faster than a mispredicted branch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerCard<T>([T; SLOTS]);

impl<T: Copy> PerCard<T> {
    /// The same value for every card.
    #[must_use]
    pub const fn filled(value: T) -> Self {
        Self([value; SLOTS])
    }

    /// Gives the card another value.
    pub const fn set(&mut self, card: Card, value: T) {
        self.0[slot(card)] = value;
    }

    /// The card's value.
    #[must_use]
    #[inline]
    pub const fn of(&self, card: Card) -> T {
        self.0[slot(card)]
    }
}

#[inline]
const fn slot(card: Card) -> usize {
    card.index() as usize % SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every card has a place of its own.
    #[test]
    fn what_is_set_for_a_card_is_found_for_it_alone() {
        let mut table = PerCard::filled(0);
        for index in 0..Card::COUNT {
            table.set(Card::from_index(index).unwrap(), index + 1);
        }
        for index in 0..Card::COUNT {
            assert_eq!(table.of(Card::from_index(index).unwrap()), index + 1);
        }
    }
}
