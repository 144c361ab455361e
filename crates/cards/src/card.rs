//! One card: a rank in a suit.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The text is not a card, a rank or a suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a card: expected a rank of 23456789TJQKA and a suit of CDHS, such as TD")]
pub struct BadCard;

const fn bad_card(_: &str) -> BadCard {
    BadCard
}

/// One of the four suits, in the order in which cards are sorted and packs are written.
///
/// Its text, in `Display`, `FromStr` and serde, is its [letter](Suit::letter).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(parse_err_ty = BadCard, parse_err_fn = bad_card)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// ♣
    #[strum(serialize = "C")]
    Clubs,
    /// ♦
    #[strum(serialize = "D")]
    Diamonds,
    /// ♥
    #[strum(serialize = "H")]
    Hearts,
    /// ♠
    #[strum(serialize = "S")]
    Spades,
}

impl Suit {
    /// Every suit, in order.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The suit's symbol, as people see it: ♣ ♦ ♥ ♠.
    #[must_use]
    #[inline]
    pub const fn glyph(self) -> char {
        match self {
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
            Self::Spades => '♠',
        }
    }

    /// The suit's letter in the notation: `C D H S`.
    #[must_use]
    #[inline]
    pub fn letter(self) -> &'static str {
        self.into()
    }

    /// Whether the suit is printed red.
    #[must_use]
    #[inline]
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Diamonds | Self::Hearts)
    }

    /// The suit's place in [`Suit::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the thirteen ranks, in their printed order. How high a rank counts is a matter of the
/// game: in Santase the ten beats the king.
///
/// Its text, in `Display`, `FromStr` and serde, is its [letter](Rank::letter).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(parse_err_ty = BadCard, parse_err_fn = bad_card)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Rank {
    #[strum(serialize = "2")]
    Two = 2,
    #[strum(serialize = "3")]
    Three,
    #[strum(serialize = "4")]
    Four,
    #[strum(serialize = "5")]
    Five,
    #[strum(serialize = "6")]
    Six,
    #[strum(serialize = "7")]
    Seven,
    #[strum(serialize = "8")]
    Eight,
    #[strum(serialize = "9")]
    Nine,
    #[strum(serialize = "T")]
    Ten,
    #[strum(serialize = "J")]
    Jack,
    #[strum(serialize = "Q")]
    Queen,
    #[strum(serialize = "K")]
    King,
    #[strum(serialize = "A")]
    Ace,
}

impl Rank {
    /// Every rank, from the two to the ace.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The rank's letter in the notation: `2` to `9`, then `T J Q K A`.
    #[must_use]
    #[inline]
    pub fn letter(self) -> &'static str {
        self.into()
    }

    /// The rank's place in [`Rank::ALL`].
    #[inline]
    const fn place(self) -> usize {
        self as usize - Self::Two as usize
    }
}

/// The ranks and the suits of the cards: a lookup is cheaper than a division.
const RANKS: PerCard<Rank> = {
    let mut ranks = PerCard::filled(Rank::Two);
    let mut index = 0;
    while index < Card::COUNT {
        ranks.set(Card(index), Rank::ALL[index as usize % Rank::ALL.len()]);
        index += 1;
    }
    ranks
};
const SUITS: PerCard<Suit> = {
    let mut suits = PerCard::filled(Suit::Clubs);
    let mut index = 0;
    while index < Card::COUNT {
        suits.set(Card(index), Suit::ALL[index as usize / Rank::ALL.len()]);
        index += 1;
    }
    suits
};

/// A card of the 52. Ordered by suit, then by printed rank.
///
/// Its text, in `Display`, `FromStr`, `Debug` and serde, is the rank's letter and the suit's:
/// `TD` is the ten of diamonds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: u8 = 52;

    /// The card of this rank and suit.
    #[must_use]
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(suit as u8 * 13 + rank.place() as u8)
    }

    /// Its rank.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        RANKS.of(self)
    }

    /// Its suit.
    #[must_use]
    #[inline]
    pub const fn suit(self) -> Suit {
        SUITS.of(self)
    }

    /// Its number, `0..52`: clubs from the two to the ace, then diamonds, hearts, spades.
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The card of this number, if it is below [`Card::COUNT`].
    #[must_use]
    #[inline]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// The card of a bit that is set in a [`CardSet`](crate::CardSet), whose bits are all cards'.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Self {
        Self(bit as u8)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        let (rank, suit) = text.split_at_checked(1).ok_or(BadCard)?;
        Ok(Self::new(rank.parse()?, suit.parse()?))
    }
}

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
