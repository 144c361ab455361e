//! What happens in a round.

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, Seat};

use crate::GameEvent;

/// An effect of an action. All of it is public but the card of [`Event::Given`].
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A card was put on the table.
    Played {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player has no card that fits, and plays none in this turn.
    Stuck {
        /// Who.
        seat: Seat,
        /// Who must give him a card; nobody where none is given.
        giver: Option<Seat>,
    },
    /// A card was handed over face down. The receiver's turn is over.
    Given {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which: only for these two.
        card: Option<Card>,
    },
    /// The token went to the player who was stuck.
    TokenTaken {
        /// Who has it now.
        seat: Seat,
        /// Who had it before; nobody at first, and the same seat if he was stuck again.
        from: Option<Seat>,
    },
    /// A player who could have played a further card after an ace or a king played none.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// The round is over.
    Ended,
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Option<Seat>) -> Self {
        match *self {
            Self::Given { from, to, .. } if viewer != Some(from) && viewer != Some(to) => {
                Self::Given { from, to, card: None }
            }
            Self::Given { .. }
            | Self::Played { .. }
            | Self::Stuck { .. }
            | Self::TokenTaken { .. }
            | Self::TurnEnded { .. }
            | Self::Ended => *self,
        }
    }

    fn reveals(&self) -> bool {
        match self {
            // A stuck player reveals which cards are not in the hand.
            Self::Given { .. } | Self::Stuck { .. } => true,
            Self::Played { .. } | Self::TokenTaken { .. } | Self::TurnEnded { .. } | Self::Ended => false,
        }
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Played { seat, card } => write!(f, "Played({seat}, {card})"),
            Self::Stuck { seat, giver: Some(giver) } => write!(f, "Stuck({seat}, giver {giver})"),
            Self::Stuck { seat, giver: None } => write!(f, "Stuck({seat})"),
            Self::Given { from, to, .. } => write!(f, "Given({from} to {to})"),
            Self::TokenTaken { seat, .. } => write!(f, "TokenTaken({seat})"),
            Self::TurnEnded { seat } => write!(f, "TurnEnded({seat})"),
            Self::Ended => f.write_str("Ended"),
        }
    }
}
