//! What is played: a trump suit, no trump or all trumps.

use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_cards::Suit;

use crate::BadNotation;
use crate::game::no_notation;

/// A contract, in the order of bidding (`rules/belot.md §2`).
///
/// Its text, in `Display`, `FromStr` and serde, is `C`, `D`, `H`, `S`, `NT` or `AT`.
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(parse_err_ty = BadNotation, parse_err_fn = no_notation)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Contract {
    /// Clubs are trumps.
    #[strum(serialize = "C")]
    Clubs,
    /// Diamonds are trumps.
    #[strum(serialize = "D")]
    Diamonds,
    /// Hearts are trumps.
    #[strum(serialize = "H")]
    Hearts,
    /// Spades are trumps.
    #[strum(serialize = "S")]
    Spades,
    /// No suit is trump, and points count double.
    #[strum(serialize = "NT")]
    NoTrump,
    /// Every suit ranks and counts as trumps do, but none beats another.
    #[strum(serialize = "AT")]
    AllTrumps,
}

impl Contract {
    /// Every contract, from low to high.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The contract with this trump suit.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        match suit {
            Suit::Clubs => Self::Clubs,
            Suit::Diamonds => Self::Diamonds,
            Suit::Hearts => Self::Hearts,
            Suit::Spades => Self::Spades,
        }
    }

    /// The suit that beats the others, if one does.
    #[must_use]
    #[inline]
    pub const fn trump(self) -> Option<Suit> {
        match self {
            Self::Clubs => Some(Suit::Clubs),
            Self::Diamonds => Some(Suit::Diamonds),
            Self::Hearts => Some(Suit::Hearts),
            Self::Spades => Some(Suit::Spades),
            Self::NoTrump | Self::AllTrumps => None,
        }
    }

    /// Whether the cards of this suit rank and count as trumps.
    #[must_use]
    #[inline]
    pub const fn ranks_as_trump(self, suit: Suit) -> bool {
        match self {
            Self::AllTrumps => true,
            Self::NoTrump => false,
            Self::Clubs | Self::Diamonds | Self::Hearts | Self::Spades => self as u8 == suit as u8,
        }
    }

    /// Whether combinations and belots count: not at no trump (`rules/belot.md §8`).
    #[must_use]
    pub const fn has_announcements(self) -> bool {
        match self {
            Self::NoTrump => false,
            Self::Clubs | Self::Diamonds | Self::Hearts | Self::Spades | Self::AllTrumps => true,
        }
    }

    /// How often a point counts: twice at no trump (`rules/belot.md §9`).
    #[must_use]
    pub const fn factor(self) -> u16 {
        match self {
            Self::NoTrump => 2,
            Self::Clubs | Self::Diamonds | Self::Hearts | Self::Spades | Self::AllTrumps => 1,
        }
    }
}
