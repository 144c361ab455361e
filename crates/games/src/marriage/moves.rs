//! Everything that a player can do in any game of the family, and its notation.

use std::fmt;
use std::str::FromStr;

use talon_cards::{Card, Suit};

use crate::BadNotation;

/// Everything that a player can do in any game of the family. A game's own actions are some of these; those that all games have
/// come first, so that conversions cost nothing.
///
/// Its text, in `Display` and `FromStr`, is the notation: `QS`, `QS!`, `draw`, `x`, `close`, `m:H`, `claim`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Leads a card, or plays it to the one that was led.
    Play(Card),
    /// Swaps the lowest trump for the turned card.
    Exchange,
    /// Closes the talon.
    Close,
    /// Announces the marriage of the suit.
    Announce(Suit),
    /// Claims to have 66.
    Claim,
    /// After a trick: both draw.
    Draw,
    /// Shows this card's marriage and claims to have 66 with it.
    MarryAndClaim(Card),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "{card}"),
            Self::MarryAndClaim(card) => write!(f, "{card}!"),
            Self::Draw => f.write_str("draw"),
            Self::Exchange => f.write_str("x"),
            Self::Close => f.write_str("close"),
            Self::Announce(suit) => write!(f, "m:{suit}"),
            Self::Claim => f.write_str("claim"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "draw" => return Ok(Self::Draw),
            "x" => return Ok(Self::Exchange),
            "close" => return Ok(Self::Close),
            "claim" => return Ok(Self::Claim),
            _ => {}
        }
        if let Some(suit) = text.strip_prefix("m:") {
            suit.parse().map(Self::Announce).map_err(|_| BadNotation)
        } else if let Some(card) = text.strip_suffix('!') {
            card.parse().map(Self::MarryAndClaim).map_err(|_| BadNotation)
        } else {
            text.parse().map(Self::Play).map_err(|_| BadNotation)
        }
    }
}

/// Defines a game's actions: which of the family's moves it has, and what it calls them. The family provides notation and
/// serde.
macro_rules! family_actions {
    (
        $(#[$meta:meta])*
        Action { $($(#[$action_meta:meta])* $action:ident $(($part:ident: $type:ty))? = $made:ident,)+ }
    ) => {
        $(#[$meta])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash,
            serde_with::SerializeDisplay, serde_with::DeserializeFromStr,
        )]
        pub enum Action {
            $($(#[$action_meta])* $action $(($type))?,)+
        }

        impl From<Action> for $crate::marriage::Move {
            #[inline]
            fn from(action: Action) -> Self {
                match action {
                    $(Action::$action $(($part))? => Self::$made $(($part))?,)+
                }
            }
        }

        impl From<talon_cards::Card> for Action {
            #[inline]
            fn from(card: talon_cards::Card) -> Self {
                Self::Play(card)
            }
        }

        impl TryFrom<$crate::marriage::Move> for Action {
            type Error = $crate::BadNotation;

            #[inline]
            fn try_from(made: $crate::marriage::Move) -> Result<Self, $crate::BadNotation> {
                use $crate::marriage::Move;
                match made {
                    $(Move::$made $(($part))? => Ok(Self::$action $(($part))?),)+
                    #[allow(unreachable_patterns, reason = "unreachable in a game that has every move")]
                    _ => Err($crate::BadNotation),
                }
            }
        }

        impl std::fmt::Display for Action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::marriage::Move::from(*self).fmt(f)
            }
        }

        impl std::str::FromStr for Action {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> Result<Self, $crate::BadNotation> {
                text.parse::<$crate::marriage::Move>()?.try_into()
            }
        }

        impl $crate::GameAction for Action {
            #[inline]
            fn card(&self) -> Option<talon_cards::Card> {
                match self {
                    Self::Play(card) => Some(*card),
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use family_actions;
