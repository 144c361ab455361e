//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};
use talon_cards::Card;

use crate::{BadNotation, GameAction};

/// An action of Ristiseiska (`rules/ristiseiska.md §7`).
///
/// Its text, in `Display`, `FromStr` and serde, is the notation: `6S`, `g:6S`, `end`. `Debug` hides which card is given, because only two
/// players may know it (§14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Action {
    /// Puts the card on the table.
    Play(Card),
    /// Hands the card, face down, to the player who is stuck.
    Give(Card),
    /// After an ace or a king: plays no further card.
    EndTurn,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "{card}"),
            Self::Give(card) => write!(f, "g:{card}"),
            Self::EndTurn => f.write_str("end"),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "Play({card})"),
            Self::Give(_) => f.write_str("Give"),
            Self::EndTurn => f.write_str("EndTurn"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let card = |text: &str| text.parse().map_err(|_| BadNotation);
        match text.strip_prefix("g:") {
            Some(given) => card(given).map(Self::Give),
            None if text == "end" => Ok(Self::EndTurn),
            None => card(text).map(Self::Play),
        }
    }
}

impl GameAction for Action {
    #[inline]
    fn card(&self) -> Option<Card> {
        match self {
            Self::Play(card) | Self::Give(card) => Some(*card),
            Self::EndTurn => None,
        }
    }
}
