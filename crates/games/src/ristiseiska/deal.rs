//! The state of one round: where every card is, what happened last, and whose decision is due.
//!
//! `legality` has what may be done in it, `play` the effects.

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat};

use super::grid::Grid;
use super::{Ending, ROOM, Rules};

/// Where in the round we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A player plays a card.
    Turn,
    /// A player has played an ace or a king and may play once more.
    Bonus,
    /// A player is stuck, and another must give him a card.
    Give,
    /// The round is over.
    Over,
}

/// What a seat did in its last turn. Everybody watched it, except for the card that was given.
///
/// `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LastTurn {
    /// It played: one card, or several with an ace or a king before the last.
    Played {
        /// The cards.
        cards: CardSet,
    },
    /// It was stuck, and no card was given: it took the token, or the turn just passed.
    Stuck,
    /// It was stuck and got a card.
    Given {
        /// From whom.
        from: Seat,
        /// Which: only for the giver and the receiver.
        card: Option<Card>,
    },
}

impl LastTurn {
    /// As this viewer may know it; `of` is the seat whose turn it was.
    pub(super) fn seen_by(self, viewer: Option<Seat>, of: Seat) -> Self {
        match self {
            Self::Given { from, .. } if viewer != Some(from) && viewer != Some(of) => Self::Given { from, card: None },
            Self::Given { .. } | Self::Played { .. } | Self::Stuck => self,
        }
    }
}

impl fmt::Debug for LastTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Played { cards } => write!(f, "Played({} cards)", cards.len()),
            Self::Stuck => f.write_str("Stuck"),
            Self::Given { from, .. } => write!(f, "Given(by {from})"),
        }
    }
}

/// One round of Ristiseiska: a small `Copy` value. `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub(super) rules: Rules,
    pub(super) seats: u8,
    pub(super) dealer: Seat,
    pub(super) hands: [CardSet; ROOM],
    pub(super) grid: Grid,
    pub(super) stage: Stage,
    pub(super) token: Option<Seat>,
    /// How many turns have begun, as far as it matters.
    pub(super) turns: u8,
    /// How many turns in a row have passed without a card played.
    pub(super) idle: u8,
    pub(super) last: [Option<LastTurn>; ROOM],
}

/// Whose decision is due.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// The seat holds a card that fits and must play one.
    Turn { seat: Seat },
    /// The seat has played an ace or a king, holds a card that fits, and may play it.
    Bonus { seat: Seat },
    /// `to` is stuck; `giver` chooses a card for him.
    Give { giver: Seat, to: Seat },
    /// The hand of `winner` is empty.
    Over { winner: Seat, ending: Ending },
}

impl Deal {
    /// Where in the round we are.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Turn { .. } => Phase::Turn,
            Stage::Bonus { .. } => Phase::Bonus,
            Stage::Give { .. } => Phase::Give,
            Stage::Over { .. } => Phase::Over,
        }
    }

    /// The seat that must decide; nobody when the round is over.
    #[must_use]
    #[inline]
    pub const fn on_turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Turn { seat } | Stage::Bonus { seat } => Some(seat),
            Stage::Give { giver, .. } => Some(giver),
            Stage::Over { .. } => None,
        }
    }

    /// The table's options.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    pub(super) const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ristiseiska::Deal")
            .field("phase", &self.phase())
            .field("on_turn", &self.on_turn())
            .field("seats", &self.seats)
            .field("laid", &self.grid.laid())
            .field("token", &self.token)
            .field("turns_without_play", &self.idle)
            .finish_non_exhaustive()
    }
}
