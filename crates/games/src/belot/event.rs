//! What happens in a deal.

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, Seat, Suit};

use super::{Call, Declared, Kind};
use crate::GameEvent;

/// An effect of an action. All of it is public but the cards of [`Event::Drew`].
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody spoke in the auction.
    Called {
        /// Who.
        seat: Seat,
        /// What.
        call: Call,
    },
    /// The contract is final, and the last three cards were dealt.
    Drew {
        /// To whom.
        seat: Seat,
        /// Which: only for the seat that got them.
        cards: Option<[Card; 3]>,
    },
    /// A combination was declared.
    Declared {
        /// By whom.
        seat: Seat,
        /// What was said of it.
        kind: Kind,
    },
    /// A card was led, or played to the trick.
    Played {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// "Belot" was said with the card just played.
    Belot {
        /// By whom.
        seat: Seat,
        /// Of which suit.
        suit: Suit,
    },
    /// The trick is complete.
    TrickWon {
        /// Who won it.
        seat: Seat,
        /// Its cards, in the order of play.
        cards: [Card; 3],
    },
    /// After the last trick: what a player's combinations were.
    Disclosed {
        /// Whose.
        seat: Seat,
        /// Which.
        declared: Declared,
    },
    /// All passed: the cards are thrown in.
    ThrownIn,
    /// The deal is over.
    Ended,
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Option<Seat>) -> Self {
        match *self {
            Self::Drew { seat, .. } if viewer != Some(seat) => Self::Drew { seat, cards: None },
            Self::Drew { .. }
            | Self::Called { .. }
            | Self::Declared { .. }
            | Self::Played { .. }
            | Self::Belot { .. }
            | Self::TrickWon { .. }
            | Self::Disclosed { .. }
            | Self::ThrownIn
            | Self::Ended => *self,
        }
    }

    fn reveals(&self) -> bool {
        match self {
            Self::Drew { .. } | Self::Disclosed { .. } => true,
            Self::Called { .. }
            | Self::Declared { .. }
            | Self::Played { .. }
            | Self::Belot { .. }
            | Self::TrickWon { .. }
            | Self::ThrownIn
            | Self::Ended => false,
        }
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Called { seat, call } => write!(f, "Called({seat}, {call})"),
            Self::Drew { seat, .. } => write!(f, "Drew({seat})"),
            Self::Declared { seat, kind } => write!(f, "Declared({seat}, {kind})"),
            Self::Played { seat, card } => write!(f, "Played({seat}, {card})"),
            Self::Belot { seat, suit } => write!(f, "Belot({seat}, {suit})"),
            Self::TrickWon { seat, cards: [first, second, third] } => {
                write!(f, "TrickWon({seat}, {first} {second} {third})")
            }
            Self::Disclosed { seat, declared } => write!(f, "Disclosed({seat}, {declared:?})"),
            Self::ThrownIn => f.write_str("ThrownIn"),
            Self::Ended => f.write_str("Ended"),
        }
    }
}
