//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};
use talon_cards::Card;

use super::{Call, Kind};
use crate::{BadNotation, GameAction};

/// An action of Belot (`rules/belot.md §6` to §8).
///
/// Its text, in `Display`, `FromStr` and serde, is the notation: `pass`, `H`, `NT`, `contra`, `recontra`; `terca`, `50`, `100`, `carre`;
/// `QS`, `b:QS`. It reveals no more about a declared combination than players say at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Action {
    /// Speaks in the auction.
    Call(Call),
    /// Before the first card: declares the best combination of this kind that is not declared yet.
    Declare(Kind),
    /// Leads a card, or plays it to the trick.
    Play(Card),
    /// The same with the king or queen of a pair, saying "belot".
    Belot(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call(call) => call.fmt(f),
            Self::Declare(kind) => kind.fmt(f),
            Self::Play(card) => card.fmt(f),
            Self::Belot(card) => write!(f, "b:{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        if let Some(card) = text.strip_prefix("b:") {
            return card.parse().map(Self::Belot).map_err(|_| BadNotation);
        }
        let call = || text.parse().map(Self::Call);
        let declaration = || text.parse().map(Self::Declare);
        text.parse().map(Self::Play).or_else(|_| call()).or_else(|_| declaration())
    }
}

impl GameAction for Action {
    #[inline]
    fn card(&self) -> Option<Card> {
        match self {
            Self::Play(card) | Self::Belot(card) => Some(*card),
            Self::Call(_) | Self::Declare(_) => None,
        }
    }
}
