//! What happens in a deal.

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, Seat, Suit};

use crate::GameEvent;

/// An effect of an action. All of it is public but the card of [`Event::Drew`].
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A card was led, or played to the one that was led.
    Played {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The trick is complete.
    TrickWon {
        /// Who won it.
        seat: Seat,
        /// The led card and the one that followed.
        cards: [Card; 2],
    },
    /// A card was drawn from the talon.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which: only for the seat that drew it.
        card: Option<Card>,
    },
    /// The lowest trump was swapped for the turned card.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// The lowest trump.
        gave: Card,
        /// The card that was turned.
        took: Card,
    },
    /// The talon was closed.
    Closed {
        /// By whom.
        seat: Seat,
    },
    /// A marriage was announced.
    Announced {
        /// By whom.
        seat: Seat,
        /// In which suit.
        suit: Suit,
        /// What it counts: 20, or 40 in trumps.
        points: u8,
    },
    /// The deal was stopped with a claim, right or wrong.
    Claimed {
        /// By whom.
        seat: Seat,
    },
    /// The deal is over.
    Ended,
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Option<Seat>) -> Self {
        match *self {
            Self::Drew { seat, .. } if viewer != Some(seat) => Self::Drew { seat, card: None },
            Self::Drew { .. }
            | Self::Played { .. }
            | Self::TrickWon { .. }
            | Self::Exchanged { .. }
            | Self::Closed { .. }
            | Self::Announced { .. }
            | Self::Claimed { .. }
            | Self::Ended => *self,
        }
    }

    fn reveals(&self) -> bool {
        match self {
            Self::Drew { .. } => true,
            Self::Played { .. }
            | Self::TrickWon { .. }
            | Self::Exchanged { .. }
            | Self::Closed { .. }
            | Self::Announced { .. }
            | Self::Claimed { .. }
            | Self::Ended => false,
        }
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Played { seat, card } => write!(f, "Played({seat}, {card})"),
            Self::TrickWon { seat, cards: [led, followed] } => {
                write!(f, "TrickWon({seat}, {led} {followed})")
            }
            Self::Drew { seat, .. } => write!(f, "Drew({seat})"),
            Self::Exchanged { seat, gave, took } => write!(f, "Exchanged({seat}, {gave} {took})"),
            Self::Closed { seat } => write!(f, "Closed({seat})"),
            Self::Announced { seat, suit, points } => {
                write!(f, "Announced({seat}, {suit}, {points})")
            }
            Self::Claimed { seat } => write!(f, "Claimed({seat})"),
            Self::Ended => f.write_str("Ended"),
        }
    }
}
