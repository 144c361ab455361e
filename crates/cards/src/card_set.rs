//! A set of cards, as one bit each.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{BadCard, Card, PerCard, Rank, Suit};

/// A set of cards: a `Copy` word with one bit for each of the 52.
///
/// Iterates in the order of [`Card`]. In serde an array of cards, in that order; `Display` and `FromStr` write the cards with a space
/// between them. `Debug` shows only how many there are, because most sets are somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    const ALL: u64 = (1 << Card::COUNT) - 1;
    const SUIT: u64 = (1 << 13) - 1;

    /// The set of this one card.
    #[must_use]
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// Every card of the suit.
    #[must_use]
    #[inline]
    pub const fn all_of(suit: Suit) -> Self {
        Self(Self::SUIT << (suit as u8 * 13))
    }

    /// Every card of the rank.
    #[must_use]
    #[inline]
    pub const fn all_of_rank(rank: Rank) -> Self {
        const TWOS: u64 = 1 | 1 << 13 | 1 << 26 | 1 << 39;
        Self(TWOS << (rank as u8 - Rank::Two as u8))
    }

    /// Every card of this one's suit.
    #[must_use]
    #[inline]
    pub const fn suit_of(card: Card) -> Self {
        SUIT_OF.of(card)
    }

    /// Adds a card; `false` if it was there.
    #[inline]
    pub const fn insert(&mut self, card: Card) -> bool {
        let added = !self.contains(card);
        self.0 |= 1 << card.index();
        added
    }

    /// Takes a card out; `false` if it was not there.
    #[inline]
    pub const fn remove(&mut self, card: Card) -> bool {
        let removed = self.contains(card);
        self.0 &= !(1 << card.index());
        removed
    }

    /// Whether the card is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card in order.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::of_bit(self.0.trailing_zeros())) }
    }

    /// The last card in order.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::of_bit(self.0.ilog2())) }
    }

    /// The cards, in order.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Cards {
        Cards(self)
    }

    /// For each card except the last of all 52, the one after it in order: in its suit the next printed rank, and after an ace the
    /// two of the next suit.
    #[must_use]
    #[inline]
    pub const fn successors(self) -> Self {
        Self(self.0 << 1 & Self::ALL)
    }

    /// For each card except the first of all 52, the one before it in order.
    #[must_use]
    #[inline]
    pub const fn predecessors(self) -> Self {
        Self(self.0 >> 1)
    }

    /// The cards of one suit.
    #[must_use]
    #[inline]
    pub const fn of_suit(self, suit: Suit) -> Self {
        self.intersection(Self::all_of(suit))
    }

    /// The cards in either.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards in both.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether every card of this set is in the other.
    #[must_use]
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

/// For each card its whole suit: a lookup is cheaper than a shift.
const SUIT_OF: PerCard<CardSet> = {
    let mut suits = PerCard::filled(CardSet::EMPTY);
    let mut cards = CardSet(CardSet::ALL);
    while let Some(card) = cards.first() {
        suits.set(card, CardSet::all_of(card.suit()));
        cards.remove(card);
    }
    suits
};

impl BitOr for CardSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.intersection(other)
    }
}

impl Sub for CardSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.difference(other)
    }
}

/// The cards of a [`CardSet`], in order.
#[derive(Clone)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Cards {}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({} cards)", self.0.len())
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    #[inline]
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cards);
        set
    }
}

impl Extend<Card> for CardSet {
    #[inline]
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl From<Card> for CardSet {
    #[inline]
    fn from(card: Card) -> Self {
        Self::only(card)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardSet({} cards)", self.len())
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl FromStr for CardSet {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        text.split_whitespace().map(Card::from_str).collect()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: Self = cards.iter().copied().collect();
        if set.len() == cards.len() { Ok(set) } else { Err(D::Error::custom("a card occurs twice in the set")) }
    }
}
