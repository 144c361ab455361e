//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};
use talon_cards::{Card, Suit};

use crate::{BadNotation, GameAction};

/// An action of Santase (`rules/santase.md §6`).
///
/// Its text, in `Display`, `FromStr` and serde, is the notation: `QS`, `draw`, `x`, `close`,
/// `m:H`, `claim`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Action {
    /// Leads a card, or plays it to the one that was led.
    Play(Card),
    /// After a trick: both draw.
    Draw,
    /// Swaps the nine of trumps for the turned card.
    Exchange,
    /// Closes the talon.
    Close,
    /// Announces the marriage of the suit.
    Announce(Suit),
    /// Claims to have 66.
    Claim,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "{card}"),
            Self::Draw => f.write_str("draw"),
            Self::Exchange => f.write_str("x"),
            Self::Close => f.write_str("close"),
            Self::Announce(suit) => write!(f, "m:{suit}"),
            Self::Claim => f.write_str("claim"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "draw" => Ok(Self::Draw),
            "x" => Ok(Self::Exchange),
            "close" => Ok(Self::Close),
            "claim" => Ok(Self::Claim),
            _ => match text.strip_prefix("m:") {
                Some(suit) => suit.parse().map(Self::Announce).map_err(|_| BadNotation),
                None => text.parse().map(Self::Play).map_err(|_| BadNotation),
            },
        }
    }
}

impl GameAction for Action {
    fn card(&self) -> Option<Card> {
        match self {
            Self::Play(card) => Some(*card),
            Self::Draw | Self::Exchange | Self::Close | Self::Announce(_) | Self::Claim => None,
        }
    }
}
